-- A row goes from the list to where its table's rows lie in two steps: first it is written there, and later, when all that
-- came before it are there too, it leaves the list from its beginning. Each step touches few pages. In between a row is in
-- both places and counts once.

DROP VIEW log;

CREATE VIEW log (number, seq, seat, notation, key) AS
    SELECT number, seq, seat, notation, key FROM settled
    UNION ALL
    SELECT number, seq, seat, notation, key FROM recent
        WHERE NOT EXISTS (SELECT 1 FROM settled AS there
            WHERE there.number = recent.number AND there.seq = recent.seq);

CREATE TRIGGER log_is_not_edited INSTEAD OF UPDATE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

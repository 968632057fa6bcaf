-- Rows of all tables go to one list first, in the order in which they come: the rows of a commit lie side by side, however
-- many tables they belong to, and little has to be written. Now and then the list is moved to where each table's rows
-- lie together.

ALTER TABLE log RENAME TO settled;

-- Few at any time, and therefore searched from end to end. Whoever appends has looked, in the same transaction, for the
-- number of the next row; the primary key of `settled` is the second guard.
CREATE TABLE recent (
    place    INTEGER PRIMARY KEY,
    number   INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    seq      INTEGER NOT NULL CHECK (seq >= 0),
    seat     INTEGER NOT NULL,
    notation TEXT,
    key      BLOB    NOT NULL CHECK (length(key) = 16)
) STRICT;

CREATE TRIGGER recent_is_append_only BEFORE UPDATE ON recent
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

-- The truth: both as one.
CREATE VIEW log (number, seq, seat, notation, key) AS
    SELECT number, seq, seat, notation, key FROM settled
    UNION ALL
    SELECT number, seq, seat, notation, key FROM recent;

CREATE TRIGGER log_is_not_edited INSTEAD OF UPDATE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

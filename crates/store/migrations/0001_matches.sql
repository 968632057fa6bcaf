-- Rooms where people gather, and matches: what was agreed and what was decided.

-- A room is one document that only the room understands. Each change raises the version, which decides every race.
-- The code leads people to it; `due_at` is when somebody should look after it.
CREATE TABLE rooms (
    id      INTEGER PRIMARY KEY,
    version INTEGER NOT NULL,
    code    TEXT    UNIQUE,
    due_at  INTEGER,
    body    BLOB    NOT NULL
) STRICT;

CREATE INDEX rooms_by_due ON rooms (due_at) WHERE due_at IS NOT NULL;

-- The name of a table is long and random; its number is short, because each row of its log has it.
CREATE TABLE tables (
    number     INTEGER PRIMARY KEY,
    id         INTEGER NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    seats      INTEGER NOT NULL,
    config     TEXT    NOT NULL,
    start      TEXT,
    seed       TEXT    NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_by_age ON tables (created_at, id);

-- The truth. The primary key decides every race; a row without a notation takes the last decision back.
CREATE TABLE log (
    number   INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    seq      INTEGER NOT NULL CHECK (seq >= 0),
    seat     INTEGER NOT NULL,
    notation TEXT,
    key      BLOB    NOT NULL CHECK (length(key) = 16),
    PRIMARY KEY (number, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER log_is_append_only BEFORE UPDATE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

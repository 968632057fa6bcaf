-- Matches: what was agreed, what was decided, who sits where, and a cache.

CREATE TABLE tables (
    id         INTEGER PRIMARY KEY,
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
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL CHECK (seq >= 0),
    seat     INTEGER NOT NULL,
    notation TEXT,
    key      BLOB    NOT NULL CHECK (length(key) = 16),
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, key)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER log_is_append_only BEFORE UPDATE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

-- Apart from the log, so that names can go and the match can stay.
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    token    BLOB    NOT NULL CHECK (length(token) = 32),
    nickname TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- A cache, never the truth: all of it may be deleted at any time.
CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    body     BLOB    NOT NULL
) STRICT;

-- Contests. Begin and end are the time on the wall as they stand now: what was stopped or prolonged has moved them.
CREATE TABLE contest (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- As it was written down, in a form that only the web server knows; its problems by their ids, a blank between.
    text TEXT NOT NULL,
    problems TEXT NOT NULL,
    begins INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    is_silent INTEGER NOT NULL,
    -- For so many milliseconds before the end the ranking stands still.
    freeze INTEGER NOT NULL,
    -- Since when nothing can be handed in, and the time does not run.
    stopped INTEGER,
    -- What was seen to be over stays so, whatever the clock says.
    is_over INTEGER NOT NULL DEFAULT 0,
    -- Whether the ranking to the end is open to all.
    is_open INTEGER NOT NULL DEFAULT 0
) STRICT;

-- The time that a person has beyond the end, in milliseconds.
CREATE TABLE extra (
    contest INTEGER NOT NULL REFERENCES contest,
    person INTEGER NOT NULL REFERENCES person,
    ms INTEGER NOT NULL,
    PRIMARY KEY (contest, person)
) STRICT, WITHOUT ROWID;

-- What is said during a contest: an announcement to all, or somebody's question with its answer.
CREATE TABLE word (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    contest INTEGER NOT NULL REFERENCES contest,
    person INTEGER REFERENCES person,
    text TEXT NOT NULL,
    answer TEXT,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX word_of ON word (contest, id);

ALTER TABLE submission ADD COLUMN contest INTEGER REFERENCES contest;
CREATE INDEX submission_in ON submission (contest, id) WHERE contest IS NOT NULL;

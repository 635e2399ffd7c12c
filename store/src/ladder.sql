-- Programs that play are handed in as all others, and judged in another way: nothing of them is a verdict.
ALTER TABLE submission ADD COLUMN is_bot INTEGER NOT NULL DEFAULT 0;
CREATE INDEX submission_bot ON submission (problem, person) WHERE is_bot;

-- The last programs of all play each other; the job by which they do.
CREATE TABLE tournament (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    problem TEXT NOT NULL,
    job INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX tournament_of ON tournament (problem, id);

-- Games, written once: those of a tournament against a rival, or else those against perfect play.
CREATE TABLE played (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament INTEGER REFERENCES tournament,
    submission INTEGER NOT NULL REFERENCES submission,
    rival INTEGER REFERENCES submission,
    games TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (tournament, submission, rival)
) STRICT;
CREATE UNIQUE INDEX played_alone ON played (submission) WHERE tournament IS NULL;
CREATE INDEX played_by_rival ON played (rival);

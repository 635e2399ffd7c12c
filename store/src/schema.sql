-- People. Who is forgotten keeps a row without a name: what he has solved still counts among the others.
CREATE TABLE person (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    is_teacher INTEGER NOT NULL,
    -- As the web server hashes it; nothing is known here of how.
    code_hash TEXT,
    is_forgotten INTEGER NOT NULL DEFAULT 0,
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE session (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_of ON session (person);

CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- What was changed by whom; never a name, so that whoever is forgotten is forgotten here as well.
CREATE TABLE change (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER,
    what TEXT NOT NULL,
    about TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

-- How each problem is set to the class; the row without an id is how all others are.
CREATE TABLE plan (
    problem TEXT PRIMARY KEY,
    -- Until then it is homework: the time on the wall. It is practice without one.
    until INTEGER,
    has_lesson INTEGER NOT NULL,
    has_hints INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The tests of a problem: those that there are, with a + for each further round of judging by them, and those whose
-- verdicts count.
CREATE TABLE tests (
    problem TEXT PRIMARY KEY,
    current TEXT NOT NULL,
    applied TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE source (sha BLOB PRIMARY KEY, bytes BLOB NOT NULL) STRICT;

CREATE TABLE submission (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL REFERENCES person,
    problem TEXT NOT NULL,
    file TEXT NOT NULL,
    language TEXT NOT NULL,
    sha BLOB REFERENCES source,
    nonce BLOB NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (person, nonce)
) STRICT;
CREATE INDEX submission_of ON submission (person, problem);
CREATE INDEX submission_to ON submission (problem);
CREATE INDEX submission_source ON submission (sha);

-- Times of jobs are queue time. `most` is how many attempts there are before it is set aside.
CREATE TABLE job (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    submission INTEGER NOT NULL REFERENCES submission,
    person INTEGER NOT NULL REFERENCES person,
    tests_lock TEXT NOT NULL,
    generation INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    lane INTEGER NOT NULL,
    made INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    state INTEGER NOT NULL DEFAULT 0,
    attempt INTEGER NOT NULL DEFAULT 0,
    most INTEGER NOT NULL DEFAULT 3,
    worker TEXT,
    taken INTEGER,
    lease INTEGER,
    ended INTEGER,
    why TEXT,
    UNIQUE (submission, tests_lock, generation, stage)
) STRICT;
CREATE INDEX job_waiting ON job (lane, turn, id) WHERE state = 0;
CREATE INDEX job_running ON job (lease) WHERE state = 1;
CREATE INDEX job_done ON job (ended) WHERE state = 2;
CREATE INDEX job_open_of ON job (person, state) WHERE state < 2;
CREATE INDEX job_made ON job (made);
CREATE INDEX job_turn ON job (person, turn);

-- Written once. Only the last stage of a judging is final.
CREATE TABLE verdict (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    submission INTEGER NOT NULL REFERENCES submission,
    tests_lock TEXT NOT NULL,
    generation INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    is_final INTEGER NOT NULL,
    verdict TEXT NOT NULL,
    points INTEGER NOT NULL,
    report TEXT NOT NULL,
    worker TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (submission, tests_lock, generation, stage)
) STRICT;
CREATE UNIQUE INDEX verdict_final ON verdict (submission, tests_lock, generation) WHERE is_final;

-- What a search for a small input on which a program fails has found; written once.
CREATE TABLE search (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    submission INTEGER NOT NULL REFERENCES submission,
    generation INTEGER NOT NULL,
    found TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (submission, generation)
) STRICT;

CREATE TABLE event (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL REFERENCES person,
    submission INTEGER NOT NULL REFERENCES submission,
    what TEXT NOT NULL,
    about TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX event_of ON event (person, id);
CREATE INDEX event_to ON event (submission, id);
CREATE INDEX event_at ON event (at);

-- What a teacher wrote to the owner of a submission: the last one counts, and an empty one takes it back.
CREATE TABLE note (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    submission INTEGER NOT NULL REFERENCES submission,
    person INTEGER REFERENCES person,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX note_to ON note (submission, id);

-- The verdict that counts: of the tests that were applied, if there is one, and of those the last.
CREATE VIEW counted AS
SELECT s.id AS submission, s.person, s.problem, v.id AS verdict, v.verdict AS said, v.points, v.tests_lock
FROM submission s JOIN verdict v ON v.id = (
    SELECT v.id FROM verdict v LEFT JOIN tests t ON t.problem = s.problem
    WHERE v.submission = s.id AND v.is_final
    ORDER BY v.tests_lock IS t.applied DESC, v.id DESC LIMIT 1
);

//! What can be asked for, and what of it is whose.

use store::{ContestId, PersonId, Phase, SubmissionId};

use problem_set::{Spec, find};

use crate::access::What;
use crate::plans::Plans;

/// Names the routes, each with an example for the tests, which so know all.
macro_rules! routes {
    ($($(#[$doc:meta])+ $name:ident $(($kind:ty))?: $method:literal $example:literal;)+) => {
        /// Something that can be asked for.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub(crate) enum Route {
            $($(#[$doc])+ $name $(($kind))?),+
        }

        /// A request for each route: its method and its path.
        #[cfg(test)]
        pub(crate) const EXAMPLES: &[(&str, &str)] = &[$(($method, $example)),+];
    };
}

routes! {
    /// A script or a style sheet.
    Asset(String): "GET" "/assets/site.css";
    /// A file of the pages of the set.
    Set(String): "GET" "/pages/vi/{id}.html";
    /// Whether the server lives: for scripts and proxies.
    Alive: "GET" "/alive";
    /// What is kept of a pupil, for parents.
    About: "GET" "/about";
    /// The form for the code.
    Door: "GET" "/login";
    /// A code.
    LogIn: "POST" "/login";
    /// The end of a session.
    LogOut: "POST" "/logout";
    /// The list of problems.
    Road: "GET" "/";
    /// A problem.
    Problem(String): "GET" "/problems/{id}";
    /// A program for a problem.
    HandIn(String): "POST" "/problems/{id}";
    /// Its lesson.
    Lesson(String): "GET" "/problems/{id}/lesson";
    /// It is to be read though the problem is not solved.
    ReadLesson(String): "POST" "/problems/{id}/lesson";
    /// Its hints.
    Hints(String): "GET" "/problems/{id}/hints";
    /// Submissions: the own ones, or those of all.
    Submissions: "GET" "/submissions";
    /// All own sources, to be taken home.
    Mine: "GET" "/submissions/mine.zip";
    /// A submission.
    Submission(SubmissionId): "GET" "/submissions/1";
    /// That part of its page that changes.
    Part(SubmissionId): "GET" "/submissions/1/part";
    /// What happens to it.
    Events(SubmissionId): "GET" "/submissions/1/events";
    /// Its source, as a file.
    Source(SubmissionId): "GET" "/submissions/1/source";
    /// A small input is looked for on which it fails.
    Search(SubmissionId): "POST" "/submissions/1/search";
    /// It was set aside, and is to be tried again.
    Retry(SubmissionId): "POST" "/submissions/1/retry";
    /// It is judged again.
    Again(SubmissionId): "POST" "/submissions/1/rejudge";
    /// A note to its owner.
    Note(SubmissionId): "POST" "/submissions/1/note";
    /// The games at which programs are measured.
    Ladders: "GET" "/ladder";
    /// The programs that play one.
    Ladder(String): "GET" "/ladder/{id}";
    /// One more.
    Enter(String): "POST" "/ladder/{id}";
    /// The games of one, or of a tournament.
    Games(String): "GET" "/ladder/{id}/games";
    /// A tournament begins.
    Tournament(String): "POST" "/ladder/{id}/tournament";
    /// The table of the class.
    Class: "GET" "/class";
    /// The sources of all, and what became of them.
    Archive: "GET" "/class/export.zip";
    /// Pupils and problems, for spreadsheets.
    Table: "GET" "/class/export.csv";
    /// How problems are set.
    Plan: "GET" "/plan";
    /// One is set in another way.
    SetPlan: "POST" "/plan";
    /// What changes with the tests that there are now.
    Changes(String): "GET" "/problems/{id}/changes";
    /// Old submissions are judged by them.
    Rejudge(String): "POST" "/problems/{id}/rejudge";
    /// From now on they count.
    Apply(String): "POST" "/problems/{id}/apply";
    /// Who has had the same wrong thought.
    Misreadings(String): "GET" "/problems/{id}/misreadings";
    /// The wrong programs that the problem knows are judged.
    JudgeKnown(String): "POST" "/problems/{id}/misreadings";
    /// Who is in it.
    People: "GET" "/people";
    /// Names that are added.
    AddPeople: "POST" "/people";
    /// New codes, for those who have none.
    Codes: "POST" "/people/codes";
    /// A new code for one.
    Code(PersonId): "POST" "/people/2/code";
    /// Another name for one.
    Rename(PersonId): "POST" "/people/2/name";
    /// One is forgotten.
    Forget(PersonId): "POST" "/people/2/forget";
    /// Which contests go on, and how long.
    Clock: "GET" "/clock";
    /// The contests.
    Contests: "GET" "/contests";
    /// One more.
    AddContest: "POST" "/contests";
    /// A contest.
    Contest(ContestId): "GET" "/contests/1";
    /// That part of its page that changes.
    ContestPart(ContestId): "GET" "/contests/1/part";
    /// It is changed, something is announced or answered.
    TurnContest(ContestId): "POST" "/contests/1";
    /// Somebody asks.
    Ask(ContestId): "POST" "/contests/1/questions";
    /// Its ranking.
    Ranking(ContestId): "GET" "/contests/1/ranking";
    /// The score table for spreadsheets.
    Scores(ContestId): "GET" "/contests/1/scores.csv";
    /// The same with all tests, to be printed.
    Sheets(ContestId): "GET" "/contests/1/scores.html";
    /// The ranking is opened as a show.
    Show(ContestId): "GET" "/contests/1/show";
    /// The machine: its queue, its disk, what it could not judge.
    Machine: "GET" "/machine";
    /// A copy of the file is made now.
    BackUp: "POST" "/machine/backup";
    /// For scripts: a session for a code.
    ApiSession: "POST" "/api/session";
    /// For scripts: the problems.
    ApiProblems: "GET" "/api/problems";
    /// For scripts: a program for a problem.
    ApiHandIn(String): "POST" "/api/problems/{id}";
    /// For scripts: what became of a submission.
    ApiSubmission(SubmissionId): "GET" "/api/submissions/1";
}

/// The problem of which a file of the set is the page, the module or a picture, if it is one's: what its name begins with.
fn problem_of(path: &str) -> &str {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.split(['.', '-']).next().unwrap_or(name)
}

/// Whether a file of the set is what pages of all problems are made of, in which no solution is.
fn is_of_all(path: &str) -> bool {
    let own = ["assets/rooms/", "assets/small/", "assets/pictures/"];
    path.starts_with("assets/") && !own.iter().any(|it| path.starts_with(it))
}

impl Route {
    /// The route of a request.
    pub(crate) fn of(method: &str, path: &str) -> Option<Route> {
        let parts: Vec<&str> = path.strip_prefix('/')?.split('/').collect();
        let number = |text: &str| text.parse().ok().filter(|it| *it > 0);
        Some(match (method, parts.as_slice()) {
            ("GET", ["assets", name]) => Route::Asset((*name).to_owned()),
            ("GET", ["pages", _, ..]) => Route::Set(parts[1..].join("/")),
            ("GET", ["alive"]) => Route::Alive,
            ("GET", ["about"]) => Route::About,
            ("GET", ["login"]) => Route::Door,
            ("POST", ["login"]) => Route::LogIn,
            ("POST", ["logout"]) => Route::LogOut,
            ("GET", [""]) => Route::Road,
            ("GET", ["problems", id]) => Route::Problem((*id).to_owned()),
            ("POST", ["problems", id]) => Route::HandIn((*id).to_owned()),
            ("GET", ["problems", id, "changes"]) => Route::Changes((*id).to_owned()),
            ("POST", ["problems", id, "rejudge"]) => Route::Rejudge((*id).to_owned()),
            ("POST", ["problems", id, "apply"]) => Route::Apply((*id).to_owned()),
            ("GET", ["problems", id, "lesson"]) => Route::Lesson((*id).to_owned()),
            ("POST", ["problems", id, "lesson"]) => Route::ReadLesson((*id).to_owned()),
            ("GET", ["problems", id, "hints"]) => Route::Hints((*id).to_owned()),
            ("GET", ["problems", id, "misreadings"]) => Route::Misreadings((*id).to_owned()),
            ("POST", ["problems", id, "misreadings"]) => Route::JudgeKnown((*id).to_owned()),
            ("GET", ["submissions"]) => Route::Submissions,
            ("GET", ["submissions", "mine.zip"]) => Route::Mine,
            ("GET", ["submissions", id]) => Route::Submission(number(id)?),
            ("GET", ["submissions", id, "part"]) => Route::Part(number(id)?),
            ("GET", ["submissions", id, "events"]) => Route::Events(number(id)?),
            ("GET", ["submissions", id, "source"]) => Route::Source(number(id)?),
            ("POST", ["submissions", id, "search"]) => Route::Search(number(id)?),
            ("POST", ["submissions", id, "retry"]) => Route::Retry(number(id)?),
            ("POST", ["submissions", id, "rejudge"]) => Route::Again(number(id)?),
            ("POST", ["submissions", id, "note"]) => Route::Note(number(id)?),
            ("GET", ["ladder"]) => Route::Ladders,
            ("GET", ["ladder", id]) => Route::Ladder((*id).to_owned()),
            ("POST", ["ladder", id]) => Route::Enter((*id).to_owned()),
            ("GET", ["ladder", id, "games"]) => Route::Games((*id).to_owned()),
            ("POST", ["ladder", id, "tournament"]) => Route::Tournament((*id).to_owned()),
            ("GET", ["class"]) => Route::Class,
            ("GET", ["class", "export.zip"]) => Route::Archive,
            ("GET", ["class", "export.csv"]) => Route::Table,
            // All problems of the class.
            ("GET", ["class", "changes"]) => Route::Changes(String::new()),
            ("POST", ["class", "rejudge"]) => Route::Rejudge(String::new()),
            ("POST", ["class", "apply"]) => Route::Apply(String::new()),
            ("GET", ["plan"]) => Route::Plan,
            ("POST", ["plan"]) => Route::SetPlan,
            ("GET", ["people"]) => Route::People,
            ("POST", ["people"]) => Route::AddPeople,
            ("POST", ["people", "codes"]) => Route::Codes,
            ("POST", ["people", id, "code"]) => Route::Code(number(id)?),
            ("POST", ["people", id, "name"]) => Route::Rename(number(id)?),
            ("POST", ["people", id, "forget"]) => Route::Forget(number(id)?),
            ("GET", ["clock"]) => Route::Clock,
            ("GET", ["contests"]) => Route::Contests,
            ("POST", ["contests"]) => Route::AddContest,
            ("GET", ["contests", id]) => Route::Contest(number(id)?),
            ("POST", ["contests", id]) => Route::TurnContest(number(id)?),
            ("GET", ["contests", id, "part"]) => Route::ContestPart(number(id)?),
            ("POST", ["contests", id, "questions"]) => Route::Ask(number(id)?),
            ("GET", ["contests", id, "ranking"]) => Route::Ranking(number(id)?),
            ("GET", ["contests", id, "scores.csv"]) => Route::Scores(number(id)?),
            ("GET", ["contests", id, "scores.html"]) => Route::Sheets(number(id)?),
            ("GET", ["contests", id, "show"]) => Route::Show(number(id)?),
            ("GET", ["machine"]) => Route::Machine,
            ("POST", ["machine", "backup"]) => Route::BackUp,
            ("POST", ["api", "session"]) => Route::ApiSession,
            ("GET", ["api", "problems"]) => Route::ApiProblems,
            ("POST", ["api", "problems", id]) => Route::ApiHandIn((*id).to_owned()),
            ("GET", ["api", "submissions", id]) => Route::ApiSubmission(number(id)?),
            _ => return None,
        })
    }

    /// Whether it is for scripts: these carry their session in the head, and are answered in JSON.
    pub(crate) fn is_api(&self) -> bool {
        matches!(
            self,
            Route::ApiSession | Route::ApiProblems | Route::ApiHandIn(_) | Route::ApiSubmission(_)
        )
    }

    /// The problem that it is about, if it names one.
    pub(crate) fn problem(&self) -> &str {
        match self {
            Route::Problem(id)
            | Route::HandIn(id)
            | Route::ApiHandIn(id)
            | Route::Lesson(id)
            | Route::ReadLesson(id)
            | Route::Hints(id)
            | Route::Ladder(id)
            | Route::Enter(id)
            | Route::Games(id)
            | Route::Tournament(id) => id,
            Route::Set(path) => problem_of(path),
            _ => "",
        }
    }

    /// The submission that a pupil may ask about.
    pub(crate) fn submission(&self) -> Option<SubmissionId> {
        match self {
            Route::Submission(id)
            | Route::Part(id)
            | Route::Events(id)
            | Route::Source(id)
            | Route::Search(id)
            | Route::ApiSubmission(id) => Some(*id),
            _ => None,
        }
    }

    /// What that is, where this is the owner of the submission; nothing for one that is not there.
    pub(crate) fn what(&self, plans: &Plans, owner: Option<PersonId>) -> Option<What> {
        Some(match self {
            Route::Asset(_)
            | Route::Alive
            | Route::About
            | Route::Door
            | Route::LogIn
            | Route::ApiSession => What::Door,
            Route::Road | Route::LogOut | Route::Submissions | Route::Mine | Route::ApiProblems => {
                What::Own
            }
            Route::Problem(_) => What::Problem,
            Route::Set(path) => {
                let id = problem_of(path);
                // What a teacher has made for a contest has no public page; chapters show programs for all problems.
                let is_public = match find(id) {
                    Some(problem) => !Spec::of(problem).unlisted,
                    None => !plans.is_contest(),
                };
                What::Set(is_of_all(path) || plans.plan(id).is_open() && is_public)
            }
            Route::HandIn(_) | Route::ApiHandIn(_) => What::HandIn,
            Route::Lesson(id) | Route::ReadLesson(id) => What::Help(plans.plan(id).has_lesson),
            Route::Hints(id) => What::Help(plans.plan(id).has_hints),
            Route::Ladders | Route::Ladder(_) | Route::Enter(_) | Route::Games(_) => {
                What::Help(!plans.is_contest())
            }
            Route::Submission(_)
            | Route::Part(_)
            | Route::Events(_)
            | Route::Source(_)
            | Route::ApiSubmission(_) => What::Submission(owner?),
            Route::Search(_) => What::Search(owner?),
            Route::Clock | Route::Contests => What::Own,
            Route::Contest(id) | Route::ContestPart(id) => {
                plans.contest(*id)?;
                What::Own
            }
            Route::Ask(id) => What::Ask(plans.phase(plans.contest(*id)?) == Phase::During),
            Route::Ranking(id) => What::Ranking(plans.is_ranked(plans.contest(*id)?)),
            Route::AddContest
            | Route::TurnContest(_)
            | Route::Scores(_)
            | Route::Sheets(_)
            | Route::Show(_)
            | Route::Retry(_)
            | Route::Again(_)
            | Route::Note(_)
            | Route::Tournament(_)
            | Route::Class
            | Route::Archive
            | Route::Table
            | Route::Plan
            | Route::SetPlan
            | Route::Changes(_)
            | Route::Rejudge(_)
            | Route::Apply(_)
            | Route::Misreadings(_)
            | Route::JudgeKnown(_)
            | Route::People
            | Route::AddPeople
            | Route::Codes
            | Route::Code(_)
            | Route::Rename(_)
            | Route::Forget(_)
            | Route::Machine
            | Route::BackUp => What::Class,
        })
    }
}

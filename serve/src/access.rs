//! Who may see what, and when: the one place that decides it.

use store::{Person, PersonId, Role};

/// Who asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Who {
    /// Somebody who has not logged in.
    Nobody,
    /// A pupil.
    Pupil(PersonId),
    /// A teacher.
    Teacher(PersonId),
}

/// What is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum What {
    /// What everybody sees: the way in, the looks of the pages.
    Door,
    /// What everybody has who is in: the list of problems, the own submissions, the way out.
    Own,
    /// A problem of the class.
    Problem,
    /// A page of the set, which holds hints and a lesson, and whether the teacher has opened both.
    Set(bool),
    /// To hand something in for one.
    HandIn,
    /// Its lesson or its hints, and whether the teacher has opened them.
    Help(bool),
    /// A submission of this person, or its source.
    Submission(PersonId),
    /// An input on which a submission of this person fails.
    Search(PersonId),
    /// To ask something in a contest, and whether it has begun and is not over.
    Ask(bool),
    /// Its ranking, and whether pupils see one.
    Ranking(bool),
    /// What concerns the whole class.
    Class,
}

/// What the class does just now with a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum When {
    /// Nothing is at stake.
    Practice,
    /// Homework, until its deadline.
    Homework,
    /// It is kept for a contest that has not begun.
    Before,
    /// A contest that tells verdicts.
    Shown,
    /// Its last part, when the ranking stands still.
    Frozen,
    /// A contest that tells none before its end.
    Silent,
    /// It was kept for a contest that is over.
    After,
}

/// What is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Answer {
    /// What was asked for.
    Yes,
    /// The way in.
    LogIn,
    /// That there is no such thing: whether there is one is nobody else's business.
    No,
}

/// How much of a judging is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Detail {
    /// Every test.
    All,
    /// Of hidden tests the verdict, the time and what they are for, and nothing that the program made of them.
    Purpose,
    /// Of hidden tests the verdict and the time.
    Verdicts,
    /// The samples alone; of all else that it was received, and no time by which one could guess.
    Samples,
}

impl Who {
    pub(crate) fn of(person: Option<&Person>) -> Who {
        match person {
            None => Who::Nobody,
            Some(it) if it.role == Role::Teacher => Who::Teacher(it.id),
            Some(it) => Who::Pupil(it.id),
        }
    }

    pub(crate) fn id(self) -> Option<PersonId> {
        match self {
            Who::Nobody => None,
            Who::Pupil(id) | Who::Teacher(id) => Some(id),
        }
    }
}

impl When {
    /// Whether it is in a contest that goes on.
    fn is_contest(self) -> bool {
        matches!(self, When::Shown | When::Frozen | When::Silent)
    }
}

/// Whether somebody may see something.
pub(crate) fn may_see(who: Who, what: What, when: When) -> Answer {
    let pupil = match (who, what) {
        (_, What::Door) | (Who::Teacher(_), _) => return Answer::Yes,
        (Who::Nobody, _) => return Answer::LogIn,
        (Who::Pupil(id), _) => id,
    };
    let is_allowed = match what {
        What::Door | What::Own => true,
        What::Problem | What::HandIn => when != When::Before,
        What::Set(is_open) => is_open && !when.is_contest(),
        What::Help(is_open) => is_open && !when.is_contest() && when != When::Before,
        What::Submission(owner) => owner == pupil,
        What::Search(owner) => owner == pupil && matches!(when, When::Practice | When::After),
        What::Ask(is_now) => is_now,
        What::Ranking(is_told) => is_told,
        What::Class => false,
    };
    if is_allowed { Answer::Yes } else { Answer::No }
}

/// How much of a judging somebody sees who may see it.
pub(crate) fn detail(who: Who, when: When) -> Detail {
    match (who, when) {
        (Who::Teacher(_), _) => Detail::All,
        (_, When::Before | When::Silent) => Detail::Samples,
        (_, When::Shown | When::Frozen) => Detail::Verdicts,
        (_, When::Homework) => Detail::Purpose,
        _ => Detail::All,
    }
}

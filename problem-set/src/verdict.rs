//! What a program is worth: AC, WA, TLE and the others.

use std::fmt;
use std::str::FromStr;

use bilingual::Text;
use serde::{Serialize, Serializer};

use crate::named::named;

named! {
    /// A verdict, the better ones first.
    #[derive(Default)]
    pub enum Verdict {
        /// Accepted.
        #[default]
        Accepted = "AC": "đúng", "accepted";
        /// Partly right.
        Partial = "PA": "đúng một phần", "partly right";
        /// Presentation error: the output is not in the form that the statement asks for.
        Presentation = "PE": "sai khuôn dạng kết quả", "presentation error";
        /// Wrong answer.
        Wrong = "WA": "sai kết quả", "wrong answer";
        /// More CPU time than the limit.
        TimeLimit = "TLE": "chạy quá thời gian", "time limit exceeded";
        /// Neither finished nor used its CPU time: it sleeps or waits.
        IdleLimit = "ILE": "đứng chờ quá lâu", "idle for too long";
        /// More memory than the limit.
        MemoryLimit = "MLE": "quá giới hạn bộ nhớ", "memory limit exceeded";
        /// More output than any right answer could need.
        OutputLimit = "OLE": "ghi ra quá nhiều", "output limit exceeded";
        /// Crashed, or ended with an exit code other than 0.
        RuntimeError = "RTE": "lỗi khi chạy", "runtime error";
        /// The source does not compile.
        CompileError = "CE": "lỗi biên dịch", "compile error";
        /// Not the program's fault: the judge, the checker or the test is broken.
        JudgeError = "JE": "lỗi của bộ chấm", "judge error";
    }
}

impl Verdict {
    /// Two or three letters, as in `problem.toml`.
    pub fn short(self) -> &'static str {
        self.called().0
    }

    /// In words.
    pub fn long(self) -> Text {
        self.called().1
    }

    /// The verdict on several tests: a judge error if there is one, because then nothing else
    /// can be relied on, else that of the first test that was not accepted.
    pub fn of_all(verdicts: impl IntoIterator<Item = Verdict>) -> Verdict {
        let mut first = Verdict::Accepted;
        for verdict in verdicts {
            if verdict == Verdict::JudgeError {
                return verdict;
            }
            if first == Verdict::Accepted {
                first = verdict;
            }
        }
        first
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.short())
    }
}

impl FromStr for Verdict {
    type Err = String;

    fn from_str(short: &str) -> Result<Verdict, String> {
        let mut all = Verdict::ALL.into_iter();
        all.find(|verdict| verdict.short() == short).ok_or_else(|| {
            let all = Verdict::ALL.map(Verdict::short).join(", ");
            format!("'{short}' is no verdict; verdicts are {all}")
        })
    }
}

impl Serialize for Verdict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.short())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_verdict_on_all_tests_is_the_first_failure_unless_the_judge_failed() {
        use Verdict::{Accepted, JudgeError, TimeLimit, Wrong};
        assert_eq!(Verdict::of_all([]), Accepted);
        assert_eq!(Verdict::of_all([Accepted, Accepted]), Accepted);
        assert_eq!(Verdict::of_all([Accepted, TimeLimit, Wrong]), TimeLimit);
        assert_eq!(Verdict::of_all([Wrong, TimeLimit, Accepted]), Wrong);
        assert_eq!(Verdict::of_all([Wrong, JudgeError]), JudgeError);
    }

    #[test]
    fn verdicts_are_ordered_and_named_apart() {
        assert!(Verdict::ALL.is_sorted());
        let names: std::collections::BTreeSet<_> = Verdict::ALL.map(Verdict::short).into();
        assert_eq!(names.len(), Verdict::ALL.len());
        for verdict in Verdict::ALL {
            assert_eq!(verdict.short().parse(), Ok(verdict));
        }
        assert!("ac".parse::<Verdict>().is_err());
    }
}

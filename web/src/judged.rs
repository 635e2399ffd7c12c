//! A verdict, as a page is told.

use bilingual::Message;
use checker::Checked;
use problem_set::Verdict;
use serde_json::{Value, json};

use crate::refused::both;

/// What a checker or an interactor has decided, as a page is told.
pub(crate) fn judged(checked: &Checked) -> Value {
    let (verdict, points) = match *checked {
        Checked::Accepted => (Verdict::Accepted, 1.0),
        Checked::Wrong(_) => (Verdict::Wrong, 0.0),
        Checked::Format(_) => (Verdict::Presentation, 0.0),
        Checked::Partial { ratio, .. } => (Verdict::Partial, ratio),
        Checked::JudgeError(_) => (Verdict::JudgeError, 0.0),
    };
    let message = Message::in_each(|lang| checked.message(lang).to_owned());
    json!({
        "verdict": verdict.short(),
        "verdict_text": both(&verdict.long().into()),
        "points": points,
        "message": both(&message),
    })
}

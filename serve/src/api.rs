//! The same for scripts, in JSON: `judge submit` uses it. A session is carried in the head, where no page of
//! another site can put one; it is given for a code. What is said is said in both languages.
//!
//! | | | answer |
//! |---|---|---|
//! | `POST /api/session` | `Authorization: Code 7-KX2P-9MMF` | `{"session": "…"}`, from then on `Authorization: Bearer …` |
//! | `GET /api/problems` | | `[{"id", "file", "title", "solved"}]` |
//! | `POST /api/problems/ID?language=C%2B%2B17&file=my.cpp&nonce=…` | the source | `{"submission": 1}`; the same nonce and source are the same submission |
//! | `GET /api/submissions/N` | | `{"id", "problem", "state", "verdict", "points", "older", "remark", "tests", "ahead", "seconds"}`; the state is `waiting`, `judging`, `aside` or `judged` |
//! | what is refused | | `{"error": {"vi", "en"}}` with the status |

use axum::http::StatusCode;
use axum::response::Response;
use bilingual::{Lang, Message, Result};
use problem_set::hexadecimal;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use store::{Standing, SubmissionId};

use crate::codes;
use crate::door::opened;
use crate::form::Form;
use crate::html::answer;
use crate::pupil::{Sent, receive};
use crate::report::Report;
use crate::say;
use crate::server::{Server, Visitor};

/// A value as an answer.
fn told(status: StatusCode, value: &Value) -> Response {
    answer(status, "application/json", value.to_string())
}

fn both(message: &Message) -> Value {
    json!({"vi": message.of(Lang::Vi), "en": message.of(Lang::En)})
}

/// What is refused, and why.
pub(crate) fn refused(status: StatusCode, why: &Message) -> Response {
    told(status, &json!({ "error": both(why) }))
}

/// A session for a code.
pub(crate) fn session(server: &Server, visitor: &Visitor, form: &Form) -> Result<Response> {
    if server.is_alone() {
        return Ok(told(StatusCode::OK, &json!({ "session": "alone" })));
    }
    Ok(match opened(server, visitor, form.text("code"))? {
        Ok(secret) => told(StatusCode::OK, &json!({ "session": secret })),
        Err((status, why)) => refused(status, &why.into()),
    })
}

/// The problems, and which of them are solved.
pub(crate) fn problems(server: &Server, visitor: &Visitor) -> Result<Response> {
    let cells = server.store.cells(Some(visitor.who.id().unwrap_or(0)))?;
    let solved = cells
        .into_iter()
        .filter(|it| it.is_solved && visitor.is_told(&it.problem));
    let solved: BTreeSet<String> = solved.map(|it| it.problem).collect();
    let running = visitor.plans.running().flat_map(|it| &it.written.problems);
    let ids = running
        .filter(|it| !server.order.contains(it))
        .chain(&server.order);
    let all = ids.filter_map(|id| server.rooms.get(id)).map(|it| {
        let title = Message::in_each(|lang| it.spec.title.of(lang).to_owned());
        json!({
            "id": it.spec.id, "file": it.spec.file, "title": both(&title),
            "solved": solved.contains(&it.spec.id),
        })
    });
    Ok(told(StatusCode::OK, &Value::Array(all.collect())))
}

/// A program for a problem.
pub(crate) fn hand_in(
    server: &Server,
    visitor: &Visitor,
    id: &str,
    form: &Form,
) -> Result<Response> {
    let own = match form.text("nonce") {
        "" => hexadecimal(&codes::random::<16>()?),
        nonce => nonce.to_owned(),
    };
    let sent = Sent {
        language: form.text("language"),
        nonce: &own,
        name: form.text("file"),
        bytes: form.bytes("body"),
        is_bot: false,
    };
    Ok(match receive(server, visitor, id, &sent) {
        Ok(received) => told(
            StatusCode::OK,
            &json!({ "submission": received.submission }),
        ),
        Err((status, why)) => refused(status, &why),
    })
}

/// What became of a submission, as far as it is shown.
pub(crate) fn submission(server: &Server, visitor: &Visitor, id: SubmissionId) -> Result<Response> {
    let Some(it) = server.store.submission(id)? else {
        return Ok(refused(StatusCode::NOT_FOUND, &say::NOT_FOUND.into()));
    };
    let samples_alone = !visitor.is_told(&it.problem);
    let reports = server.store.reports(id)?;
    let report = if samples_alone {
        reports.first()
    } else {
        reports.last()
    };
    let report = report
        .map(|(_, kept)| Report::read(kept))
        .unwrap_or_default();
    let spec = server.rooms.get(&it.problem).map(|it| it.spec);
    let tests = report
        .shown(visitor.detail(&it.problem), spec)
        .into_iter()
        .map(|it| {
            json!({
                "number": it.number, "tier": it.tier, "verdict": it.verdict,
                "cpu_ms": it.cpu_ms, "peak_kib": it.peak_kib, "message": both(&it.message),
            })
        });
    let mut value = json!({
        "id": id, "problem": it.problem, "language": it.language, "tests": tests.collect::<Vec<_>>(),
    });
    if report.tests.is_empty() || !samples_alone {
        value["remark"] = both(&report.remark);
    }
    value["state"] = json!(match &it.standing {
        // How long the rest takes would tell something.
        Standing::Judged(_) | Standing::Waiting(_) | Standing::Judging
            if samples_alone && !reports.is_empty() =>
        {
            "judged"
        }
        Standing::Waiting(job) => {
            if let Some(place) = server.store.place(*job, server.workers)? {
                value["ahead"] = json!(place.ahead);
                value["seconds"] = json!(place.expected_ms / 1000);
            }
            "waiting"
        }
        Standing::Judging => "judging",
        Standing::Aside(_) => "aside",
        Standing::Judged(verdict) => {
            value["verdict"] = json!(verdict.said);
            value["points"] = json!(verdict.points);
            value["older"] = json!(verdict.is_of_older_tests);
            "judged"
        }
    });
    Ok(told(StatusCode::OK, &value))
}

//! Who watches a submission is told what happens to it.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::stream;
use store::{Standing, SubmissionId};
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::html::answer;
use crate::server::{Server, Visitor};

/// How often somebody who watches is told that nothing has happened, and how often it is looked.
const QUIET: Duration = Duration::from_secs(15);
const LOOK: Duration = Duration::from_millis(300);

/// How long one stream goes on; then the browser asks for the next.
const STREAM: Duration = Duration::from_mins(10);

/// What somebody who watches a submission has seen.
struct Watch {
    server: Arc<Server>,
    visitor: Visitor,
    id: SubmissionId,
    /// The last event that was told.
    last: i64,
    /// The commit after which nothing was asked yet.
    pulse: Option<u64>,
    began: Instant,
    is_over: bool,
}

/// What happens to a submission, as it happens: events with their numbers, so that a browser that was cut
/// off is told what it missed.
pub(crate) fn events(
    server: Arc<Server>,
    visitor: Visitor,
    id: SubmissionId,
    last: Option<i64>,
) -> Response {
    let watch = Watch {
        server,
        visitor,
        id,
        last: last.unwrap_or(0),
        pulse: None,
        began: Instant::now(),
        is_over: false,
    };
    let all = stream::unfold(watch, |mut watch| async move {
        if watch.is_over {
            return None;
        }
        let text = watch.next().await;
        Some((Ok::<_, Infallible>(Bytes::from(text)), watch))
    });
    answer(StatusCode::OK, "text/event-stream", Body::from_stream(all))
}

impl Watch {
    /// The next events, or a comment after some time in which there were none.
    async fn next(&mut self) -> String {
        let quiet = Instant::now();
        loop {
            let pulse = self.server.store.pulse();
            if self.pulse != Some(pulse) {
                self.pulse = Some(pulse);
                let (server, id, last) = (self.server.clone(), self.id, self.last);
                let visitor = self.visitor.clone();
                let new = spawn_blocking(move || news(&server, &visitor, id, last)).await;
                // Where the file cannot be read now, or the session has ended, the browser asks again.
                let Ok(Some((told, last, is_over))) = new else {
                    self.is_over = true;
                    return ": end\n\n".to_owned();
                };
                self.last = last;
                self.is_over = is_over;
                if !told.is_empty() {
                    return told;
                }
            }
            if self.began.elapsed() > STREAM {
                self.is_over = true;
            }
            if self.is_over || quiet.elapsed() > QUIET {
                return ": quiet\n\n".to_owned();
            }
            sleep(LOOK).await;
        }
    }
}

/// The events of a submission after that one as a stream has them, the last of them, and whether none follows.
fn news(
    server: &Server,
    visitor: &Visitor,
    id: SubmissionId,
    last: i64,
) -> Option<(String, i64, bool)> {
    if !server.is_alone() {
        server.store.session(visitor.session.as_ref()?).ok()??;
    }
    let submission = server.store.submission(id).ok()??;
    let events = server.store.events(id, last).ok()?;
    let newest = events.last().map_or(last, |it| it.id);
    // In a silent contest nobody is told when the hidden tests fail, or are done.
    let is_silent = !visitor.is_told(&submission.problem);
    let is_told = |what: &str| !is_silent || ["received", "samples"].contains(&what);
    let told = events.iter().filter(|it| is_told(&it.what));
    // What it is about is asked of the page, by the rules for pages.
    let told: Vec<String> = told
        .map(|it| format!("id: {}\ndata: {}\n\n", it.id, it.what))
        .collect();
    let is_open = matches!(
        submission.standing,
        Standing::Waiting(_) | Standing::Judging
    ) || submission.is_again;
    let is_told_all = is_silent && !server.store.reports(id).ok()?.is_empty();
    let is_over = is_told_all || !is_open && !server.store.searched(id).ok()?.0;
    Some((told.concat(), newest, is_over))
}

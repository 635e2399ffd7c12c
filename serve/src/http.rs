//! The way of a request: who asks, whether he may, and what is answered.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::http::header::AsHeaderName;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use axum::response::Response;
use bilingual::{Lang, Result, Text, Told};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use store::{Contest, ContestId};
use tokio::net::TcpListener;
use tokio::task::spawn_blocking;
use tokio::time::{sleep, timeout};

use crate::about::about;
use crate::access::{Answer, What, may_see};
use crate::door::{door, log_in, log_out};
use crate::form::Form;
use crate::html::{answer, asset, go_to, harden, keep_cookie, not_found, status_of, told};
use crate::live::events;
use crate::route::Route;
use crate::server::{SESSION, Server, Visitor, is_loopback_name};
use crate::{
    api, changes, contest, example, export, games, ladder, lesson, machine, misreadings, notes,
    people, plan, pupil, ranking, say, set, show, submission, teacher,
};

/// Bytes of a request.
const LONGEST: usize = 256 * 1024;

/// How long the head of a request may take, and how long all of it; so long, too, nothing of an answer may be taken.
const HEAD: Duration = Duration::from_secs(10);
const WHOLE: Duration = Duration::from_secs(30);

/// What is said without a page.
const PLAIN: &str = "text/plain; charset=utf-8";

/// The cookie, and the part of an address, that choose a language.
const LANGUAGE: &str = "lang";

/// Answers whoever comes, for ever.
pub(crate) async fn listen(listener: TcpListener, server: Arc<Server>) {
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            // Too many files are open: some will be closed.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        if !server.sockets.open(from.ip()) {
            continue;
        }
        // Whoever takes nothing of his answer for so long is cut off.
        #[cfg(target_os = "linux")]
        let _ = socket2::SockRef::from(&stream).set_tcp_user_timeout(Some(WHOLE));
        let server = server.clone();
        tokio::spawn(async move {
            let service = service_fn(|request: Request<hyper::body::Incoming>| {
                let server = server.clone();
                async move { Ok::<_, Infallible>(respond(server, from, request.map(Body::new)).await) }
            });
            // Whoever breaks off has broken off.
            let _ = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(HEAD)
                .serve_connection(TokioIo::new(stream), service)
                .await;
            server.sockets.close(from.ip());
        });
    }
}

async fn respond(server: Arc<Server>, from: SocketAddr, request: Request<Body>) -> Response {
    let is_head = request.method() == Method::HEAD;
    let answered = timeout(WHOLE, answered(server, from.ip(), request)).await;
    let too_slow = || {
        answer(
            StatusCode::REQUEST_TIMEOUT,
            PLAIN,
            say::TOO_SLOW.of(Lang::Vi),
        )
    };
    let mut response = answered.unwrap_or_else(|_| too_slow());
    if is_head {
        *response.body_mut() = Body::empty();
    }
    harden(response.headers_mut());
    response
}

/// The cookie of this name.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|it| it.to_str().ok());
    let mut pairs = all
        .flat_map(|it| it.split(';'))
        .filter_map(|it| it.trim().split_once('='));
    pairs.find(|it| it.0 == name).map(|it| it.1)
}

async fn answered(server: Arc<Server>, from: IpAddr, request: Request<Body>) -> Response {
    let (head, body) = request.into_parts();
    let query = Form::of_text(head.uri.query().unwrap_or_default().as_bytes());
    let asked = Lang::of_code(query.text(LANGUAGE));
    let kept = cookie(&head.headers, LANGUAGE).and_then(Lang::of_code);
    let lang = asked.or(kept).unwrap_or(Lang::Vi);
    let plain = |(status, said): (StatusCode, Text)| answer(status, PLAIN, said.of(lang));
    let route = match route_of(&server, &head) {
        Ok(route) => route,
        Err(refused) => return plain(refused),
    };
    let session = session_of(&route, &head.headers).to_owned();
    // Who asks and whether he may is known before anything of the body is read.
    let admitted = {
        let server = server.clone();
        spawn_blocking(move || admit(&server, &session, route, lang, from)).await
    };
    let (visitor, route) = match admitted {
        Ok(Ok(admitted)) => admitted,
        Ok(Err(refused)) => return *refused,
        Err(_) => return plain((StatusCode::INTERNAL_SERVER_ERROR, say::BROKEN)),
    };
    let refused =
        |(status, said): (StatusCode, Text)| told(status, &server, &visitor, said.of(lang));
    let form = if route.is_api() {
        match to_bytes(body, LONGEST).await {
            Ok(body) => query
                .with("code", code_of(&head.headers))
                .with("body", body),
            Err(_) => return api::refused(StatusCode::PAYLOAD_TOO_LARGE, &say::TOO_LARGE.into()),
        }
    } else if head.method == Method::POST {
        match sent(&head.headers, body, &visitor).await {
            Ok(form) => form,
            Err(why) => return refused(why),
        }
    } else {
        query
    };
    if let Route::Events(id) = route {
        let last = text_of(&head.headers, "last-event-id").parse().ok();
        return events(server, visitor, id, last);
    }
    // Only so many codes are hashed at a time; the others wait here, and take no thread.
    let _permit = match route {
        Route::LogIn | Route::ApiSession => server.hashing.acquire().await.ok(),
        _ => None,
    };
    let work = {
        let (server, visitor) = (server.clone(), visitor.clone());
        spawn_blocking(move || done(&server, &visitor, &route, &form))
    };
    let broken = (StatusCode::INTERNAL_SERVER_ERROR, say::BROKEN);
    let mut response = work.await.unwrap_or_else(|_| refused(broken));
    if let Some(asked) = asked {
        let code = asked.code();
        let cookie = format!("{LANGUAGE}={code}; Path=/; Max-Age=31536000; SameSite=Lax");
        keep_cookie(&mut response, &cookie);
    }
    response
}

/// A line of the head, if it is there and is text.
fn text_of(headers: &HeaderMap, name: impl AsHeaderName) -> &str {
    let found = headers.get(name).and_then(|it| it.to_str().ok());
    found.unwrap_or_default()
}

/// What is asked for, if it may be asked for from there.
fn route_of(server: &Server, head: &Parts) -> Result<Route, (StatusCode, Text)> {
    let foreign = (StatusCode::FORBIDDEN, say::FOREIGN);
    let host = text_of(&head.headers, header::HOST);
    // Another site, whose name leads here, would be taken for the only one who is here.
    if server.is_alone() && !is_loopback_name(host) {
        return Err(foreign);
    }
    let method = match head.method {
        Method::HEAD => "GET",
        ref other => other.as_str(),
    };
    let route = Route::of(method, head.uri.path());
    let route = route.ok_or((StatusCode::NOT_FOUND, say::NOT_FOUND))?;
    // Scripts carry what no page of another site can send.
    let is_own = if route.is_api() {
        head.headers.contains_key(header::AUTHORIZATION)
    } else {
        method != "POST" || is_from_here(&head.headers, host)
    };
    if is_own { Ok(route) } else { Err(foreign) }
}

/// The session of a request: a page's is a cookie, a script's stands in the head.
fn session_of<'a>(route: &Route, headers: &'a HeaderMap) -> &'a str {
    if route.is_api() {
        let told = text_of(headers, header::AUTHORIZATION);
        return told.strip_prefix("Bearer ").unwrap_or_default();
    }
    cookie(headers, SESSION).unwrap_or_default()
}

/// The code that a script tells.
fn code_of(headers: &HeaderMap) -> Bytes {
    let told = text_of(headers, header::AUTHORIZATION);
    let code = told.strip_prefix("Code ").unwrap_or_default();
    Bytes::copy_from_slice(code.as_bytes())
}

/// The form of a body, if it is one of this session.
async fn sent(
    headers: &HeaderMap,
    body: Body,
    visitor: &Visitor,
) -> Result<Form, (StatusCode, Text)> {
    let body = to_bytes(body, LONGEST).await;
    let body = body.map_err(|_| (StatusCode::PAYLOAD_TOO_LARGE, say::TOO_LARGE))?;
    let form = Form::read(headers.get(header::CONTENT_TYPE), body).await;
    let form = form.ok_or((StatusCode::BAD_REQUEST, say::BAD_FORM))?;
    if form.text("token") == visitor.token {
        Ok(form)
    } else {
        Err((StatusCode::FORBIDDEN, say::STALE))
    }
}

/// Whether a form comes from a page of this server. Browsers tell where it comes from over plain HTTP too.
fn is_from_here(headers: &HeaderMap, host: &str) -> bool {
    let named = text_of(headers, header::ORIGIN).split_once("://");
    named.is_some_and(|(_, it)| !host.is_empty() && it == host)
}

/// Who asks, if he may.
fn admit(
    server: &Server,
    session: &str,
    route: Route,
    lang: Lang,
    from: IpAddr,
) -> Result<(Visitor, Route), Box<Response>> {
    let refused = |fault: &dyn Told, status| {
        let said = fault.message();
        Box::new(answer(status, PLAIN, said.of(lang).to_owned()))
    };
    let visitor = server.visitor(session, lang, from);
    let visitor = visitor.map_err(|fault| {
        let said = fault.0.of(lang).to_owned();
        Box::new(answer(StatusCode::SERVICE_UNAVAILABLE, PLAIN, said))
    })?;
    let submission = route.submission().map(|id| server.store.submission(id));
    let submission = submission.transpose();
    let submission = submission.map_err(|fault| refused(&fault, status_of(&fault)))?;
    let submission = submission.flatten();
    let what = route.what(&visitor.plans, submission.as_ref().map(|it| it.person));
    // What is not there is asked of the teacher's rights: who is nobody is sent to the door in any case.
    let asked = what.unwrap_or(What::Class);
    let of_submission = submission.as_ref().map(|it| it.problem.as_str());
    let when = visitor.when(of_submission.unwrap_or(route.problem()));
    match may_see(visitor.who, asked, when) {
        Answer::Yes if what.is_some() => Ok((visitor, route)),
        Answer::LogIn if route.is_api() => {
            let why = say::LOG_IN.into();
            Err(Box::new(api::refused(StatusCode::UNAUTHORIZED, &why)))
        }
        Answer::LogIn => Err(Box::new(go_to("/login"))),
        _ if route.is_api() => {
            let why = say::NOT_FOUND.into();
            Err(Box::new(api::refused(StatusCode::NOT_FOUND, &why)))
        }
        _ => Err(Box::new(not_found(server, &visitor))),
    }
}

/// What is asked for, once it is known that it may be.
fn done(server: &Server, visitor: &Visitor, route: &Route, form: &Form) -> Response {
    let lang = visitor.lang;
    let of = |id: &ContestId, page: &dyn Fn(&Contest) -> Result<Response>| {
        let contest = visitor.plans.contest(*id);
        contest.map_or_else(|| Ok(not_found(server, visitor)), page)
    };
    let response = match route {
        Route::Asset(name) => Ok(asset(name).unwrap_or_else(|| not_found(server, visitor))),
        Route::Set(path) => set::file(server, visitor, path),
        Route::Alive => Ok(answer(StatusCode::OK, PLAIN, "tro-choi\n")),
        Route::About => Ok(about(server, visitor)),
        Route::Door => Ok(door(server, visitor, StatusCode::OK, None)),
        Route::LogIn => log_in(server, visitor, form),
        Route::LogOut => log_out(server, visitor),
        Route::Road => pupil::road(server, visitor),
        Route::Problem(id) => pupil::problem(server, visitor, id),
        Route::HandIn(id) => pupil::hand_in(server, visitor, id, form),
        Route::Lesson(id) => lesson::lesson(server, visitor, id),
        Route::ReadLesson(id) => lesson::read(server, visitor, id),
        Route::Hints(id) => lesson::hints(server, visitor, id),
        Route::Submissions => submission::submissions(server, visitor, form),
        Route::Mine => export::own(server, visitor),
        Route::Submission(id) => submission::submission(server, visitor, *id, form),
        // A stream is begun elsewhere.
        Route::Part(id) | Route::Events(id) => submission::part(server, visitor, *id),
        Route::Source(id) => submission::source(server, visitor, *id),
        Route::Search(id) => example::search(server, visitor, *id),
        Route::Retry(id) => teacher::retry(server, visitor, *id),
        Route::Again(id) => teacher::again(server, visitor, *id),
        Route::Note(id) => notes::write(server, visitor, *id, form),
        Route::Ladders => ladder::all(server, visitor),
        Route::Ladder(id) => ladder::ladder(server, visitor, id),
        Route::Enter(id) => ladder::enter(server, visitor, id, form),
        Route::Games(id) => games::games(server, visitor, id, form),
        Route::Tournament(id) => ladder::begin(server, visitor, id),
        Route::Class => teacher::class(server, visitor),
        Route::Archive => export::archive(server, visitor),
        Route::Table => export::table(server, visitor, form),
        Route::Plan => plan::page(server, visitor),
        Route::SetPlan => plan::set(server, visitor, form),
        Route::Changes(id) => changes::changes(server, visitor, id),
        Route::Rejudge(id) | Route::Apply(id) => {
            changes::renew(server, visitor, id, matches!(route, Route::Apply(_)))
        }
        Route::Misreadings(id) => misreadings::misreadings(server, visitor, id),
        Route::JudgeKnown(id) => misreadings::judge_known(server, visitor, id),
        Route::People => people::people(server, visitor),
        Route::AddPeople => people::add(server, visitor, form),
        Route::Codes => people::codes_for_all(server, visitor),
        Route::Code(id) => people::slips(server, visitor, &[*id]),
        Route::Clock => Ok(contest::clocks(visitor)),
        Route::Contests => Ok(contest::contests(server, visitor)),
        Route::AddContest => contest::add(server, visitor, form),
        Route::Contest(id) => of(id, &|it| contest::contest(server, visitor, it)),
        Route::ContestPart(id) => of(id, &|it| contest::part(server, visitor, it)),
        Route::TurnContest(id) => of(id, &|it| contest::turn(server, visitor, it, form)),
        Route::Ask(id) => of(id, &|it| contest::ask(server, visitor, it, form)),
        Route::Ranking(id) => of(id, &|it| ranking::ranking(server, visitor, it, form)),
        Route::Scores(id) => of(id, &|it| ranking::csv(server, visitor, it, form)),
        Route::Sheets(id) => of(id, &|it| ranking::sheets(server, visitor, it)),
        Route::Show(id) => of(id, &|it| show::show(server, visitor, it, form)),
        Route::Machine => machine::machine(server, visitor),
        Route::BackUp => Ok(machine::back_up(server, visitor)),
        Route::ApiSession => api::session(server, visitor, form),
        Route::ApiProblems => api::problems(server, visitor),
        Route::ApiHandIn(id) => api::hand_in(server, visitor, id, form),
        Route::ApiSubmission(id) => api::submission(server, visitor, *id),
        Route::Rename(id) => people::rename(server, visitor, *id, form),
        Route::Forget(id) => people::forget(server, visitor, *id, form),
    };
    response.unwrap_or_else(|fault| {
        told(
            StatusCode::SERVICE_UNAVAILABLE,
            server,
            visitor,
            fault.0.of(lang),
        )
    })
}

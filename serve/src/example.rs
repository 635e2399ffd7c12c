//! A small input on which a program fails: asked for by its owner, looked for by a worker, shown beside what is
//! right. At the board of the problem's page the pupil sits where the answer of his program puts him.

use std::time::Duration;

use axum::http::StatusCode;
use axum::response::Response;
use bilingual::{Fault, Message, Result, broken, text::escaped};
use classroom::hand_in::Source;
use judge::language::Language;
use judge::program::Program;
use judge::settings::Settings;
use judge::temporary::temporary;
use pages::in_address;
use problem_set::{AnyProblem, Spec, Tier};
use serde::{Deserialize, Serialize};
use store::{Standing, Submission, SubmissionId};
use stress::{Bench, Counterexample};

use crate::access::{Answer, What, Who, may_see};
use crate::html::{file, go_to, token, told, verdict};
use crate::limits::Limit;
use crate::say;
use crate::server::{SHOWN, Server, Visitor};
use crate::set::page_of;

/// How long is looked for one; making it small takes ten seconds more at most.
const LOOKING: Duration = Duration::from_secs(15);

/// From this try at a problem on a pupil is helped.
const TRIES: u32 = 2;

/// What a search has found, as the file keeps it.
#[derive(Debug, Serialize, Deserialize)]
struct Search {
    /// Inputs that were tried.
    tried: usize,
    example: Option<Example>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Example {
    input: String,
    /// What the reference writes.
    answer: String,
    /// What the program wrote, as far as it is shown.
    wrote: String,
    /// The letters of the verdict.
    verdict: String,
    #[serde(with = "sandbox::both")]
    message: Message,
}

/// Looks for an input on which a source fails; what is found, as it is kept.
///
/// # Errors
/// If the source cannot be compiled or run.
pub(crate) fn look(
    problem: &'static dyn AnyProblem,
    source: &Source,
    language: Language,
) -> Result<String> {
    let home = temporary()?;
    let path = source.laid_into(home.path())?;
    let settings = Settings {
        language: Some(language),
        ..Settings::default()
    };
    let program = Program::prepare(&path, &settings)?;
    let bench = Bench::new(
        &program,
        problem,
        Spec::of(problem),
        &settings,
        Tier::Source,
    )?;
    let found = bench.look(LOOKING, 1)?;
    let example = |it: Counterexample| {
        let difference = it.report.difference;
        Ok::<_, Fault>(Example {
            answer: problem.solve("the input", it.input.as_bytes())?,
            wrote: difference.map_or_else(String::new, |it| it.found.join("\n")),
            verdict: it.report.verdict.short().to_owned(),
            message: it.report.message,
            input: it.input,
        })
    };
    let search = Search {
        tried: found.tried,
        example: found.counterexample.map(example).transpose()?,
    };
    serde_json::to_string(&search).map_err(|why| broken(why.to_string()))
}

/// One is asked for.
pub(crate) fn search(server: &Server, visitor: &Visitor, id: SubmissionId) -> Result<Response> {
    let submission = server.store.submission(id)?;
    let offer = submission.map(|it| offers(server, visitor, &it));
    if let Some(Offer::Now) = offer.transpose()?.flatten() {
        if let Who::Pupil(person) = visitor.who
            && !server.limits.take(Limit::Search(person))
        {
            let said = say::TOO_MANY_SEARCHES.of(visitor.lang);
            return Ok(told(StatusCode::TOO_MANY_REQUESTS, server, visitor, said));
        }
        server.store.search(id)?;
    }
    Ok(go_to(&format!("/submissions/{id}")))
}

/// Whether a search is offered.
enum Offer {
    Now,
    /// After the next try.
    Later,
}

/// Whether a search for an input is offered to whoever sees this submission.
fn offers(server: &Server, visitor: &Visitor, it: &Submission) -> Result<Option<Offer>> {
    let is_wrong =
        matches!(&it.standing, Standing::Judged(it) if !["AC", "CE"].contains(&it.said.as_str()));
    let may = may_see(
        visitor.who,
        What::Search(it.person),
        visitor.when(&it.problem),
    ) == Answer::Yes;
    if !is_wrong || !may {
        return Ok(None);
    }
    let cells = server.store.cells(Some(it.person))?.into_iter();
    let tries = cells
        .filter(|cell| cell.problem == it.problem)
        .map(|cell| cell.tries)
        .sum::<u32>();
    let is_now = visitor.is_teacher() || server.is_alone() || tries >= TRIES;
    Ok(Some(if is_now { Offer::Now } else { Offer::Later }))
}

/// The part of a submission's page that is about it.
#[derive(Default)]
pub(crate) struct Part {
    pub(crate) html: String,
    /// Whether a search goes on.
    pub(crate) goes_on: bool,
}

/// What of a submission's page is about it.
pub(crate) fn part(server: &Server, visitor: &Visitor, it: &Submission) -> Result<Part> {
    let lang = visitor.lang;
    let Some(offer) = offers(server, visitor, it)? else {
        return Ok(Part::default());
    };
    let (goes_on, kept) = server.store.searched(it.id)?;
    let found: Option<Search> = kept.and_then(|it| serde_json::from_str(&it).ok());
    let said = match (offer, found) {
        _ if goes_on => format!("<p class=\"standing\">{}</p>\n", say::LOOKING.of(lang)),
        (_, Some(found)) => shown(server, visitor, it, &found),
        (Offer::Later, None) => format!("<p>{}</p>\n", say::EXAMPLE_LATER.of(lang)),
        (Offer::Now, None) => format!(
            "<p>{}</p>\n<form method=\"post\" action=\"/submissions/{}/search\">{}<button>{}</button></form>\n",
            say::EXAMPLE_ABOUT.of(lang),
            it.id,
            token(visitor),
            say::LOOK_FOR.of(lang)
        ),
    };
    let title = say::EXAMPLE.of(lang);
    Ok(Part {
        html: format!("<h2>{title}</h2>\n{said}"),
        goes_on,
    })
}

/// What was found, in words, as a picture, and beside what is right.
fn shown(server: &Server, visitor: &Visitor, submission: &Submission, found: &Search) -> String {
    let lang = visitor.lang;
    let Some(it) = &found.example else {
        return format!("<p>{}</p>\n", say::FOUND_NONE.fill(lang, &[&found.tried]));
    };
    let Some(room) = server.rooms.get(&submission.problem) else {
        return String::new();
    };
    let picture = room.problem.picture(it.input.as_bytes()).ok().flatten();
    let picture = picture
        .filter(|_| it.input.len() <= SHOWN)
        .map_or_else(String::new, |it| {
            format!("<div class=\"picture\">{}</div>\n", it.svg(lang))
        });
    let wrote = if it.wrote.is_empty() {
        String::new()
    } else {
        file(say::WROTE.of(lang), &it.wrote)
    };
    let page = page_of(server, visitor, &submission.problem).filter(|_| it.input.len() <= SHOWN);
    let watch = page.map_or_else(String::new, |page| {
        let [input, output, verdict] = [&it.input, &it.wrote, &it.verdict].map(|it| in_address(it));
        let carried = format!("input={input}&amp;output={output}&amp;verdict={verdict}");
        format!(
            "<p><a href=\"{page}#find?{carried}\">{}</a></p>\n",
            say::WATCH.of(lang)
        )
    });
    format!(
        "<p>{} {}</p>\n{picture}<div class=\"sample\">\n{}{}{wrote}</div>\n{watch}",
        say::FOUND.fill(lang, &[&verdict(&it.verdict, lang)]),
        escaped(it.message.of(lang)),
        file(&format!("{}.INP", escaped(&room.spec.file)), &it.input),
        file(say::SHOULD.of(lang), &it.answer),
    )
}

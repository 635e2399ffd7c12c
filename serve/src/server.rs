//! What all requests share.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use bilingual::{Lang, Result};
use judge::language::Language;
use judge::root::Root;
use lessons::lesson::STATEMENT;
use lessons::page::{Block, parse};
use pages::in_address;
use problem_set::{AnyProblem, Spec};
use store::{Person, PersonId, Store};
use tokio::sync::Semaphore;

use crate::access::{Detail, When, Who, detail};
use crate::board::Boards;
use crate::limits::{Limits, Sockets};
use crate::plans::Plans;
use crate::{calendar, codes};

/// Codes that are held against their hashes at a time: each takes 19 MiB.
const HASHED: usize = 2;

/// Bytes of an input that is shown whole.
pub(crate) const SHOWN: usize = 2048;

/// The keys of settings.
pub(crate) const SECRET: &str = "secret";

/// The cookie of a session.
pub(crate) const SESSION: &str = "session";

/// A problem of the class.
pub(crate) struct Room {
    pub(crate) problem: &'static dyn AnyProblem,
    pub(crate) spec: &'static Spec,
    /// The statement as HTML, made when it is first asked for.
    statement: [OnceLock<String>; 2],
}

impl Room {
    pub(crate) fn new(problem: &'static dyn AnyProblem) -> Room {
        Room {
            problem,
            spec: Spec::of(problem),
            statement: Default::default(),
        }
    }

    /// The statement; nothing of one that cannot be read.
    pub(crate) fn statement(&self, root: &Root, lang: Lang) -> &str {
        self.statement[usize::from(lang == Lang::En)]
            .get_or_init(|| self.html(root, &self.text(root, STATEMENT.of(lang)), lang))
    }

    /// A text of the room as it stands on a page, with its pictures within it.
    pub(crate) fn html(&self, root: &Root, blocks: &[Block], lang: Lang) -> String {
        pages::alone_with(blocks, lang, &|name| {
            let file = root.room(&self.spec.id).join(name);
            let svg = std::fs::read_to_string(file).unwrap_or_default();
            format!("data:image/svg+xml,{}", in_address(&svg))
        })
    }

    /// The input of a test, if it is small enough to be read.
    pub(crate) fn input(&self, root: &Root, test: &str) -> Option<String> {
        let path = root.tests(&self.spec.id).join(test);
        let path = path.join(format!("{}.INP", self.spec.file));
        let length = std::fs::metadata(&path).ok()?.len();
        (length <= SHOWN as u64).then(|| std::fs::read_to_string(path).ok())?
    }

    /// A text of the room without its title, which stands above the page; nothing of one that cannot be read.
    pub(crate) fn text(&self, root: &Root, file: &str) -> Vec<Block> {
        let text = std::fs::read_to_string(root.room(&self.spec.id).join(file));
        let mut blocks = parse(&text.unwrap_or_default()).unwrap_or_default();
        if matches!(blocks[..], [Block::Heading(1, _), ..]) {
            blocks.remove(0);
        }
        blocks
    }
}

/// Who may come in.
pub(crate) enum Entry {
    /// One person at this machine, without a code.
    Alone(Person),
    /// Whoever has a code.
    Codes,
}

/// What a server knows.
pub(crate) struct Server {
    pub(crate) store: Store,
    pub(crate) root: Root,
    /// The name of the class.
    pub(crate) title: String,
    pub(crate) entry: Entry,
    /// The problems, in the order of the road.
    pub(crate) order: Vec<String>,
    /// All others, which it has in contests alone.
    kept: Arc<BTreeSet<String>>,
    /// All that this machine has, those too that are kept for contests.
    pub(crate) rooms: BTreeMap<String, Room>,
    /// The languages whose compilers this machine has.
    pub(crate) languages: Vec<Language>,
    /// The folder of the pages of the set, if it is there.
    pub(crate) pages: Option<PathBuf>,
    /// How many judge.
    pub(crate) workers: u32,
    /// Whether programs run that nothing keeps from the rest of the machine.
    pub(crate) is_open: bool,
    /// The address for the blackboard.
    pub(crate) address: String,
    /// The hours by which the clocks of the school are ahead of UTC.
    pub(crate) zone: i64,
    /// What forms are signed with.
    pub(crate) secret: String,
    pub(crate) limits: Limits,
    pub(crate) sockets: Sockets,
    pub(crate) boards: Boards,
    pub(crate) hashing: Semaphore,
}

/// What a server is made of.
pub(crate) struct Parts {
    pub(crate) store: Store,
    pub(crate) root: Root,
    pub(crate) title: String,
    pub(crate) entry: Entry,
    /// Those of the class.
    pub(crate) problems: Vec<&'static dyn AnyProblem>,
    pub(crate) pages: Option<PathBuf>,
    pub(crate) workers: u32,
    pub(crate) is_open: bool,
    pub(crate) address: String,
    pub(crate) zone: i64,
}

/// Who asks, and how he is answered.
#[derive(Debug, Clone)]
pub(crate) struct Visitor {
    pub(crate) who: Who,
    pub(crate) name: String,
    /// How the problems were set when he asked.
    pub(crate) plans: Plans,
    pub(crate) lang: Lang,
    /// What the forms of this session carry.
    pub(crate) token: String,
    /// The hash by which the session is kept, if it is one.
    pub(crate) session: Option<Vec<u8>>,
    pub(crate) from: IpAddr,
}

impl Visitor {
    /// What the class does just now with a problem.
    pub(crate) fn when(&self, problem: &str) -> When {
        self.plans.when(problem)
    }

    pub(crate) fn is_teacher(&self) -> bool {
        matches!(self.who, Who::Teacher(_))
    }

    /// How much he sees of a judging of a problem.
    pub(crate) fn detail(&self, problem: &str) -> Detail {
        detail(self.who, self.when(problem))
    }

    /// Whether he is told verdicts on a problem.
    pub(crate) fn is_told(&self, problem: &str) -> bool {
        self.detail(problem) != Detail::Samples
    }
}

impl Server {
    /// # Errors
    /// If the file cannot be read or written.
    pub(crate) fn new(parts: Parts) -> Result<Server> {
        // Kept, so that a form that is open while the server begins again still counts.
        let secret = if let Some(secret) = parts.store.setting(SECRET)? {
            secret
        } else {
            let secret = codes::secret()?;
            parts.store.set(SECRET, &secret, None)?;
            secret
        };
        let has_tool = |it: &Language| *it != Language::Executable && it.tool().is_ok();
        let ids = parts.problems.iter().map(|it| it.id().to_owned());
        let order: Vec<String> = ids.collect();
        let ids = problem_set::problems().iter().map(|it| it.id().to_owned());
        let kept = ids.filter(|it| !order.contains(it));
        let rooms = problem_set::problems().iter().map(|it| Room::new(*it));
        Ok(Server {
            rooms: rooms.map(|it| (it.spec.id.clone(), it)).collect(),
            kept: Arc::new(kept.collect()),
            order,
            store: parts.store,
            root: parts.root,
            title: parts.title,
            entry: parts.entry,
            languages: Language::ALL.into_iter().filter(has_tool).collect(),
            pages: parts.pages,
            workers: parts.workers,
            is_open: parts.is_open,
            address: parts.address,
            zone: parts.zone,
            secret,
            limits: Limits::default(),
            sockets: Sockets::default(),
            boards: Boards::default(),
            hashing: Semaphore::new(HASHED),
        })
    }

    /// Whose session this is.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(crate) fn visitor(&self, session: &str, lang: Lang, from: IpAddr) -> Result<Visitor> {
        let hash = codes::hash_of(session);
        let person = match &self.entry {
            Entry::Alone(person) => Some(person.clone()),
            Entry::Codes => self.store.session(&hash)?,
        };
        let is_session = person.is_some();
        Ok(Visitor {
            who: Who::of(person.as_ref()),
            name: person.map(|it| it.name).unwrap_or_default(),
            plans: Plans::of(&self.store, self.kept.clone())?,
            lang,
            token: codes::token(&self.secret, if is_session { session } else { "" }),
            session: is_session.then_some(hash),
            from,
        })
    }

    /// The names of all, by their numbers.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(crate) fn names(&self) -> Result<BTreeMap<PersonId, String>> {
        let people = self.store.people()?.into_iter();
        Ok(people.map(|it| (it.id, it.name)).collect())
    }

    pub(crate) fn is_alone(&self) -> bool {
        matches!(self.entry, Entry::Alone(_))
    }

    /// The rooms in their order.
    pub(crate) fn rooms(&self) -> impl Iterator<Item = &Room> {
        self.order.iter().filter_map(|id| self.rooms.get(id))
    }

    /// How the files of a problem are called.
    pub(crate) fn file_of<'a>(&'a self, id: &'a str) -> &'a str {
        self.rooms.get(id).map_or(id, |it| it.spec.file.as_str())
    }

    /// A time on the wall as the school's clocks tell it: `09:38 29-11`.
    pub(crate) fn clock(&self, wall_ms: i64) -> String {
        let [_, month, date, hour, minute] = calendar::told(wall_ms, self.zone);
        format!("{hour:02}:{minute:02} {date:02}-{month:02}")
    }

    /// The same as spreadsheets know it: `2026-11-29 09:38`.
    pub(crate) fn date(&self, wall_ms: i64) -> String {
        let [year, month, date, hour, minute] = calendar::told(wall_ms, self.zone);
        format!("{year}-{month:02}-{date:02} {hour:02}:{minute:02}")
    }
}

/// Whether a host that a browser names is this machine itself.
pub(crate) fn is_loopback_name(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|it| it.is_ascii_digit()) => name,
        _ => host,
    };
    let address = name.trim_matches(['[', ']']).parse::<IpAddr>();
    name.eq_ignore_ascii_case("localhost") || address.is_ok_and(|it| it.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_machine_are_its_own() {
        for host in [
            "localhost",
            "LOCALHOST:8080",
            "127.0.0.1:80",
            "[::1]:8080",
            "127.0.0.1",
        ] {
            assert!(is_loopback_name(host), "{host}");
        }
        for host in [
            "evil.example:8080",
            "localhost.evil.example",
            "10.0.0.1:80",
            "",
            "127.0.0.1.nip.io",
        ] {
            assert!(!is_loopback_name(host), "{host}");
        }
    }
}

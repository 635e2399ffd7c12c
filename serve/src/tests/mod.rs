//! The server held against browsers and others, on a real socket.

mod contest;
mod hostile;
mod ladder;
mod matrix;
mod people;
mod teacher;
mod usual;

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use bilingual::Message;
use classroom::marked::Test;
use judge::root::Root;
use store::{Job, Opening, Outcome, PersonId, Plan, Role, Stage, Store};
use tokio::net::TcpListener;

use crate::backups;
use crate::codes;
use crate::contest_form::{moment, written};
use crate::http::listen;
use crate::report::Report;
use crate::server::{Entry, Parts, Server};
use crate::worker::{self, Judging, Rests, Tell};

/// What the tests of the judge below say of a hidden test.
const HIDDEN: &str = "words-of-a-hidden-test";

/// What its search finds.
const FOUND: &str = r#"{"tried":7,"example":{"input":"1\n3\n","answer":"1\n1 3\n","wrote":"0","verdict":"WA","message":["Thiếu nước.","A move is missing."]}}"#;

/// A judge that accepts whatever has "right" in it, fails at "broken", and runs nothing. A source writes the
/// outputs that it has behind "writes", a word for each test; a true program its own length, and more. The first
/// tournament of a "slow" one ends when its lane rests.
struct Quick;

impl Judging for Quick {
    fn judge(&self, job: &Job, tell: &Tell<'_>, rests: &Rests<'_>) -> Outcome {
        let text = String::from_utf8_lossy(&job.bytes).into_owned();
        assert!(!text.contains("panic"), "as it was asked");
        if text.contains("broken") {
            return Outcome::Failed("no compiler".to_owned());
        }
        match job.stage {
            Stage::Samples | Stage::Rest => {}
            Stage::Search => return Outcome::Searched(FOUND.to_owned()),
            Stage::Play | Stage::Tournament => {
                let is_slow = job.stage == Stage::Tournament && text.contains("slow");
                while is_slow && job.attempt == 1 && !rests() {
                    thread::sleep(Duration::from_millis(10));
                }
                return Outcome::Played(ladder::played(job, &text));
            }
        }
        let verdict = if text.contains("right") { "AC" } else { "WA" };
        tell("1/2 01 AC");
        let test = |number: &str, tier: &str, said: &str| Test {
            number: number.to_owned(),
            name: if tier == "sample" {
                "sample"
            } else {
                "one-heap"
            }
            .to_owned(),
            tier: tier.to_owned(),
            verdict: verdict.to_owned(),
            share: if verdict == "AC" {
                judge::verdict::WHOLE
            } else {
                0
            },
            cpu_ms: 12,
            peak_kib: 3000,
            message: Message::new(&said),
            output: None,
            dialogue: Vec::new(),
        };
        let mut tests = vec![test("01", "sample", "words-of-a-sample")];
        if job.stage == Stage::Rest {
            let mut hidden = test("02", "source", HIDDEN);
            hidden.dialogue = vec![format!("> {HIDDEN}")];
            tests.push(hidden);
        }
        let own = format!("x y {}", text.len());
        let outputs = match text.split_once("writes ") {
            Some((_, outputs)) => outputs,
            None if text.contains("#include") => &own,
            None => "",
        };
        for (number, output) in (3..).zip(outputs.split_whitespace()) {
            let mut wrong = test(&format!("{number:02}"), "source", "");
            wrong.output = Some(output.to_owned());
            tests.push(wrong);
        }
        let report = Report {
            tests,
            ..Report::default()
        };
        Outcome::Judged {
            verdict: verdict.to_owned(),
            points: if verdict == "AC" { 100 } else { 37 },
            report: serde_json::to_string(&report).unwrap(),
            is_final: job.stage == Stage::Rest,
        }
    }
}

/// A class that is served: teacher 1, pupils 2, 3, 4.
struct Lab {
    server: Arc<Server>,
    address: SocketAddr,
    folder: tempfile::TempDir,
}

/// A request for each route.
fn examples() -> impl Iterator<Item = (&'static str, String)> {
    let all = crate::route::EXAMPLES.iter();
    all.map(|(method, path)| (*method, path.replace("{id}", "nim")))
}

/// An answer.
#[derive(Debug)]
struct Reply {
    status: u16,
    head: String,
    body: String,
    /// The same as it was sent.
    bytes: Vec<u8>,
}

impl Reply {
    fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|it| it.split_once(": "));
        let mut found = lines.filter(|it| it.0.eq_ignore_ascii_case(name));
        found.next().map(|it| it.1)
    }

    fn place(&self) -> &str {
        self.header("location").unwrap_or_default()
    }

    fn read(stream: &mut TcpStream) -> Reply {
        stream
            .set_read_timeout(Some(Duration::from_secs(40)))
            .unwrap();
        let mut bytes = Vec::new();
        // Whoever is refused in the middle of a body is cut off.
        let _ = stream.read_to_end(&mut bytes);
        let at = bytes.windows(4).position(|it| it == b"\r\n\r\n");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|it| it.parse().ok());
        Reply {
            status: status.unwrap_or(0),
            head: head.to_owned(),
            body: body.to_owned(),
            bytes: at.map_or_else(Vec::new, |at| bytes[at + 4..].to_vec()),
        }
    }
}

impl Lab {
    fn class() -> Lab {
        Lab::of(false, 1)
    }

    /// For one alone, or a class; with so many workers.
    fn of(is_alone: bool, workers: u32) -> Lab {
        Lab::within(
            tempfile::tempdir().unwrap(),
            is_alone,
            workers,
            &["nim", "hau"],
        )
    }

    /// A class that has these problems, and all others for contests.
    fn with_road(road: &[&str]) -> Lab {
        Lab::within(tempfile::tempdir().unwrap(), false, 1, road)
    }

    /// A contest with the problem `nim` and these lines besides; its number.
    fn contest(
        &self,
        begins: i64,
        ends: i64,
        more: &str,
    ) -> Result<store::ContestId, store::Error> {
        let [begins, ends] = [begins, ends].map(|it| moment(it, 7));
        let text = format!(
            "title = 'Thi <b>'\nbegins = {begins}\ndeadline = {ends}\n{more}\n[[problems]]\nid = 'nim'\n"
        );
        let written = written(&text).map_err(|why| panic!("{why:?}")).unwrap();
        self.server.store.add_contest(&written, Some(1))
    }

    /// The file, opened past the server.
    fn sql(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.folder.path().join("data")).unwrap()
    }

    /// The same with its file in this folder.
    fn within(folder: tempfile::TempDir, is_alone: bool, workers: u32, road: &[&str]) -> Lab {
        static INSTALLED: std::sync::Once = std::sync::Once::new();
        INSTALLED.call_once(all_problems::install);
        let mut opening = Opening::default();
        opening.patience = Duration::from_millis(100);
        let store = Store::open(&folder.path().join("data"), opening).unwrap();
        let names = ["Cô <b>Hạnh</b>", "An", "Bình", "Chi"];
        let roles = [Role::Teacher, Role::Pupil, Role::Pupil, Role::Pupil];
        for (name, role) in names.into_iter().zip(roles).skip(usize::from(is_alone)) {
            store.add_person(name, role, None).unwrap();
        }
        store.set_tests("nim", "lock").unwrap();
        let pages = folder.path().join("pages/vi");
        std::fs::create_dir_all(&pages).unwrap();
        std::fs::write(
            pages.join("nim.html"),
            "<main id=\"main\">\n<p>a lesson</p>",
        )
        .unwrap();
        let entry = if is_alone {
            Entry::Alone(store.people().unwrap().remove(0))
        } else {
            Entry::Codes
        };
        let server = Server::new(Parts {
            store,
            root: Root::find(None).unwrap(),
            title: "10A".to_owned(),
            entry,
            problems: road
                .iter()
                .map(|it| problem_set::find(it).unwrap())
                .collect(),
            pages: Some(folder.path().join("pages")),
            workers,
            is_open: false,
            address: "http://10.0.0.1:8080".to_owned(),
            zone: 7,
        });
        let server = Arc::new(server.unwrap());
        let judging: Arc<dyn Judging> = Arc::new(Quick);
        worker::start(&server, &judging);
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        listener.set_nonblocking(true).unwrap();
        let address = listener.local_addr().unwrap();
        let served = server.clone();
        thread::spawn(move || {
            let mut runtime = tokio::runtime::Builder::new_multi_thread();
            let runtime = runtime.worker_threads(2).enable_all().build().unwrap();
            runtime
                .block_on(async { listen(TcpListener::from_std(listener).unwrap(), served).await });
        });
        Lab {
            server,
            address,
            folder,
        }
    }

    /// A session of a person, as its cookie.
    fn session(&self, person: PersonId) -> String {
        let secret = codes::secret().unwrap();
        self.server
            .store
            .begin_session(&codes::hash_of(&secret), person)
            .unwrap();
        secret
    }

    fn token(&self, session: &str) -> String {
        codes::token(&self.server.secret, session)
    }

    fn stream(&self) -> TcpStream {
        TcpStream::connect(self.address).unwrap()
    }

    /// Sends what a browser sends.
    fn send(&self, method: &str, path: &str, session: &str, more: &str, body: &[u8]) -> Reply {
        let mut stream = self.stream();
        let host = self.address;
        let cookie = if session.is_empty() {
            String::new()
        } else {
            format!("Cookie: a=b; session={session}\r\n")
        };
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{cookie}{more}Content-Length: {}\r\n\r\n",
            body.len()
        );
        // Whoever is refused at once does not read all of it.
        let _ = stream
            .write_all(head.as_bytes())
            .and_then(|()| stream.write_all(body));
        Reply::read(&mut stream)
    }

    fn get(&self, path: &str, session: &str) -> Reply {
        self.send("GET", path, session, "", b"")
    }

    /// A form of this session, from a page of the server.
    fn post(&self, path: &str, session: &str, fields: &str) -> Reply {
        let body = format!("token={}&{fields}", self.token(session));
        self.send("POST", path, session, &self.origin(), body.as_bytes())
    }

    fn origin(&self) -> String {
        format!(
            "Origin: http://{}\r\nContent-Type: application/x-www-form-urlencoded\r\n",
            self.address
        )
    }

    /// A program for `nim`.
    fn hand_in(&self, session: &str, source: &str, nonce: &str) -> Reply {
        let fields = [
            ("token", self.token(session)),
            ("nonce", nonce.to_owned()),
            ("language", "C++17".to_owned()),
            ("source", source.to_owned()),
        ];
        let (kind, body) = multipart(&fields, None);
        let more = format!("Origin: http://{}\r\n{kind}", self.address);
        self.send("POST", "/problems/nim", session, &more, &body)
    }

    /// Waits until a submission of this page is done.
    fn done(&self, path: &str, session: &str) -> Reply {
        let began = Instant::now();
        loop {
            let reply = self.get(&format!("{path}/part"), session);
            if reply.body.contains("data-done") {
                return reply;
            }
            assert!(began.elapsed() < Duration::from_secs(30), "{reply:?}");
            thread::sleep(Duration::from_millis(20));
        }
    }
}

/// The fields of a form with files, as a browser sends them: the line of the head, and the body.
fn multipart(fields: &[(&str, String)], file: Option<(&str, &[u8])>) -> (String, Vec<u8>) {
    let mark = "----mark";
    let mut body = Vec::new();
    for (name, value) in fields {
        let head = format!(
            "--{mark}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n"
        );
        body.extend_from_slice(head.as_bytes());
    }
    let (name, bytes) = file.unwrap_or_default();
    let head = format!(
        "--{mark}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\nContent-Type: application/octet-stream\r\n\r\n"
    );
    body.extend_from_slice(head.as_bytes());
    body.extend_from_slice(bytes);
    body.extend_from_slice(format!("\r\n--{mark}--\r\n").as_bytes());
    (
        format!("Content-Type: multipart/form-data; boundary={mark}\r\n"),
        body,
    )
}

//! The program as a pupil meets it: a real program is judged behind real walls.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The server, which ends with the test.
struct Served {
    child: Child,
    address: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(data: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_serve"));
    let jobs: &[&str] = if more.contains(&"--jobs") {
        &[]
    } else {
        &["--jobs", "1"]
    };
    command
        .args(["--lang", "en", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .args(jobs)
        .args(more);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn served(data: &Path, more: &[&str]) -> Served {
    begun(&mut serve(data, more))
}

fn begun(server: &mut Command) -> Served {
    let mut child = server.spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    let address = line.trim().split("http://").nth(1);
    let address = address.unwrap_or_else(|| panic!("{line:?}")).to_owned();
    Served { child, address }
}

impl Served {
    fn send(&self, method: &str, path: &str, more: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nConnection: close\r\n{more}Content-Length: {1}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        let mut reply = String::new();
        stream.read_to_string(&mut reply).unwrap();
        reply
    }

    /// Hands in a program for a problem; the path of the submission.
    fn hand_in(&self, problem: &str, language: &str, source: &str) -> String {
        self.sent(&format!("/problems/{problem}"), language, source)
    }

    /// Sends the form of a page; the path that comes after.
    fn sent(&self, page: &str, language: &str, source: &str) -> String {
        let place = page;
        let page = self.send("GET", place, "", "");
        let fields = [
            ("token", field(&page, "token")),
            ("nonce", field(&page, "nonce")),
            ("language", language.to_owned()),
            ("source", source.to_owned()),
        ];
        let part = |(name, value): &(&str, String)| {
            format!("--mark\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
        };
        let body: Vec<String> = fields.iter().map(part).collect();
        let body = body.concat() + "--mark--\r\n";
        let kind = "Content-Type: multipart/form-data; boundary=mark\r\n";
        let reply = self.send("POST", place, kind, &body);
        let place = reply.lines().find_map(|it| it.strip_prefix("location: "));
        place.unwrap_or_else(|| panic!("{reply}")).to_owned()
    }

    fn done(&self, submission: &str) -> String {
        self.once(submission, "data-done")
    }

    /// What changes of a submission's page, once it has this.
    fn once(&self, submission: &str, wanted: &str) -> String {
        let began = Instant::now();
        loop {
            let part = self.part(submission);
            if part.contains(wanted) {
                return part;
            }
            assert!(began.elapsed() < Duration::from_mins(3), "{part}");
            thread::sleep(Duration::from_millis(100));
        }
    }

    fn part(&self, submission: &str) -> String {
        let path = format!("{submission}/part");
        self.send("GET", &path, "Cookie: lang=en\r\n", "")
    }
}

/// What a page has in a hidden field.
fn field(page: &str, name: &str) -> String {
    let value = page.split(&format!("name=\"{name}\" value=\"")).nth(1);
    let value = value.and_then(|it| it.split('"').next());
    value.unwrap().to_owned()
}

fn source(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../problems/nim/submissions")
        .join(name);
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn programs_are_judged_and_what_was_received_before_a_kill_is_judged_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let first = served(&data, &[]);
    let right = first.hand_in("nim", "C++17", &source("solution.cpp"));
    let part = first.done(&right);
    assert!(part.contains("AC") && part.contains("100 points"), "{part}");
    let wrong = first.hand_in("nim", "C++17", "int main() { return 0; }");
    let refused = first.hand_in("nim", "C++17", "int main() { return x; }");
    // A second server on the same file is told no.
    let second = serve(&data, &[]).output().unwrap();
    assert_eq!(second.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&second.stderr).contains("another server"),
        "{second:?}"
    );
    // A form that is open meanwhile counts after it.
    let token = |server: &Served| field(&server.send("GET", "/problems/nim", "", ""), "token");
    let before = token(&first);
    drop(first);

    let again = served(&data, &[]);
    assert_eq!(before, token(&again));
    let part = again.done(&wrong);
    assert!(
        !part.contains("verdict AC") && part.contains("0 points"),
        "{part}"
    );
    let part = again.done(&refused);
    assert!(part.contains("CE") && part.contains("<pre>"), "{part}");
    // The data of the class and the server itself, as a program of a pupil would look for them.
    let port = again.address.rsplit(':').next().unwrap();
    let spy = format!(
        "#include <arpa/inet.h>\n#include <sys/socket.h>\n#include <fstream>\nint main() {{\n\
         std::ofstream out(\"NIM.OUT\");\nstd::ifstream in(\"{}\");\nif (in) out << \"SPY-READS\" << std::endl;\n\
         out << \"looked\" << std::endl;\nsockaddr_in to{{}};\nto.sin_family = AF_INET;\nto.sin_port = htons({port});\n\
         to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);\nint s = socket(AF_INET, SOCK_STREAM, 0);\n\
         if (s >= 0 && connect(s, (sockaddr*)&to, sizeof to) == 0) {{ std::ofstream again(\"NIM.OUT\"); again << \"SPY-CONNECTS\"; }}\n}}\n",
        data.display()
    );
    let spy = again.hand_in("nim", "C++17", &spy);
    let part = again.done(&spy);
    assert!(part.contains("looked") || part.contains("RTE"), "{part}");
    assert!(!part.contains("SPY-"), "{part}");
    assert!(again.send("GET", "/", "", "").contains("✓"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_finds_no_source_of_another_that_is_judged_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = served(&folder.path().join("data"), &["--jobs", "2"]);
    let busy =
        "// WORD-OF-ANOTHER\nint main() { for (volatile long i = 0; i < 9000000000; i++) {} }";
    let busy = server.hand_in("nim", "C++17", busy);
    server.once(&busy, "Being judged");
    let spy = r#"#include <filesystem>
#include <fstream>
#include <iterator>
namespace fs = std::filesystem;
int main() {
    std::ofstream out("NIM.OUT");
    std::string word = "WORD-OF-";
    word += "ANOTHER";
    bool found = false;
    auto look = [&](const fs::path &file) {
        std::ifstream in(file);
        std::string text{std::istreambuf_iterator<char>(in), {}};
        found = found || text.find(word) != std::string::npos;
    };
    std::error_code error;
    auto options = fs::directory_options::skip_permission_denied;
    for (auto folder : {"/tmp", "/var/tmp", "/dev/shm", "/run", "FOLDER", ".."}) {
        int left = 5000;
        for (auto it = fs::recursive_directory_iterator(folder, options, error); !error && it != end(it) && left > 0; it.increment(error), left--)
            if (it->path().extension() == ".cpp") look(it->path());
    }
    for (auto it = fs::directory_iterator("/proc", error); !error && it != end(it); it.increment(error))
        look(it->path() / "cwd/NIM.cpp");
    out << (found ? "SPY-FINDS" : "looked") << std::endl;
}
"#;
    let spy = spy.replace("FOLDER", folder.path().to_str().unwrap());
    let spy = server.hand_in("nim", "C++17", &spy);
    let part = server.once(&spy, "looked");
    assert!(!part.contains("SPY-"), "{part}");
    assert!(
        !server.part(&busy).contains("data-done"),
        "it was to run beside"
    );
    assert!(!server.done(&spy).contains("SPY-"));
}

#[cfg(unix)]
#[test]
fn tests_that_change_under_the_server_judge_nothing_before_it_begins_again() {
    let folder = tempfile::tempdir().unwrap();
    let whole = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let whole = whole.canonicalize().unwrap();
    let (root, tests) = (
        folder.path().join("set"),
        folder.path().join("set/testdata"),
    );
    std::fs::create_dir_all(&tests).unwrap();
    std::os::unix::fs::symlink(whole.join("problems"), root.join("problems")).unwrap();
    for entry in std::fs::read_dir(whole.join("testdata")).unwrap() {
        let entry = entry.unwrap();
        let own = tests.join(entry.file_name());
        if entry.file_name() == "nim" {
            let copy = Command::new("cp")
                .arg("-r")
                .args([entry.path(), own])
                .status();
            assert!(copy.unwrap().success());
        } else {
            std::os::unix::fs::symlink(entry.path(), own).unwrap();
        }
    }
    let data = folder.path().join("data");
    let root = ["--root", root.to_str().unwrap()];
    let server = served(&data, &root);
    // It takes its time for each test, and writes nothing.
    let slow = "int main() { for (volatile long i = 0; i < 300000000; i++) {} }";
    let place = server.hand_in("nim", "C++17", slow);
    server.once(&place, "Being judged");
    thread::sleep(Duration::from_millis(200));
    let lock = tests.join("nim/lock.toml");
    let text = std::fs::read_to_string(&lock).unwrap();
    std::fs::write(&lock, text + "# changed\n").unwrap();
    let part = server.done(&place);
    // The samples may have been judged before.
    assert!(
        part.contains("? The machine could not") && !part.contains("0 points"),
        "{part}"
    );
    drop(server);
    let part = served(&data, &root).done(&place);
    assert!(
        part.contains("0 points") && !part.contains("older tests"),
        "{part}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_precompiled_header_changes_no_verdict_nor_does_one_that_is_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let cache = folder.path().join("cache");
    let mut command = serve(&folder.path().join("data"), &[]);
    let server = begun(command.env("XDG_CACHE_HOME", &cache));
    let headers = cache.join("tro-choi/headers");
    let made = || {
        let entries = std::fs::read_dir(&headers).into_iter().flatten().flatten();
        let all = entries.map(|it| it.path().join("include/bits/stdc++.h.gch"));
        all.filter(|it| it.is_file()).collect::<Vec<_>>()
    };
    let all = format!("#include <bits/stdc++.h>\n{}", source("solution.cpp"));
    // The verdict on all of a program stands first.
    let verdict = |text: &str| {
        let told = server.done(&server.hand_in("nim", "C++17", text));
        told.split("class=\"verdict ").nth(1).unwrap()[..2].to_owned()
    };
    let judged = || {
        let wrong = [all.replace("^=", "|="), all.replace("main", "main main")];
        [&all, &wrong[0], &wrong[1]].map(|it| verdict(it))
    };
    assert_eq!(judged(), ["AC", "WA", "CE"]);
    let began = Instant::now();
    while made().is_empty() {
        assert!(
            began.elapsed() < Duration::from_mins(3),
            "no header is made"
        );
        thread::sleep(Duration::from_millis(200));
    }
    assert_eq!(judged(), ["AC", "WA", "CE"]);
    // Of one it is the head that fits, of another nothing.
    for length in [1 << 20, 0] {
        for it in made() {
            let file = std::fs::File::options().write(true).open(it).unwrap();
            file.set_len(length).unwrap();
        }
        assert_eq!(judged(), ["AC", "WA", "CE"], "{length}");
    }
}

#[test]
fn a_program_that_plays_is_measured_against_one_that_never_errs() {
    let folder = tempfile::tempdir().unwrap();
    let served = served(&folder.path().join("data"), &[]);
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../judge/tests/league");
    let program = |names: &[&str]| {
        let texts = names
            .iter()
            .map(|it| std::fs::read_to_string(programs.join(it)));
        texts.collect::<Result<Vec<_>, _>>().unwrap().concat()
    };
    let measured = |source: &str| {
        let place = served.sent("/ladder/hau", "C++17", source);
        let began = Instant::now();
        loop {
            let page = served.send("GET", &place, "Cookie: lang=en\r\n", "");
            if !page.contains("http-equiv=\"refresh\"") {
                return page;
            }
            assert!(began.elapsed() < Duration::from_mins(2), "{page}");
            thread::sleep(Duration::from_millis(100));
        }
    };
    let perfect = measured(&program(&["rules_hau.cpp", "perfect.cpp", "talk.cpp"]));
    let kept = "<td class=\"num\">20/20</td><td class=\"num\">0.00</td>";
    assert!(perfect.contains(kept), "{perfect}");
    assert!(!perfect.contains("better:"), "{perfect}");
    // Any legal move, as one who has not thought of anything yet.
    let rules = program(&["rules_hau.cpp"]);
    let first = "string choose(const Moves &all) { return all[0].first; }\n";
    let weak = measured(&(rules + first + &program(&["talk.cpp"])));
    let cells = weak.split("<td class=\"num\">").skip(1);
    let cells: Vec<&str> = cells.filter_map(|it| it.split('<').next()).collect();
    let (kept, won) = cells[0].split_once('/').unwrap();
    let lost: f64 = cells[1].parse().unwrap();
    assert!(
        kept.parse::<u32>().unwrap() < 10 && won == "20" && lost > 0.1,
        "{cells:?}"
    );
    assert!(weak.contains("better:"), "{weak}");
    let silent = measured("int main() { for (;;) {} }");
    assert!(
        silent.contains(">0/20<") && silent.contains(">–<"),
        "{silent}"
    );
    let refused = measured("int main() { return x; }");
    assert!(
        refused.contains("does not compile") && refused.contains("<pre>"),
        "{refused}"
    );
}

#[test]
fn a_port_that_is_busy_and_a_class_without_walls_are_told_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().to_string();
    let told = |more: &[&str]| {
        let ended = Command::new(env!("CARGO_BIN_EXE_serve"))
            .args(["--lang", "en", "--data"])
            .arg(folder.path().join("data"))
            .args(more)
            .output()
            .unwrap();
        assert_eq!(ended.status.code(), Some(2), "{ended:?}");
        String::from_utf8(ended.stderr).unwrap()
    };
    let busy = told(&["--listen", &port]);
    let (_, number) = port.rsplit_once(':').unwrap();
    assert!(
        busy.contains(&format!("another program uses port {number}")),
        "{busy}"
    );
    assert!(busy.contains("--listen 127.0.0.1:"), "{busy}");
    assert!(told(&["--listen", "0.0.0.0:0"]).contains("--class"));
    assert!(told(&["restore", "/nowhere"]).contains("no such file"));
}

#[test]
fn a_class_goes_on_from_a_backup_that_was_restored() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let backup = || {
        let mut days = (0..7).map(|day| folder.path().join(format!("data.backup-{day}")));
        days.find(|it| it.exists())
    };
    let made = || {
        let began = Instant::now();
        loop {
            if let Some(backup) = backup() {
                return backup;
            }
            assert!(began.elapsed() < Duration::from_mins(1), "no backup");
            thread::sleep(Duration::from_millis(50));
        }
    };
    let server = served(&data, &[]);
    let kept = server.hand_in("nim", "C++17", &source("solution.cpp"));
    let verdict = server.done(&kept);
    assert!(verdict.contains("100 points"), "{verdict}");
    // The copy of a day is made once; the next start makes it anew, with what is there now.
    let first = made();
    drop(server);
    std::fs::remove_file(first).unwrap();
    let server = served(&data, &[]);
    let backup = made();
    let later = server.hand_in("nim", "C++17", "int main() { return 0; }");
    server.done(&later);
    let restore = || {
        let word = ["restore", backup.to_str().unwrap()];
        let ended = serve(&data, &word).output().unwrap();
        let said = [ended.stdout, ended.stderr].concat();
        (ended.status.code(), String::from_utf8(said).unwrap())
    };
    let (code, said) = restore();
    assert!(code == Some(2) && said.contains("another server"), "{said}");
    // Its log is left behind, and must not be read into what is restored.
    drop(server);
    let (code, said) = restore();
    assert!(
        code == Some(0) && said.contains("data.replaced-1"),
        "{said}"
    );
    let server = served(&data, &[]);
    let body = |reply: &str| reply.split_once("\r\n\r\n").unwrap().1.to_owned();
    assert_eq!(body(&server.part(&kept)), body(&verdict));
    assert!(server.part(&later).starts_with("HTTP/1.1 404"));
    drop(server);
    // Nothing is left but the copy.
    for name in ["data", "data-wal", "data-shm"] {
        let _ = std::fs::remove_file(folder.path().join(name));
    }
    assert_eq!(restore().0, Some(0));
    assert!(served(&data, &[]).part(&kept).contains("100 points"));
}

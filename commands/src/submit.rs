//! `judge submit`: a program is handed in to the server of a class, and its verdict is waited for. What is asked and
//! answered stands in `serve/src/api.rs`.

use std::fmt::Write as _;
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;
use std::{env, fs, thread};

use bilingual::{Fault, Lang, Message, Result, Say, of_system, sentences, text};
use command_line::{arguments, option, spoken, word};
use judge::errors;
use judge::language::Language;
use pages::in_address;
use problem_set::find_beside;
use serde_json::Value;

use crate::{help, out};

sentences! {
    NO_CODE: "máy chủ hỏi mã của bạn: ghi thêm --code MÃ, hoặc đặt biến JUDGE_CODE", "the server asks for your code: add --code CODE, or set JUDGE_CODE";
    ADDRESS: "{0} không phải là địa chỉ dạng http://192.168.1.20:8080", "{0} is no address like http://192.168.1.20:8080";
    NOT_REACHED: "không tới được {0}: {1}", "{0} is not reached: {1}";
    STRANGE: "{0} không trả lời như máy chủ của một lớp", "{0} does not answer as the server of a class";
    RECEIVED: "đã nhận: bài nộp {0}, {1}", "received: submission {0}, {1}";
    AHEAD: "đang chờ, có {0} việc trước nó", "waiting, {0} jobs before it";
    ASIDE: "máy chủ chưa chấm được bài này", "the server could not judge it";
    SILENT: "kết quả được cho biết sau kỳ thi", "the verdict is told after the contest";
    JUDGED: "kết quả: {0}, {1} điểm", "verdict: {0}, {1} points";
}

/// How often the server is asked, and how long it may take to answer.
const PAUSE: Duration = Duration::from_millis(700);
const PATIENCE: Duration = Duration::from_secs(40);

/// Bytes of an answer that are read.
const LONGEST: u64 = 16 << 20;

arguments! {
    /// What `judge submit` is told on the command line.
    pub(crate) struct SubmitArguments {
        id: String = word("ID"), "Bài, chẳng hạn nim", "The problem, such as nim";
        program: PathBuf = word("PROGRAM"), "File nguồn", "The source";
        server: String = option("ADDRESS").or("http://127.0.0.1:8080").explained(),
            "Địa chỉ của máy chủ, như trên bảng: http://192.168.1.20:8080; không ghi thì là máy này",
            "The address of the server, as on the blackboard: http://192.168.1.20:8080; this machine if not given";
        code: Option<String> = option("CODE"),
            "Mã của bạn; không ghi thì lấy ở biến JUDGE_CODE",
            "Your code; that of the variable JUDGE_CODE if not given";
        language: Option<Language> = help::language();
        lang: Lang = spoken();
    }
}

/// The server of a class.
struct Server<'a> {
    /// Its name and port.
    host: &'a str,
    /// What each request carries.
    session: String,
}

/// Hands in, and waits. The exit code is 0 if it is accepted, 2 if the judge failed, else 1.
///
/// # Errors
/// If the server is not reached, or refuses it.
pub(crate) fn submit(arguments: &SubmitArguments) -> Result<ExitCode> {
    let (lang, path) = (arguments.lang, &arguments.program);
    let problem = find_beside(&arguments.id, &[path])?;
    let source = fs::read(path).map_err(|error| errors::unread(path, &error))?;
    let language = Language::asked_or_of(path, arguments.language)?;
    let host = arguments
        .server
        .strip_prefix("http://")
        .map(|it| it.trim_end_matches('/'));
    let host = host.filter(|it| !it.contains(['/', ' ', '\r', '\n']));
    let host = host.ok_or_else(|| Fault::new(&ADDRESS.with(&[&arguments.server])))?;
    let mut server = Server {
        host,
        session: String::new(),
    };
    let code = arguments
        .code
        .clone()
        .or_else(|| env::var("JUDGE_CODE").ok());
    // A server for one alone asks for none, and opens for any.
    let shown = format!("Code {}", plain(code.as_deref().unwrap_or("-")));
    let opened = server.answer("POST", "/api/session", &shown, b"")?;
    let opened = match opened {
        Err(_) if code.is_none() => return Err(Fault::new(&NO_CODE)),
        answer => answer?,
    };
    server.session = format!("Bearer {}", server.text(&opened["session"])?);
    let name = text::name(path.file_name().unwrap_or_default().as_ref());
    let query = format!(
        "language={}&file={}",
        in_address(language.name()),
        in_address(&name)
    );
    let place = format!("/api/problems/{}?{query}", problem.id());
    let received = server.ask("POST", &place, &server.session, &source)?;
    let number = received["submission"]
        .as_u64()
        .ok_or_else(|| server.strange())?;
    let page = format!("http://{host}/submissions/{number}");
    out::line(RECEIVED.fill(lang, &[&number, &page]));
    let mut ahead = None;
    loop {
        let now = server.ask(
            "GET",
            &format!("/api/submissions/{number}"),
            &server.session,
            b"",
        )?;
        match now["state"].as_str() {
            Some("judged") => return Ok(told(&now, lang)),
            Some("aside") => {
                out::line(ASIDE.of(lang));
                return Ok(ExitCode::from(2));
            }
            _ => {}
        }
        let before = now["ahead"].as_u64();
        if let Some(jobs) = before.filter(|_| before != ahead) {
            out::line(AHEAD.fill(lang, &[&jobs]));
        }
        ahead = before;
        thread::sleep(PAUSE);
    }
}

/// What became of it, test by test.
fn told(judged: &Value, lang: Lang) -> ExitCode {
    let mut all = String::new();
    let said = |value: &Value| text::printable(value[lang.code()].as_str().unwrap_or_default());
    for line in judged["remark"][lang.code()]
        .as_str()
        .unwrap_or_default()
        .lines()
    {
        let _ = writeln!(all, "{}", text::printable(line));
    }
    for test in judged["tests"].as_array().into_iter().flatten() {
        let word = |key: &str| text::printable(test[key].as_str().unwrap_or_default());
        let line = format!(
            "  {} {:3} {:>5} ms  {}",
            word("number"),
            word("verdict"),
            test["cpu_ms"],
            said(&test["message"])
        );
        let _ = writeln!(all, "{}", line.trim_end());
    }
    let verdict = judged["verdict"].as_str().map(text::printable);
    let end = match &verdict {
        Some(verdict) => JUDGED.fill(lang, &[verdict, &judged["points"]]),
        None => SILENT.of(lang).to_owned(),
    };
    out::print(format_args!("{all}{end}\n"));
    let is_well = verdict.is_none_or(|it| it == "AC");
    ExitCode::from(u8::from(!is_well))
}

impl Server<'_> {
    /// Sends a request; its answer, or why there is none.
    fn ask(&self, method: &str, place: &str, told: &str, body: &[u8]) -> Result<Value> {
        self.answer(method, place, told, body)?
    }

    /// The same, where it is one thing that the server is not reached, and another that it refuses.
    fn answer(&self, method: &str, place: &str, told: &str, body: &[u8]) -> Result<Result<Value>> {
        let not_reached =
            |error: &io::Error| Fault::new(&NOT_REACHED.with(&[&self.host, &of_system(error)]));
        let host = if self.host.contains(':') {
            self.host.to_owned()
        } else {
            format!("{}:80", self.host)
        };
        let answer = (|| {
            let mut stream = TcpStream::connect(host)?;
            stream.set_read_timeout(Some(PATIENCE))?;
            stream.set_write_timeout(Some(PATIENCE))?;
            let head = format!(
                "{method} {place} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nAuthorization: {told}\r\nContent-Length: {}\r\n\r\n",
                self.host,
                body.len()
            );
            stream.write_all(head.as_bytes())?;
            stream.write_all(body)?;
            let mut answer = Vec::new();
            stream.take(LONGEST).read_to_end(&mut answer)?;
            io::Result::Ok(answer)
        })();
        let answer = answer.map_err(|error| not_reached(&error))?;
        let at = answer.windows(4).position(|it| it == b"\r\n\r\n");
        let at = at.ok_or_else(|| self.strange())?;
        let value: Value = serde_json::from_slice(&answer[at + 4..]).map_err(|_| self.strange())?;
        let error = &value["error"];
        if error.is_null() {
            return Ok(Ok(value));
        }
        Ok(Err(Fault(Message::in_each(|lang| {
            text::printable(error[lang.code()].as_str().unwrap_or_default())
        }))))
    }

    fn text<'v>(&self, value: &'v Value) -> Result<&'v str> {
        let letters = value
            .as_str()
            .filter(|it| it.bytes().all(|it| it.is_ascii_alphanumeric()));
        letters.ok_or_else(|| self.strange())
    }

    fn strange(&self) -> Fault {
        Fault::new(&STRANGE.with(&[&self.host as &dyn Say]))
    }
}

/// A code without what could end a line of the head.
fn plain(code: &str) -> String {
    code.chars().filter(char::is_ascii_graphic).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_ends_no_line_of_the_head() {
        assert_eq!(plain("7-KX2P\r\nEvil: 1"), "7-KX2PEvil:1");
    }
}

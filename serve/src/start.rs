//! What the program is told, and how it begins.

use std::ffi::OsString;
use std::io::{self, Write};
use std::iter::once;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use bilingual::{Fault, Lang, Result, of_system, text};
use command_line::{Program, arguments, flag, lang_of, option, refusal, spoken, words};
use judge::errors;
use judge::hidden::hide;
use judge::precompiled::precompile;
use judge::root::Root;
use judge::settings::Settings;
use judge::system::addresses;
use judge::temporary::sweep;
use judge::user::user_folder;
use lessons::road;
use problem_set::{AnyProblem, bad_spec, find, hexadecimal};
use sandbox::{HELPER_ARGUMENT, helper, settle, tidy_when_interrupted};
use store::{Opening, Role, Store};
use tokio::net::TcpListener;

use crate::backups;
use crate::class_file::ClassFile;
use crate::codes;
use crate::http::listen;
use crate::people::new_names;
use crate::say;
use crate::seal::{Machine, Wish};
use crate::server::{Entry, Parts, Server};
use crate::set;
use crate::worker::{self, Judging, Local, tests_lock};

const SERVE: Program = Program {
    name: "judge serve",
    about: say::ABOUT,
    usage: None,
    after: None,
};

/// The file of a user who is alone, in his folder.
const FILE: &str = "serve.data";

/// The setting that tells which list of pupils was read.
const LIST: &str = "list";

/// How often it is asked whether a backup of today is there.
const HOUR: Duration = Duration::from_hours(1);

arguments! {
    /// What the program is told.
    struct ServeArguments {
        class: Option<PathBuf> = option("FILE"),
            "File của lớp, chẳng hạn class.toml: tên lớp, học sinh, các bài; không có thì máy chủ chỉ cho một mình bạn, ở máy này",
            "The file of the class, such as class.toml: its name, pupils, problems; without it the server is for you alone, on this machine";
        listen: SocketAddr = option("ADDRESS").by(str::parse::<SocketAddr>).or("127.0.0.1:8080").explained(),
            "Địa chỉ và cổng: 127.0.0.1:8080 (nếu không ghi) là chỉ máy này, 0.0.0.0:8080 là cả mạng",
            "Address and port: 127.0.0.1:8080 (if not given) is this machine alone, 0.0.0.0:8080 the whole network";
        data: Option<PathBuf> = option("FILE"),
            "File dữ liệu; không ghi thì nằm cạnh file của lớp, hoặc trong thư mục riêng của bạn",
            "The data file; beside the file of the class, or in your own folder, if not given";
        root: Option<PathBuf> = option("DIR"),
            "Thư mục chứa problems/ và testdata/ (đứng trong bộ đề thì không cần ghi)",
            "The folder that holds problems/ and testdata/ (found by itself from within the workspace)";
        site: Option<PathBuf> = option("DIR"),
            "Thư mục các trang của bộ đề (make site); không ghi thì là target/site",
            "The folder of the pages of the set (make site); target/site if not given";
        jobs: Option<u32> = option("N").within(1..=64),
            "Chấm cùng lúc chừng ấy bài; không ghi thì bằng số bộ xử lý của máy",
            "Judge so many programs at a time; as many as there are processors if not given";
        trust: bool = flag(),
            "Tin mọi chương trình của lớp, ở máy không ngăn được chúng với các file khác",
            "Trust all programs of the class, where nothing keeps them from other files";
        new_code: bool = flag().called("new-code"),
            "Làm mã mới cho giáo viên",
            "Make a new code for the teacher";
        restore: Vec<PathBuf> = words("restore FILE").at_most(2),
            "Khôi phục dữ liệu từ một bản sao lưu, khi máy chủ không chạy",
            "Restore the data from a backup, while no server runs";
        lang: Lang = spoken();
    }
}

/// Serves, once `install` has given the program its problems.
pub fn main(install: fn()) -> ExitCode {
    // First of all: the helper must stay as small as it starts.
    if std::env::args_os()
        .nth(1)
        .is_some_and(|it| it == HELPER_ARGUMENT)
    {
        return helper::main();
    }
    settle();
    install();
    let lang = lang_of(std::env::args_os());
    // However the program is called, its help says what has to be typed.
    let words: Vec<OsString> = once("judge serve".into())
        .chain(std::env::args_os().skip(1))
        .collect();
    let arguments: ServeArguments = match SERVE.told(&words, lang) {
        Ok(arguments) => arguments,
        Err(error) => {
            let Some(said) = refusal(&error, lang) else {
                let _ = error.print();
                return ExitCode::SUCCESS;
            };
            return complain(&said);
        }
    };
    let served = serve(&arguments);
    served.map_or_else(|fault| complain(fault.0.of(lang)), |()| ExitCode::SUCCESS)
}

/// What goes wrong is a sentence on standard error, and exit code 2.
fn complain(said: &str) -> ExitCode {
    let _ = writeln!(io::stderr(), "{said}");
    ExitCode::from(2)
}

/// A line on the terminal; where nobody reads it, the server serves all the same.
fn say_line(said: &str) {
    let _ = writeln!(io::stdout(), "{said}");
}

impl ServeArguments {
    /// Where the data lies.
    fn file(&self) -> Result<PathBuf> {
        if let Some(data) = &self.data {
            return Ok(data.clone());
        }
        if let Some(class) = &self.class {
            return Ok(class.with_extension("data"));
        }
        let folder = user_folder()?;
        std::fs::create_dir_all(&folder).map_err(|error| errors::unwritten(&folder, &error))?;
        Ok(folder.join(FILE))
    }
}

fn serve(arguments: &ServeArguments) -> Result<()> {
    let lang = arguments.lang;
    tidy_when_interrupted()?;
    if let Some(bad) = bad_spec() {
        return Err(bad);
    }
    let file = std::path::absolute(arguments.file()?)?;
    let shown = text::name(&file);
    match arguments.restore.as_slice() {
        [] => {}
        [word, backup] if word == "restore" => {
            let replaced = store::restore(backup, &file)
                .map_err(|why| Fault::from(why).at(&text::name(backup)))?;
            say_line(&say::RESTORED.fill(lang, &[&shown]));
            if let Some(replaced) = replaced {
                say_line(&say::REPLACED.fill(lang, &[&text::name(&replaced)]));
            }
            return Ok(());
        }
        _ => return Err(Fault::new(&say::RESTORE_WORDS)),
    }
    sweep();
    let root = Root::find(arguments.root.as_deref())?;
    hide(root.path());
    // What pupils have handed in lies where no program looks.
    hide(&file);
    let isolation = Settings::default().isolation()?;
    let wish = Wish {
        is_class: arguments.class.is_some(),
        trust: arguments.trust,
        listen: arguments.listen.ip(),
    };
    let is_open = Machine::here(&isolation).admit(wish, &isolation.line())?;
    let class = arguments
        .class
        .as_deref()
        .map(ClassFile::read)
        .transpose()?;
    // What a teacher has made of other rules is there too, for contests.
    for fault in variation::known_beside(Some(root.path()), &[]) {
        complain(fault.0.of(lang));
    }
    let problems = problems_of(class.as_ref())?;
    let store =
        Store::open(&file, Opening::default()).map_err(|why| Fault::from(why).at(&shown))?;
    for problem in problem_set::problems() {
        store.set_tests(problem.id(), &tests_lock(&root, *problem)?)?;
    }
    let (entry, code) = match &class {
        None => (Entry::Alone(alone(&store, lang)?), None),
        Some(class) => (Entry::Codes, enrolled(&store, class, arguments.new_code)?),
    };
    // The port is taken before anything is judged.
    let listener = std::net::TcpListener::bind(arguments.listen);
    let listener = listener.map_err(|error| unopened(arguments.listen, &error))?;
    listener.set_nonblocking(true)?;
    let bound = listener.local_addr()?;
    let reached = reached_at(bound);
    let here = || format!("http://127.0.0.1:{}", bound.port());
    let address = reached.first().cloned().unwrap_or_else(here);
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let processors = u32::try_from(processors).unwrap_or(1);
    let server = Arc::new(Server::new(Parts {
        store,
        root: root.clone(),
        title: class
            .as_ref()
            .map_or_else(|| say::SITE.of(lang).to_owned(), |it| it.title.clone()),
        entry,
        problems,
        pages: set::folder(arguments.site.as_deref(), root.path()),
        workers: arguments.jobs.unwrap_or(processors),
        is_open,
        address: address.clone(),
        zone: class.as_ref().map_or(7, |it| it.zone),
    })?);
    let judging: Arc<dyn Judging> = Arc::new(Local::new(root));
    worker::start(&server, &judging);
    // Until it is there, programs are compiled without it.
    thread::spawn(precompile);
    let keeper = server.clone();
    thread::spawn(move || {
        loop {
            backups::keep(&keeper.store);
            thread::sleep(HOUR);
        }
    });
    say_ready(&address, &reached, lang);
    if let Some(code) = code {
        say_line(&say::TEACHER_CODE.fill(lang, &[&code]));
    }
    if is_open {
        say_line(say::OPEN.of(lang));
    }
    say_line(say::STOP.of(lang));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        listen(TcpListener::from_std(listener)?, server).await;
        Ok(())
    })
}

/// Why an address cannot be listened at.
fn unopened(listen: SocketAddr, error: &io::Error) -> Fault {
    if error.kind() == io::ErrorKind::AddrInUse {
        let other = SocketAddr::new(listen.ip(), listen.port().wrapping_add(1));
        return Fault::new(&say::TAKEN_PORT.with(&[&listen.port(), &other]));
    }
    Fault::new(&say::BUSY_PORT.with(&[&listen, &of_system(error)]))
}

/// The problems of the class, or all, in the order of the road.
fn problems_of(class: Option<&ClassFile>) -> Result<Vec<&'static dyn AnyProblem>> {
    let chosen = class
        .map(ClassFile::problems)
        .transpose()?
        .unwrap_or_default();
    if !chosen.is_empty() {
        return Ok(chosen);
    }
    Ok(road::road()
        .into_iter()
        .filter_map(|spec| find(&spec.id))
        .collect())
}

/// The one person who needs no code.
fn alone(store: &Store, lang: Lang) -> Result<store::Person> {
    let there = |store: &Store| Ok::<_, Fault>(store.people()?.into_iter().next());
    if there(store)?.is_none() {
        store.add_person(say::MYSELF.of(lang), Role::Pupil, None)?;
    }
    there(store)?.ok_or_else(|| Fault::from(store::Error::Nobody))
}

/// Everybody of the class file is in the class; the code of the teacher, if it is new.
fn enrolled(store: &Store, class: &ClassFile, new_code: bool) -> Result<Option<String>> {
    let people = store.people()?;
    // A list that has not changed adds nobody: who was renamed or forgotten since stays so.
    let list = hexadecimal(&codes::hash_of(&class.pupils));
    if store.setting(LIST)?.as_ref() != Some(&list) {
        for name in new_names(&class.pupils, &people).0 {
            store.add_person(&name, Role::Pupil, None)?;
        }
        store.set(LIST, &list, None)?;
    }
    let teacher = people.iter().find(|it| it.role == Role::Teacher);
    let has_code = teacher.is_some_and(|it| it.has_code);
    let teacher = if let Some(it) = teacher {
        it.id
    } else {
        let name = class.teacher.as_deref();
        let name = name.unwrap_or(say::TEACHER.of(Lang::Vi));
        store.add_person(name, Role::Teacher, None)?
    };
    if has_code && !new_code {
        return Ok(None);
    }
    let (letters, hash) = codes::new_code()?;
    store.set_code(teacher, Some(&hash), None)?;
    Ok(Some(codes::shown(teacher, &letters)))
}

/// Where others reach this machine at the port; nowhere, if it is in no network.
fn reached_at(bound: SocketAddr) -> Vec<String> {
    let all = if bound.ip().is_unspecified() {
        addresses()
    } else {
        vec![bound.ip()]
    };
    let named = |ip| format!("http://{}", SocketAddr::new(ip, bound.port()));
    all.into_iter().map(named).collect()
}

fn say_ready(address: &str, reached: &[String], lang: Lang) {
    say_line(&say::READY.fill(lang, &[&address]));
    for other in reached.iter().skip(1) {
        say_line(&say::OR_AT.fill(lang, &[other]));
    }
    if reached.is_empty() {
        say_line(say::NO_NETWORK.of(lang));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_was_renamed_or_forgotten_does_not_come_back_with_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("data"), Opening::default()).unwrap();
        let begin = |pupils: &str| {
            let text = format!("title = '10A'\npupils = '''\n{pupils}'''");
            let class: ClassFile = toml::from_str(&text).unwrap();
            let is_new = enrolled(&store, &class, false).unwrap().is_some();
            let people = store.people().unwrap().into_iter();
            let names: Vec<String> = people.map(|it| it.name).collect();
            (is_new, names.join(", "))
        };
        let list = "An\nBình\n\nAn\n";
        assert_eq!(begin(list), (true, "Giáo viên, An, Bình, An".to_owned()));
        assert_eq!(begin(list), (false, "Giáo viên, An, Bình, An".to_owned()));
        let [binh, an] = ["Bình", "An"].map(|name| {
            let mut people = store.people().unwrap().into_iter();
            people.find(|it| it.name == name).unwrap().id
        });
        store.rename(an, "An (tổ 2)", None).unwrap();
        store.forget(binh, None).unwrap();
        assert_eq!(begin(list).1, "Giáo viên, An (tổ 2), An");
        let list = "An (tổ 2)\nAn\nChi\n";
        assert_eq!(begin(list).1, "Giáo viên, An (tổ 2), An, Chi");
    }

    #[test]
    fn a_server_that_listens_everywhere_names_addresses_that_others_reach() {
        let told = |listens: &str| reached_at(listens.parse().unwrap());
        assert_eq!(told("127.0.0.1:80"), ["http://127.0.0.1:80"]);
        let named = |it| format!("http://{it}:80");
        let all: Vec<String> = addresses().into_iter().map(named).collect();
        assert_eq!(told("0.0.0.0:80"), all);
        assert_eq!(told("[::]:80"), all);
    }
}

//! `judge class`: a folder of pupils, marked; `judge league`: their programs play each other.
//!
//! What could not be judged is shown as `?`, makes its pupil's total a provisional one, and makes the
//! program end with code 3.

mod league;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

use bilingual::{Fault, Lang, Message, Result, Text, text};
use command_line::{Named, arguments, choice, flag, option, spoken, word};
use problem_set::{AnyProblem, problems};

use crate::catalogue::class as say;
use crate::layers::reach;
use crate::out;
use classroom::Separator;
use classroom::cache::Cache;
use classroom::contest::{self, Contest};
use classroom::hand_in::{Class, Note, OWN_PAGES, Rules};
use classroom::marking::{Again, Marking};
use classroom::sheet::{Line, Sheet};
use classroom::task::tasks;
use judge::errors;
use judge::root::Root;
use judge::settings::Settings;
use judge::staged::{self, Staged};
use judge::temporary::temporary;
pub(crate) use league::league;

/// The files that are written.
const TABLE: &str = "scores.csv";
const PAGE: &str = "scores.html";

/// The exit code if something could not be judged.
const OPEN: u8 = 3;

arguments! {
    /// What both commands are told.
    pub(crate) struct FolderArguments {
        folder: PathBuf = word("FOLDER"),
            "Thư mục: mỗi thư mục, file zip hoặc file nguồn như `Lan_NIM.cpp` trong đó là của một học sinh; contest.toml trong đó nói những gì được tính",
            "The folder: each folder, zip archive or source like `Lan_NIM.cpp` in it is a pupil's; contest.toml in it says what counts";
        again: bool = flag(), "Làm lại tất cả từ đầu", "Do everything anew";
        jobs: Option<usize> = option("N").within(1..=64),
            "Chạy cùng lúc chừng ấy bài nộp hoặc ván; không ghi thì bằng số bộ xử lý của máy",
            "Run so many sources or games at a time; as many as there are processors if not given";
        csv: Separator = choice("MARK", SEPARATORS).or(",").explained(),
            "Dấu ngăn các ô của bảng .csv: ',' (nếu không ghi), hoặc ';' cho Excel viết 7,5 chứ không phải 7.5",
            "What stands between the cells of the .csv table: ',' (if not given) or ';' for an Excel that writes 7,5 and not 7.5";
        trust: bool = flag(),
            "Tin mọi chương trình của lớp: phải có ở máy không ngăn được chúng với các file khác, như Windows",
            "Trust all programs of the class: asked for where nothing keeps them from other files, as on Windows";
        lang: Lang = spoken();
    }
}

arguments! {
    /// What `judge class` is told on the command line.
    pub(crate) struct ClassArguments {
        ..of: FolderArguments;
        only: Option<String> = option("NAME").without(["again"]),
            "Chấm lại riêng học sinh này, các học sinh khác giữ kết quả đã có",
            "Judge this pupil anew, and leave the others as they were judged";
        pages: bool = flag(),
            "Ghi thêm vào scores.pages một trang cho mỗi học sinh, để in và trả bài: trang chỉ có kết quả của người ấy",
            "Write a page for each pupil into scores.pages too, to be printed and handed back: it has his own results only";
        example: bool = flag().without(["again", "jobs", "csv", "only", "pages"]),
            "Chỉ ghi một contest.toml mẫu vào thư mục đó",
            "Write an example of contest.toml into the folder, and no more";
    }
}

/// What was handed in.
struct HandedIn {
    contest: Contest,
    /// The problems that can count.
    among: Vec<&'static dyn AnyProblem>,
    class: Class,
    /// What the programs can reach where they run.
    trusted: Option<Message>,
}

impl FolderArguments {
    fn jobs(&self) -> usize {
        let processors = || std::thread::available_parallelism().map_or(1, usize::from);
        self.jobs.unwrap_or_else(processors)
    }

    /// Reads what was handed in for problems of this kind.
    fn handed_in(&self, counts: impl Fn(&'static dyn AnyProblem) -> bool) -> Result<HandedIn> {
        let trusted = trusted(self.trust)?;
        staged::sweep(&self.folder);
        let contest = Contest::of(&self.folder)?;
        let mut among: Vec<&'static dyn AnyProblem> = match contest.problems.as_slice() {
            [] => problems().to_vec(),
            entries => entries.iter().map(|it| it.problem).collect(),
        };
        among.retain(|it| counts(*it));
        let rules = Rules::new(&among, &self.folder, contest.allowed(), contest.deadline);
        let class = Class::collect(&self.folder, &rules)?;
        let class = class.with_absent(&contest.pupils);
        Ok(HandedIn {
            contest,
            among,
            class,
            trusted,
        })
    }

    /// That these files can be written, and temporary ones: asked before an hour of work, and not behind it.
    fn can_be_written(&self, files: [&str; 2]) -> Result<()> {
        for name in files {
            staged::writable(&self.folder.join(name))?;
        }
        temporary()?;
        Ok(())
    }

    fn write(&self, files: [(&str, String); 2]) -> Result<()> {
        for (name, text) in files {
            let path = self.folder.join(name);
            staged::write(&path, &text).map_err(|error| errors::unwritten(&path, &error))?;
            out::line(format_args!("→ {}", text::name(&path)));
        }
        Ok(())
    }
}

/// Nobody runs the programs of many without being asked where nothing keeps them from the files of each
/// other. What they can reach there, if they are trusted.
///
/// # Errors
/// If programs are to be trusted here, and are not, or if none can be run.
fn trusted(trust: bool) -> Result<Option<Message>> {
    let reach = reach(&Settings::default().isolation()?);
    let told = |text: Text| reach.as_ref().map(|it| text.with(&[it]).into());
    match told(say::TRUST) {
        Some(asked) if !trust => Err(Fault(asked)),
        _ => Ok(told(say::TRUSTED)),
    }
}

/// How they are written.
const SEPARATORS: [Named<Separator>; 2] = [
    (Separator::Comma, ",", None),
    (Separator::Semicolon, ";", None),
];

/// Marks a class, prints the score table, and writes `scores.csv` and `scores.html` into its folder.
///
/// # Errors
/// If the folder, the contest or the tests cannot be used, or if nothing can be written.
pub(crate) fn class(arguments: &ClassArguments, root: Option<&Path>) -> Result<ExitCode> {
    let FolderArguments { folder, lang, .. } = &arguments.of;
    drop(fs::read_dir(folder).map_err(|error| errors::unread(folder, &error))?);
    if arguments.example {
        let shown = text::name(&contest::write_example(folder, *lang)?);
        out::line(format_args!(
            "→ {shown}\n{}",
            say::EXAMPLE_WRITTEN.of(*lang)
        ));
        return Ok(ExitCode::SUCCESS);
    }
    let root = Root::find(root)?;
    let handed = arguments.of.handed_in(|_| true)?;
    let (contest, mut class, trusted) = (handed.contest, handed.class, handed.trusted);
    class.notes.extend(trusted.map(Note::told));
    if class.pupils.is_empty() {
        return Err(Fault::new(&say::NO_PUPIL.with(&[&folder.display()])));
    }
    let again = match &arguments.only {
        Some(name) => Again::Only(class.only(name)?),
        None if arguments.of.again => Again::Everybody,
        None => Again::Nobody,
    };
    arguments.of.can_be_written([TABLE, PAGE])?;
    let tasks = tasks(&root, &contest, &class)?;
    let cache = Cache::open();
    let marking = Marking {
        root: &root,
        tasks: &tasks,
        cache: &cache,
        again,
    };
    let marks = marking.all(&class, arguments.of.jobs(), &out::progress(0));
    class.notes.extend(cache.not_kept().map(Note::told));
    let sheet = Sheet::new(&contest, class, &tasks, marks);
    out::print(sheet.text(*lang));
    let (table, page) = (sheet.csv(*lang, arguments.of.csv), sheet.html(*lang));
    arguments.of.write([(TABLE, table), (PAGE, page)])?;
    if arguments.pages {
        let place = folder.join(OWN_PAGES);
        write_own_pages(&sheet, folder, &place, *lang)
            .map_err(|error| errors::unwritten(&place, &error))?;
        out::line(format_args!("→ {}", text::name(&place)));
    }
    let is_open = sheet.lines.iter().any(Line::is_open) || sheet.notes.iter().any(Note::is_open);
    Ok(ExitCode::from(if is_open { OPEN } else { 0 }))
}

/// Writes a page for each pupil into a folder, in the place of those that were there.
fn write_own_pages(sheet: &Sheet, folder: &Path, place: &Path, lang: Lang) -> io::Result<()> {
    let staged = Staged::new(folder)?;
    for (number, (name, page)) in (1..).zip(sheet.own_pages(lang)) {
        let is_plain = |it: &char| it.is_alphanumeric() || " -_".contains(*it);
        let name: String = name.chars().filter(is_plain).take(60).collect();
        let file = format!("{number:02} {}.html", name.trim());
        fs::write(staged.path().join(file), page)?;
    }
    staged.put(place)
}

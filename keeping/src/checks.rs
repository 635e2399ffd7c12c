//! The checks of `judge test`. Each has a name, by which it fails and by which it can be made alone.
//!
//! What rests on the tests of a room is asked of each test once that is made, for the large ones take
//! longer to make than all that is done with them; and then of all of them together.

use lessons::faults::faults_of;
use lessons::renewal::stale_blocks;

use super::expected::submissions_get_their_verdicts;
use super::languages::language_faults;
use super::links::link_faults;
use super::listing::table_faults;
use super::locking::repeated_inputs;
use super::making::examples;
use super::params::{limit_faults, reader_faults};
use super::quantities;
use super::reference::reference_is_accepted;
use super::room::{
    folder_faults, manifest_faults, notation_faults, solution_faults, statement_faults,
    submission_faults,
};
use super::sanity::{
    checker_stands, dialogue_stands, monotony_faults, pinned, program_keeps_its_contract,
    repeated_games,
};
use super::shape::shape_faults;
use super::small::brute_faults;
use super::subject::{Found, OneTest, Subject, Tests};
use super::texts::{about_faults, draft_faults, template_faults};
use bilingual::{Result, Text, broken};
use judge::root::Root;

/// One of the checks.
#[derive(Debug)]
pub struct Check {
    /// Its name.
    pub name: &'static str,
    /// What holds where it passes.
    pub holds: Text,
    pub(super) way: Way,
}

/// Of what a check is made, and how.
#[derive(Debug, Clone, Copy)]
pub(super) enum Way {
    /// Of the set as a whole.
    Set(fn(&Root) -> Vec<String>),
    /// Of what lies in a room.
    Room(fn(&Subject<'_>) -> Vec<String>),
    /// Of its texts: what a draft lacks of them is told, and fails nothing.
    Texts(fn(&Subject<'_>) -> Vec<String>),
    /// Of each of its tests.
    Test(fn(&Subject<'_>, &OneTest<'_>) -> Result<()>),
    /// Of all of its tests together.
    Tests(fn(&Subject<'_>, &Tests) -> Result<Found>),
}

/// Names the checks, each with what holds where it passes and the way in which it is made.
macro_rules! checks {
    ($($name:ident: $vi:literal, $en:literal, $way:ident($ask:expr);)*) => {
        /// All checks, in the order in which they are made.
        pub const CHECKS: &[Check] = &[$(Check {
            name: stringify!($name),
            holds: Text::new($vi, $en),
            way: Way::$way($ask),
        }),*];
    };
}

checks! {
    folders: "danh sách bài có đúng các thư mục trong problems/ và testdata/, không hơn không kém", "the list of all problems names the folders below problems/ and testdata/, and no others",
        Set(folder_faults);
    tables: "các bảng bài và lộ trình đúng với các phòng", "the tables of problems and the road are those of the rooms",
        Set(table_faults);
    course: "mỗi ý tưởng có một chương bằng cả hai ngôn ngữ, đúng như lệnh của nó in ra và đủ các bài của nó; bài nhập môn nào cũng có ba câu tự kiểm tra", "each idea has a chapter in both languages, which shows what its commands print and lists its problems; each primer has three questions",
        Set(|root| lessons::course::faults(root.path()));
    names: "problem.toml mang tên của lời giải", "problem.toml bears the names of the solution",
        Room(|it| manifest_faults(it.problem, it.spec));
    listed: "problem.toml liệt kê đúng các file trong submissions/, không hơn không kém", "problem.toml lists the files in submissions/, and no others",
        Room(|it| submission_faults(&it.room(), it.spec));
    solution: "có solution.cpp, được chấp nhận ở mọi giới hạn; fast.cpp cũng vậy, nếu có", "solution.cpp is there, and accepted in every tier; so is fast.cpp, if it is there",
        Room(|it| solution_faults(it.spec));
    languages: "các bài từ một đến ba sao có lời giải bằng C++, Pascal và Python, được chấp nhận ở giới hạn gốc", "problems of one to three stars are solved in C++, Pascal and Python, accepted in the source tier",
        Room(|it| language_faults(it.spec));
    links: "các liên kết ra ngoài dẫn tới những trang đã biết, không cái nào lặp lại", "the links elsewhere lead to known sites, none of them twice",
        Room(|it| link_faults(it.spec));
    notation: "độ phức tạp được viết như trong sách", "the complexity is written as in print",
        Room(|it| notation_faults(it.spec));
    shape: "những gì kiểm chứng lời giải mẫu đứng ở file của nó, tách khỏi lời giải mẫu", "what confirms the reference stands in its file, and apart from the reference",
        Room(|it| shape_faults(&it.room()));
    brute: "lời giải mẫu đúng như vét cạn trên những dữ liệu nhỏ ngẫu nhiên", "the reference agrees with the brute force on small random inputs",
        Room(|it| brute_faults(it.problem));
    reader: "phần đọc dữ liệu giữ đúng các giới hạn trong [params] của problem.toml", "the reader keeps the limits that problem.toml has in [params]",
        Room(|it| reader_faults(&it.room(), it.spec));
    limits: "cả hai đề bài nêu đúng các giới hạn trong [params] của problem.toml", "both statements give the limits that problem.toml has in [params]",
        Texts(|it| limit_faults(&it.room(), it.spec).concat());
    draft: "đề bài của một bản nháp đúng ít nhất ở một ngôn ngữ", "the statement of a draft is right in one language at least",
        Room(|it| draft_faults(it.root, it.problem, it.spec));
    statements: "cả hai đề bài có đủ các mục, giới hạn và ví dụ, dùng đúng từ của bộ đề", "both statements have their headings, limits and samples, in the words of the set",
        Texts(|it| statement_faults(it.root, it.problem, it.spec).concat());
    lessons: "cả hai bài học đúng dạng, và nêu tên những test bắt được từng lỗi", "both lessons have their form, and name the tests that catch each mistake",
        Texts(|it| faults_of(&it.room(), it.spec));
    printed: "các bảng và hình trong bài học đúng như lệnh của chúng in ra", "the tables and pictures of the lessons are what their commands print",
        Texts(|it| stale_blocks(&it.room(), it.problem));
    abouts: "problem.toml nói mỗi test để làm gì bằng cả hai ngôn ngữ", "problem.toml says in both languages what each test is for",
        Texts(|it| about_faults(it.spec));
    template: "không còn câu nào mà judge new viết cho người soạn bài", "nothing stands there as judge new wrote it for its reader",
        Texts(|it| template_faults(&it.room(), it.spec));
    lock: "công thức sinh test và lời giải mẫu cho đúng những gì lock.toml ghi", "recipes and reference make what lock.toml pins",
        Test(|_, test| {
            let told = pinned(&test.made, test.locked);
            told.map_err(|error| error.at(&format_args!("test {}", test.files.number)))
        });
    validator: "mọi dữ liệu đều hợp lệ", "the validator accepts every input",
        Test(|_, test| test.sizes.as_ref().map(drop).map_err(|why| broken(why.as_str())));
    checker: "trình chấm, hay bên đối thoại, chấp nhận lời giải mẫu và bác bỏ những gì hỏng", "the checker, or interactor, accepts the reference and refuses what is broken",
        Test(|it, test| match &test.played {
            None => checker_stands(it.problem, it.spec, &test.files, &test.made),
            Some(played) => dialogue_stands(it.problem, played, &test.files),
        });
    attained: "test của mỗi mức đạt tới các giới hạn trong [params] của problem.toml", "tests of each tier attain the limits that problem.toml gives in [params]",
        Tests(|it, tests| Ok(tests.attained.faults(it.spec).into()));
    quantities: "test đạt tới những đại lượng mà một lối tắt sai giới hạn, đúng như bench/STRENGTH.md nêu", "tests reach the quantities that a shortcut bounds, as far as bench/STRENGTH.md says",
        Tests(quantities::faults);
    different: "không có hai test cùng dữ liệu, hay cùng một ván", "no two tests have one input, or are one game",
        Tests(|it, tests| Ok(match it.problem.dialogue() {
            None => repeated_inputs(&tests.lock).into(),
            Some(_) => repeated_games(&tests.games).into(),
        }));
    answers: "không đáp án nào đúng cho quá hai phần ba số test", "no answer is right for more than two thirds of the tests",
        Tests(|it, tests| Ok(match it.problem.dialogue() {
            None => monotony_faults(&tests.lock).into(),
            Some(_) => Vec::new().into(),
        }));
    program: "chương trình tìm được dữ liệu, im lặng, và báo dữ liệu sai trong một dòng", "the program finds its input, is silent, and refuses a bad input in one line",
        Tests(program_keeps_its_contract);
    reference: "lời giải mẫu được chấp nhận trong mọi giới hạn", "the reference is accepted within the limits of every tier",
        Tests(reference_is_accepted);
    accepted: "solution.cpp được chấp nhận ở mọi giới hạn", "solution.cpp is accepted in every tier",
        Tests(|it, tests| Ok(submissions_get_their_verdicts(it, tests, is_solution)));
    submissions: "mọi bài nộp mẫu khác có kết quả như mong đợi", "every other example submission gets the verdict that is expected of it",
        Tests(|it, tests| Ok(submissions_get_their_verdicts(it, tests, |file| !is_solution(file))));
    examples: "examples.json ghi đúng những gì các bài nộp sai làm trên những dữ liệu nhỏ, thử lại trên một phần", "examples.json holds what the wrong submissions do on small inputs, tried again on some of them",
        Room(|it| examples::faults(it.root, it.problem, it.spec));
}

fn is_solution(file: &str) -> bool {
    file == "solution.cpp"
}

impl Check {
    /// Whether it takes many times as long as what the others find, so that it is left to `make check`:
    /// searches for every table of every lesson, programs that must use up their limits, and a look into every test.
    pub fn is_long(&self) -> bool {
        ["printed", "quantities", "submissions", "examples"].contains(&self.name)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;
    use judge::settings::Settings;
    use problem_set::Spec;

    #[test]
    fn every_check_has_a_name_of_its_own() {
        let names: BTreeSet<&str> = CHECKS.iter().map(|check| check.name).collect();
        assert_eq!(names.len(), CHECKS.len());
    }

    #[test]
    fn the_rooms_of_this_workspace_keep_the_conventions() {
        all_problems::install();
        let home = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
        let root = Root::find(home).unwrap();
        assert_eq!(folder_faults(&root), [""; 0]);
        for problem in all_problems::problems() {
            let subject = Subject {
                root: &root,
                problem: *problem,
                spec: Spec::of(*problem),
                settings: &Settings::default(),
            };
            // What is printed takes searches, and so does a brute force.
            let quick = |check: &&Check| !["brute", "printed", "examples"].contains(&check.name);
            for check in CHECKS.iter().filter(quick) {
                let ask = match check.way {
                    Way::Room(ask) => ask,
                    Way::Texts(ask) if !subject.spec.draft => ask,
                    _ => continue,
                };
                assert_eq!(ask(&subject), [""; 0], "{}: {}", problem.id(), check.name);
            }
        }
    }

    #[test]
    fn what_holds_is_said_in_both_languages_and_once() {
        let all: Vec<_> = CHECKS.iter().map(|it| (it.name, it.holds)).collect();
        assert_eq!(bilingual::catalogue_faults(&all), [""; 0]);
    }
}

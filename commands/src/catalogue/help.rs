//! What `--help` says of the commands of pupils and teachers.
//!
//! The English texts are those of the commands' types; a test holds them together.

use words::{Lang, Text, sentences};

sentences! {
    // What stands around.
    USAGE: "Cách dùng:", "Usage:";
    COMMANDS: "Lệnh", "Commands";
    ARGUMENTS: "Đối số", "Arguments";
    OPTIONS: "Tùy chọn", "Options";
    ONE_OF: "một trong: {0}", "one of: {0}";
    DEFAULT: "nếu không ghi: {0}", "if not given: {0}";
}

/// The help in this language, if it is known.
pub(crate) fn of(english: &str, lang: Lang) -> Option<&'static str> {
    let text = TEXTS.iter().find(|text| text.of(Lang::En) == english);
    text.map(|text| text.of(lang))
}

/// All texts; those of the commands that keep the set are not among them, but for their first lines.
pub(crate) const TEXTS: &[Text] = &[
    // The programs.
    Text::new(
        "Chấm chương trình theo các bài của bộ đề, và giữ cho bộ đề luôn đúng",
        "Judges programs on the problems of this set, and keeps the set honest",
    ),
    Text::new(
        "Thư mục chứa problems/ và testdata/ (đứng trong bộ đề thì không cần ghi)",
        "The folder that holds problems/ and testdata/ (found by itself from within the workspace)",
    ),
    Text::new("In hướng dẫn này", "Print help"),
    Text::new("In hướng dẫn này", "Print help (see more with '--help')"),
    Text::new("In hướng dẫn này", "Print help (see a summary with '-h')"),
    Text::new("In số hiệu phiên bản", "Print version"),
    Text::new(
        "In hướng dẫn này, hoặc hướng dẫn của lệnh được nêu tên",
        "Print this message or the help of the given subcommand(s)",
    ),
    Text::new("Lệnh cần hướng dẫn", "Print help for the subcommand(s)"),
    // Commands.
    Text::new(
        "Dịch một chương trình, chạy với các test của một bài và cho biết kết quả",
        "Compile a program, run it on the tests of a problem and tell the verdict",
    ),
    Text::new(
        "Tìm một dữ liệu nhỏ mà chương trình làm sai",
        "Look for a small input on which a program fails",
    ),
    Text::new(
        "Chấm cả lớp: một thư mục gồm thư mục hoặc file nén của từng học sinh",
        "Mark a class: a folder of pupils' folders or archives",
    ),
    Text::new(
        "Chơi một trò chơi của bộ đề ngay trên màn hình này",
        "Play a game of the set at the terminal",
    ),
    Text::new(
        "Liệt kê các nước đi từ thế cờ đầu, và giá trị của từng nước",
        "List the moves of a game's opening, with what each is worth",
    ),
    Text::new(
        "Cho xem một ván mà cả hai chơi tối ưu, từ thế cờ đầu đến hết ván",
        "Show a line of best play from a game's opening to its end",
    ),
    Text::new(
        "In bảng giá trị của một họ dữ liệu: ai thắng, giá trị Grundy, đáp án",
        "Print what a family of inputs is worth: who wins, Grundy values, answers",
    ),
    Text::new(
        "Cho xem một gợi ý: gợi ý đầu trong ba gợi ý tiết lộ ít nhất",
        "Show a hint: the first of three tells least",
    ),
    Text::new(
        "Cho xem một chương của khóa học: những bài cùng một ý tưởng có gì chung",
        "Show a chapter of the course: what the problems of an idea have in common",
    ),
    Text::new(
        "Tên hoặc số của chương; không ghi thì liệt kê mọi chương",
        "The chapter, by its word or its number; all are listed if none is named",
    ),
    Text::new(
        "In lại các bảng trong các chương, và cho biết chương nào sai gì",
        "Print the tables in the chapters anew, and tell what is wrong with them",
    ),
    Text::new(
        "Cho xem bài học của một bài: từ gợi ý đến chứng minh",
        "Show the lesson of a problem: from hints to the proof",
    ),
    Text::new(
        "Gợi ý nên giải bài nào tiếp, theo những bài đã được chấp nhận trên máy này",
        "Propose what to solve next, after what was accepted on this machine",
    ),
    Text::new(
        "Đóng gói các bài cho Themis, VNOJ, Polygon, CMS, ICPC hoặc DMOJ",
        "Pack problems for Themis, VNOJ, Polygon, CMS, ICPC or DMOJ",
    ),
    Text::new(
        "Ghi lời giải mẫu thành một file chỉ cần thư viện chuẩn của Rust",
        "Write a reference as one file that needs nothing but Rust's standard library",
    ),
    Text::new(
        "Kiểm tra bộ đề: các phòng, test, giới hạn, lời giải mẫu và các bài nộp mẫu",
        "Prove the set: rooms, lock, validators, references under their limits, submissions",
    ),
    Text::new(
        "Sinh lại test của các bài, kiểm chứng từng đáp án và ghi dấu chúng",
        "Make the tests of problems anew, confirm every answer and pin them",
    ),
    Text::new(
        "Đo xem lời giải mẫu và các bài nộp mẫu dùng bao nhiêu phần của giới hạn, và giới hạn có công bằng không",
        "Measure what references and example submissions need of the limits, and whether these are fair",
    ),
    Text::new(
        "Cho lời giải mẫu và solution.cpp của từng bài chạy luân phiên để so thời gian",
        "Let every reference and solution.cpp run in turn, and tell how their times compare",
    ),
    Text::new(
        "Tìm những chỗ sửa nhỏ làm solution.cpp sai mà vẫn qua hết các test",
        "Look for small mutants of solution.cpp that are wrong but pass the tests",
    ),
    Text::new(
        "Ghi mọi test ra testdata/, kể cả test lớn",
        "Write out all tests, the large ones too, into testdata/",
    ),
    Text::new("Liệt kê các bài", "List the problems"),
    Text::new(
        "Cho xem một bài: xuất xứ, các giới hạn, mỗi test để làm gì",
        "Show a problem: where it comes from, its limits, what its tests are for",
    ),
    Text::new(
        "Thử từng ngôn ngữ có trên máy này, và cho biết chương trình được cách ly đến đâu",
        "Try every language that this machine has, and tell how well programs are sealed off",
    ),
    Text::new(
        "In hồ sơ AppArmor cho phép judge này cách ly chương trình, dành cho Ubuntu từ 23.10",
        "Print the apparmor profile that lets this judge seal programs off, for Ubuntu from 23.10 on",
    ),
    Text::new(
        "Tạo phòng cho một bài mới, nhỏ nhưng chạy được, và ghi tên nó vào danh sách",
        "Make the room of a new problem, small and working, and register it",
    ),
    // What several commands take.
    Text::new("Bài, chẳng hạn nim", "The problem, such as nim"),
    Text::new("Bài", "The problem"),
    Text::new("Các bài", "The problems"),
    Text::new("Mọi bài", "All problems"),
    Text::new(
        "Các bài; không ghi thì là mọi bài",
        "The problems; all if none is named",
    ),
    Text::new(
        "Ngôn ngữ của mọi thông báo; không ghi thì theo ngôn ngữ của máy",
        "The language of all that is told; that of the locale if not given",
    ),
    Text::new(
        "Ngôn ngữ của các thông báo; không ghi thì theo ngôn ngữ của máy",
        "The language; that of the locale if not given",
    ),
    // judge run.
    Text::new(
        "Một file nguồn (.cpp .c .pas .py .java .rs .go .js) hoặc một chương trình đã dịch",
        "A source (.cpp .c .pas .py .java .rs .go .js) or an executable",
    ),
    Text::new(
        "Ngôn ngữ lập trình, khi tên file còn cho chọn: c++17 (nếu không ghi), c++20, c++23; python, pypy",
        "The language, where the name of the source leaves a choice: c++17 (if not given), c++20, c++23; python, pypy",
    ),
    Text::new(
        "Chấm cả các test của giới hạn nâng cao",
        "Judge the tests of the beyond tier too",
    ),
    Text::new(
        "In báo cáo dạng JSON cho chương trình khác đọc",
        "Print a report for machines",
    ),
    Text::new(
        "Ghi thêm một báo cáo xem bằng trình duyệt: một file, không cần file nào khác",
        "Write a report for a browser too: one file that needs no other",
    ),
    Text::new("Dừng ở lỗi đầu tiên", "Stop at the first failure"),
    Text::new(
        "Chấm mọi test, dù lâu bao nhiêu; không ghi thì những lần chạy không chịu dừng chỉ được chờ tổng cộng mười giây",
        "Judge every test, however long that takes; else runs that do not end are waited for ten seconds in all",
    ),
    Text::new(
        "Mỗi khi file nguồn thay đổi thì chấm lại, cho đến khi bấm Ctrl-C",
        "Judge again whenever the source changes, until Ctrl-C",
    ),
    Text::new(
        "Chạy cùng lúc chừng ấy test; chạy từng test một thì đo đúng nhất",
        "Run so many tests at a time; one at a time measures best",
    ),
    Text::new(
        "Chỉ chấm test này, theo số hoặc tên; có thể ghi nhiều lần",
        "Judge this test only, by number or name; may be given several times",
    ),
    Text::new(
        "Chấm cả những dữ liệu mà judge stress --save đã lưu",
        "Judge the inputs too that judge stress --save has kept",
    ),
    Text::new(
        "Chỉ chấm nếu chương trình được cách ly hoàn toàn; `judge doctor` cho biết còn thiếu gì",
        "Judge only if programs are sealed off completely; `judge doctor` tells what is missing",
    ),
    Text::new(
        "Với mỗi test, cho biết test để làm gì và chương trình đã in gì ra stderr",
        "Say of every test what it is for, and what the program wrote to standard error",
    ),
    // judge stress.
    Text::new(
        "Một file nguồn hoặc một chương trình đã dịch",
        "A source or an executable",
    ),
    Text::new(
        "Ngôn ngữ lập trình, khi tên file còn cho chọn",
        "The language, where the name of the source leaves a choice",
    ),
    Text::new(
        "Tìm trong bao lâu, tính bằng giây",
        "How long to look, in seconds",
    ),
    Text::new(
        "Dữ liệu và giới hạn của giới hạn nâng cao",
        "Inputs of the beyond tier, under its limits",
    ),
    Text::new(
        "Lưu dữ liệu tìm được, cho judge run --mine",
        "Keep what is found, for judge run --mine",
    ),
    Text::new(
        "Thử dữ liệu của hạt giống này; không ghi thì mỗi lần một khác",
        "Try the inputs of this seed; else others every time",
    ),
    // judge class.
    Text::new(
        "Thư mục: mỗi thư mục, file zip hoặc file nguồn như `Lan_NIM.cpp` trong đó là của một học sinh; contest.toml trong đó nói tính điểm thế nào",
        "The folder: each folder, zip archive or source like `Lan_NIM.cpp` in it is a pupil's; contest.toml in it says what counts",
    ),
    Text::new(
        "Chỉ ghi một contest.toml mẫu vào thư mục đó",
        "Write an example of contest.toml into the folder, and no more",
    ),
    Text::new(
        "Dấu ngăn các ô của scores.csv: ',' (nếu không ghi), hoặc ';' cho Excel viết 7,5 chứ không phải 7.5",
        "What stands between the cells of scores.csv: ',' (if not given) or ';' for an Excel that writes 7,5 and not 7.5",
    ),
    Text::new("Chấm lại tất cả từ đầu", "Judge everything anew"),
    Text::new(
        "Chấm cùng lúc chừng ấy bài nộp; không ghi thì bằng số bộ xử lý của máy",
        "Judge so many sources at a time; as many as there are processors if not given",
    ),
    // Games.
    Text::new(
        "Với bài tương tác: chơi với chương trình này, một file nguồn hoặc chương trình đã dịch, thay cho lời giải mẫu",
        "Of an interactive problem: play against this program, a source or an executable, instead of the reference",
    ),
    Text::new(
        "Thế cờ đầu của test này, theo số hoặc tên; không ghi thì là test đầu tiên",
        "The opening of this test, by number or name; the first one if not given",
    ),
    Text::new(
        r"Thế cờ đầu này, viết như trong file dữ liệu: '8 9 4 8', hoặc có \n giữa các dòng",
        r"This opening, written as the input file is: '8 9 4 8', or with \n between lines",
    ),
    Text::new(
        "Ván thứ mấy, nếu dữ liệu nói về nhiều ván, đếm từ 1",
        "Which game, if the input tells of several, from 1",
    ),
    Text::new("Chơi với ai", "Whom to play against"),
    Text::new("Để bên kia đi trước", "Let the other side move first"),
    // judge table.
    Text::new(
        r"Dữ liệu, có \n giữa các dòng; {k} là một tham số, {2k-1} là một biểu thức, {k*1} là số 1 viết k lần liền nhau, {k*ab!} cũng thế nhưng không có dấu cách. Nhiều dữ liệu không có tham số thì mỗi dữ liệu một dòng",
        r"The input, with \n between lines; {k} is a parameter, {2k-1} a sum, {k*1} the word 1 written k times, {k*ab!} without spaces. Several inputs without parameters make a line each",
    ),
    Text::new(
        "Tham số tăng theo hàng, và khoảng của nó: n=1..9, hoặc n=0..90:10",
        "The parameter that grows from row to row, and its range: n=1..9, or n=0..90:10",
    ),
    Text::new(
        "Tham số tăng theo cột",
        "The parameter that grows from column to column",
    ),
    Text::new(
        "Cho xem gì; answer:K là từ thứ K mà lời giải mẫu ghi, answer:last là từ cuối",
        "What is shown; answer:K is the K-th word that the reference writes, answer:last the last one",
    ),
    Text::new(
        "Vẽ hình vào file này thay vì in bảng",
        "Draw a picture into this file instead",
    ),
    // Lessons.
    Text::new("Gợi ý nào trong ba gợi ý", "Which of the three"),
    Text::new(
        "Bài; với --write mà không ghi thì là mọi bài",
        "The problem; with --write all if none is named",
    ),
    Text::new(
        "In lại các bảng trong bài học, và cho biết chỗ nào sai",
        "Print the tables in the lessons anew, and tell what is wrong with them",
    ),
    // judge export, judge bundle.
    Text::new(
        "Ghi lời giải mẫu thành một file chỉ cần thư viện chuẩn",
        "Write a reference as one file that needs only the standard library",
    ),
    Text::new(
        "Hệ thống; nhiều hệ thống thì cách nhau bằng dấu phẩy",
        "The system; several are named one after another, with commas",
    ),
    Text::new(
        "Kèm các test của giới hạn nâng cao, chiếm 20 trong 100 điểm",
        "With the tests of the beyond tier, for 20 of the 100 points",
    ),
    Text::new(
        "Cho rbx và các trang như Codeforces, đi kèm --to polygon: đọc thiết bị vào chuẩn và ghi thiết bị ra chuẩn, \
         thay cho NAME.INP và NAME.OUT",
        "For rbx and sites like Codeforces, beside --to polygon: read standard input and write standard output, \
         instead of NAME.INP and NAME.OUT",
    ),
    Text::new("Ngôn ngữ đứng đầu", "The language that stands first"),
    Text::new(
        "Thư mục chứa các gói, mỗi hệ thống một thư mục con",
        "The folder for the packages, one below it for each system",
    ),
    Text::new(
        "Đọc thiết bị vào chuẩn và ghi thiết bị ra chuẩn, thay cho NAME.INP và NAME.OUT",
        "Read standard input and write standard output, instead of NAME.INP and NAME.OUT",
    ),
    Text::new(
        "Ghi vào file này thay vì in ra màn hình",
        "Write to this file instead of standard output",
    ),
];

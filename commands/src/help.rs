//! What several commands are told.

use command_line::{Argument, option, word, words};
use judge::language::Language;

/// The problem that a command is about.
pub(crate) fn problem() -> Argument<String> {
    word("ID").told("Bài, chẳng hạn nim", "The problem, such as nim")
}

/// The problems that a command is about.
pub(crate) fn problems() -> Argument<Vec<String>> {
    words("IDS").told(
        "Các bài; không ghi thì là mọi bài",
        "The problems; all if none is named",
    )
}

/// Which game of an input is meant.
pub(crate) fn game() -> Argument<usize> {
    option("K").or("1").told(
        "Ván thứ mấy, nếu dữ liệu nói về nhiều ván, đếm từ 1",
        "Which game, if the input tells of several, from 1",
    )
}

/// The rules by which it is played.
pub(crate) fn rules() -> Argument<Option<String>> {
    option("NAME").told(
        "Chơi theo luật khác: misere, hoặc luật mà bài ấy có thêm; ghi một tên không có thì được liệt kê các tên",
        "By other rules: misere, or such as the problem offers; a name that there is not lists them all",
    )
}

/// The language of a source.
pub(crate) fn language() -> Argument<Option<Language>> {
    option("NAME").told(
        "Ngôn ngữ lập trình, khi tên file còn cho chọn: c++17 (nếu không ghi), c++20, c++23; python, pypy",
        "The language, where the name of the source leaves a choice: c++17 (if not given), c++20, c++23; python, pypy",
    )
}

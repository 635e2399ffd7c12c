//! One word for one thing: the spellings that a statement must not use.

use crate::text::outside_blocks;

/// Words that no Vietnamese statement uses, each with what to write instead.
const VIETNAMESE: [(&str, &str); 42] = [
    ("tệp", "file"),
    ("tập tin", "file"),
    ("dữ liệu vào", "dữ liệu"),
    ("kết quả ra", "kết quả"),
    ("bộ dữ liệu", "test"),
    ("chơi tốt nhất có thể", "chơi tối ưu"),
    ("chơi hoàn hảo", "chơi tối ưu"),
    ("mức nguồn", "giới hạn gốc"),
    ("mức nâng cao", "giới hạn nâng cao"),
    ("bóc sỏi", "bốc sỏi"),
    ("thế trận", "thế cờ"),
    ("luồng vào chuẩn", "thiết bị vào chuẩn"),
    ("luồng ra chuẩn", "thiết bị ra chuẩn"),
    ("hoà", "hòa"),
    ("đoạn đầu thực sự", "tiền tố thực sự"),
    ("dấu trắng", "dấu cách, khoảng trắng"),
    ("bẻ làm đôi", "bẻ thành hai phần"),
    (
        "chúng tôi",
        "nothing: the text speaks of the problem, not of its authors",
    ),
    ("bộ đề này", "ở đây"),
    ("một số chẵn chữ số", "số chữ số … là chẵn"),
    ("một số lẻ chữ số", "số chữ số … là lẻ"),
    ("ngang sức", "cùng mức"),
    ("ván hay nhất", "ván khi cả hai chơi tối ưu"),
    ("làm tay ví dụ", "tính tay ví dụ"),
    ("họ hàng của", "cùng họ với"),
    ("trò chị em", "trò cùng họ"),
    ("quá đà", "vượt quá"),
    ("anh ta", "người đó"),
    ("đáng kể", "quan trọng"),
    ("mạng còn dư", "mạng thặng dư"),
    ("từ máy", "số 64 bit"),
    ("tham hơn", "tham lam"),
    ("cách li", "cách ly"),
    ("lí", "lý"),
    ("kì", "kỳ"),
    ("kĩ", "kỹ"),
    ("quá giờ", "quá thời gian"),
    ("đáp số", "đáp án"),
    ("đối phương", "đối thủ"),
    ("hối hận", "hối tiếc"),
    ("10⁹", "10^9"),
    ("em", "bạn, or nothing: who reads is a bạn"),
];

/// The same for English statements.
const ENGLISH: [(&str, &str); 5] = [
    ("slantwise", "diagonally"),
    ("slanting", "diagonal"),
    ("small letter", "lower-case letter"),
    ("capital letter", "upper-case letter"),
    ("data set", "test"),
];

/// Every word of a statement in this language (`vi` or `en`) that has another spelling in the
/// set. Line breaks count as spaces, upper case as lower case; code blocks do not count.
pub fn wording_faults(language: &str, text: &str) -> Vec<String> {
    let words: &[(&str, &str)] = match language {
        "vi" => &VIETNAMESE,
        _ => &ENGLISH,
    };
    let prose = prose(text);
    words
        .iter()
        .filter(|(word, _)| stands_in(word, &prose, language))
        .map(|(word, instead)| format!("says '{word}'; write {instead}"))
        .collect()
}

/// The text without its headings and code blocks, in lower case, with one space between words.
fn prose(text: &str) -> String {
    let lines = outside_blocks(text.lines()).filter(|line| !line.starts_with('#'));
    let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
    words.join(" ").to_lowercase()
}

/// Whether `word` begins where a word of the text begins and, in Vietnamese, ends where one ends.
fn stands_in(word: &str, prose: &str, language: &str) -> bool {
    prose.match_indices(word).any(|(at, _)| {
        let before = prose[..at].chars().next_back();
        let after = prose[at + word.len()..].chars().next();
        // An English plural or a compound still is the word.
        let ends = language != "vi" || !after.is_some_and(char::is_alphabetic);
        !before.is_some_and(char::is_alphabetic) && ends
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_across_lines_and_in_any_case() {
        assert_eq!(
            wording_faults("vi", "Cả hai chơi tốt nhất\ncó thể.").len(),
            1
        );
        assert_eq!(wording_faults("vi", "Tệp NIM.INP").len(), 1);
        assert_eq!(
            wording_faults("en", "Lower-case and small letters").len(),
            1
        );
    }

    #[test]
    fn who_reads_is_a_ban() {
        assert_eq!(wording_faults("vi", "Em bốc mấy viên?").len(), 1);
        assert_eq!(wording_faults("vi", "Bạn bốc mấy viên?"), [""; 0]);
    }

    #[test]
    fn code_and_longer_words_do_not_count() {
        assert_eq!(
            wording_faults("vi", "```\ntệp\n```\nhoàn toàn, hoàng hậu"),
            [""; 0]
        );
        assert_eq!(wording_faults("vi", "ván chơi hòa"), [""; 0]);
        assert_eq!(wording_faults("vi", "xem `empty()`"), [""; 0]);
        assert_eq!(wording_faults("vi", "## Dữ liệu\n\nVào từ"), [""; 0]);
    }
}

//! What may stand in the place of a token: the slips of a hand, narrower variables, other bounds and keys.

use lexing::Token;

/// Keys that lie on top of one another: of a small base, of a decimal one, of words of the machine.
const KEYS: [u64; 3] = [31, 1000, 1 << 16];

/// The texts that may stand for the token at `place`.
pub(super) fn replacements(tokens: &[Token<'_>], place: usize) -> Vec<String> {
    let text = tokens[place].text;
    let text_at = |place: usize| tokens.get(place).map_or("", |token| token.text);
    let (before, after) = (text_at(place.wrapping_sub(1)), text_at(place + 1));
    let words: &[&str] = match text {
        // A bound that is missed by one, at either end.
        "<" => &["<=", "+ 1 <"],
        "<=" => &["<", "<= 1 +"],
        ">" => &[">=", "- 1 >"],
        ">=" => &[">", "- 1 >="],
        "==" => &["!="],
        "!=" => &["=="],
        // `T &&` in a declaration does not compile with `||`.
        "&&" => &["||"],
        "||" => &["&&"],
        "min" => &["max"],
        "max" => &["min"],
        "min_element" => &["max_element"],
        "max_element" => &["min_element"],
        "lower_bound" => &["upper_bound"],
        "upper_bound" => &["lower_bound"],
        "while" => &["if"],
        "break" => &["continue"],
        "+" if is_operand(before) => &["-"],
        "-" if is_operand(before) => &["+"],
        "+=" => &["-="],
        "-=" => &["+="],
        _ => narrower(text, before, after),
    };
    if words.is_empty() {
        return other_numbers(text, before, is_key(tokens, place, before, after));
    }
    words.iter().map(|&word| word.to_owned()).collect()
}

/// Whether an operator after this token has two sides.
fn is_operand(before: &str) -> bool {
    let ends = |last: char| last.is_ascii_alphanumeric() || "_)]".contains(last);
    before.ends_with(ends) && before != "return"
}

/// Types that hold less: of 32, 16 and 8 bits.
fn narrower(text: &str, before: &str, after: &str) -> &'static [&'static str] {
    match text {
        "long" if after == "long" => &["int", "short"],
        "int" if !matches!(before, "long" | "short") && after != "main" => &["short", "char"],
        "unsigned" if !matches!(after, "long" | "int" | "short" | "char") => {
            &["unsigned short", "unsigned char"]
        }
        "short" if after != "int" => &["char"],
        "int64_t" => &["int32_t", "int16_t"],
        "int32_t" => &["int16_t", "int8_t"],
        "uint64_t" | "size_t" => &["uint32_t", "uint16_t"],
        "uint32_t" => &["uint16_t", "uint8_t"],
        "__int128" => &["long long"],
        "double" => &["float"],
        _ => &[],
    }
}

/// A number by which is multiplied or divided with remainder, or a constant that has a name.
fn is_key(tokens: &[Token<'_>], place: usize, before: &str, after: &str) -> bool {
    let statement = tokens[..place].iter().rev();
    let mut statement = statement.take_while(|token| !matches!(token.text, ";" | "{" | "}"));
    let is_factor = |operator| matches!(operator, "*" | "%" | "%=" | "*=");
    is_factor(before)
        || is_factor(after)
        || before == "=" && statement.any(|token| matches!(token.text, "const" | "constexpr"))
}

/// Other whole numbers: a small one, one more and one less; one that is not small, halved and doubled;
/// a key, another one.
fn other_numbers(text: &str, before: &str, is_key: bool) -> Vec<String> {
    let is_number = text.starts_with(|first: char| first.is_ascii_digit());
    let part = |it: &u8| is_number && (it.is_ascii_digit() || *it == b'\'');
    let length = text.bytes().take_while(part).count();
    let (digits, suffix) = text.split_at(length);
    let is_whole = matches!(suffix, "" | "LL" | "ll" | "u" | "ULL" | "ull" | "U");
    let digits = digits.replace('\'', "");
    let Ok(number) = digits.parse::<u64>() else {
        return Vec::new();
    };
    if !is_whole || before == "return" {
        return Vec::new();
    }
    let mut others = Vec::new();
    // Larger ones are sizes of arrays and infinities; a shift by one more is another number.
    if number <= 100_000 {
        others.extend([number.checked_add(1), number.checked_sub(1)]);
    }
    if number >= 4 {
        others.extend([Some(number / 2), number.checked_mul(2)]);
    }
    if number >= 31 && is_key {
        others.extend(KEYS.map(|key| Some(key).filter(|&key| key != number)));
    }
    let others = others.into_iter().flatten();
    others.map(|other| format!("{other}{suffix}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexing::{Syntax, code};

    /// What may stand for the token with this text.
    fn instead(source: &str, of: &str) -> Vec<String> {
        let tokens = code(source, Syntax::C);
        let place = tokens.iter().position(|token| token.text == of);
        replacements(&tokens, place.unwrap())
    }

    #[test]
    fn variables_hold_less() {
        assert_eq!(instead("int a;", "int"), ["short", "char"]);
        assert_eq!(instead("int main()", "int"), [""; 0]);
        assert_eq!(instead("unsigned long long a;", "unsigned"), [""; 0]);
        assert_eq!(instead("unsigned long long a;", "long"), ["int", "short"]);
        assert_eq!(
            instead("vector<int64_t> a;", "int64_t"),
            ["int32_t", "int16_t"]
        );
    }

    #[test]
    fn bounds_are_halved_and_doubled() {
        assert_eq!(instead("f(7)", "7"), ["8", "6", "3", "14"]);
        assert_eq!(
            instead("f(1'000'000LL)", "1'000'000LL"),
            ["500000LL", "2000000LL"]
        );
    }

    #[test]
    fn keys_become_others() {
        let keys = ["500003", "2000012", "31", "1000", "65536"];
        assert_eq!(instead("const int M = 1000006;", "1000006"), keys);
        assert_eq!(instead("h % 1000006", "1000006"), keys);
        assert_eq!(instead("h + 1000006", "1000006"), keys[..2]);
    }
}

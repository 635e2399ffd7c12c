//! How the letters of a source are written down: UTF-8, one hopes.

/// Bytes that are looked at for letters of two bytes each.
const HEAD: usize = 1024;

/// What a source is not written in.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Foreign {
    /// Letters have two bytes: no compiler reads that.
    Utf16,
    /// The first line that is not UTF-8, from 1: as older editors save Vietnamese.
    Line(usize),
}

/// Why a source is not UTF-8; `None` if it is.
pub(super) fn foreign(text: &[u8]) -> Option<Foreign> {
    if is_utf16(text) {
        return Some(Foreign::Utf16);
    }
    let error = std::str::from_utf8(text).err()?;
    let before = &text[..error.valid_up_to()];
    Some(Foreign::Line(before.split(|&byte| byte == b'\n').count()))
}

/// By its mark, or by its zeros: in a program most letters are Latin, and one of their two bytes is zero, the
/// other is not.
fn is_utf16(text: &[u8]) -> bool {
    let head = &text[..text.len().min(HEAD)];
    let zeros = |first: usize| {
        let bytes = head.iter().skip(first).step_by(2);
        bytes.filter(|&&byte| byte == 0).count()
    };
    let (fewer, more) = (zeros(0).min(zeros(1)), zeros(0).max(zeros(1)));
    let has_zeros = head.len() >= 4 && more > head.len() / 4 && 4 * fewer < more;
    text.starts_with(b"\xff\xfe") || text.starts_with(b"\xfe\xff") || has_zeros
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_utf8_is_known_with_its_line() {
        let source = "int main() {\n  // đống sỏi\n}\n";
        assert_eq!(foreign(source.as_bytes()), None);
        assert_eq!(foreign(b"x\0y\0"), Some(Foreign::Utf16));
        assert_eq!(foreign(b""), None);
        // windows-1258: the letter d with a stroke is F0.
        let old = b"int main() {\r\n  // \xf0\xf4ng\r\n}\r\n";
        assert_eq!(foreign(old), Some(Foreign::Line(2)));
        let little: Vec<u8> = source.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = source.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let marked = [b"\xff\xfe".as_slice(), &little].concat();
        for text in [little, big, marked] {
            assert_eq!(foreign(&text), Some(Foreign::Utf16));
        }
        for zeros in [
            &b"a\0b"[..],
            &[0; 4096],
            &[b"int main", &[0; 99][..]].concat(),
        ] {
            assert_eq!(foreign(zeros), None, "the compiler says so itself");
        }
    }
}

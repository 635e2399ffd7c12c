//! A contest to start from.

use bilingual::Lang;

const VIETNAMESE: &str = include_str!("example.vi.toml");
const ENGLISH: &str = include_str!("example.en.toml");

/// The example in this language.
pub(super) fn text(lang: Lang) -> &'static str {
    lang.pick(VIETNAMESE, ENGLISH)
}

//! What `check.js` and `zip.js` say.

use super::Words;

pub(super) const WORDS: Words = &[];

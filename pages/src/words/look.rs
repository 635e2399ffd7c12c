//! What `look.js` says.

use super::Words;

pub(super) const WORDS: Words = &[];

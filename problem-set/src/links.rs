//! Where a problem is found elsewhere: the original, its relatives, the theory behind it.

use serde::Deserialize;

/// A page elsewhere, a `[[links]]` of `problem.toml`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// What the page calls itself, the site first: `CSES: Nim Game I`.
    pub title: String,
    /// Its address.
    pub url: String,
    /// What it is to the problem.
    pub kind: LinkKind,
    /// How hard the site finds it, in the site's own measure.
    pub difficulty: Option<String>,
}

/// What a page elsewhere is to a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LinkKind {
    /// The problem that this one was made from, or the same one.
    Original,
    /// Another problem that asks for the same idea.
    Relative,
    /// What it stands on.
    Theory,
}

impl LinkKind {
    /// All kinds, in the order in which they are shown.
    pub const ALL: [LinkKind; 3] = [LinkKind::Original, LinkKind::Relative, LinkKind::Theory];
}

//! Statements in the markup of other systems.
//!
//! Our Markdown is read into a tree, in which formulas are told apart, and the tree is written
//! anew: as LaTeX for Polygon and ICPC packages, as the Markdown of VNOJ with its formulas between
//! tildes, and as a PDF by typst, which comes in with the feature `pdf` only.

mod document;
mod formula;
mod latex;
#[cfg(feature = "pdf")]
mod pdf;
mod typst;
mod vnoj;

use crate::refusal::Result;

#[cfg(feature = "pdf")]
pub use pdf::pdf;

/// A text in LaTeX: a body without a preamble, which needs no package.
///
/// # Errors
/// If it holds something that statements do not use.
pub fn latex(markdown: &str) -> Result<String> {
    Ok(latex::written(&document::parse(markdown)?))
}

/// A text in the Markdown of VNOJ, where `~n~` is a formula.
///
/// # Errors
/// If it holds something that statements do not use.
pub fn vnoj(markdown: &str) -> Result<String> {
    Ok(vnoj::written(&document::parse(markdown)?))
}

/// A whole statement as a source for typst, in the language with this code.
///
/// # Errors
/// If it holds something that statements do not use.
pub fn typst(markdown: &str, language: &str) -> Result<String> {
    Ok(typst::written(&document::parse(markdown)?, language))
}

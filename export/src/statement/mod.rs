//! Statements in the markup of other systems.
//!
//! Our Markdown is read into a tree ([`lessons::page`]), in which formulas are told apart, and the tree is
//! written anew: as LaTeX for Polygon and ICPC packages, as a page of HTML, as the Markdown of VNOJ with its
//! formulas between tildes, and as a PDF by typst, which is in a program of its own.

mod latex;
mod pdf;
mod typst;
mod vnoj;

use bilingual::text::escaped;
use bilingual::{Lang, Result, broken, ensure};
use lessons::page::{self, Block, Inline};

use crate::prose::without_drawings;

pub use pdf::pdf;

/// A text in LaTeX: a body without a preamble, which needs no package.
///
/// # Errors
/// If it holds something that statements do not use.
pub fn latex(markdown: &str) -> Result<String> {
    Ok(latex::written(&tree(markdown)?))
}

/// Statements as one page of HTML that needs no other file: language, title and text of each.
///
/// # Errors
/// If one holds something that statements do not use.
pub fn html(statements: &[(Lang, &str, String)]) -> Result<String> {
    let article = |(lang, title, markdown): &(Lang, &str, String)| -> Result<String> {
        let (code, title) = (lang.code(), escaped(title));
        let text = pages::alone(&tree(markdown)?, *lang);
        Ok(format!(
            "<article lang=\"{code}\">\n<h1>{title}</h1>\n{text}</article>\n"
        ))
    };
    let articles: String = statements.iter().map(article).collect::<Result<_>>()?;
    let title = statements.first().map_or("", |(_, title, _)| title);
    Ok(format!(
        include_str!("page.html"),
        title = escaped(title),
        articles = articles
    ))
}

/// A text in the Markdown of VNOJ, where `~n~` is a formula.
///
/// # Errors
/// If it holds something that statements do not use.
pub fn vnoj(markdown: &str) -> Result<String> {
    Ok(vnoj::written(&tree(markdown)?, '~'))
}

/// A text in the Markdown of Hydro, where `$n$` is a formula.
///
/// # Errors
/// If it holds something that statements do not use.
pub fn hydro(markdown: &str) -> Result<String> {
    Ok(vnoj::written(&tree(markdown)?, '$'))
}

/// A whole statement as a source for typst, in the language with this code.
///
/// # Errors
/// If it holds something that statements do not use.
pub fn typst(markdown: &str, language: &str) -> Result<String> {
    Ok(typst::written(&tree(markdown)?, language))
}

/// The tree of a statement, [without its drawings](without_drawings), which has no quotes.
fn tree(markdown: &str) -> Result<Vec<Block>> {
    let lines: Vec<String> = without_drawings(markdown).collect();
    let tree = page::parse(&lines.join("\n")).map_err(|unknown| broken(unknown.to_string()))?;
    let is_other = |block: &Block| match block {
        Block::Mark(_) | Block::Quote(_) | Block::Fold(..) => true,
        Block::Paragraph(line) => line.iter().any(|it| matches!(it, Inline::Picture(..))),
        _ => false,
    };
    ensure(!tree.iter().any(is_other), || {
        "a statement has neither quotes nor marks nor pictures, and nothing folded".to_owned()
    })?;
    Ok(tree)
}

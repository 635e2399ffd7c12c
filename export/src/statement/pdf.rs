//! A statement as a PDF, set by typst with the fonts that come with it: no file is looked for, and
//! the same statement gives the same bytes everywhere.

use std::panic::resume_unwind;
use std::sync::LazyLock;
use std::thread;

use bilingual::{Fault, Result, broken};
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use typst::diag::{FileError, FileResult, SourceDiagnostic};
use typst::foundations::{Bytes, Datetime, Duration};
use typst::syntax::{FileId, Source};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt, World};
use typst_layout::PagedDocument;
use typst_pdf::PdfOptions;

/// A whole statement as a PDF, in the language with this code.
///
/// # Errors
/// If it holds something that statements do not use.
pub fn pdf(markdown: &str, language: &str) -> Result<Vec<u8>> {
    let page = Page(Source::detached(super::typst(markdown, language)?));
    apart(move || {
        let document = typst::compile::<PagedDocument>(&page);
        let document = document.output.map_err(|faults| told(&faults))?;
        typst_pdf::pdf(&document, &PdfOptions::default()).map_err(|faults| told(&faults))
    })
}

/// Works in threads of its own. Typst runs in parallel by itself, and a caller that waits for it in
/// rayon's common pool would begin another problem meanwhile, and within that another one.
fn apart<T: Send>(work: impl FnOnce() -> Result<T> + Send) -> Result<T> {
    let pool = POOL.as_ref().map_err(|error| broken(error.to_string()))?;
    thread::scope(|scope| {
        let begun = thread::Builder::new().spawn_scoped(scope, || pool.install(work))?;
        begun.join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}

static POOL: LazyLock<Result<ThreadPool, ThreadPoolBuildError>> =
    LazyLock::new(|| ThreadPoolBuilder::new().build());

fn told(faults: &[SourceDiagnostic]) -> Fault {
    let first = faults.first().map(|fault| fault.message.to_string());
    let first = first.unwrap_or_default();
    broken(format!("typst cannot set it: {first}"))
}

/// What typst may know: one source, and its own fonts.
struct Page(Source);

/// What all statements share.
struct Shop {
    library: LazyHash<Library>,
    book: LazyHash<FontBook>,
    fonts: Vec<Font>,
}

static SHOP: LazyLock<Shop> = LazyLock::new(|| {
    let fonts: Vec<Font> = typst_assets::fonts()
        .flat_map(|file| Font::iter(Bytes::new(file)))
        .collect();
    Shop {
        library: LazyHash::new(Library::default()),
        book: LazyHash::new(FontBook::from_fonts(&fonts)),
        fonts,
    }
});

impl World for Page {
    fn library(&self) -> &LazyHash<Library> {
        &SHOP.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &SHOP.book
    }

    fn main(&self) -> FileId {
        self.0.id()
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        if id == self.0.id() {
            Ok(self.0.clone())
        } else {
            Err(FileError::AccessDenied)
        }
    }

    fn file(&self, _: FileId) -> FileResult<Bytes> {
        Err(FileError::AccessDenied)
    }

    fn font(&self, index: usize) -> Option<Font> {
        SHOP.fonts.get(index).cloned()
    }

    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_statement_gives_the_same_page() {
        let markdown = "# NIM\n\nCó *n* đống, 1 ≤ *a<sub>i</sub>* ≤ 10^9.\n";
        let first = pdf(markdown, "vi").unwrap();
        assert!(first.starts_with(b"%PDF-"));
        assert_eq!(first, pdf(markdown, "vi").unwrap());
    }
}

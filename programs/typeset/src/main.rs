//! A source of typst on standard input becomes a PDF on standard output.
//!
//! It is set with the fonts that come with typst: no file is looked for, and the same source gives the
//! same bytes everywhere. It is a program of its own, so that whoever packs for systems that want no PDF
//! waits for none of typst, and whoever wants one builds nothing else anew.

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use typst::diag::{FileError, FileResult, SourceDiagnostic};
use typst::foundations::{Bytes, Datetime, Duration};
use typst::syntax::{FileId, Source};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt, World};
use typst_layout::PagedDocument;
use typst_pdf::PdfOptions;

fn main() -> ExitCode {
    let set = || -> Result<(), Box<dyn Error>> {
        let source = io::read_to_string(io::stdin())?;
        io::stdout().write_all(&pdf(source)?)?;
        Ok(())
    };
    if let Err(why) = set() {
        eprintln!("{why}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// The source as a PDF, or what is wrong with it.
fn pdf(source: String) -> Result<Vec<u8>, String> {
    let document = typst::compile::<PagedDocument>(&Page::new(source));
    let document = document.output.map_err(|faults| told(&faults))?;
    typst_pdf::pdf(&document, &PdfOptions::default()).map_err(|faults| told(&faults))
}

fn told(faults: &[SourceDiagnostic]) -> String {
    let first = faults.first().map(|fault| fault.message.to_string());
    first.unwrap_or_default()
}

/// What typst may know: one source, and its own fonts.
struct Page {
    source: Source,
    library: LazyHash<Library>,
    book: LazyHash<FontBook>,
    fonts: Vec<Font>,
}

impl Page {
    fn new(source: String) -> Page {
        let fonts: Vec<Font> = typst_assets::fonts()
            .flat_map(|file| Font::iter(Bytes::new(file)))
            .collect();
        Page {
            source: Source::detached(source),
            library: LazyHash::new(Library::default()),
            book: LazyHash::new(FontBook::from_fonts(&fonts)),
            fonts,
        }
    }
}

impl World for Page {
    fn library(&self) -> &LazyHash<Library> {
        &self.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &self.book
    }

    fn main(&self) -> FileId {
        self.source.id()
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        let own = (id == self.source.id()).then(|| self.source.clone());
        own.ok_or(FileError::AccessDenied)
    }

    fn file(&self, _: FileId) -> FileResult<Bytes> {
        Err(FileError::AccessDenied)
    }

    fn font(&self, index: usize) -> Option<Font> {
        self.fonts.get(index).cloned()
    }

    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_source_gives_the_same_page() {
        let page = || pdf("= NIM\n\nCó $n$ đống, $1 <= a_(i) <= 10^(9)$.".to_owned()).unwrap();
        let first = page();
        assert!(first.starts_with(b"%PDF-"));
        assert_eq!(first, page());
    }

    #[test]
    fn what_cannot_be_set_is_told() {
        let why = pdf("#unknown()".to_owned()).unwrap_err();
        assert!(why.contains("unknown"), "{why}");
        assert!(pdf("#image(\"/etc/passwd\")".to_owned()).is_err());
    }
}

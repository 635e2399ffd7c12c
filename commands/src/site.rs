//! `judge site`: the set as pages for a browser.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use bilingual::{Fault, Lang, Result, text};
use command_line::{arguments, flag, option, spoken, word};
use export::package::{Archive, Package};
use judge::root::Root;
use pages::Site;

use crate::catalogue::site as say;
use crate::out;

/// A file that every site has, and no other folder.
const MARK: &str = "assets/words.js";

arguments! {
    /// What `judge site` is told on the command line.
    pub(crate) struct SiteArguments {
        folder: PathBuf = word("DIR"),
            "Thư mục của trang web; trang cũ ở đó được thay bằng trang mới",
            "The folder of the site; an older one that is there is replaced";
        modules: Option<PathBuf> = option("FOLDER"),
            "Thư mục chứa các module của các bài (`make modules`); không có thì các trang chỉ để đọc",
            "The folder of the modules of the problems (`make modules`); without them the pages are for reading only";
        zip: bool = flag(),
            "Ghi thêm cả trang web thành một file nén DIR.zip",
            "Write the whole site as an archive too, DIR.zip";
        lang: Lang = spoken();
    }
}

/// Writes the site.
///
/// # Errors
/// If something of the set is not in order, or the site cannot be written.
pub(crate) fn site(arguments: &SiteArguments, root: Option<&Path>) -> Result<()> {
    let lang = arguments.lang;
    let start = Instant::now();
    let root = Root::find(root)?;
    let folder = std::path::absolute(&arguments.folder)?;
    let shown = text::name(&arguments.folder);
    let no_site = || Fault::new(&say::NOT_A_SITE.with(&[&shown]));
    if !is_free(&folder) {
        return Err(no_site());
    }
    let name = folder
        .file_name()
        .and_then(OsStr::to_str)
        .ok_or_else(no_site)?;
    let parent = folder.parent().ok_or_else(no_site)?;
    let modules = arguments.modules.as_deref();
    let site = Site::of(&root, modules)?;
    let archive = if arguments.zip {
        Archive::Folder
    } else {
        Archive::Missing
    };
    let mut package = Package::new(name, archive);
    let mut pages = 0;
    for (path, bytes) in site.files() {
        pages += usize::from(Path::new(&path).extension() == Some(OsStr::new("html")));
        package.add(path, bytes);
    }
    let written = package.write(parent)?;
    let [size, packed] = [written.folder, written.archive].map(out::mebibytes);
    let time = format!("{:.1}", start.elapsed().as_secs_f64());
    out::line(say::WRITTEN.fill(lang, &[&pages, &shown, &size, &time]));
    if arguments.zip {
        out::line(say::PACKED.fill(lang, &[&format!("{shown}.zip"), &packed]));
    }
    if modules.is_none() {
        out::line(say::READING_ONLY.of(lang));
    }
    Ok(())
}

/// Whether a site may take this place: nothing is there, or an older one.
fn is_free(folder: &Path) -> bool {
    let is_empty = || fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_none());
    !folder.exists() || folder.join(MARK).is_file() || is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_takes_the_place_of_nothing_but_a_site() {
        let home = tempfile::tempdir().unwrap();
        let place = home.path().join("site");
        assert!(is_free(&place));
        fs::create_dir(&place).unwrap();
        assert!(is_free(&place));
        fs::write(place.join("thesis.txt"), "years of work").unwrap();
        assert!(!is_free(&place));
        fs::create_dir(place.join("assets")).unwrap();
        fs::write(place.join(MARK), "").unwrap();
        assert!(is_free(&place));
    }

    #[test]
    fn sizes_have_one_decimal() {
        assert_eq!(
            [0, 1 << 19, 3 << 20].map(out::mebibytes),
            ["0.0", "0.5", "3.0"]
        );
    }
}

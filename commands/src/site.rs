//! `judge site`: the set as pages for a browser.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use bilingual::{Fault, Lang, Result, text};
use command_line::{arguments, flag, option, spoken, word};
use export::package::{Archive, Content, Package};
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
        packs: Option<PathBuf> = option("FOLDER"),
            "Thư mục chứa trình soạn thảo và các trình biên dịch lấy từ npm (`make site`); thư mục con TÊN là phần thêm, có file nén riêng DIR-TÊN.zip",
            "The folder of the editor and the compilers that come from npm (`make site`); a folder NAME in it is an extra, with an archive of its own, DIR-NAME.zip";
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
    let extras = match arguments.packs.as_deref() {
        Some(packs) => add_packs(&mut package, packs)?,
        None => Vec::new(),
    };
    let written = package.write(parent)?;
    let [size, packed] = [written.folder, written.archive].map(out::mebibytes);
    let time = format!("{:.1}", start.elapsed().as_secs_f64());
    out::line(say::WRITTEN.fill(lang, &[&pages, &shown, &size, &time]));
    if arguments.zip {
        out::line(say::PACKED.fill(lang, &[&format!("{shown}.zip"), &packed]));
    }
    for extra in extras {
        write_extra(&extra, name, parent, arguments.zip.then_some(lang))?;
    }
    if modules.is_none() {
        out::line(say::READING_ONLY.of(lang));
    }
    Ok(())
}

/// Adds what lies in the folder of packs, and gives the folders in it: extras that not everybody takes.
fn add_packs(package: &mut Package, packs: &Path) -> Result<Vec<PathBuf>> {
    let (extras, files): (Vec<PathBuf>, Vec<PathBuf>) =
        inside(packs)?.into_iter().partition(|it| it.is_dir());
    for file in files {
        package.add(pack_path(&file), Content::File(file));
    }
    Ok(extras)
}

/// Writes an extra into the site that stands there, and maybe as an archive that is unpacked over it.
fn write_extra(extra: &Path, site: &str, parent: &Path, zip: Option<Lang>) -> Result<()> {
    let name = format!(
        "{site}-{}",
        text::name(extra.file_name().unwrap_or_default().as_ref())
    );
    let mut package = Package::new(&name, Archive::Bare);
    for file in inside(extra)? {
        let path = pack_path(&file);
        let target = parent.join(site).join(&path);
        fs::create_dir_all(target.parent().unwrap_or(parent))?;
        fs::copy(&file, target)?;
        package.add(format!("{site}/{path}"), Content::File(file));
    }
    if let Some(lang) = zip {
        let written = package.write(parent)?;
        fs::remove_dir_all(parent.join(&name))?;
        let packed = out::mebibytes(written.archive);
        out::line(say::PACKED.fill(lang, &[&format!("{name}.zip"), &packed]));
    }
    Ok(())
}

/// What is in a folder, by name.
fn inside(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}

/// Where a file of the packs stands in the site.
fn pack_path(file: &Path) -> String {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    format!("assets/packs/{name}")
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

//! VNOJ.

use export::package::Package;

use super::dmoj::{INIT, form_faults, init_faults, unused};
use super::{Result, entry, has_extension, missing, paths, text, unpacked, yaml};

/// The largest archive that the page takes, in MiB.
const LARGEST_ARCHIVE: usize = 100;

/// The tests that the page takes.
const MOST_TESTS: usize = 100;

pub(super) fn faults(package: &Package) -> Result<Vec<String>> {
    let init = yaml(&text(package, INIT)?)?;
    let archive = format!("{}.zip", package.name);
    let bytes = entry(package, &archive)?.content.bytes().unwrap();
    let tests = unpacked(&package.name, "", &bytes)?;
    let mut faults = init_faults(package, &init, &tests);
    faults.extend(form_faults(package)?);
    faults.extend(super::path_faults(&tests));
    faults.extend(unused(
        paths(&tests).filter(|path| has_extension(path, "INP")),
        &init,
    ));
    faults.extend(missing(
        package,
        ["HUONG-DAN.md", "statement.vi.md", "statement.en.md"],
    ));
    if init.get("archive").and_then(|name| name.as_str()) != Some(&archive) {
        faults.push(format!("{INIT} names another archive than {archive}"));
    }
    if bytes.len() > LARGEST_ARCHIVE << 20 {
        faults.push(format!("{archive} is too large"));
    }
    // Two files a test.
    if paths(&tests).count() > 2 * MOST_TESTS {
        faults.push(format!("there are more than {MOST_TESTS} tests"));
    }
    Ok(faults)
}

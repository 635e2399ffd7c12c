//! What each system wants, told without it by its own rules: files that are missing, tests in no group,
//! points that do not add up.

mod cms;
mod dmoj;
mod hydro;
mod icpc;
mod polygon;
mod themis;
mod vnoj;

use std::io::{Cursor, Read};

use export::groups::POINTS;
use export::package::{Archive, Entry, Package};
use export::system::System;
use serde_json::{Map, Value};
use zip::ZipArchive;

/// Why a package cannot even be read.
type Result<T> = std::result::Result<T, String>;

/// Every way in which a package is not what this system wants.
pub(crate) fn faults(system: System, package: &Package) -> Vec<String> {
    let mut faults = path_faults(package);
    if !takes(system, &package.name) {
        faults.push(format!("{} is no name of a problem there", package.name));
    }
    let checked = match system {
        System::Themis => themis::faults(package),
        System::Vnoj => vnoj::faults(package),
        System::Polygon | System::PolygonStreams => {
            polygon::faults(package, system == System::PolygonStreams)
        }
        System::Cms => cms::faults(package),
        System::Icpc | System::Icpc2025 => icpc::faults(package, system == System::Icpc),
        System::Dmoj => dmoj::faults(package),
        System::Hydro => hydro::faults(package),
    };
    match checked {
        Ok(found) => faults.extend(found),
        Err(error) => faults.push(error),
    }
    faults
}

/// Whether the system takes this name of a problem.
pub(crate) fn takes(system: System, name: &str) -> bool {
    let (others, most) = match system {
        System::Themis => ("_", usize::MAX),
        System::Cms => ("_-", usize::MAX),
        // The sites that have an older VNOJ take no `_`, and we write none.
        System::Vnoj => ("_", 32),
        System::Polygon | System::PolygonStreams => ("-", usize::MAX),
        // To Hydro a name that begins with a digit would be none, and we have none.
        System::Icpc | System::Icpc2025 | System::Hydro => ("", usize::MAX),
        System::Dmoj => ("", 20),
    };
    let lower = name.to_lowercase();
    let is_plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || others.contains(it);
    let is_cased = match system {
        // A problem is a folder, and pupils name their sources after it.
        System::Themis => name == name.to_uppercase(),
        System::Cms => true,
        _ => name == lower,
    };
    is_cased && !name.is_empty() && name.len() <= most && lower.chars().all(is_plain)
}

/// Paths that would leave the folder, or that some system cannot have.
pub(crate) fn path_faults(package: &Package) -> Vec<String> {
    let is_plain = |part: &str| {
        !part.is_empty()
            && !part.starts_with('.')
            && part
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte))
    };
    package
        .entries
        .keys()
        .chain([&package.name])
        .filter(|path| !path.split('/').all(is_plain))
        .map(|path| format!("{path} is no plain relative path"))
        .collect()
}

/// The paths of all files, in order.
pub(crate) fn paths(package: &Package) -> impl Iterator<Item = &str> {
    package.entries.keys().map(String::as_str)
}

fn entry<'a>(package: &'a Package, path: &str) -> Result<&'a Entry> {
    let entry = package.entries.get(path);
    entry.ok_or_else(|| format!("{path} is missing"))
}

/// The text of a file.
pub(crate) fn text(package: &Package, path: &str) -> Result<String> {
    let bytes = entry(package, path)?.content.bytes().unwrap().into_owned();
    String::from_utf8(bytes).map_err(|_| format!("{path} is no text"))
}

/// A package as its archive has it.
pub(crate) fn unpacked(name: &str, prefix: &str, bytes: &[u8]) -> Result<Package> {
    let mut package = Package::new(name, Archive::Bare);
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|error| error.to_string())?;
    for index in 0..zip.len() {
        let mut file = zip.by_index(index).unwrap();
        let path = file.name().unwrap().into_owned();
        let path = path.strip_prefix(prefix);
        let path = path.ok_or_else(|| format!("a path is not in {prefix}"))?;
        let is_program = file.unix_mode().is_some_and(|mode| mode & 0o111 != 0);
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).unwrap();
        assert!(!package.entries.contains_key(path), "{path} stands twice");
        if is_program {
            package.add_program(path, bytes);
        } else {
            package.add(path, bytes);
        }
    }
    Ok(package)
}

/// A document of YAML as packages have it: a key and its value on a line, an item of a list on its own.
pub(crate) fn yaml(text: &str) -> Result<Map<String, Value>> {
    let mut yaml = Map::new();
    let mut last = String::new();
    for line in text.lines() {
        let value = |text: &str| -> Result<Value> {
            serde_json::from_str(text).map_err(|_| format!("no value: {text}"))
        };
        if let Some(item) = line.strip_prefix("- ") {
            let list = yaml.get_mut(&last).and_then(Value::as_array_mut);
            list.ok_or("an item stands in no list")?.push(value(item)?);
            continue;
        }
        let (key, rest) = line
            .split_once(':')
            .ok_or_else(|| format!("no key: {line}"))?;
        let rest = match rest.trim() {
            "" => Value::Array(Vec::new()),
            rest => value(rest)?,
        };
        if yaml.insert(key.to_owned(), rest).is_some() {
            return Err(format!("the key {key} stands twice"));
        }
        key.clone_into(&mut last);
    }
    Ok(yaml)
}

/// Those of these paths that a package has not.
fn missing<'a>(package: &Package, paths: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let paths = paths
        .into_iter()
        .filter(|path| !package.entries.contains_key(*path));
    paths.map(|path| format!("{path} is missing")).collect()
}

/// Points that are not the right sum.
fn sum_fault(sum: u64) -> Option<String> {
    (sum != u64::from(POINTS)).then(|| format!("there are {sum} points, not {POINTS}"))
}

/// Whether a path of ours ends in this extension, which is always written in the same case.
fn has_extension(path: &str, extension: &str) -> bool {
    path.rsplit_once('.')
        .is_some_and(|(_, end)| end == extension)
}

//! `variant.toml`: what a variant is.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use bilingual::{Fault, Result, sentences};
use judge::errors::unread;
use problem_set::spec::{Limits, Title};
use serde::{Deserialize, Serialize};

sentences! {
    MALFORMED: "{0}: {1}", "{0}: {1}";
    OTHER_SET: "{0}: bài này làm bằng bộ đề phiên bản {1}, còn đây là phiên bản {2}; hãy làm lại bằng judge variant, với cùng luật và cùng seed", "{0}: made by version {1} of the set, and this is version {2}; make it anew by judge variant, with the same rules and seed";
}

/// The name of the file that makes a folder a variant.
pub(crate) const VARIANT: &str = "variant.toml";

/// This version of the set, whose drawing of tests a variant stands on.
pub(crate) const SET: &str = env!("CARGO_PKG_VERSION");

/// A whole `variant.toml`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Data {
    /// The version of the set that made it.
    pub(crate) set: String,
    /// The room whose rules are changed.
    pub(crate) room: String,
    /// The changed rules, as they are written: `max=3,misere`.
    pub(crate) rules: String,
    /// Its NAME, the stem of its files; in lower case its id.
    pub(crate) file: String,
    /// From which its tests are drawn. Who knows it, and has this set, knows them.
    pub(crate) seed: String,
    /// Its title.
    pub(crate) title: Title,
    /// Time and memory of a test.
    pub(crate) limits: Limits,
    /// Its place on the road, if it is one of the set's own. Its lessons are written by hand then.
    pub(crate) road: Option<Road>,
    /// The verdicts of its example submissions, where they were measured.
    #[serde(default)]
    pub(crate) submissions: BTreeMap<String, String>,
}

/// A place on the road through all problems.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Road {
    /// The idea, by its name.
    pub(crate) idea: String,
    /// From 1 to 5 stars.
    pub(crate) level: u8,
    /// What is solved before.
    pub(crate) needs: Vec<String>,
}

impl Data {
    /// Its id.
    pub(crate) fn id(&self) -> String {
        self.file.to_lowercase()
    }

    /// What lies in a folder.
    ///
    /// # Errors
    /// If it cannot be read, or is no variant of this version of the set.
    pub(crate) fn read(folder: &Path) -> Result<Data> {
        let path = folder.join(VARIANT);
        let shown = bilingual::text::name(&path);
        let text = fs::read_to_string(&path).map_err(|error| unread(&path, &error))?;
        let malformed = |error: toml::de::Error| {
            let why = error.to_string().trim_end().replace('\n', " ");
            Fault::new(&MALFORMED.with(&[&shown, &why]))
        };
        let data: Data = toml::from_str(&text).map_err(malformed)?;
        if data.set == SET {
            Ok(data)
        } else {
            Err(Fault::new(&OTHER_SET.with(&[&shown, &data.set, &SET])))
        }
    }
}

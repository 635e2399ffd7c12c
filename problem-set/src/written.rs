//! What the set writes as TOML, read.
//!
//! In a browser it is read as JSON, which is read there anyway: with a reader of TOML each module would be a fifth
//! larger. Who makes the pages writes it [anew](as_json), and the page [tells](tell) it.

use std::sync::OnceLock;

use serde::de::DeserializeOwned;

static TOLD: OnceLock<String> = OnceLock::new();

/// Reads a file of the set.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    toml::from_str(text).map_err(|error| error.to_string().trim_end().to_owned())
}

/// Reads what the page has told.
#[cfg(target_family = "wasm")]
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// A file of the set as JSON.
///
/// # Errors
/// If it is no TOML.
#[cfg(not(target_family = "wasm"))]
pub fn as_json(text: &str) -> Result<String, String> {
    read::<serde_json::Value>(text).map(|value| value.to_string())
}

/// What the room offers, as JSON: the module of a room is told it before it is asked anything. Elsewhere nothing
/// comes of it.
pub fn tell(json: &str) {
    let _ = TOLD.set(json.to_owned());
}

/// What was told, where that counts.
pub(crate) fn told() -> Option<&'static str> {
    TOLD.get()
        .filter(|_| cfg!(target_family = "wasm"))
        .map(String::as_str)
}

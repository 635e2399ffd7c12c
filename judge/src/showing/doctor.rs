//! `judge doctor`: what this machine has.

use std::fmt::Write;

use sandbox::{Layer, RunError};

use crate::judging::language::Language;
use crate::judging::settings::Settings;

/// Languages with their versions, and the layers of the seal.
///
/// # Errors
/// If nothing can be run at all.
pub fn told(settings: &Settings) -> Result<String, RunError> {
    let mut text = String::from("languages\n");
    for language in Language::ALL {
        if language == Language::Executable {
            continue;
        }
        let found = match language.tool() {
            Ok(tool) => format!("{}  {}", language.version(&tool), tool.display()),
            Err(missing) => format!("- {missing}"),
        };
        let _ = writeln!(text, "  {:10} {found}", language.name());
    }
    let isolation = settings.isolation()?;
    text.push_str("\nprograms are sealed off by\n");
    for layer in Layer::ALL {
        let state = match isolation.off.get(&layer) {
            None if isolation.has(layer) => "yes",
            _ => "no",
        };
        let _ = write!(text, "  {:9} {state:3} {}", layer.name(), layer.about());
        if let Some(reason) = isolation.off.get(&layer) {
            let _ = write!(text, ": {reason}");
        }
        text.push('\n');
    }
    text.push_str(if isolation.is_sealed() {
        "\nsealed off completely\n"
    } else {
        "\nnot sealed off completely: judge only programs that you trust\n"
    });
    if !isolation.bounds_memory() {
        text.push_str(
            "memory of several processes is the sum of their shares (PSS), seen every few ms\n",
        );
    }
    if !isolation.has(Layer::Group) {
        text.push_str("time of processes that nobody collects counts as far as it was seen\n");
    }
    Ok(text)
}

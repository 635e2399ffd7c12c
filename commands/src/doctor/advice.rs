//! What to do about what is missing: facts of this machine, and the sentence for each.

use std::fs;
use std::path::Path;

use sandbox::{Isolation, Layer, SYSTEM, System};

use crate::catalogue::machine as say;
use bilingual::{Lang, Message};

/// What helps, a sentence for each thing; nothing where programs are sealed off already.
pub(super) fn advice(isolation: &Isolation, lang: Lang) -> Vec<String> {
    if SYSTEM == System::Windows {
        return vec![say::ON_WINDOWS.of(lang).to_owned()];
    }
    let mut all: Vec<Message> = Vec::new();
    if !isolation.has(Layer::Files) {
        let read = |file: &str| fs::read_to_string(file).ok();
        all.push(for_namespaces(&cause(is_container(), read)));
    }
    if !isolation.has(Layer::Files) && !isolation.has(Layer::Paths) {
        all.push(say::FOR_LANDLOCK.into());
    }
    if !isolation.has(Layer::Calls) {
        all.push(say::FOR_CALLS.into());
    }
    all.iter().map(|it| it.of(lang).to_owned()).collect()
}

/// Why there are no namespaces.
#[derive(Debug, PartialEq, Eq)]
enum Cause {
    /// A container has what it was started with.
    Container,
    /// This setting of the kernel would allow them.
    Setting(&'static str),
    /// Ubuntu allows them to programs that have a profile.
    Profile,
    Unknown,
}

/// The nearest cause: settings are the host's, and nobody can change them in a container.
fn cause(is_container: bool, read: impl Fn(&str) -> Option<String>) -> Cause {
    let is = |file: &str, text: &str| read(file).is_some_and(|it| it.trim() == text);
    if is_container {
        Cause::Container
    } else if is("/proc/sys/kernel/unprivileged_userns_clone", "0") {
        Cause::Setting("kernel.unprivileged_userns_clone=1")
    } else if is("/proc/sys/user/max_user_namespaces", "0") {
        Cause::Setting("user.max_user_namespaces=15000")
    } else if is(
        "/proc/sys/kernel/apparmor_restrict_unprivileged_userns",
        "1",
    ) {
        Cause::Profile
    } else {
        Cause::Unknown
    }
}

pub(super) fn is_container() -> bool {
    let marks = ["/.dockerenv", "/run/.containerenv"];
    let named = ["container", "CODESPACES", "KUBERNETES_SERVICE_HOST"];
    marks.iter().any(|it| Path::new(it).exists())
        || named.iter().any(|it| std::env::var_os(it).is_some())
}

fn for_namespaces(cause: &Cause) -> Message {
    match cause {
        Cause::Container => say::IN_CONTAINER.into(),
        Cause::Setting(setting) => say::BY_SETTING.with(&[setting]).into(),
        Cause::Profile => say::BY_PROFILE.into(),
        Cause::Unknown => say::NO_NAMESPACES.into(),
    }
}

/// The profile by which `AppArmor` lets this judge, and the server of a class beside it, make namespaces, with the
/// commands that install it.
pub(super) fn profile(judge: &Path, lang: Lang) -> String {
    const PLACE: &str = "/etc/apparmor.d/tro-choi-judge";
    let folder = judge.parent().unwrap_or(judge).display();
    let name = judge.file_name().unwrap_or_default().display();
    format!(
        "# {}\n#   judge doctor --apparmor | sudo tee {PLACE}\n#   sudo apparmor_parser --replace {PLACE}\n\
         abi <abi/4.0>,\ninclude <tunables/global>\n\nprofile tro-choi-judge \"{folder}/{{{name},serve}}\" flags=(unconfined) {{\n  \
         userns,\n  include if exists <local/tro-choi-judge>\n}}\n",
        say::PROFILE.of(lang)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_cause_is_named() {
        let ubuntu = |file: &str| file.contains("apparmor").then(|| "1\n".to_owned());
        let debian = |file: &str| file.contains("userns_clone").then(|| "0\n".to_owned());
        assert_eq!(cause(false, ubuntu), Cause::Profile);
        assert_eq!(cause(true, ubuntu), Cause::Container);
        assert_eq!(cause(false, |_| None), Cause::Unknown);
        let told = for_namespaces(&cause(false, debian));
        let command = "sudo sysctl -w kernel.unprivileged_userns_clone=1";
        assert!(told.of(Lang::En).contains(command));
    }

    #[test]
    fn a_profile_names_the_judge_whatever_it_is_called() {
        let text = profile(Path::new("/home/an/tin học/judge"), Lang::En);
        let line = "profile tro-choi-judge \"/home/an/tin học/{judge,serve}\" flags=(unconfined) {";
        assert!(text.contains(line), "{text}");
        // Whatever else stands there is a comment, so that all of it can be installed.
        assert!(text.starts_with("# "), "{text}");
    }
}

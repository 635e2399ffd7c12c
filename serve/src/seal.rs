//! Whether a class may be served on this machine: only where its programs are sealed off completely, or where
//! the teacher trusts them and they cannot do the most harm.

use std::net::IpAddr;

use bilingual::{Fault, Lang, Message, Result};
use sandbox::Isolation;

use crate::say;

/// What the machine is, as far as it is asked.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Machine {
    /// Whether programs are sealed off completely.
    pub(crate) is_sealed: bool,
    /// Whether this process may do anything.
    pub(crate) is_root: bool,
    pub(crate) is_windows: bool,
}

/// What is asked for.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Wish {
    pub(crate) is_class: bool,
    pub(crate) trust: bool,
    pub(crate) listen: IpAddr,
}

impl Machine {
    /// This machine.
    pub(crate) fn here(isolation: &Isolation) -> Machine {
        Machine {
            is_sealed: isolation.is_sealed(),
            is_root: is_root(),
            is_windows: cfg!(windows),
        }
    }

    /// Whether programs run unsealed then, if it may be served at all. `layers` says what there is of the seal.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn admit(self, wish: Wish, layers: &str) -> Result<bool> {
        let is_wide = !wish.listen.is_loopback();
        if is_wide && !wish.is_class {
            return Err(Fault::new(&say::WIDE_ALONE));
        }
        // One's own programs are what `judge run` runs as well.
        if self.is_sealed || !wish.is_class {
            return Ok(false);
        }
        if !wish.trust {
            return Err(Fault(unsealed(layers)));
        }
        if self.is_root {
            return Err(Fault::new(&say::TRUST_ROOT));
        }
        if self.is_windows && is_wide {
            return Err(Fault::new(&say::TRUST_WIDE));
        }
        Ok(true)
    }
}

/// The refusal, with what `docs/machines` has of how the seal is completed.
fn unsealed(layers: &str) -> Message {
    let pages = [
        include_str!("../../docs/machines.vi.md"),
        include_str!("../../docs/machines.en.md"),
    ];
    Message::in_each(|lang| {
        let page = pages[usize::from(lang == Lang::En)];
        say::UNSEALED.fill(lang, &[&layers, &sections(page)])
    })
}

/// The sections of the page that have commands, or options of containers.
fn sections(page: &str) -> String {
    let sections = page.split("\n## ").skip(1);
    let told = sections.filter(|it| it.contains("```sh") || it.contains("--cap-add"));
    told.collect::<Vec<_>>().join("\n")
}

#[cfg(unix)]
fn is_root() -> bool {
    nix::unistd::geteuid().is_root()
}

/// Only an administrator may open the first disk itself.
#[cfg(not(unix))]
fn is_root() -> bool {
    std::fs::File::open(r"\\.\PHYSICALDRIVE0").is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_sealed_or_trusted_with_reason_is_served() {
        let [here, wide] = [[127, 0, 0, 1], [0, 0, 0, 0]].map(IpAddr::from);
        let mut served = Vec::new();
        for is_sealed in [true, false] {
            for is_root in [true, false] {
                for is_windows in [true, false] {
                    for is_class in [true, false] {
                        for trust in [true, false] {
                            for listen in [here, wide] {
                                let machine = Machine {
                                    is_sealed,
                                    is_root,
                                    is_windows,
                                };
                                let wish = Wish {
                                    is_class,
                                    trust,
                                    listen,
                                };
                                let admitted = machine.admit(wish, "calls");
                                let is_wide = listen == wide;
                                let wanted = if is_wide && !is_class {
                                    None
                                } else if is_sealed || !is_class {
                                    Some(false)
                                } else {
                                    let may = trust && !is_root && !(is_windows && is_wide);
                                    may.then_some(true)
                                };
                                assert_eq!(
                                    admitted.as_ref().ok().copied(),
                                    wanted,
                                    "{machine:?} {wish:?}"
                                );
                                served.extend(admitted.ok());
                            }
                        }
                    }
                }
            }
        }
        assert_eq!(served.iter().filter(|it| **it).count(), 3);
    }

    #[test]
    fn the_refusal_has_the_commands_that_complete_the_seal() {
        let told = unsealed("calls");
        for lang in Lang::ALL {
            for command in [
                "judge doctor --apparmor | sudo tee",
                "sudo apparmor_parser --replace",
                "--cap-add SYS_ADMIN",
            ] {
                assert!(told.of(lang).contains(command), "{command}");
            }
        }
    }
}

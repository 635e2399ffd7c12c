//! The layers of the seal: which there are, and which of them this machine has.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;

use bilingual::Message;
use serde::{Deserialize, Serialize};

/// Names the layers, each with its name as in reports for machines, and what it does in a few words.
macro_rules! layers {
    ($($(#[$doc:meta])+ $layer:ident: $name:literal, $about:literal;)+) => {
        /// A part of the seal that not every machine has.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Layer {
            $($(#[$doc])+ $layer),+
        }

        impl Layer {
            /// All of them.
            pub const ALL: [Layer; [$($name),+].len()] = [$(Layer::$layer),+];

            /// Its name, as in reports for machines.
            pub fn name(self) -> &'static str {
                match self { $(Layer::$layer => $name),+ }
            }

            /// What it does, in a few words.
            pub fn about(self) -> &'static str {
                match self { $(Layer::$layer => $about),+ }
            }
        }
    };
}

layers! {
    /// Other processes are invisible, and all that is left is killed at the end: a PID namespace.
    Processes: "processes", "other processes are invisible (PID namespace)";
    /// Only what it needs is there: a mount namespace with a file tree of its own.
    Files: "files", "only what it needs is there (mount namespace)";
    /// No network, not even that of the machine itself: a network namespace.
    Network: "network", "no network (network namespace)";
    /// No shared memory and no queues of others: an IPC namespace.
    Ipc: "ipc", "no shared memory of others (IPC namespace)";
    /// Another user than that of its parent; only a parent that is root can do that.
    Identity: "identity", "it runs as another user";
    /// No other files may be opened: a Landlock domain.
    Paths: "paths", "no other file can be opened (Landlock)";
    /// No system calls but those that a program needs: a seccomp filter.
    Calls: "calls", "no other system calls (seccomp)";
    /// Exact CPU time of all processes, and where the system allows it limits of memory and
    /// processes: a cgroup (version 2).
    Group: "group", "exact time of all its processes (cgroup v2)";
}

impl fmt::Display for Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What keeps a program away from the rest of the machine: the layers that are put on. A layer
/// that is named here and cannot be put on is an error, never a weaker run.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Isolation {
    /// The layers that are on.
    pub on: Vec<Layer>,
    /// Those that are not, and why; the helper need not know it.
    #[serde(skip)]
    pub off: BTreeMap<Layer, Message>,
    /// The cgroup in which groups can be made.
    pub group: Option<PathBuf>,
    /// System calls of lower numbers are allowed, listed or not: 0, unless a program of the judge's own
    /// is to show which call it is that it cannot do without.
    pub spared: u32,
}

impl Isolation {
    /// Nothing but limits: a program can do whatever its user can.
    pub fn none() -> Isolation {
        Isolation::default()
    }

    /// Goes on without a layer.
    pub(crate) fn lose(&mut self, layer: Layer, reason: Message) {
        if !self.has(layer) {
            return;
        }
        self.on.retain(|&it| it != layer);
        self.off.insert(layer, reason);
    }

    /// Whether this layer is on.
    pub fn has(&self, layer: Layer) -> bool {
        self.on.contains(&layer)
    }

    /// Whether a program is kept away from all that is not its own: from files and processes of
    /// others, from the network, and from the system calls that could undo that. A file tree of its
    /// own and the filter of calls do all of it: without processes and sockets that it could make,
    /// without others that it could name, the other layers hold what is held already. Landlock
    /// instead of the tree lets it ask for names and sizes, also for those of an answer; but one of
    /// the two has to hide the processes of others.
    pub fn is_sealed(&self) -> bool {
        let hides_others = self.has(Layer::Processes) || self.has(Layer::Paths);
        self.has(Layer::Files) && self.has(Layer::Calls) && hides_others
    }

    /// Whether files that are not its own are closed to a program: by a file tree of its own, or since
    /// it can open none. What neither holds reads what its user reads, and without
    /// [`Layer::Identity`] writes and deletes it too: answers, what others have handed in, results.
    pub fn closes_files(&self) -> bool {
        self.has(Layer::Files) || self.has(Layer::Paths)
    }

    /// In a line: the layers that are on.
    pub fn line(&self) -> String {
        let names = |layers: &[Layer]| {
            let names: Vec<_> = layers.iter().map(|layer| layer.name()).collect();
            names.join(", ")
        };
        let off: Vec<Layer> = self.off.keys().copied().collect();
        match (self.on.is_empty(), off.is_empty()) {
            (true, _) => "none".to_owned(),
            (false, true) => names(&self.on),
            (false, false) => format!("{} (without {})", names(&self.on), names(&off)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_not_sealed_and_everything_is() {
        assert!(!Isolation::none().is_sealed());
        let all = Isolation {
            on: Layer::ALL.to_vec(),
            ..Isolation::none()
        };
        assert!(all.is_sealed());
        assert!(all.line().starts_with("processes, files"));
        assert_eq!(Isolation::none().line(), "none");
    }

    #[test]
    fn files_are_closed_by_a_tree_or_by_landlock_and_by_nothing_else() {
        let but = |off: &[Layer]| Isolation {
            on: Layer::ALL
                .into_iter()
                .filter(|it| !off.contains(it))
                .collect(),
            ..Isolation::none()
        };
        assert!(but(&[Layer::Files]).closes_files() && but(&[Layer::Paths]).closes_files());
        assert!(!but(&[Layer::Files, Layer::Paths]).closes_files());
        assert!(!Isolation::none().closes_files());
    }

    #[test]
    fn what_is_lost_is_told_once() {
        let mut isolation = Isolation {
            on: Layer::ALL.to_vec(),
            ..Isolation::none()
        };
        isolation.lose(Layer::Files, Message::new(&"no"));
        isolation.lose(Layer::Files, Message::new(&"again"));
        assert!(!isolation.has(Layer::Files) && isolation.has(Layer::Identity));
        assert_eq!(isolation.off[&Layer::Files], Message::new(&"no"));
        assert!(isolation.line().ends_with("(without files)"));
    }
}

//! A language that cannot do without a system call that is not on the list.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::common::{judge_command, skipped};

/// Makes a FIFO, which no language needs, and is content only then.
const NEEDY: &str = "#include <stdio.h>\n#include <sys/stat.h>\n#include <unistd.h>\nint main(void) {\n\
    if (mkfifo(\"fifo\", 0600)) return fputs(\"no FIFO\\n\", stderr), 3;\n\
    unlink(\"fifo\");\nfputs(\"42\", fopen(\"HELLO.OUT\", \"w\"));\nreturn 0;\n}\n";

#[cfg(target_arch = "x86_64")]
#[test]
fn the_call_is_named_and_is_nobodys_crash() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("pypy3.c"), NEEDY).unwrap();
    fs::write(path("nim.py"), "print(1)\n").unwrap();
    let mut gcc = Command::new("gcc");
    gcc.args([path("pypy3.c"), "-o".into(), path("pypy3")]);
    match gcc.status() {
        Ok(made) => assert!(made.success()),
        Err(error) => return skipped(&format!("no gcc ({error})")),
    }
    let set = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let set = set.display().to_string();
    let run = [
        "run",
        "nim",
        "nim.py",
        "--language",
        "pypy",
        "--test",
        "1",
        "--root",
        &set,
    ];
    for (words, code) in [(&["doctor"][..], 1), (&run, 2)] {
        let judge = judge_command()
            .args(words)
            .args(["--lang", "en"])
            .env("PATH", format!("{}:/usr/bin:/bin", folder.path().display()))
            .env("XDG_CACHE_HOME", path("cache"))
            .current_dir(&folder)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let said = [&judge.stdout[..], &judge.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        assert_eq!(judge.status.code(), Some(code), "{said}");
        let named = "the language needs system call 259";
        assert!(said.contains(named) && !said.contains("RTE"), "{said}");
    }
}

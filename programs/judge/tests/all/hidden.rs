//! What lies beside what a program may read: answers in a folder of the system's, a home with an
//! interpreter in it.

use std::fs;
use std::path::Path;

use crate::common::machines::{Machine, Skipped, Workshop};
use crate::common::skipped;
use serde_json::Value;

/// With namespaces, and with Landlock alone.
fn machines(words: &[&str]) -> Vec<Machine> {
    let with_words = |mut machine: Machine| {
        machine
            .words
            .splice(0..0, words.iter().map(|&it| it.to_owned()));
        machine
    };
    let all = [true, false].into_iter();
    all.flat_map(|is_root| {
        [
            Machine::without(is_root, &[]),
            Machine::without(is_root, &["namespaces"]),
        ]
    })
    .map(with_words)
    .collect()
}

/// The verdict of a report, if the machine could be made.
fn verdict(shop: &Workshop, machine: &Machine, script: &str) -> Option<String> {
    match shop.run(machine, Path::new("/bin/sh"), &["-c", script]) {
        Err(Skipped(why)) => {
            skipped(&format!("{}: {why}", machine.name));
            None
        }
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stdout);
            let report: Value = serde_json::from_str(&said).unwrap_or_else(|error| {
                let errors = String::from_utf8_lossy(&output.stderr);
                panic!("{}: {error}: {said}{errors}", machine.name)
            });
            Some(report["verdict"].as_str().unwrap_or("none").to_owned())
        }
    }
}

#[test]
fn answers_among_what_belongs_to_the_system_are_not_seen() {
    let shop = match Workshop::new(env!("CARGO_BIN_EXE_judge").as_ref()) {
        Ok(shop) => shop,
        Err(Skipped(why)) => return skipped(&why),
    };
    for place in ["/usr/local", "/usr/share/doc"] {
        let answer = format!("{place}/x/testdata/nail/01/NAIL.OUT");
        let cpp = format!(
            "#include <fstream>\nint main() {{\n    std::ifstream in(\"{answer}\");\n    \
             std::ofstream(\"NAIL.OUT\") << (in ? \"\" : \"-\") << in.rdbuf();\n}}\n"
        );
        // Read while it is compiled.
        let included = format!(
            "#include <fstream>\nint main() {{\n    std::ofstream(\"NAIL.OUT\") << \n#if __has_include(\"{answer}\")\n\
             \"A\\nA\\nB\\nB\\n\";\n#else\n\"-\\n\";\n#endif\n}}\n"
        );
        let python = format!(
            "import os, shutil\ntry:\n    shutil.copyfile('{answer}', 'NAIL.OUT')\n\
             except OSError:\n    open('NAIL.OUT', 'w').write('-')\n"
        );
        for (name, text) in [
            ("open.cpp", cpp),
            ("include.cpp", included),
            ("open.py", python),
        ] {
            let source = shop.path(name);
            fs::write(&source, text).unwrap();
            for machine in machines(&[&format!("tmpfs=mode=755:{place}")]) {
                // Who makes the machine may write there.
                let script = format!(
                    "test -r {answer} && \"$JUDGE\" run nail '{}' --root {place}/x --test 1 --json",
                    source.display()
                );
                let copied = format!("copy={}:{place}/x", shop.path("set").display());
                let mut machine = machine;
                machine.words.insert(1, copied);
                let found = verdict(&shop, &machine, &script);
                let held = ["WA", "PE", "CE"];
                let is_held = found.as_ref().is_none_or(|it| held.contains(&it.as_str()));
                assert!(is_held, "{name} in {place}, {}: {found:?}", machine.name);
            }
        }
    }
}

#[test]
fn an_interpreter_in_a_home_shows_nothing_of_the_home() {
    let shop = match Workshop::new(env!("CARGO_BIN_EXE_judge").as_ref()) {
        Ok(shop) => shop,
        Err(Skipped(why)) => return skipped(&why),
    };
    let Some(node) = ["/usr/bin/node", "/usr/local/bin/node"]
        .into_iter()
        .find(|it| Path::new(it).exists())
    else {
        return skipped("there is no node");
    };
    for machine in machines(&[&format!("bind={node}:HOME/bin/node")]) {
        let home = shop.path(if machine.is_root {
            "root/home"
        } else {
            "user/home"
        });
        fs::create_dir_all(home.join("bin")).unwrap();
        fs::create_dir_all(home.join("lib")).unwrap();
        fs::write(home.join("bin/node"), "").unwrap();
        for secret in ["secret", "lib/secret"] {
            let secret = home.join(secret);
            fs::write(&secret, "A\nA\nB\nB\n").unwrap();
            let source = shop.path("steal.js");
            let text = format!(
                "const fs = require('fs');\nlet found = '-';\n\
                 try {{ found = fs.readFileSync({:?}, 'utf8'); }} catch {{}}\n\
                 fs.writeFileSync('NAIL.OUT', found);\n",
                secret.display().to_string()
            );
            fs::write(&source, text).unwrap();
            let run = |source: &Path| {
                let script = format!(
                    "test -r '{0}/secret' && PATH=\"{0}/bin:$PATH\" \"$JUDGE\" run nail '{1}' --root \"$SET\" --test 1 --json",
                    home.display(),
                    source.display()
                );
                verdict(&shop, &machine, &script)
            };
            let honest = run(&shop.path("sources/nail.js"));
            assert!(
                honest.as_ref().is_none_or(|it| it == "AC"),
                "{}: {honest:?}",
                machine.name
            );
            let found = run(&source);
            let is_held = found.as_ref().is_none_or(|it| it == "WA" || it == "PE");
            assert!(is_held, "{}: {found:?}", machine.name);
        }
    }
}

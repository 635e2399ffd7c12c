//! A program, its input and its output share a folder, as they do at home: who asks where it lies finds
//! them there. It is the same in every run, whatever an earlier one has done to it.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::process::{Command, Stdio};

use judge::program::{Program, Unprepared};
use judge::settings::Settings;
use problem_set::Verdict;
use sandbox::{Isolation, Layer};

use crate::common::eight::hand_in;
use crate::common::{ANSWER, Bench, c_program, judge_command, settings, skipped};

/// Goes where the program lies, and reads there.
const SOURCES: [(&str, &str); 9] = [
    (
        "nim.c",
        r#"#include <libgen.h>
#include <stdio.h>
#include <unistd.h>
int main(int count, char **words) {
    if (chdir("/") || count != 1 || chdir(dirname(words[0]))) return 1;
    FILE *in = fopen("NIM.INP", "r"), *out = fopen("NIM.OUT", "w");
    int n = 0;
    if (!in || !out || fscanf(in, "%d", &n) != 1 || n != 4) return 2;
    fputs("ANSWER", out);
}
"#,
    ),
    (
        "nim.cpp",
        r#"#include <filesystem>
#include <fstream>
int main(int, char **words) {
    auto here = std::filesystem::canonical("/proc/self/exe").parent_path();
    if (std::filesystem::path(words[0]).parent_path() != here) return 1;
    std::ifstream in(here / "NIM.INP");
    std::ofstream out(here / "NIM.OUT");
    int n = 0;
    if (!(in >> n) || n != 4) return 2;
    out << "ANSWER";
}
"#,
    ),
    (
        "nim.py",
        "import os, sys\n\
         os.chdir('/')\n\
         os.chdir(os.path.dirname(os.path.realpath(__file__)))\n\
         assert os.path.dirname(sys.argv[0]) == os.getcwd()\n\
         import stones\n\
         assert open(os.path.join(os.path.dirname(stones.__file__), 'NIM.INP')).readline() == '4\\n'\n\
         open('NIM.OUT', 'w').write('ANSWER')\n",
    ),
    (
        "nim.js",
        "const fs = require('fs'), path = require('path');\n\
         if (path.dirname(process.argv[1]) !== __dirname) process.exit(1);\n\
         if (!fs.readFileSync(path.join(__dirname, 'NIM.INP'), 'utf8').startsWith('4\\n')) process.exit(2);\n\
         fs.writeFileSync(path.join(__dirname, 'NIM.OUT'), 'ANSWER');\n",
    ),
    (
        "nim.pas",
        "uses sysutils;\nvar f: text; n: longint;\nbegin\n\
         chdir('/');\n\
         assign(f, ExtractFilePath(ParamStr(0)) + 'NIM.INP'); reset(f); read(f, n); close(f);\n\
         if n <> 4 then halt(1);\n\
         assign(f, ExtractFilePath(ParamStr(0)) + 'NIM.OUT'); rewrite(f);\n\
         writeln(f, 3); writeln(f, '1 9'); writeln(f, '2 1'); writeln(f, '4 13'); close(f);\n\
         end.\n",
    ),
    (
        "Nim.java",
        r#"package game;
import java.io.*;
import java.nio.file.*;
public class Nim {
    interface Heap { int size(); }
    public static void main(String[] words) throws Exception {
        Heap heap = () -> 4;
        var place = Nim.class.getProtectionDomain().getCodeSource().getLocation();
        var here = Paths.get(place.toURI());
        if (!Files.readString(here.resolve("NIM.INP")).startsWith(heap.size() + "\n")) System.exit(1);
        try (var in = Nim.class.getResourceAsStream("/NIM.INP")) { if (in.read() != '4') System.exit(2); }
        Files.writeString(here.resolve("NIM.OUT"), "ANSWER");
    }
}
"#,
    ),
    (
        "nim.go",
        "package main\nimport (\n\"os\"\n\"path/filepath\"\n\"strings\"\n)\n\
         func main() {\n\
         it, _ := os.Executable()\n\
         text, _ := os.ReadFile(filepath.Join(filepath.Dir(it), \"NIM.INP\"))\n\
         if !strings.HasPrefix(string(text), \"4\\n\") || filepath.Dir(os.Args[0]) != filepath.Dir(it) { os.Exit(1) }\n\
         os.WriteFile(filepath.Join(filepath.Dir(it), \"NIM.OUT\"), []byte(\"ANSWER\"), 0644)\n}\n",
    ),
    (
        "nim.rs",
        "fn main() {\n\
         let here = std::env::current_exe().unwrap().parent().unwrap().to_owned();\n\
         assert!(std::fs::read_to_string(here.join(\"NIM.INP\")).unwrap().starts_with(\"4\\n\"));\n\
         std::fs::write(here.join(\"NIM.OUT\"), \"ANSWER\").unwrap();\n}\n",
    ),
    // The name that its output must have is not to be had for a program.
    (
        "NIM.out.c",
        "#include <stdio.h>\nint main(void) { fputs(\"ANSWER\", fopen(\"NIM.OUT\", \"w\")); }\n",
    ),
];

/// The program, unless its compiler is not there.
fn prepared(bench: &Bench, name: &str, source: &str) -> Option<Program> {
    match bench.prepare(name, source) {
        Err(Unprepared::NoCompiler(missing)) => {
            skipped(&missing.to_string());
            None
        }
        prepared => Some(prepared.unwrap_or_else(|why| panic!("{name}: {why}"))),
    }
}

#[test]
fn a_program_finds_its_input_beside_itself_in_every_language() {
    let bench = Bench::with_limits(5000, 256);
    bench.file("stones.py", "");
    for (name, source) in SOURCES {
        if let Some(program) = prepared(&bench, name, &source.replace("ANSWER", ANSWER)) {
            // Again: as many runs as there are tests are made of one program.
            for _ in 0..2 {
                let report = bench.report(&program);
                assert_eq!(report.verdict, Verdict::Accepted, "{name} {report:?}");
                assert_eq!(report.note, None, "{name}");
            }
        }
    }
}

#[test]
fn an_executable_that_was_handed_in_lies_beside_its_input_too() {
    let bench = Bench::new();
    let [(_, source), ..] = SOURCES;
    let source = bench.file("made.c", &source.replace("ANSWER", ANSWER));
    for name in ["bài 1", "NIM.OUT"] {
        let made = bench.folder.path().join(name);
        let mut cc = Command::new("cc");
        let status = cc.arg(&source).arg("-o").arg(&made).status();
        assert!(status.unwrap().success());
        let program = Program::prepare(&made, &settings()).unwrap();
        let report = bench.report(&program);
        assert_eq!(report.verdict, Verdict::Accepted, "{name} {report:?}");
    }
}

/// What a program does to itself, or leaves beside itself, is seen by nobody after it.
#[test]
fn a_program_that_changes_itself_is_the_same_in_the_next_run() {
    let bench = Bench::new();
    bench.file("stones.py", "here = 1\n");
    let vandal = format!(
        "import os, stones\n\
         own = open(__file__).read()\n\
         assert stones.here == 1 and 'mark' not in own.split('#')[1:]\n\
         for name in (__file__, stones.__file__):\n\
         \x20   for act in (lambda: os.chmod(name, 0o666), lambda: open(name, 'a').write('#mark\\nhere = 2\\n'),\n\
         \x20               lambda: os.truncate(name, 0), lambda: os.utime(name, (1, 1)),\n\
         \x20               lambda: os.setxattr(name, 'user.mark', b'x'), lambda: os.remove(name)):\n\
         \x20       try: act()\n\
         \x20       except OSError: pass\n\
         open('NIM.OUT', 'w').write('{ANSWER}')\n"
    );
    let native = c_program(
        "FILE *own = fopen(\"nim\", \"a\"); if (own) fputs(\"x\", own);\n\
         chmod(\"nim\", 0666); truncate(\"nim\", 0); remove(\"nim\"); out(\"NIM.OUT\", answer);",
    );
    // With a file tree; without it as another user, where there is one, and as the same.
    let kept = |without: &[Layer]| {
        let on = Layer::ALL.into_iter().filter(|it| !without.contains(it));
        let isolation = Isolation::of(on.collect()).rehearsed(&settings().helper);
        let isolation = Some(isolation.unwrap());
        Settings {
            isolation,
            ..settings()
        }
    };
    let all = [&[][..], &[Layer::Files], &[Layer::Files, Layer::Identity]].map(kept);
    let sources = [("nim.py", &vandal), ("nim.c", &native)];
    for (settings, (name, source)) in all.iter().flat_map(|it| sources.map(|source| (it, source))) {
        let program = Program::prepare(&bench.file(name, source), settings).unwrap();
        let contents = || {
            let files = crate::common::yard::files(program.folder());
            let about = |it: &Path| {
                let about = it.metadata().unwrap();
                (
                    fs::read(it).unwrap(),
                    about.mode(),
                    about.modified().unwrap(),
                )
            };
            files
                .iter()
                .map(|it| (it.clone(), about(it)))
                .collect::<Vec<_>>()
        };
        let before = contents();
        for _ in 0..2 {
            let report = bench.report_under(&program, settings);
            assert_eq!(report.verdict, Verdict::Accepted, "{name} {report:?}");
        }
        assert!(contents() == before, "{name} has changed");
    }
}

#[test]
fn a_program_is_not_taken_for_an_output_under_another_name() {
    let bench = Bench::new();
    let report = bench.judge("nim.py", "print()\n");
    assert_eq!(report.message.of(judge::Lang::En), "no NIM.OUT was written");
}

/// A program for nim that is right, but goes where it lies.
const BESIDE: &str = "import os\n\
    os.chdir('/')\n\
    os.chdir(os.path.dirname(os.path.abspath(__file__)))\n";

/// The same in every command that runs programs.
#[test]
fn run_class_stress_and_duel_let_a_program_find_what_lies_beside_it() {
    let home = tempfile::tempdir().unwrap();
    let right = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../problems/nim/submissions/solution.py"
    );
    let right = [BESIDE, &fs::read_to_string(right).unwrap()].concat();
    let player = hand_in("greedy", "euler", home.path());
    let player = home.path().join(player);
    let text = [BESIDE, &fs::read_to_string(&player).unwrap()].concat();
    fs::write(&player, text).unwrap();
    let pupil = home.path().join("class/An");
    fs::create_dir_all(&pupil).unwrap();
    let source = pupil.join("nim.py");
    fs::write(&source, right).unwrap();
    let (class, source) = (home.path().join("class"), source.display().to_string());
    let (class, player) = (class.display().to_string(), player.display().to_string());
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    for (arguments, words) in [
        (vec!["run", "nim", &source, "--root", root], "verdict: AC"),
        (vec!["class", &class, "--root", root], "An"),
        (vec!["stress", "nim", &source, "--time", "2"], "no fault"),
        (vec!["duel", "euler", &player, "random"], "EULER"),
    ] {
        let output = judge_command()
            .args(&arguments)
            .args(["--lang", "en"])
            .env("XDG_CACHE_HOME", home.path())
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        println!("{arguments:?} {said}");
        assert!(output.status.success(), "{arguments:?}\n{said}");
        assert!(
            !said.contains("RTE") && said.contains(words),
            "{arguments:?}\n{said}"
        );
    }
    let scores = fs::read_to_string(home.path().join("class/scores.csv")).unwrap();
    assert!(scores.contains("An,100"), "{scores}");
}

//! Java: which class is the program, whatever the source looks like.

use crate::common::{ANSWER, Bench, settings};
use bilingual::{Message, Told};
use judge::Lang;
use judge::program::{Program, Unprepared};
use problem_set::Verdict;

/// A program of this name, unless there is no Java here.
fn prepared(bench: &Bench, name: &str, source: &str) -> Option<Result<Program, Message>> {
    match Program::prepare(&bench.file(name, source), &settings()) {
        Ok(program) => Some(Ok(program)),
        Err(Unprepared::NoCompiler(missing)) => {
            println!("skipped: {missing}");
            None
        }
        Err(refused) => Some(Err(refused.message())),
    }
}

#[test]
fn the_main_class_is_found_among_the_compiled_ones() {
    let bench = Bench::new();
    let main = format!(
        "static void main(String[] a) throws Exception {{\n\
         try (var out = new java.io.PrintWriter(\"NIM.OUT\")) {{ out.print(\"{ANSWER}\"); }} }}"
    );
    let public = format!("public {main}");
    for (name, source) in [
        (
            "nim.java",
            format!("\u{feff}package a.b;\n// public class X\npublic  class\n Nim {{ {public} }}"),
        ),
        (
            "nim.java",
            format!(
                "/* class Y */ class Heap {{ String s = \"public class Z\"; }}\n\
                 abstract class Side {{}}\nclass Nim {{ {public} }}"
            ),
        ),
        (
            "bài 1.java",
            format!("public enum Nim {{ A; {public} }} record Heap(int n) {{}}"),
        ),
        (
            "nim.java",
            format!("public record Nim(int n) {{ {public} }}"),
        ),
        ("nim.java", format!("interface Nim {{ {main} }}")),
        (
            "nim.java",
            format!("public final strictfp class Đống {{ static class B {{ }} {public} }}"),
        ),
        (
            "Second.java",
            format!(
                "class First {{ public {} }} class Second {{ {public} }}",
                main.replace("NIM", "X")
            ),
        ),
        (
            "nim.java",
            format!("class Outer {{ static class In {{ {public} }} }}"),
        ),
    ] {
        let Some(program) = prepared(&bench, name, &source) else {
            return;
        };
        let program = program.unwrap_or_else(|refused| panic!("{source}\n{refused:?}"));
        let report = bench.report(&program);
        assert_eq!(report.verdict, Verdict::Accepted, "{source}\n{report:?}");
    }
}

#[test]
fn a_source_without_a_program_is_told_so() {
    let bench = Bench::new();
    for source in ["class Nim { void main() {} }", "// class Nim\n"] {
        let Some(refused) = prepared(&bench, "nim.java", source) else {
            return;
        };
        let refused = refused.unwrap_err();
        for (lang, words) in [
            (Lang::Vi, "không lớp nào có public static void main"),
            (Lang::En, "no class has a public static void main"),
        ] {
            assert!(refused.of(lang).contains(words), "{refused:?}");
        }
    }
}

#[test]
fn messages_name_the_file_and_the_line_that_the_pupil_knows() {
    let bench = Bench::new();
    let crash = "public class Main {\n  public static void main(String[] a) {\n\
                 new java.util.Scanner(\"x\").nextInt();\n} }";
    let Some(program) = prepared(&bench, "bai.java", crash) else {
        return;
    };
    let program = program.unwrap();
    let settings = settings();
    let report = bench.report_under(&program, &settings);
    let told = report.message.of(Lang::Vi);
    assert!(
        told.ends_with("java.util.InputMismatchException: For input string: \"x\" (dòng 3)")
            || told.ends_with("InputMismatchException (dòng 3)"),
        "{report:?}"
    );
    let broken = "public class Main {\n  int x = ;\n}";
    let refused = prepared(&bench, "bai.java", broken).unwrap();
    let refused = refused.unwrap_err();
    let refused = refused.of(Lang::En);
    assert!(refused.contains("│ bai.java:2: error:"), "{refused}");
}

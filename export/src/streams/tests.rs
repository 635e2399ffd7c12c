use super::*;

fn turned(source: &str, language: Language) -> String {
    to_streams(source, "NIM", language).unwrap_or_else(|refusal| format!("! {refusal}"))
}

#[test]
fn cpp_reads_and_writes_the_standard_streams() {
    for (source, expected) in [
        (
            "std::ifstream in(\"NIM.INP\");",
            "std::istream &in = std::cin;",
        ),
        ("ofstream out{\"nim.out\"};", "ostream &out = cout;"),
        ("  freopen(\"NIM.INP\", \"r\", stdin);\nx;", "x;"),
        (
            "if (!freopen(\"NIM.OUT\", \"w\", stdout)) return 1;",
            "if (!stdout) return 1;",
        ),
        (
            "FILE *in = fopen(\"NIM.INP\", \"r\"), *out = fopen(\"NIM.OUT\", \"w\");",
            "FILE *in = stdin, *out = stdout;",
        ),
        (
            "std::ofstream(\"NIM.OUT\") << 1'000;",
            "std::cout << 1'000;",
        ),
        (
            "#include <fstream>\nint f(ifstream &a);\nifstream b(\"NIM.INP\");\nb.close();\n",
            "#include <iostream>\nint f(istream &a);\nistream &b = cin;\n",
        ),
        // What a comment says is no file.
        ("// NIM.INP\nint a;", "// NIM.INP\nint a;"),
    ] {
        assert_eq!(turned(source, Language::Cpp), expected);
    }
}

#[test]
fn what_no_rule_covers_is_refused() {
    for source in [
        "ifstream in(NAME);\nconst char *NAME = \"NIM.INP\";",
        "ifstream in(\"NIM.INP\"), again(\"NIM.INP\");",
        "ifstream in(\"NIM.INP\"); f(); ifstream again(\"NIM.INP\");",
        "ofstream out(\"NIM.OUT\"); cout << \"looking\";",
        "FILE *in = fopen(\"NIM.INP\", \"r\"); rewind(in);",
        "ifstream in(\"NIM.INP\"); if (!in.is_open()) return 1;",
        "ifstream in; in.open(\"NIM.INP\");",
        "freopen(\"NIM\" \".INP\", \"r\", stdin);",
        "ofstream out(\"NIM.OUT\", ios::app);",
        "fopen(\"NIM.OUT\", \"a\");",
    ] {
        let result = turned(source, Language::Cpp);
        assert!(result.starts_with("! "), "{source}: {result}");
    }
    for source in [
        "with open('NIM.OUT', 'w') as out:\n    print(1)",
        "n = open('NIM.INP').read(); m = input()",
        "from pathlib import Path; Path('NIM.INP').read_text()",
        "open('NIM.OUT', 'a')",
        "open('NIM.INP', r)",
        "open('NIM.INP', 'r+')",
    ] {
        let result = turned(source, Language::Python);
        assert!(result.starts_with("! "), "{source}: {result}");
    }
}

#[test]
fn a_refusal_names_the_line() {
    let result = to_streams("int a;\nchar *b = \"NIM.INP\";\n", "NIM", Language::C);
    assert_eq!(
        result.unwrap_err().to_string(),
        "line 2: no rule says what to do with \"NIM.INP\""
    );
}

#[test]
fn python_opens_the_numbers_of_the_streams() {
    for (source, expected) in [
        (
            "with open(\"NIM.INP\") as a, open('NIM.OUT', 'w') as b:\n    print(1, file=b)",
            "with open(0) as a, open(1, 'w') as b:\n    print(1, file=b)",
        ),
        (
            "sys.stdin = open('nim.inp', 'r')\nn = int(input())",
            "sys.stdin = open(0, 'r')\nn = int(input())",
        ),
        (
            "open(\"NIM.OUT\", \"wb\").write(open('NIM.INP', 'rb').read())",
            "open(1, \"wb\").write(open(0, 'rb').read())",
        ),
        ("# NIM.INP\nn = int(input())", "# NIM.INP\nn = int(input())"),
    ] {
        assert_eq!(turned(source, Language::Python), expected);
    }
}

#[test]
fn pascal_assigns_no_name() {
    assert_eq!(
        turned(
            "{ 'NIM.INP' }\nAssign(input, 'nim.inp'); reset(input);",
            Language::Pascal
        ),
        "{ 'NIM.INP' }\nAssign(input, ''); reset(input);"
    );
    let source =
        "Assign(f, 'NIM.INP'); ReadLn(F, n); assign(g, 'NIM.OUT'); write(g, n); writeln(g);";
    assert!(turned(source, Language::Pascal).starts_with("Assign(f, ''); ReadLn(F, n);"));
    for source in [
        "s := 'NIM.INP'; assign(input, s);",
        "assign(f, 'NIM.INP'); readln(f, n); readln;",
        "assign(g, 'NIM.OUT'); writeln('looking'); writeln(g, n);",
        "assign(f, 'NIM.INP'); while not eof do read(f, n);",
    ] {
        let result = turned(source, Language::Pascal);
        assert!(result.starts_with("! "), "{result}");
    }
}

use super::*;

fn turned(source: &str) -> String {
    to_streams(source, "NIM").unwrap_or_else(|refusal| format!("! {refusal}"))
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
        assert_eq!(turned(source), expected);
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
        let result = turned(source);
        assert!(result.starts_with("! "), "{source}: {result}");
    }
}

#[test]
fn a_refusal_names_the_line() {
    let result = to_streams("int a;\nchar *b = \"NIM.INP\";\n", "NIM");
    assert_eq!(
        result.unwrap_err(),
        "line 2: no rule says what to do with \"NIM.INP\""
    );
}

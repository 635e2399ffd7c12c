//! Sources under names, in places and at times that are not plain.

use std::ffi::OsString;
use std::fs;
use std::os::unix::ffi::OsStringExt;
use std::path::Path;

use super::{RIGHT, Untidy, WRONG, hidden, own};

impl Untidy {
    pub(super) fn names(&mut self) {
        for (pupil, name) in [
            ("Ái", "NIM (1).c"),
            ("Âu", "NIM.c.txt"),
            ("Bắc", "Nim .c"),
            ("Bảo", "bai1_NIM.c"),
            ("Bích", "NIM.c++"),
            ("Bình", "NIM - Copy.c"),
            ("Cẩm", "Desktop/bai lam/nim/main.c"),
        ] {
            self.right(&format!("{pupil}/{name}"));
            let what: &'static str = name;
            self.expect(what, pupil, ["100", "–"], "was judged as NIM");
        }
        let long = format!("Châu/{} nim.c", "x".repeat(249));
        self.right(&long);
        self.expect(
            "a name of 255 letters",
            "Châu",
            ["100", "–"],
            "was judged as NIM",
        );
        self.right("Chi_NIM.c");
        self.expect(
            "Chi_NIM.c beside the folders",
            "Chi",
            ["100", "–"],
            "was judged as NIM",
        );
        self.right("NIM-Cúc.c");
        self.expect(
            "NIM-Cúc.c beside the folders",
            "Cúc",
            ["100", "–"],
            "was judged as NIM",
        );
        self.right("Diệp.c");
        let unclear = "no problem can be told from the name";
        self.expect(
            "Diệp.c beside the folders, with two problems",
            "Diệp",
            ["?", "?"],
            unclear,
        );
        self.right("Dũng/nim coins.c");
        let several = "several problems stand in the name";
        self.expect("nim coins.c", "Dũng", ["?", "?"], several);
        self.right("Duyên/NIM.c");
        self.right("Duyên/dice.c");
        let elsewhere = "dice.c: DICE is not in this contest";
        self.expect(
            "a problem of another contest",
            "Duyên",
            ["100", "–"],
            elsewhere,
        );
        self.right("=1+1/NIM.c");
        self.expect("the name =1+1", "=1+1", ["100", "–"], "");
    }

    pub(super) fn places(&mut self) {
        self.right("Đào/1/2/3/4/5/6/7/8/9/NIM.c");
        let deep = "lies more than 8 folders deep and was not looked into";
        self.expect("nine folders deep", "Đào", ["?", "?"], deep);
        for number in 0..1500 {
            self.file(format!("Đạt/a/{number}.txt"), "", 0);
        }
        self.right("Đạt/z/NIM.c");
        self.expect(
            "1500 files before the source",
            "Đạt",
            ["100", "–"],
            "no solutions, 1500 in all",
        );
        self.right("Định/NIM.c");
        self.file("Định/env/pyvenv.cfg", "", 0);
        self.file("Định/env/lib/nim.py", "exit(1)", 9);
        let skipped = "not looked into: env/lib";
        self.expect(
            "a virtual environment beside it",
            "Định",
            ["100", "–"],
            skipped,
        );
        self.file("Giang/NIM.exe", "MZ", 0);
        self.file("Giang/NIM.INP", "1\n1\n", 0);
        self.expect(
            "no source at all",
            "Giang",
            ["–", "–"],
            "no solutions, 2 in all: NIM.INP, NIM.exe",
        );
        fs::create_dir(self.folder.join("Hà")).unwrap();
        self.expect("an empty folder", "Hà", ["–", "–"], "");
        for byte in [0xe1, 0xe2] {
            let name = OsString::from_vec(vec![b'H', byte, b'i']);
            self.file(Path::new(&name).join("NIM.c"), own(&format!("{byte}")), 0);
        }
        self.expect("a name with a broken byte", "H\\xe1i", ["100", "–"], "");
        self.expect("another one", "H\\xe2i", ["100", "–"], "");
        self.right("Hậu.c/NIM.c");
        self.expect("a folder called Hậu.c", "Hậu.c", ["100", "–"], "");
    }

    pub(super) fn choices(&mut self) {
        self.file("Hiền/x/NIM.c", own("Hiền"), 2);
        self.file("Hiền/NIM.c", WRONG, 1);
        self.expect(
            "two sources, the later in a folder",
            "Hiền",
            ["100", "–"],
            "x/NIM.c counts; written before it: NIM.c",
        );
        self.file("Hoa/NIM.cpp", own("Hoa"), 1);
        self.file("Hoa/NIM (1).c", WRONG, 1);
        let names = "NIM.cpp counts; written at the same time, so that the names decide: NIM (1).c";
        self.expect("two sources of one time", "Hoa", ["100", "–"], names);
        self.file("Hùng/NIM.c", own("Hùng"), 1);
        self.file("Hùng/NIM.cpp", WRONG, 90);
        let late = "NIM.cpp: was written after the deadline and does not count";
        self.expect(
            "a second source after the deadline",
            "Hùng",
            ["100", "–"],
            late,
        );
        self.file("Hương/NIM.c", own("Hương"), 90);
        let late = "NIM.c: was written after the deadline and does not count";
        self.expect(
            "only a source after the deadline",
            "Hương",
            ["0", "–"],
            late,
        );
        self.file("Huy/NIM.c", own("Huy"), 1);
        self.file("Huy/NIM.js", "process.exit()", 2);
        let barred = "NIM.js: JavaScript is not allowed in this contest, so it does not count";
        self.expect(
            "a second source in another language",
            "Huy",
            ["100", "–"],
            barred,
        );
        self.file("Khánh/NIM.c", own("Khánh"), 1);
        self.file("Khánh/NIM.cpp", vec![b' '; (1 << 20) + 1], 2);
        let large = "NIM.cpp: is longer than 1 MiB and was not judged";
        self.expect(
            "a second source of more than 1 MiB",
            "Khánh",
            ["100", "–"],
            large,
        );
        self.file("Khoa/NIM.c", vec![b' '; (1 << 20) + 1], 2);
        let large = "NIM.c: is longer than 1 MiB and was not judged";
        self.expect(
            "only a source of more than 1 MiB",
            "Khoa",
            ["?", "–"],
            large,
        );
        match hidden() {
            Some((name, path)) => {
                self.file(format!("Kiên/{name}"), "x", 0);
                self.path = path;
                let none = "cannot be judged here: no";
                self.expect(
                    "a language whose compiler is not there",
                    "Kiên",
                    ["?", "–"],
                    none,
                );
            }
            None => println!("skipped: every compiler lies beside the one of C"),
        }
    }

    pub(super) fn strangers(&mut self) {
        self.right("Tâm/NIM.c");
        let composed = "Thảo";
        let decomposed = "Tha\u{309}o";
        self.right(&format!("{composed}/NIM.c"));
        self.file(format!("{decomposed}/COINS.c"), WRONG, 0);
        self.expect(
            "one name, composed in two ways",
            composed,
            ["100", "0"],
            "taken together as one pupil's",
        );
        self.expect("nothing wrong at all", "Tâm", ["100", "–"], "");
        let hidden = RIGHT
            .replace(';', "; /* int x = 0; */ // y();\n\n")
            .replace('k', "so_luong");
        self.file("Tú/NIM.c", hidden, 0);
        self.expect(
            "a copy hidden by comments, blank lines and names",
            "Tú",
            ["100", "–"],
            "",
        );
        self.right("tú/NIM.c");
        self.expect(
            "a name that differs in a letter's case",
            "tú",
            ["100", "–"],
            "",
        );
        self.file("danh sach.xlsx", "x", 0);
    }
}

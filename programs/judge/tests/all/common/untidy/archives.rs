//! Archives, whole and not, and what is laid to trap the judge.

use super::{Untidy, WRONG, own, zipped};

impl Untidy {
    pub(super) fn archives(&mut self) {
        let good = own("archive");
        self.file("Lan.zip", zipped(&[("x/NIM.c", good.as_bytes(), 0)]), 0);
        self.expect("a zip archive", "Lan", ["100", "–"], "");
        self.file("Linh/NIM.c", WRONG, 0);
        self.file(
            "Linh.zip",
            zipped(&[("NIM.c", own("Linh").as_bytes(), 0)]),
            1,
        );
        self.file("Linh.ZIP", zipped(&[("NIM.c", WRONG.as_bytes(), 0)]), 0);
        let together = "taken together as one pupil's: Linh, Linh.ZIP, Linh.zip";
        self.expect(
            "a folder, an archive and a third",
            "Linh",
            ["100", "–"],
            together,
        );
        let entries = [
            ("NIM.c", own("Loan").into_bytes(), 2),
            ("old/NIM.c", WRONG.into(), 1),
        ];
        let entries = entries.each_ref().map(|it| (it.0, it.1.as_slice(), it.2));
        self.file("Loan.zip", zipped(&entries), 0);
        let times = "Loan.zip/NIM.c counts; written before it: Loan.zip/old/NIM.c";
        self.expect(
            "two sources in an archive, by its own times",
            "Loan",
            ["100", "–"],
            times,
        );
        let inner = zipped(&[("NIM.c", own("Long").as_bytes(), 0)]);
        self.file("Long/bai.zip", zipped(&[("in.zip", &inner, 0)]), 0);
        self.expect("an archive in an archive", "Long", ["100", "–"], "");
        let inner = zipped(&[("in.zip", &inner, 0)]);
        self.file("Ly.zip", zipped(&[("in.zip", &inner, 0)]), 0);
        let deep = "lies in too many other archives and was not opened";
        self.expect(
            "an archive in an archive in an archive",
            "Ly",
            ["?", "?"],
            deep,
        );
    }

    pub(super) fn damaged_archives(&mut self) {
        for (pupil, name) in [("Mai", "Mai.rar"), ("Minh", "Minh.7z"), ("My", "My.tar.gz")] {
            self.file(name, "Rar!\x1a\x07\x01", 0);
            let what: &'static str = name;
            let other = "archives of this kind cannot be opened here: unpack it, or pack it as zip";
            self.expect(what, pupil, ["?", "?"], other);
        }
        self.file("Nam.zip", "no archive", 0);
        self.expect(
            "a text called Nam.zip",
            "Nam",
            ["?", "?"],
            "is no zip archive, or damaged as a whole",
        );
        let mut seed = 1_u32;
        let noise: Vec<u8> = std::iter::repeat_with(|| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            seed.to_le_bytes()[3]
        })
        .take(9999)
        .collect();
        let broken = zipped(&[("NIM.c", own("Nga").as_bytes(), 0), ("film.avi", &noise, 0)]);
        self.file("Nga.zip", &broken[..broken.len() - 3000], 0);
        let cut = "the archive is damaged; files that can still be found in it: 1";
        self.expect("an archive that was broken off", "Nga", ["100", "?"], cut);
        let both = zipped(&[
            ("NIM.c", own("Ngân").as_bytes(), 0),
            ("COINS.c", WRONG.as_bytes(), 0),
        ]);
        let second = 1 + both.windows(4).position(|it| it == b"PK\x01\x02").unwrap();
        let second = second
            + both[second..]
                .windows(4)
                .position(|it| it == b"PK\x01\x02")
                .unwrap();
        let mut damaged = both.clone();
        damaged[second + 16] ^= 0xff;
        self.file("Ngân.zip", damaged, 0);
        let one = "Ngân.zip/COINS.c: is damaged and cannot be read";
        self.expect(
            "a damaged entry beside a whole one",
            "Ngân",
            ["100", "?"],
            one,
        );
        let mut locked = both;
        locked[second + 8] |= 1;
        self.file("Nghĩa.zip", locked, 0);
        let one = "Nghĩa.zip/COINS.c: has a password and cannot be opened";
        self.expect("an entry with a password", "Nghĩa", ["100", "?"], one);
        let zeros = vec![0; 40 << 20];
        let bomb = [
            ("NIM.c", zeros.as_slice(), 0),
            ("x.zip", &zeros, 0),
            ("COINS.c", WRONG.as_bytes(), 0),
        ];
        self.file("Ngọc.zip", zipped(&bomb), 0);
        let large = "Ngọc.zip/NIM.c: is longer than 1 MiB and was not judged";
        self.expect("80 KB that unpack to 80 MiB", "Ngọc", ["?", "0"], large);
        let good = own("Nhi");
        let junk: Vec<(String, &[u8], u8)> = (0..1500)
            .map(|it| (format!("a/{it}.txt"), &b""[..], 0))
            .chain([("z/NIM.c".to_owned(), good.as_bytes(), 0)])
            .collect();
        let junk: Vec<_> = junk.iter().map(|it| (it.0.as_str(), it.1, it.2)).collect();
        self.file("Nhi.zip", zipped(&junk), 0);
        self.expect(
            "an archive with 1500 files before the source",
            "Nhi",
            ["100", "–"],
            "no solutions, 1500 in all",
        );
    }

    pub(super) fn traps(&mut self) {
        let special = "is no regular file and was not opened";
        self.pipe("Oanh.zip");
        self.expect("a pipe called Oanh.zip", "Oanh", ["?", "?"], special);
        self.pipe("Phát/NIM.c");
        self.expect("a pipe called NIM.c", "Phát", ["?", "–"], special);
        let link = "is a link and was not opened";
        self.link("../Ái/NIM (1).c", "Phúc/NIM.c");
        self.expect("a link to another's source", "Phúc", ["?", "–"], link);
        self.link("Ái", "Phương");
        self.expect("a link to another's folder", "Phương", ["?", "?"], link);
        self.link("Lan.zip", "Quân.zip");
        self.expect("a link to another's archive", "Quân", ["?", "?"], link);
        self.right("Quang/NIM.c");
        self.link("/dev/zero", "Quang/zero");
        self.expect(
            "a link to a device beside the source",
            "Quang",
            ["100", "?"],
            "zero: is a link and was not opened",
        );
        let other = self.folder.join("Ái/NIM (1).c").display().to_string();
        let reader = format!(
            "#include <stdio.h>\nint main(void) {{ return fopen(\"{other}\", \"r\") ? 0 : 3; }}\n"
        );
        self.file("Quế/NIM.c", reader, 0);
        self.expect(
            "a program that opens another's source",
            "Quế",
            ["0", "–"],
            "",
        );
        self.file("Quý/NIM.c", "int main(void) { for (;;) {} }\n", 0);
        self.expect("a program that never ends", "Quý", ["0", "–"], "");
        self.file("Sang/NIM.c", "int main(void) { char *p = 0; *p = 1;", 0);
        self.expect("a source that does not compile", "Sang", ["0", "–"], "");
        self.file("Sơn/NIM.c", "", 0);
        self.expect("an empty source", "Sơn", ["0", "–"], "");
        self.file("Tài/NIM.c", format!("#include \"{other}\"\n"), 0);
        self.expect("a source that includes another's", "Tài", ["0", "–"], "");
    }
}

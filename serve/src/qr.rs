//! An address as a QR code, for the cameras of telephones.

use std::ops::Range;

use qrcodegen::{QrCode, QrCodeEcc};

/// White around it, in modules: less of it, and some cameras find nothing.
const QUIET: i32 = 4;

/// The code as an element of a page, dark on white whatever the colours of the page are; nothing of what is too
/// long for one.
pub(crate) fn svg(text: &str) -> String {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else {
        return String::new();
    };
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for run in runs(size, |x| code.get_module(x, y)) {
            path += &format!("M{} {y}h{}v1H{0}z", run.start, run.len());
        }
    }
    let (begin, all) = (-QUIET, size + 2 * QUIET);
    // What is read aloud is the address, which stands beside it.
    format!(
        "<svg class=\"qr\" viewBox=\"{begin} {begin} {all} {all}\" aria-hidden=\"true\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M{begin} {begin}h{all}v{all}H{begin}z\"/><path d=\"{path}\"/></svg>"
    )
}

/// The runs of dark modules of a row.
fn runs(size: i32, is_dark: impl Fn(i32) -> bool) -> Vec<Range<i32>> {
    let mut runs: Vec<Range<i32>> = Vec::new();
    for x in (0..size).filter(|it| is_dark(*it)) {
        match runs.last_mut() {
            Some(last) if last.end == x => last.end = x + 1,
            _ => runs.push(x..x + 1),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_is_the_code() {
        let text = "http://192.168.1.20:8080";
        let code = QrCode::encode_text(text, QrCodeEcc::Medium).unwrap();
        let svg = svg(text);
        assert!(
            !svg.contains("style") && svg.matches("<path").count() == 2,
            "{svg}"
        );
        let path = svg
            .split(" d=\"")
            .nth(2)
            .unwrap()
            .split('"')
            .next()
            .unwrap();
        let mut drawn = Vec::new();
        for run in path.split('M').skip(1) {
            let run: Vec<i32> = run
                .split(|it: char| !it.is_ascii_digit())
                .filter_map(|it| it.parse().ok())
                .collect();
            let [x, y, long, 1, back] = run[..] else {
                panic!("{run:?}");
            };
            assert_eq!(x, back);
            drawn.extend((x..x + long).map(|x| (y, x)));
        }
        let all = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (y, x)));
        let dark: Vec<(i32, i32)> = all.filter(|&(y, x)| code.get_module(x, y)).collect();
        assert_eq!(drawn, dark);
        assert_eq!(super::svg(&"x".repeat(3000)), "");
    }
}

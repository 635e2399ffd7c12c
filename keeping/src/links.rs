//! The form of the links that lead elsewhere. Nothing is fetched: whether a page is still there is not
//! asked of a machine that may have no network.

use problem_set::Spec;
use problem_set::links::LinkKind;

/// The sites that links may lead to, and how their titles begin.
const SITES: [(&str, &str); 15] = [
    ("atcoder.jp", "AtCoder: "),
    ("codeforces.com", "Codeforces: "),
    ("cp-algorithms.com", "cp-algorithms: "),
    ("cses.fi", "CSES: "),
    ("dmoj.ca", "DMOJ: "),
    ("informatics.msk.ru", "informatics.msk.ru: "),
    ("kilonova.ro", "Kilonova: "),
    ("leetcode.com", "LeetCode: "),
    ("oeis.org", "OEIS: "),
    ("oj.vnoi.info", "VNOJ: "),
    ("onlinejudge.org", "UVa: "),
    ("wiki.vnoi.info", "VNOI Wiki: "),
    ("www.acmicpc.net", "BOJ: "),
    ("www.luogu.com.cn", "Luogu: "),
    ("www.spoj.com", "SPOJ: "),
];

/// The most relatives that are shown: a list that nobody reads to its end helps nobody.
const MOST_RELATIVES: usize = 3;

/// What is wrong with the form of the links.
pub(super) fn link_faults(spec: &Spec) -> Vec<String> {
    let mut faults = Vec::new();
    for (place, link) in spec.links.iter().enumerate() {
        let url = &link.url;
        let host = url.strip_prefix("https://");
        let host = host.and_then(|it| it.split('/').next());
        match SITES.iter().find(|(site, _)| Some(*site) == host) {
            None => faults.push(format!("{url} is no https address of a site that is known")),
            Some((_, begin)) => {
                let name = link.title.strip_prefix(begin).unwrap_or_default();
                if name.trim().is_empty() || name.trim() != name {
                    faults.push(format!("the title of {url} is not '{begin}' and its name"));
                }
            }
        }
        let is_odd = |letter: char| letter.is_whitespace() || "()<>\"".contains(letter);
        if url.contains(is_odd) || link.title.contains(['[', ']', '|', '\n']) {
            faults.push(format!("{url} or its title cannot stand in a text"));
        }
        let address = |url: &str| url.trim_end_matches('/').to_lowercase();
        let before = &spec.links[..place];
        if before.iter().any(|it| address(&it.url) == address(url)) {
            faults.push(format!("{url} stands there twice"));
        }
    }
    let count = |kind| spec.links.iter().filter(|it| it.kind == kind).count();
    if count(LinkKind::Relative) > MOST_RELATIVES {
        faults.push(format!("more than {MOST_RELATIVES} relatives"));
    }
    let told = |fault: &String| format!("problem.toml: links: {fault}");
    faults.iter().map(told).collect()
}

#[cfg(test)]
mod tests {
    use problem_set::links::Link;

    use super::*;

    #[test]
    fn a_link_is_https_to_a_known_site_named_and_alone() {
        let mut spec = Spec::of(all_problems::find("nim").unwrap()).clone();
        let mut faults = |all: &[(&str, &str)]| {
            let link = |(title, url): &(&str, &str)| Link {
                title: (*title).to_owned(),
                url: (*url).to_owned(),
                kind: LinkKind::Relative,
                difficulty: None,
            };
            spec.links = all.iter().map(link).collect();
            link_faults(&spec)
        };
        let good = ("CSES: Nim Game I", "https://cses.fi/problemset/task/1730");
        assert_eq!(faults(&[good]), [""; 0]);
        for bad in [
            ("CSES: Nim Game I", "http://cses.fi/problemset/task/1730"),
            ("CSES: Nim Game I", "https://cses.fi.example.com/1730"),
            ("Nim Game I", "https://cses.fi/problemset/task/1730"),
            ("CSES: ", "https://cses.fi/problemset/task/1730"),
            ("CSES: [Nim]", "https://cses.fi/problemset/task/1730"),
            ("CSES: Nim", "https://cses.fi/problemset/task/(1730)"),
        ] {
            assert_eq!(faults(&[bad]).len(), 1, "{bad:?}");
        }
        let again = ("CSES: Nim", "https://cses.fi/problemset/task/1730/");
        assert_eq!(faults(&[good, again]).len(), 1);
        let four = ["1", "2", "3", "4"].map(|it| format!("https://cses.fi/{it}"));
        let four: Vec<(&str, &str)> = four.iter().map(|it| ("CSES: Nim", it.as_str())).collect();
        assert_eq!(faults(&four).len(), 1);
    }
}

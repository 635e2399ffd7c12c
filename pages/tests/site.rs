//! The whole site as a browser reads it: every page is valid, its links resolve, its headings stand in order,
//! both languages are complete, and nothing comes from another host.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::LazyLock;

use html5ever::tendril::TendrilSink;
use html5ever::{ParseOpts, ns, parse_document};
use judge::root::Root;
use markup5ever_rcdom::{Handle, NodeData, RcDom};
use pages::Site;

/// All files of the site, without modules.
static SITE: LazyLock<BTreeMap<String, Vec<u8>>> = LazyLock::new(|| site(None));

fn site(modules: Option<&Path>) -> BTreeMap<String, Vec<u8>> {
    all_problems::install();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let root = Root::find(Some(root)).unwrap();
    Site::of(&root, modules).unwrap().files().collect()
}

/// An element of a page.
struct Element {
    name: String,
    attributes: BTreeMap<String, String>,
    /// All text within it.
    text: String,
}

impl Element {
    fn get(&self, attribute: &str) -> Option<&str> {
        self.attributes.get(attribute).map(String::as_str)
    }
}

/// The elements of a page in order, and what is wrong with its HTML.
fn elements(html: &[u8]) -> (Vec<Element>, Vec<String>) {
    let mut options = ParseOpts::default();
    options.tokenizer.exact_errors = true;
    options.tree_builder.exact_errors = true;
    let dom = parse_document(RcDom::default(), options)
        .from_utf8()
        .one(html);
    let found = RefCell::new(Vec::new());
    collect(&dom.document, &found);
    let errors = dom
        .errors
        .borrow()
        .iter()
        .map(ToString::to_string)
        .collect();
    (found.into_inner(), errors)
}

fn collect(node: &Handle, found: &RefCell<Vec<Element>>) -> String {
    let place = found.borrow().len();
    if let NodeData::Element { name, attrs, .. } = &node.data {
        let attributes = attrs.borrow();
        let attributes = attributes
            .iter()
            .map(|it| (it.name.local.to_string(), it.value.to_string()));
        let prefix = if name.ns == ns!(html) { "" } else { "svg:" };
        found.borrow_mut().push(Element {
            name: format!("{prefix}{}", name.local),
            attributes: attributes.collect(),
            text: String::new(),
        });
    }
    let mut text = match &node.data {
        NodeData::Text { contents } => contents.borrow().to_string(),
        _ => String::new(),
    };
    for child in node.children.borrow().iter() {
        text += &collect(child, found);
    }
    if let NodeData::Element { .. } = &node.data {
        found.borrow_mut()[place].text.clone_from(&text);
    }
    text
}

/// Every page by its path, its elements, and what is wrong with its HTML.
type Page = (&'static str, Vec<Element>, Vec<String>);

static PAGES: LazyLock<Vec<Page>> = LazyLock::new(|| {
    let is_page = |path: &str| Path::new(path).extension() == Some("html".as_ref());
    let pages = SITE.iter().filter(|(path, _)| is_page(path));
    let read = |(path, html): (&'static String, &'static Vec<u8>)| {
        let (elements, errors) = elements(html);
        (path.as_str(), elements, errors)
    };
    pages.map(read).collect()
});

/// The elements of the page at a path.
fn page(path: &str) -> &'static [Element] {
    let page = PAGES.iter().find(|(it, ..)| *it == path);
    &page.unwrap_or_else(|| panic!("there is no {path}")).1
}

/// What is called by an id, by page.
fn ids() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let of = |elements: &'static [Element]| elements.iter().filter_map(|it| it.get("id")).collect();
    PAGES
        .iter()
        .map(|(path, elements, _)| (*path, of(elements)))
        .collect()
}

/// A path beside a page.
fn beside(page: &str, target: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Marks of Markdown that are no text.
const MARKS: [&str; 3] = ["<!--", "-->", "]("];

/// Gaps of a sentence, which in the texts of lessons are sets.
const GAPS: [&str; 2] = ["{0}", "{1}"];

/// What is wrong with one page.
fn faults(path: &str, elements: &[Element], errors: &[String]) -> Vec<String> {
    let mut faults = errors.to_vec();
    let mut ids = BTreeSet::new();
    let mut level = 0;
    for element in elements {
        let Element { name, text, .. } = element;
        if let Some(id) = element.get("id") {
            if !ids.insert(id) {
                faults.push(format!("the id {id} is there twice"));
            }
            if id.contains(char::is_whitespace) {
                faults.push(format!("the id '{id}' has a blank"));
            }
        }
        if let [b'h', digit @ b'1'..=b'6'] = name.as_bytes() {
            let deep = usize::from(digit - b'0');
            if deep > level + 1 || deep == 1 && level > 0 {
                faults.push(format!(
                    "the heading '{text}' of level {deep} comes after one of level {level}"
                ));
            }
            if text.trim().is_empty() {
                faults.push("a heading is empty".to_owned());
            }
            level = deep;
        }
        if let Some(event) = element
            .attributes
            .keys()
            .find(|it| it.starts_with("on") || *it == "style")
        {
            faults.push(format!("<{name}> has {event}, which its policy forbids"));
        }
        let is_ours = matches!(
            name.as_str(),
            "title" | "h1" | "h2" | "a" | "summary" | "label"
        ) || element.get("class") == Some("quiet");
        if let Some(gap) = GAPS.into_iter().find(|gap| is_ours && text.contains(gap)) {
            faults.push(format!("<{name}> has not filled {gap}: {text}"));
        }
        match name.as_str() {
            "script"
                if element.get("src").is_none()
                    && element.get("type") != Some("application/json") =>
            {
                faults.push("a script stands in the page".to_owned());
            }
            "style" => faults.push("a style stands in the page".to_owned()),
            "img" if element.get("alt").is_none_or(|it| it.trim().is_empty()) => {
                faults.push("a picture has no words".to_owned());
            }
            "a" | "button" | "summary" | "th" | "label" if text.trim().is_empty() => {
                faults.push(format!("a <{name}> is empty"));
            }
            "h1" | "h2" | "p" | "li" | "td" => {
                let left = MARKS.into_iter().find(|mark| text.contains(mark));
                faults.extend(left.map(|mark| format!("<{name}> shows {mark}: {text}")));
            }
            _ => {}
        }
    }
    for element in elements {
        for attribute in ["aria-labelledby", "for"] {
            let named = element.get(attribute);
            if let Some(id) = named.filter(|id| !ids.contains(id)) {
                faults.push(format!("{attribute} names {id}, which is not there"));
            }
        }
    }
    let count = |name: &str| elements.iter().filter(|it| it.name == name).count();
    for name in ["h1", "main", "title"] {
        if count(name) != 1 {
            faults.push(format!("{} times <{name}>", count(name)));
        }
    }
    let lang = elements
        .iter()
        .find(|it| it.name == "html")
        .and_then(|it| it.get("lang"));
    if path.contains('/') && lang != path.split('/').next() {
        faults.push(format!("its language is {lang:?}"));
    }
    faults
}

#[test]
fn every_page_is_valid_in_order_and_shows_no_markup() {
    let mut all = Vec::new();
    for (path, elements, errors) in &*PAGES {
        let faults = faults(path, elements, errors);
        all.extend(faults.iter().map(|fault| format!("{path}: {fault}")));
    }
    assert_eq!(all, [""; 0]);
    assert!(PAGES.len() > 2 * (80 + 12), "{} pages", PAGES.len());
}

#[test]
fn a_fault_of_a_page_is_found() {
    let good = "<!DOCTYPE html><html lang=vi><head><title>a</title></head><body><main><h1>a</h1>{}</main></body></html>";
    for (html, fault) in [
        ("", ""),
        ("<p>a<div>b</div></p>", "to close"),
        ("<h3>b</h3>", "level 3 comes after"),
        ("<p id=a></p><p id=a></p>", "there twice"),
        ("<img src=a.svg>", "no words"),
        ("<script>a</script>", "stands in the page"),
        ("<p onclick=a>b</p>", "forbids"),
        ("<p class=quiet>{0}</p>", "not filled {0}"),
        ("<p>a](b)</p>", "shows ]("),
        ("<b>a</i>", ""),
    ] {
        let page = good.replace("{}", html);
        let (elements, errors) = elements(page.as_bytes());
        let faults = faults("vi/a.html", &elements, &errors).join("; ");
        assert!(faults.contains(fault), "{html}: {faults}");
        assert_eq!(faults.is_empty(), html.is_empty(), "{html}: {faults}");
    }
}

#[test]
fn every_link_and_every_file_that_a_page_asks_for_is_there() {
    let ids = ids();
    for (path, elements, _) in &*PAGES {
        for element in elements {
            let targets = ["href", "src"].map(|it| element.get(it));
            for target in targets.into_iter().flatten() {
                if target.starts_with("https://") || target.starts_with("http://") {
                    assert_eq!(element.name, "a", "{path} asks for {target}");
                    continue;
                }
                let (file, id) = target.split_once('#').unwrap_or((target, ""));
                // Behind it stands the game that a board is opened with.
                let id = id.split('?').next().unwrap_or_default();
                let file = if file.is_empty() {
                    (*path).to_owned()
                } else {
                    beside(path, file)
                };
                assert!(SITE.contains_key(&file), "{path}: {target} leads nowhere");
                if !id.is_empty() {
                    let there = ids.get(file.as_str()).is_some_and(|ids| ids.contains(id));
                    assert!(there, "{path}: {target} leads to nothing on that page");
                }
            }
        }
    }
}

#[test]
fn both_languages_have_the_same_pages_with_the_same_parts() {
    let of = |code: &str| -> BTreeSet<&str> {
        let prefix = format!("{code}/");
        SITE.keys()
            .filter_map(|path| path.strip_prefix(&prefix))
            .collect()
    };
    assert_eq!(of("vi"), of("en"));
    let ids = ids();
    for page in of("vi") {
        let [vi, en] = ["vi", "en"].map(|code| &ids[format!("{code}/{page}").as_str()]);
        // What is said of a lesson may have other headings, but the parts of a page are the same.
        let parts = |ids: &BTreeSet<&'static str>| -> BTreeSet<&str> {
            ids.iter()
                .filter(|id| !id.starts_with("lesson-") && !id.starts_with("part-"))
                .copied()
                .collect()
        };
        assert_eq!(parts(vi), parts(en), "{page}");
    }
}

#[test]
fn every_problem_has_all_its_parts_and_tells_its_scripts_what_they_need() {
    for problem in all_problems::listed() {
        for code in ["vi", "en"] {
            let id = problem.id();
            let path = format!("{code}/{id}.html");
            let elements = page(&path);
            let sections = elements
                .iter()
                .filter(|it| it.name == "section" && it.get("data-room") == Some(id));
            let sections: Vec<&str> = sections.filter_map(|it| it.get("id")).collect();
            let expected = [
                "statement",
                "play",
                "write",
                "hints",
                "lesson",
                "look",
                "submissions",
                "reference",
                "check",
            ];
            assert_eq!(sections, expected, "{path}");
            let hints = elements
                .iter()
                .filter(|it| it.get("class") == Some("hint"))
                .count();
            assert_eq!(hints, 3, "{path}");
            let room = elements
                .iter()
                .find(|it| it.get("id") == Some("room"))
                .unwrap();
            let room: serde_json::Value = serde_json::from_str(&room.text).unwrap();
            assert_eq!(room["id"], id);
            assert!(room["tests"].as_array().unwrap().len() > 5, "{path}");
            assert!(!room["samples"].as_array().unwrap().is_empty(), "{path}");
            let submissions = elements
                .iter()
                .filter(|it| it.get("class") == Some("submission"))
                .count();
            assert!(submissions > 1, "{path}");
        }
    }
}

#[test]
fn what_a_vietnamese_page_says_in_english_is_marked_so() {
    let mut told = 0;
    for problem in all_problems::listed() {
        let elements = page(&format!("vi/{}.html", problem.id()));
        told += elements
            .iter()
            .filter(|it| it.name == "p" && it.get("lang") == Some("en"))
            .count();
    }
    // Most mistakes are told by the lessons.
    assert!(told < 120, "{told} submissions are told of in English only");
}

#[test]
fn the_site_is_the_same_when_it_is_written_twice() {
    assert!(*SITE == site(None));
}

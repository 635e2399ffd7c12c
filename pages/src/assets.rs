//! The scripts and the looks of the pages, written as they are.

/// The scripts, in the order in which a page asks for them.
pub(crate) const SCRIPTS: [(&str, &str); 17] = [
    ("page.js", include_str!("../assets/page.js")),
    ("parts.js", include_str!("../assets/parts.js")),
    ("progress.js", include_str!("../assets/progress.js")),
    ("road.js", include_str!("../assets/road.js")),
    ("room.js", include_str!("../assets/room.js")),
    ("worker.js", include_str!("../assets/worker.js")),
    ("board.js", include_str!("../assets/board.js")),
    ("match.js", include_str!("../assets/match.js")),
    ("play.js", include_str!("../assets/play.js")),
    ("family.js", include_str!("../assets/family.js")),
    ("table.js", include_str!("../assets/table.js")),
    ("look.js", include_str!("../assets/look.js")),
    ("zip.js", include_str!("../assets/zip.js")),
    ("runner.js", include_str!("../assets/runner.js")),
    ("outputs.js", include_str!("../assets/outputs.js")),
    ("difference.js", include_str!("../assets/difference.js")),
    ("check.js", include_str!("../assets/check.js")),
];

/// The looks.
pub(crate) const STYLES: [(&str, &str); 3] = [
    ("site.css", include_str!("../assets/site.css")),
    ("play.css", include_str!("../assets/play.css")),
    ("tools.css", include_str!("../assets/tools.css")),
];

/// What every page asks for; `words.js` comes before.
pub(crate) const EVERYWHERE: &[&str] = &["page.js", "parts.js", "progress.js"];

/// What the road asks for beside it.
pub(crate) const ROAD: &[&str] = &["road.js"];

/// What a problem asks for beside it.
pub(crate) const PROBLEM: &[&str] = &[
    "room.js",
    "worker.js",
    "board.js",
    "match.js",
    "play.js",
    "family.js",
    "table.js",
    "look.js",
    "zip.js",
    "runner.js",
    "outputs.js",
    "difference.js",
    "check.js",
];

/// The colours of scenes, for every page that may hold one.
pub(crate) const SCENES: (&str, &str) = ("scene.css", scene::STYLE);

/// The picture beside the title of a page: two heaps.
pub(crate) const ICON: &str = include_str!("../assets/icon.svg");

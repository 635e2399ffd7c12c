//! The scripts and the looks of the pages, written as they are.

/// Files by their names.
pub(crate) type Files = [(&'static str, &'static str)];

/// The scripts that every page asks for, in this order; `words.js` comes before.
pub(crate) const EVERYWHERE: &Files = &[
    ("page.js", include_str!("../assets/page.js")),
    ("parts.js", include_str!("../assets/parts.js")),
    ("progress.js", include_str!("../assets/progress.js")),
];

/// What the road asks for beside them.
pub(crate) const ROAD: &Files = &[("road.js", include_str!("../assets/road.js"))];

/// What a problem asks for beside them.
pub(crate) const PROBLEM: &Files = &[
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
pub(crate) const STYLES: &Files = &[
    ("site.css", include_str!("../assets/site.css")),
    ("play.css", include_str!("../assets/play.css")),
    ("tools.css", include_str!("../assets/tools.css")),
    SCENES,
];

/// The colours of scenes, for every page that may hold one.
const SCENES: (&str, &str) = ("scene.css", scene::STYLE);

/// The picture beside the title of a page: two heaps.
pub(crate) const ICON: &str = include_str!("../assets/icon.svg");

//! What a teacher looks at in a lesson.

use super::*;

#[test]
fn the_class_tells_what_comes_next_and_who_is_stuck() {
    let lab = Lab::class();
    let (an, binh, teacher) = (lab.session(2), lab.session(3), lab.session(1));
    let class = || lab.get("/class", &teacher).body;
    assert!(
        class().contains("http://10.0.0.1:8080 lên bảng"),
        "{}",
        class()
    );
    // What the teacher tries is nobody's trouble.
    lab.hand_in(&teacher, "wrong", "a");
    lab.done("/submissions/1", &teacher);
    assert!(!class().contains("id=\"stuck\""));
    for (number, session) in (2..).zip([&an, &binh, &an]) {
        lab.hand_in(session, "wrong", &format!("{number}"));
        lab.done(&format!("/submissions/{number}"), session);
    }
    let told = class();
    let first = told.find("<a href=\"/submissions/4\"><b>An</b> <span>NIM · 2 lần nộp");
    let second = told.find("<a href=\"/submissions/3\"><b>Bình</b> <span>NIM · 1 lần nộp");
    assert!(first.is_some() && first < second, "{told}");
    lab.hand_in(&an, "right", "last");
    lab.done("/submissions/5", &an);
    assert!(!class().contains("<b>An</b>") && class().contains("<b>Bình</b>"));
    for pupil in [2, 3, 4] {
        lab.server.store.forget(pupil, None).unwrap();
    }
    let empty = class();
    assert!(
        empty.contains("<p class=\"note\"><a href=\"/people\">") && !empty.contains("stuck"),
        "{empty}"
    );
}

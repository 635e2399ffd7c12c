//! What concerns people and the machine: what is kept of whom, names, copies, what is taken out.

use super::*;

#[test]
fn parents_read_what_is_kept_without_a_code_and_in_both_languages() {
    let lab = Lab::class();
    assert!(lab.get("/login", "").body.contains("href=\"/about\""));
    let page = lab.get("/about", "");
    assert_eq!(page.status, 200);
    // Nothing that is not the server's own.
    assert!(!page.body.contains("http://") && !page.body.contains("https://"));
    for said in ["hàm băm", "hai tuần", "một tuần"] {
        assert!(page.body.contains(said), "{said}");
    }
    assert!(lab.get("/about?lang=en", "").body.contains("two weeks"));
}

#[test]
fn a_copy_is_made_each_day_and_goes_after_a_week() {
    let lab = Lab::of(false, 0);
    let store = &lab.server.store;
    let copies = || {
        let names = std::fs::read_dir(lab.folder.path()).unwrap();
        let names = names.map(|it| it.unwrap().file_name().into_string().unwrap());
        names.filter(|it| it.starts_with("data.backup-")).count()
    };
    assert!(backups::last(store).is_none());
    backups::keep(store);
    let (today, _) = backups::last(store).unwrap();
    let name = today.to_str().unwrap();
    let (stem, day) = name.split_at(name.len() - 1);
    let day: u32 = day.parse().unwrap();
    for (before, days) in [(1, 1), (2, 8)] {
        let path = format!("{stem}{}", (day + 7 - before) % 7);
        std::fs::copy(&today, &path).unwrap();
        let age = Duration::from_hours(24 * days + 1);
        let file = std::fs::File::options().write(true).open(path).unwrap();
        file.set_modified(std::time::SystemTime::now() - age)
            .unwrap();
    }
    // There is one of today: nothing is done.
    backups::keep(store);
    assert_eq!(copies(), 3);
    backups::make(store).unwrap();
    assert_eq!(copies(), 2);
    assert_eq!(backups::last(store).unwrap().0, today);
}

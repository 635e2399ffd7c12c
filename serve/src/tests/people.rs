//! What concerns people and the machine: what is kept of whom, names, copies, what is taken out.

use std::collections::BTreeMap;
use std::io::Cursor;

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

fn names(lab: &Lab) -> Vec<String> {
    let people = lab.server.store.people().unwrap().into_iter();
    people.skip(1).map(|it| it.name).collect()
}

#[test]
fn names_are_added_as_a_sheet_has_them_and_who_is_there_only_if_another_is_meant() {
    let lab = Lab::class();
    let teacher = lab.session(1);
    // Letters as macOS composes them, blanks, empty lines, two of one name.
    let pasted =
        "names=+Nguye%CC%82%CC%83n++V%C4%83n+D%C5%A9ng+%0D%0A%0D%0A%09%0D%0A%3Cb%3E%0D%0A%3Cb%3E";
    assert_eq!(lab.post("/people", &teacher, pasted).place(), "/people");
    let all = ["An", "Bình", "Chi", "Nguyễn Văn Dũng", "<b>", "<b>"];
    assert_eq!(names(&lab), all);
    let page = lab.get("/people", &teacher).body;
    assert!(!page.contains("<b>") && page.contains("&lt;b&gt;: có 2 người trùng tên (số 6, 7)"));
    assert_eq!(page.matches("class=\"twin\"").count(), 2);
    // The same sheet again, with one more.
    let again = format!("{pasted}%0D%0AGiang%0D%0Aan");
    let told = lab.post("/people", &teacher, &again);
    assert_eq!((told.status, names(&lab).len()), (200, 7));
    assert!(
        told.body
            .contains("không thêm: Nguyễn Văn Dũng, &lt;b&gt;, &lt;b&gt;, an")
    );
    assert_eq!(names(&lab)[6], "Giang");
    let twin = lab.post("/people", &teacher, "names=An&twins=yes");
    assert_eq!((twin.place(), names(&lab)[7].as_str()), ("/people", "An"));
}

#[test]
fn a_list_is_taken_from_a_file_and_one_that_is_damaged_leaves_what_was_typed() {
    let lab = Lab::class();
    let teacher = lab.session(1);
    let send = |typed: &str, file: &[u8]| {
        let fields = [("token", lab.token(&teacher)), ("names", typed.to_owned())];
        let (kind, body) = multipart(&fields, Some(("lop.csv", file)));
        let more = format!("Origin: http://{}\r\n{kind}", lab.address);
        lab.send("POST", "/people", &teacher, &more, &body)
    };
    let told = send("Giang <1>", b"PK\x03\x04\xff");
    assert!(
        told.status == 422 && told.body.contains("CSV UTF-8"),
        "{told:?}"
    );
    assert!(told.body.contains("Giang &lt;1&gt;</textarea>") && names(&lab).len() == 3);
    let list = "\u{feff}STT;Họ và tên;Lớp\r\n1;Lê Hà;10A\r\n2;An;10A\r\n";
    let told = send("Giang", list.as_bytes());
    assert!(
        told.status == 200 && told.body.contains("không thêm: An"),
        "{told:?}"
    );
    assert_eq!(names(&lab)[3..], ["Giang", "Lê Hà"]);
    assert_eq!(send("Hoa", b"").place(), "/people");
}

#[test]
fn who_is_renamed_stays_in_and_a_name_of_another_is_told() {
    let lab = Lab::class();
    let (teacher, session) = (lab.session(1), lab.session(2));
    let renamed = |id: u32, name: &str| {
        lab.post(
            &format!("/people/{id}/name"),
            &teacher,
            &format!("name={name}"),
        )
    };
    assert_eq!(renamed(2, "+B%C3%ACnh+").place(), "/people");
    assert!(lab.get("/", &session).body.contains("<span>Bình</span>"));
    let page = lab.get("/people", &teacher).body;
    assert!(
        page.contains("Bình: có 2 người trùng tên (số 2, 3)"),
        "{page}"
    );
    assert_eq!(renamed(2, "An+%28t%E1%BB%95+2%29").place(), "/people");
    assert!(!lab.get("/people", &teacher).body.contains("trùng tên (số"));
    assert_eq!(renamed(2, "+").status, 422);
    assert_eq!(renamed(9, "Ai").status, 404);
    assert_eq!(names(&lab)[0], "An (tổ 2)");
}

#[test]
fn the_address_is_on_the_blackboard_and_on_each_slip_for_cameras_too() {
    let lab = Lab::class();
    let teacher = lab.session(1);
    let qr = crate::qr::svg(&lab.server.address);
    assert_eq!(lab.get("/people", &teacher).body.matches(&qr).count(), 1);
    let slips = lab.post("/people/codes", &teacher, "").body;
    assert_eq!(slips.matches(&qr).count(), 3);
}

#[test]
fn the_teacher_sees_the_queue_what_was_set_aside_and_the_disk_and_makes_a_copy() {
    let lab = Lab::class();
    let (teacher, session) = (lab.session(1), lab.session(2));
    lab.hand_in(&session, "right", "a");
    lab.done("/submissions/1", &session);
    let page = || lab.get("/machine", &teacher).body;
    for said in [
        "0 trên 1 luồng",
        "Không có bài nào",
        "chưa có",
        "Một ngày qua",
    ] {
        assert!(page().contains(said), "{said}");
    }
    lab.hand_in(&session, "broken", "b");
    lab.done("/submissions/2", &session);
    let told = page();
    assert!(told.contains("/submissions/2/retry") && told.contains("<td>no compiler</td>"));
    assert!(told.contains("<td>An</td><td>NIM</td>"), "{told}");
    assert_eq!(lab.post("/submissions/2/retry", &teacher, "").status, 303);
    lab.done("/submissions/2", &session);
    assert_eq!(
        lab.post("/machine/backup", &teacher, "").place(),
        "/machine"
    );
    let told = page();
    assert!(!told.contains("chưa có") && !told.contains("Một ngày qua"));
    if cfg!(unix) {
        assert!(told.contains("Còn trống"), "{told}");
    }
}

#[test]
fn what_counts_and_could_not_be_judged_again_is_told_and_tried_again_too() {
    let lab = Lab::of(false, 0);
    let (teacher, session) = (lab.session(1), lab.session(2));
    lab.hand_in(&session, "right", "a");
    let store = &lab.server.store;
    let next = |outcome: Option<Outcome>| {
        let job = store.take("a").unwrap().unwrap();
        let outcome = outcome.unwrap_or_else(|| Quick.judge(&job, &|_| {}, &|| false));
        assert!(store.finish(&job, &outcome).unwrap());
    };
    next(None);
    next(None);
    store.set_tests("nim", "newer").unwrap();
    store.rejudge("nim", None).unwrap();
    for _ in 0..3 {
        next(Some(Outcome::Failed("<no> compiler".to_owned())));
    }
    let told = lab.get("/machine", &teacher).body;
    assert!(told.contains("<td>&lt;no&gt; compiler</td>"), "{told}");
    assert_eq!(lab.post("/submissions/1/retry", &teacher, "").status, 303);
    assert_eq!(store.aside().unwrap(), []);
    next(None);
}

/// The files of an archive.
fn unpacked(reply: &Reply) -> BTreeMap<String, Vec<u8>> {
    assert_eq!(reply.header("content-type"), Some("application/zip"));
    let mut archive = zip::ZipArchive::new(Cursor::new(reply.bytes.clone())).unwrap();
    let numbers = 0..archive.len();
    let files = numbers.map(|number| {
        let mut file = archive.by_index(number).unwrap();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).unwrap();
        (file.name().unwrap().into_owned(), bytes)
    });
    files.collect()
}

/// What three pupils have handed in; one of them begins like a formula, one is forgotten.
fn handed_in() -> Lab {
    let lab = Lab::class();
    let [a, b, c] = [2, 3, 4].map(|it| lab.session(it));
    lab.server.store.rename(3, "=1+1/..\\x", None).unwrap();
    for (number, session, source) in [
        (1, &a, "wrong"),
        (2, &b, "right b"),
        (3, &a, "right a"),
        (4, &a, "right again"),
        (5, &c, "right of nobody"),
        (6, &b, "broken"),
    ] {
        lab.hand_in(session, source, source);
        lab.done(&format!("/submissions/{number}"), session);
    }
    lab.server.store.forget(4, None).unwrap();
    lab
}

#[test]
fn a_pupil_takes_home_what_is_his_and_nothing_else() {
    let lab = handed_in();
    let (a, d) = (lab.session(2), lab.session(1));
    let own = unpacked(&lab.get("/submissions/mine.zip", &a));
    let names: Vec<&str> = own.keys().map(String::as_str).collect();
    assert_eq!(names, ["NIM/1.cpp", "NIM/3.cpp", "NIM/4.cpp"]);
    assert_eq!(own["NIM/3.cpp"], b"right a");
    assert!(
        lab.get("/", &a)
            .body
            .contains("href=\"/submissions/mine.zip\"")
    );
    assert_eq!(lab.get("/submissions/mine.zip", &d).place(), "/submissions");
}

#[test]
fn a_class_is_taken_out_with_all_sources_and_verdicts() {
    let lab = handed_in();
    let teacher = lab.session(1);
    let all = unpacked(&lab.get("/class/export.zip", &teacher));
    let names: Vec<&str> = all.keys().map(String::as_str).collect();
    let sources = [
        "2 An/NIM/1.cpp",
        "2 An/NIM/3.cpp",
        "2 An/NIM/4.cpp",
        "3 =1+1_.._x/NIM/2.cpp",
        "3 =1+1_.._x/NIM/6.cpp",
    ];
    assert_eq!(names[..5], sources);
    let csv = String::from_utf8(all["verdicts.csv"].clone()).unwrap();
    let lines: Vec<&str> = csv.split("\r\n").collect();
    assert!(lines[0].starts_with("\u{feff}Số,Tên,Bài,"), "{csv}");
    assert!(
        lines[1].starts_with("2,An,NIM,2 An/NIM/1.cpp,C++17,2"),
        "{csv}"
    );
    assert!(
        lines[1].ends_with(",WA,37,,") && lines[3].ends_with(",AC,100,,"),
        "{csv}"
    );
    assert!(
        lines[2].starts_with("3,'=1+1/") && lines[6].ends_with(",?,,,"),
        "{csv}"
    );
    assert!(
        lines[5].starts_with("4,,NIM,,C++17,") && lines.len() == 8,
        "{csv}"
    );
}

#[test]
fn the_table_has_a_row_for_each_pupil_and_problem_as_excel_reads_it() {
    let lab = handed_in();
    let teacher = lab.session(1);
    lab.server
        .store
        .add_person("0123", Role::Pupil, None)
        .unwrap();
    let reply = lab.get("/class/export.csv", &teacher);
    assert_eq!(
        reply.header("content-disposition"),
        Some("attachment; filename=\"class.csv\"")
    );
    let csv = String::from_utf8(reply.bytes).unwrap();
    let lines: Vec<&str> = csv.split("\r\n").collect();
    let first = lab.server.store.submission(3).unwrap().unwrap().at;
    let first = lab.server.date(first);
    assert_eq!(
        lines[0],
        "\u{feff}Số,Tên,Bài,Số lần nộp,Đã giải,Giải lần đầu lúc,Nộp muộn"
    );
    assert_eq!(lines[1], format!("2,An,NIM,3,có,{first},"));
    assert!(lines[2].starts_with("3,'=1+1/..\\x,NIM,2,có,"), "{csv}");
    assert_eq!(lines[3..], ["5,\"=\"\"0123\"\"\",NIM,0,,,", ""]);
    let other = lab
        .get("/class/export.csv?by=semicolon&lang=en", &teacher)
        .body;
    assert!(
        other.contains(";solved;") || other.contains(";Solved;"),
        "{other}"
    );
}

#[test]
fn a_server_without_walls_says_so_in_red_to_the_teacher_and_to_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("data"), Opening::default()).unwrap();
    let roles = [Role::Teacher, Role::Pupil];
    let sessions = roles.map(|role| {
        let person = store.add_person("An", role, None).unwrap();
        let secret = codes::secret().unwrap();
        let hash = codes::hash_of(&secret);
        store.begin_session(&hash, person).unwrap();
        secret
    });
    let server = Server::new(Parts {
        store,
        root: Root::find(None).unwrap(),
        title: "10A".to_owned(),
        entry: Entry::Codes,
        problems: Vec::new(),
        pages: None,
        workers: 0,
        is_open: true,
        address: String::new(),
        zone: 7,
    });
    let server = server.unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let runtime = runtime.unwrap();
    let told = sessions.map(|session| {
        let from = std::net::IpAddr::from([127, 0, 0, 1]);
        let visitor = server.visitor(&session, bilingual::Lang::Vi, from).unwrap();
        let page = crate::html::page(&server, &visitor, "", "").into_body();
        let page = runtime.block_on(axum::body::to_bytes(page, usize::MAX));
        let page = String::from_utf8(page.unwrap().to_vec()).unwrap();
        page.contains("class=\"open\" role=\"alert\"") && page.contains("--trust")
    });
    assert_eq!(told, [true, false]);
}

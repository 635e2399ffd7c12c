//! What is sent by others, and by those who mean no good.

#[cfg(target_os = "linux")]
use std::process::Command;

use super::*;

#[test]
fn a_form_of_another_site_changes_nothing() {
    let lab = Lab::class();
    let session = lab.session(2);
    let (token, here) = (lab.token(&session), format!("http://{}", lab.address));
    let fields = |token: &str| {
        [
            ("token", token.to_owned()),
            ("nonce", "n".to_owned()),
            ("language", "C++17".to_owned()),
            ("source", "right".to_owned()),
        ]
    };
    let other = lab.token(&lab.session(3));
    for (origin, token) in [
        ("", token.as_str()),
        ("Origin: null\r\n", &token),
        ("Origin: http://evil.example\r\n", &token),
        ("Origin: http://127.0.0.1\r\n", &token),
        (&format!("Origin: {here}.evil.example\r\n"), &token),
        (&format!("Origin: {here}\r\n"), ""),
        (&format!("Origin: {here}\r\n"), &other),
    ] {
        let (kind, body) = multipart(&fields(token), None);
        let reply = lab.send(
            "POST",
            "/problems/nim",
            &session,
            &format!("{origin}{kind}"),
            &body,
        );
        assert_eq!(reply.status, 403, "{origin} {token}");
    }
    let kept = lab.server.store.submissions(store::Filter::default(), 9);
    assert_eq!(kept.unwrap(), []);
    let (kind, body) = multipart(&fields(&token), None);
    let reply = lab.send(
        "POST",
        "/problems/nim",
        &session,
        &format!("Origin: {here}\r\n{kind}"),
        &body,
    );
    assert_eq!(reply.status, 303);
}

#[test]
fn what_is_too_large_or_no_form_is_refused_and_nothing_is_kept() {
    let lab = Lab::class();
    let session = lab.session(2);
    let large = lab.hand_in(&session, &"x".repeat(257 * 1024), "a");
    assert_eq!(large.status, 413, "{}", large.head);
    let fits = lab.hand_in(&session, &"x".repeat(255 * 1024), "b");
    assert_eq!(fits.status, 303);
    let more = format!(
        "Origin: http://{}\r\nContent-Type: multipart/form-data; boundary=x\r\n",
        lab.address
    );
    assert_eq!(
        lab.send("POST", "/problems/nim", &session, &more, b"--x\r\nnonsense")
            .status,
        400
    );
    assert_eq!(
        lab.server
            .store
            .submissions(store::Filter::default(), 9)
            .unwrap()
            .len(),
        1
    );
}

#[test]
fn codes_are_not_found_by_trying() {
    let lab = Lab::class();
    let (letters, hash) = codes::new_code().unwrap();
    lab.server.store.set_code(2, Some(&hash), None).unwrap();
    let guess = |code: &str| lab.post("/login", "", &format!("code={code}")).status;
    let wrong = [0; 5].map(|_| guess("2-2222-2222"));
    assert_eq!(wrong, [403; 5]);
    // Not even the right one is looked at for a while; who has another code comes in.
    assert_eq!(guess(&codes::shown(2, &letters)), 429);
    let (letters, hash) = codes::new_code().unwrap();
    lab.server.store.set_code(3, Some(&hash), None).unwrap();
    assert_eq!(guess(&codes::shown(3, &letters)), 303);
    for code in ["", "2", "x", "9-2222-2222", "%00"] {
        assert_eq!(guess(code), 403, "{code}");
    }
}

#[test]
fn two_codes_are_hashed_at_a_time_and_the_others_wait() {
    let lab = Lab::class();
    let two = lab.server.hashing.try_acquire_many(2).unwrap();
    assert!(lab.server.hashing.try_acquire().is_err());
    thread::scope(|scope| {
        let door = scope.spawn(|| lab.post("/login", "", "code=2-2222-2222").status);
        // Whatever else is asked for is answered meanwhile.
        thread::sleep(Duration::from_millis(500));
        assert_eq!(lab.get("/login", "").status, 200);
        assert!(!door.is_finished());
        drop(two);
        assert_eq!(door.join().unwrap(), 403);
    });
}

#[test]
fn every_answer_keeps_its_page_to_itself_and_no_page_has_a_script_or_a_style_within() {
    let lab = Lab::class();
    let session = lab.session(2);
    lab.hand_in(
        &session,
        "</textarea></code><script>alert(1)</script><b onclick=x>",
        "a",
    );
    lab.done("/submissions/1", &session);
    for who in ["", &session, &lab.session(1)] {
        for (method, path) in examples() {
            let reply = lab.send(method, &path, who, "", b"");
            let policy = reply.header("content-security-policy").unwrap();
            // Programs run within the pages of the set alone, and these have no forms.
            let is_of_set = policy.contains("form-action 'none'");
            assert!(!is_of_set || path.starts_with("/pages/"), "{path}");
            let own = policy.replace("'wasm-unsafe-eval'", if is_of_set { "" } else { "unsafe" });
            assert!(
                own.starts_with("default-src 'none'") && !own.contains("unsafe"),
                "{policy}"
            );
            assert_eq!(
                reply.header("x-content-type-options"),
                Some("nosniff"),
                "{path}"
            );
            assert!(
                policy.contains("frame-ancestors 'none'")
                    && (is_of_set || policy.contains("form-action 'self'"))
            );
            if reply
                .header("content-type")
                .is_some_and(|it| it.starts_with("text/html"))
            {
                let page = &reply.body;
                assert_eq!(
                    page.matches("<script").count(),
                    page.matches("<script src=\"/assets/").count(),
                    "{path}"
                );
                for never in [
                    "<style",
                    " style=",
                    " onclick=x>",
                    "javascript:",
                    "http://evil",
                ] {
                    assert!(!page.contains(never), "{path}: {never}");
                }
            }
        }
    }
}

#[test]
fn five_hundred_sockets_that_say_nothing_keep_nobody_waiting() {
    let lab = Lab::class();
    let session = lab.session(2);
    let mut idle: Vec<TcpStream> = (0..400).map(|_| lab.stream()).collect();
    for _ in 0..100 {
        let mut slow = lab.stream();
        let head = format!(
            "POST /problems/nim HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nCookie: session={session}\r\nContent-Length: 1000\r\n\r\nx",
            lab.address
        );
        slow.write_all(head.as_bytes()).unwrap();
        idle.push(slow);
    }
    let began = Instant::now();
    let mut slowest = Duration::ZERO;
    for number in 0..20 {
        let at = Instant::now();
        assert_eq!(lab.get("/", &session).status, 200);
        assert_eq!(
            lab.hand_in(&session, "right", &number.to_string()).status,
            303
        );
        slowest = slowest.max(at.elapsed());
    }
    assert!(slowest < Duration::from_secs(3), "{slowest:?}");
    // Those that say nothing are gone after ten seconds, those with half a body after thirty.
    let is_closed = |stream: &mut TcpStream| {
        stream
            .set_read_timeout(Some(Duration::from_secs(45)))
            .unwrap();
        let mut all = Vec::new();
        stream.read_to_end(&mut all).is_ok()
    };
    assert!(is_closed(&mut idle[0]));
    assert!(
        began.elapsed() < Duration::from_secs(25),
        "{:?}",
        began.elapsed()
    );
    assert!(is_closed(&mut idle[499]));
    assert!(
        began.elapsed() < Duration::from_secs(55),
        "{:?}",
        began.elapsed()
    );
}

#[cfg(target_os = "linux")]
#[test]
fn who_reads_nothing_of_what_he_asks_for_is_cut_off() {
    let lab = Lab::class();
    let mut stream = lab.stream();
    let asked = format!(
        "GET /assets/serve.css HTTP/1.1\r\nHost: {}\r\n\r\n",
        lab.address
    );
    let asked = asked.repeat(100);
    stream
        .set_write_timeout(Some(Duration::from_secs(90)))
        .unwrap();
    // Once answers fill all that lies between, no question is taken any more.
    let end = loop {
        if let Err(end) = stream.write_all(asked.as_bytes()) {
            break end.kind();
        }
    };
    let is_cut = [
        std::io::ErrorKind::ConnectionReset,
        std::io::ErrorKind::BrokenPipe,
    ]
    .contains(&end);
    assert!(is_cut, "{end}");
}

#[test]
fn where_the_file_is_locked_the_form_comes_back_with_all_that_was_typed() {
    let lab = Lab::of(false, 0);
    let session = lab.session(2);
    let other = rusqlite::Connection::open(lab.folder.path().join("data")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let reply = lab.hand_in(&session, "my whole program", "a");
    assert_eq!(reply.status, 503);
    assert!(
        reply.body.contains("my whole program") && reply.body.contains("đang bận"),
        "{reply:?}"
    );
    other.execute_batch("COMMIT").unwrap();
    assert_eq!(lab.hand_in(&session, "my whole program", "a").status, 303);
}

#[test]
fn a_secret_is_kept_as_its_hash_alone() {
    let lab = Lab::class();
    let teacher = lab.session(1);
    let slips = lab.post("/people/codes", &teacher, "").body;
    let letters = slips
        .split("<code>2-")
        .nth(1)
        .and_then(|it| it.split('<').next())
        .unwrap()
        .replace('-', "");
    let files = std::fs::read_dir(lab.folder.path()).unwrap();
    let all: Vec<u8> = files
        .map(|it| it.unwrap().path())
        .filter(|it| it.is_file())
        .flat_map(|it| std::fs::read(it).unwrap())
        .collect();
    let holds = |text: &str| all.windows(text.len()).any(|it| it == text.as_bytes());
    assert!(holds("$argon2id$"));
    assert!(!holds(&letters) && !holds(&teacher));
}

/// A disk that is full in earnest: where this user may mount one.
#[cfg(target_os = "linux")]
#[test]
fn on_a_full_disk_the_form_comes_back_and_pages_are_still_read() {
    let folder = tempfile::tempdir().unwrap();
    let disk = folder.path().join("disk");
    std::fs::create_dir(&disk).unwrap();
    let mount = Command::new("mount")
        .args(["-t", "tmpfs", "-o", "size=12m", "none"])
        .arg(&disk)
        .output();
    if !mount.is_ok_and(|it| it.status.success()) {
        return;
    }
    let ballast = disk.join("ballast");
    std::fs::write(&ballast, vec![0; 6_000_000]).unwrap();
    let lab = Lab::within(
        tempfile::tempdir_in(&disk).unwrap(),
        false,
        0,
        &["nim", "hau"],
    );
    let session = lab.session(2);
    let send = |number: u32| {
        let source = format!("right {number} {}", "x".repeat(200_000));
        lab.hand_in(&session, &source, &number.to_string())
    };
    let mut received = 0;
    let refused = loop {
        let reply = send(received);
        if reply.status != 303 {
            break reply;
        }
        received += 1;
        assert!(received < 59, "the disk is never full");
    };
    let kept = || {
        lab.server
            .store
            .submissions(store::Filter::default(), 99)
            .unwrap()
            .len()
    };
    let all = usize::try_from(received).unwrap();
    let is_told = refused.status == 507 && refused.body.contains("đĩa đã đầy");
    let has_form = refused.body.contains(&format!("right {received} xxx"));
    let is_read = lab.get("/submissions", &session).status == 200;
    let before = kept();
    std::fs::remove_file(ballast).unwrap();
    let after = send(received).status;
    // Nothing is left mounted, whatever holds.
    let _ = Command::new("umount").arg("-l").arg(&disk).status();
    assert!(is_told && has_form && is_read, "{refused:?}");
    assert_eq!((before, after), (all, 303));
}

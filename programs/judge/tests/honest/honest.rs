// What honest programs in Rust do.
use std::io::{self, IsTerminal, Read, Write};
use std::sync::{Arc, Mutex, mpsc};
use std::time::{Duration, Instant, SystemTime};
use std::{env, fs, hint, panic, thread};

fn deep(n: u32) -> u32 {
    if n == 0 { 0 } else { hint::black_box(deep(n - 1)) + 1 }
}

fn files() -> io::Result<()> {
    fs::write("a.txt", "hi")?;
    let mut file = fs::OpenOptions::new().append(true).open("a.txt")?;
    file.write_all(b"more")?;
    file.sync_all()?;
    file.set_len(3)?;
    fs::copy("a.txt", "b.txt")?;
    fs::set_permissions("b.txt", fs::metadata("b.txt")?.permissions())?;
    fs::rename("b.txt", "c.txt")?;
    fs::remove_file("c.txt")?;
    fs::create_dir_all("p/q")?;
    fs::remove_dir_all("p")?;
    for entry in fs::read_dir(".")? {
        entry?.metadata()?;
    }
    io::copy(&mut fs::File::open("a.txt")?, &mut fs::File::create("d.txt")?)?;
    assert_eq!(fs::read_to_string("d.txt")?, "him");
    Ok(())
}

fn main() -> io::Result<()> {
    files()?;
    let count = Arc::new(Mutex::new(0));
    let add = |_| {
        let count = count.clone();
        thread::spawn(move || *count.lock().unwrap() += 1)
    };
    for it in (0..8).map(add).collect::<Vec<_>>() {
        it.join().unwrap();
    }
    let big = thread::Builder::new().stack_size(512 << 20).spawn(|| deep(500_000))?;
    assert_eq!(big.join().unwrap(), 500_000);
    let (says, hears) = mpsc::channel();
    thread::spawn(move || says.send(1));
    hears.recv().unwrap();
    thread::sleep(Duration::from_millis(2));
    let mut numbers: Vec<u64> = (0..10_000_000).rev().collect();
    numbers.sort_unstable();
    panic::catch_unwind(|| panic!("caught")).unwrap_err();
    let _ = (Instant::now(), SystemTime::now(), thread::available_parallelism()?, io::stdin().is_terminal());
    let _ = (env::current_exe()?, env::current_dir()?, std::process::id());
    io::stdin().read_to_string(&mut String::new())?;
    io::copy(&mut fs::File::open("a.txt")?, &mut io::stdout())?;
    fs::write("NIM.OUT", "ANSWER")
}

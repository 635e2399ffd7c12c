
/// From standard input to standard output.
pub fn run<P: Problem>() -> std::io::Result<()> {
    use std::io::{Read, Write};

    let mut text = Vec::new();
    std::io::stdin().lock().read_to_end(&mut text)?;
    let stdout = std::io::stdout();
    let mut output = std::io::BufWriter::new(stdout.lock());
    write!(output, "{}", answer::<P>(&text))?;
    output.flush()
}


/// From `NAME.INP` to `NAME.OUT`.
pub fn run<P: Problem>() -> std::io::Result<()> {
    use std::io::Write;

    let text = std::fs::read(format!("{}.INP", P::FILE))?;
    let file = std::fs::File::create(format!("{}.OUT", P::FILE))?;
    let mut output = std::io::BufWriter::new(file);
    write!(output, "{}", answer::<P>(&text))?;
    output.flush()
}

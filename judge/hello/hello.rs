use proconio as _;
fn main() {
    let text = std::fs::read_to_string("HELLO.INP").unwrap();
    let product: u32 = text.split_whitespace().map(|it| it.parse::<u32>().unwrap()).product();
    std::fs::write("HELLO.OUT", product.to_string()).unwrap();
}

//! `cargo run --release -p wbr --example scores > problems/wbr/scores.md`: what the reference earns on the
//! sample board and on forty random boards, beside the greedy player.

use contract::{recipe, seeded};
use inpout::Problem;
use wbr::brute::{greedy, replay};
use wbr::cases::random;
use wbr::{COLOURS, Input, Wbr};

/// Totals of the greedy player and of the reference, and the cells that the latter leaves.
fn totals(input: &Input) -> (u32, u32, usize) {
    let output = Wbr::solve(input);
    assert!(replay(input, &output), "the record is not right");
    (greedy(input), output.total, output.left)
}

/// What the reference earns.
fn reference() {
    let (plain, best, left) = totals(&recipe::<Wbr>("sample").expect("there is a sample"));
    println!(
        "Bảng trong ví dụ / the sample board: tham lam / greedy {plain}, lời giải mẫu / reference {best}, còn"
    );
    println!("{left} ô / cells left (đã chứng minh là nhiều nhất / the proved optimum).");
    for size in [15, 20] {
        println!("\n## Hai mươi bảng ngẫu nhiên / twenty random boards: {size} × {size}\n");
        println!(
            "| bảng / board | tham lam / greedy | lời giải mẫu / reference | ô còn lại / cells left |"
        );
        println!("|---|---|---|---|");
        let mut sums = (0, 0);
        for number in 1..=20 {
            let name = format!("{size} x {size}, number {number}");
            let input = random(&mut seeded(&["wbr", "scores", &name]), size, size, COLOURS);
            let (plain, best, left) = totals(&input);
            println!("| {number} | {plain} | {best} | {left} |");
            sums = (sums.0 + plain, sums.1 + best);
        }
        println!("| cộng / together | {} | {} | |", sums.0, sums.1);
    }
}

/// What stands around the tables, in both languages.
const TITLE: &str = "# Điểm của lời giải mẫu / What the reference earns

Ghi bằng / written by `cargo run --release -p wbr --example scores > problems/wbr/scores.md`. *Tham lam* luôn
xóa miền lớn nhất; *greedy* always removes the largest region.
";

const END: &str = "
## Hai mươi bảng thường dùng / the twenty standard boards

Với nhiều ván như thế được lai với nhau, năm phút trên hai nhân cho mỗi bảng, hai mươi bảng 15 × 15 năm màu
dùng để so sánh các chương trình (js-games.de) được tổng cộng 88022 điểm; các ván tốt nhất liệt kê ở đó, của
bất kỳ ai, trong bất kỳ thời gian nào, được 87858. Chương trình ấy nằm trong lịch sử của kho mã này, đến
commit 6ed2ad3a.

With populations of such plays, and five minutes on two cores for each, the twenty boards of 15 × 15 and five
colours on which programs are compared (js-games.de) earned 88022 points; the best plays listed there, by
anyone in any time, earned 87858. That program is in the history of this repository, up to commit 6ed2ad3a.";

fn main() {
    println!("{TITLE}");
    reference();
    println!("{END}");
}

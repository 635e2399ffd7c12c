//! `cargo run --release -p samegame --example samegame -- BOARDS`: what the engine earns on boards of any
//! colours. `--help` tells how the boards are written, and what else can be said.

use std::env;
use std::error::Error;
use std::fs;
use std::path::PathBuf;

use command_line::{Program, arguments, flag, lang_of, option, word};
use samegame::{Effort, Rule, boards};

const PROGRAM: Program = Program::new(
    "samegame",
    "Chơi Same Game trên các bàn có số màu bất kỳ",
    "Plays the Same Game on boards of any colours",
);

arguments! {
    /// What is said on the command line.
    struct Asked {
        boards: PathBuf = word("BOARDS"),
            "Các bàn, cách nhau bằng dòng trống: dòng đầu là tên, rồi các hàng từ trên xuống, mỗi viên bi một chữ cái hoặc chữ số; dòng bắt đầu bằng # được bỏ qua",
            "The boards, parted by blank lines: a name in the first line, then the rows from the top, a letter or digit a marble; lines that begin with # are passed over";
        seconds: u64 = option("SECONDS").or("10"),
            "Công sức cho mỗi bàn: bằng chừng ấy giây CPU",
            "Work for each board: what so many seconds of CPU time are worth";
        changes: Option<u64> = option("CHANGES"),
            "Công sức cho mỗi bàn: thay vào đó, chừng ấy lần sửa một ván",
            "Work for each board: so many changes of a play, instead";
        seed: u64 = option("SEED").or("1"),
            "Hạt giống; cùng hạt giống và công sức thì ra cùng một ván",
            "The dice; the same seed and work give the same plays";
        bonus: u32 = option("BONUS").or("1000"),
            "Điểm thưởng khi xóa hết bàn",
            "What clearing the board earns";
        deducts: bool = flag(),
            "Trừ (n - 2)^2 cho n viên bi còn lại của mỗi màu",
            "Deduct (n - 2)^2 for the n marbles of each colour that are left";
        moves: bool = flag(),
            "Liệt kê cả các nước đi: hàng tính từ dưới và cột tính từ trái, từ 1",
            "List the moves too: row from the bottom and column from the left, from 1";
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<_> = env::args_os().collect();
    let lang = lang_of(words.iter().cloned());
    let told = PROGRAM.told(&words, lang);
    let arguments: Asked = told.unwrap_or_else(|error| error.exit());
    let rule = Rule {
        bonus: arguments.bonus,
        deducts: arguments.deducts,
    };
    let seed = arguments.seed;
    let mut together = 0;
    for (name, board) in boards(&fs::read_to_string(&arguments.boards)?)? {
        let effort = arguments.changes.map_or_else(
            || Effort::seconds(arguments.seconds, board.cells(), seed),
            |changes| Effort { changes, seed },
        );
        let play = board.play(rule, effort);
        println!("{name}: {} points, {} left", play.total, play.left);
        if arguments.moves {
            for (row, column) in play.moves {
                println!("  {row} {column}");
            }
        }
        together += play.total;
    }
    println!("together: {together}");
    Ok(())
}

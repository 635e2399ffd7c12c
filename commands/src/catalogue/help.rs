//! What `--help` says around the texts of the commands.

use bilingual::{Text, sentences};

sentences! {
    USAGE: "Cách dùng:", "Usage:";
    COMMANDS: "Lệnh", "Commands";
    ARGUMENTS: "Đối số", "Arguments";
    OPTIONS: "Tùy chọn", "Options";
    ONE_OF: "một trong: {0}", "one of: {0}";
    DEFAULT: "nếu không ghi: {0}", "if not given: {0}";
}

/// What clap says by itself.
pub(crate) const OF_CLAP: [Text; 6] = [
    Text::new("In hướng dẫn này", "Print help"),
    Text::new("In hướng dẫn này", "Print help (see more with '--help')"),
    Text::new("In hướng dẫn này", "Print help (see a summary with '-h')"),
    Text::new("In số hiệu phiên bản", "Print version"),
    Text::new(
        "In hướng dẫn này, hoặc hướng dẫn của lệnh được nêu tên",
        "Print this message or the help of the given subcommand(s)",
    ),
    Text::new("Lệnh cần hướng dẫn", "Print help for the subcommand(s)"),
];

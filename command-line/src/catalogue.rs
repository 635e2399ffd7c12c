//! What is said of a command line, but for the texts of the commands.

use bilingual::sentences;

sentences! {
    USAGE: "Cách dùng:", "Usage:";
    COMMANDS: "Lệnh", "Commands";
    ARGUMENTS: "Đối số", "Arguments";
    OPTIONS: "Tùy chọn", "Options";
    ONE_OF: "một trong: {0}", "one of: {0}";
    DEFAULT: "nếu không ghi: {0}", "if not given: {0}";

    // What every program does.
    PRINT_HELP: "In hướng dẫn này", "Print help";
    PRINT_VERSION: "In số hiệu phiên bản", "Print version";
    PRINT_HELP_OF: "In hướng dẫn này, hoặc hướng dẫn của lệnh được nêu tên", "Print this message or the help of the given subcommand(s)";

    // What is wrong with what was typed.
    MISSING: "thiếu {0}", "{0} is missing";
    NO_COMMAND: "không có lệnh {0}", "there is no command {0}";
    TOO_MANY: "thừa đối số {0}", "{0} is an argument too many";
    NOT_UTF8: "một đối số không viết bằng UTF-8", "an argument is not in UTF-8";
    NO_NUMBER: "cần một số nguyên", "a whole number is needed";
    NO_OPTION: "không có tùy chọn {0}", "there is no option {0}";
    NO_VALUE: "{0} cần một giá trị", "{0} needs a value";
    TAKES_NONE: "{0} không nhận giá trị nào", "{0} takes no value";
    BAD_VALUE: "{1} không nhận giá trị '{0}'", "{1} cannot be '{0}'";
    CONFLICT: "{0} không dùng cùng với {1}", "{0} does not go with {1}";
    NUMBER_OF: "cần một số từ {0} đến {1}", "a number from {0} to {1} is needed";
    POSSIBLE: "có thể là {0}", "it can be {0}";
    DID_YOU_MEAN: "có phải ý bạn là {0}?", "did you mean {0}?";
    CALLED_SO: "cách dùng: {0}", "usage: {0}";
}

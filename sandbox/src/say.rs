//! Why a program is not run, or a layer not put on.

use bilingual::sentences;

sentences! {
    AT: "{0}: {1}", "{0}: {1}";
    NOT_WANTED: "không cần", "not wanted";
    ONLY_FOR_ROOT: "chỉ root làm được", "only root can do that";
    NO_OTHER_USER: "ở đây không có tài khoản nào khác", "there is no other user here";
    NO_GROUP: "ở đây không tạo được cgroup", "no cgroup can be made here";
    NO_LANDLOCK: "nhân hệ điều hành không có", "the kernel has none";
    ONLY_ROOT: "{0}: chỉ root đọc được; hãy cài nó vào nơi mọi người đọc được, như /usr/local", "{0}: only root can enter or read it; install it where everybody can, such as /usr/local";
    WOULD_BE_ROOT: "ở đây chương trình sẽ chạy bằng root, là chủ của cả máy: {0}", "programs would be root here, who owns the machine: {0}";
    LIMIT: "giới hạn ulimit {0} ở đây nhiều nhất là {1}, mà cần ít nhất {2}: hãy nâng lên rồi chạy lại", "ulimit {0} can be no more than {1} here, and {2} are needed: raise it and try again";
    NOT_EMPTY: "{0}: thư mục của chương trình phải có sẵn và trống", "{0}: the program's folder must be there, and empty";
    DISK_FULL: "{0}: ổ đĩa đã đầy", "{0}: the disk is full";

    NOT_ON_WINDOWS: "Windows không có, nếu không là quản trị viên", "Windows has none without an administrator";
    LOW_FAILED: "không chạy được chương trình ở mức toàn vẹn thấp ({0})", "no program runs at low integrity ({0})";
    SCANNER: "{0}: phần mềm chống virus không cho chạy", "{0}: the virus scanner does not let it run";

    // Where temporary folders are made.
    NO_PLACE: "không có chỗ để tạo thư mục tạm: {0}", "there is no place for temporary folders: {0}";
    NO_EXECUTION: "không cho chạy chương trình đặt ở đó", "nothing can be executed there";
    FREE: "chỉ còn trống {0} MiB", "only {0} MiB are free";
    NAMELESS: "tên không viết bằng UTF-8", "its name is not in UTF-8";

    // The helper that runs programs.
    NO_HELPER: "không dùng được tiến trình trợ giúp: {0}", "the helper process cannot be used: {0}";
    HELPER_SILENT: "tiến trình trợ giúp không trả lời ({0})", "the helper process gave no answer ({0})";
    NOT_STARTED: "không khởi động được chương trình: {0}", "the program cannot be started: {0}";

    // What a layer is made of.
    USER: "tài khoản", "user";
    FIRST_PROCESS: "tiến trình đầu tiên", "first process";
    JOB_OBJECT: "job object", "job object";
    LOW_INTEGRITY: "mức toàn vẹn thấp", "low integrity";
    FILE_TREE: "cây thư mục", "file tree";
}

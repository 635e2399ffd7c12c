//! The layers of the seal: what each is called, and what it does.

use bilingual::{Text, sentences};
use sandbox::Layer;

sentences! {
    PROCESSES: "tiến trình", "processes";
    FILES: "file", "files";
    NETWORK: "mạng", "network";
    IPC: "bộ nhớ chung", "ipc";
    IDENTITY: "tài khoản", "identity";
    PATHS: "đường dẫn", "paths";
    CALLS: "lời gọi hệ thống", "calls";
    GROUP: "cgroup", "group";

    PROCESSES_DO: "không thấy tiến trình khác (PID namespace)", "other processes are invisible (PID namespace)";
    FILES_DO: "chỉ thấy những file cần dùng (mount namespace)", "only what it needs is there (mount namespace)";
    NETWORK_DO: "không có mạng (network namespace)", "no network (network namespace)";
    IPC_DO: "không có bộ nhớ chung của người khác (IPC namespace)", "no shared memory of others (IPC namespace)";
    IDENTITY_DO: "chạy bằng tài khoản khác", "it runs as another user";
    PATHS_DO: "không mở được file nào khác (Landlock)", "no other file can be opened (Landlock)";
    CALLS_DO: "không gọi được hệ thống ngoài những gì cần (seccomp)", "no other system calls (seccomp)";
    GROUP_DO: "thời gian chính xác của mọi tiến trình (cgroup v2)", "exact time of all its processes (cgroup v2)";
}

/// What the layer is called, and what it does.
pub(crate) fn named(layer: Layer) -> (Text, Text) {
    match layer {
        Layer::Processes => (PROCESSES, PROCESSES_DO),
        Layer::Files => (FILES, FILES_DO),
        Layer::Network => (NETWORK, NETWORK_DO),
        Layer::Ipc => (IPC, IPC_DO),
        Layer::Identity => (IDENTITY, IDENTITY_DO),
        Layer::Paths => (PATHS, PATHS_DO),
        Layer::Calls => (CALLS, CALLS_DO),
        Layer::Group => (GROUP, GROUP_DO),
    }
}

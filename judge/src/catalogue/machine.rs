//! `judge doctor`.

use words::sentences;

sentences! {
    LANGUAGES: "ngôn ngữ", "languages";
    TIMES: "{0} lần giới hạn thời gian", "{0} times the time limit";
    WITH_PROCONIO: "có proconio", "with proconio";
    SEALED_BY: "chương trình được cách li bằng", "programs are sealed off by";
    YES: "có", "yes";
    NO: "không", "no";
    SEALED: "cách li hoàn toàn", "sealed off completely";
    NOT_SEALED: "chưa cách li hoàn toàn: chỉ nên chấm những chương trình tin được", "not sealed off completely: judge only programs that you trust";
    MEMORY_BY_SHARES: "bộ nhớ của nhiều tiến trình là tổng phần của chúng (PSS), đo vài ms một lần", "memory of several processes is the sum of their shares (PSS), seen every few ms";
    TIME_AS_SEEN: "thời gian của tiến trình không ai nhận lại chỉ tính đến lần đo cuối", "time of processes that nobody collects counts as far as it was seen";
    PROCESSES: "không thấy tiến trình khác (PID namespace)", "other processes are invisible (PID namespace)";
    FILES: "chỉ thấy những file cần dùng (mount namespace)", "only what it needs is there (mount namespace)";
    NETWORK: "không có mạng (network namespace)", "no network (network namespace)";
    IPC: "không có bộ nhớ chung của người khác (IPC namespace)", "no shared memory of others (IPC namespace)";
    IDENTITY: "chạy bằng tài khoản khác", "it runs as another user";
    PATHS: "không mở được file nào khác (Landlock)", "no other file can be opened (Landlock)";
    CALLS: "không gọi được hệ thống ngoài những gì cần (seccomp)", "no other system calls (seccomp)";
    GROUP: "thời gian chính xác của mọi tiến trình (cgroup v2)", "exact time of all its processes (cgroup v2)";
}

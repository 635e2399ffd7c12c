//! The layers of the seal: what each is called, and what it does.

use bilingual::{Message, Text, sentences};
use sandbox::{Isolation, Layer, SYSTEM, System};

use crate::catalogue::running;

sentences! {
    PROCESSES: "tiến trình", "processes";
    FILES: "file", "files";
    NETWORK: "mạng", "network";
    IPC: "bộ nhớ chung", "ipc";
    IDENTITY: "tài khoản", "identity";
    PATHS: "đường dẫn", "paths";
    CALLS: "lời gọi hệ thống", "calls";
    GROUP: "cgroup", "group";

    LOW: "mức toàn vẹn thấp", "low integrity";
    JOB_OBJECT: "job object", "job object";

    PROCESSES_DO: "không thấy tiến trình khác (PID namespace)", "other processes are invisible (PID namespace)";
    FILES_DO: "chỉ thấy những file cần dùng (mount namespace)", "only what it needs is there (mount namespace)";
    NETWORK_DO: "không có mạng (network namespace)", "no network (network namespace)";
    IPC_DO: "không có bộ nhớ chung của người khác (IPC namespace)", "no shared memory of others (IPC namespace)";
    IDENTITY_DO: "chạy bằng tài khoản khác", "it runs as another user";
    PATHS_DO: "không mở được file nào khác (Landlock)", "no other file can be opened (Landlock)";
    CALLS_DO: "không gọi được hệ thống ngoài những gì cần (seccomp)", "no other system calls (seccomp)";
    GROUP_DO: "thời gian chính xác của mọi tiến trình (cgroup v2)", "exact time of all its processes (cgroup v2)";

    REACHES_ALL: "đọc, ghi và xóa được mọi file mà bạn đọc, ghi và xóa được, cả đáp án, bài của người khác và kết quả chấm", "can read, write and delete all files that you may, answers, hand-ins of others and results among them";
    REACHES_SOME: "đọc được file khác trên máy, cả đáp án và bài của người khác", "can read other files of this machine, answers and hand-ins of others among them";
    AND_NETWORK: "{0}, và dùng được mạng", "{0}, and use the network";

    // Windows.
    SEES_NONE: "không thấy tiến trình khác", "other processes are invisible";
    READS_NONE: "không đọc được file khác, như đáp án của các test", "no other file can be read, such as the answers of the tests";
    NO_NETWORK: "không có mạng", "no network";
    SHARES_NONE: "không có bộ nhớ chung của người khác", "no shared memory of others";
    LOW_DO: "không sửa được file, tiến trình, registry của người khác", "it changes no files, processes or registry of others";
    CALLS_NONE: "không gọi được hệ thống ngoài những gì cần", "no other system calls";
    JOB_DO: "bộ nhớ, thời gian, số tiến trình; hết bài thì không gì còn lại", "memory, time, processes; nothing is left when it ends";
}

/// The layers that are told of here: on Windows nothing could keep a program from files but one.
pub(crate) fn all() -> impl Iterator<Item = Layer> {
    let is_told = |layer: &Layer| SYSTEM == System::Linux || *layer != Layer::Paths;
    Layer::ALL.into_iter().filter(is_told)
}

/// Why a layer is not there, if that is worth telling: on Windows most can never be had.
pub(crate) fn why_not(isolation: &Isolation, layer: Layer) -> Option<&Message> {
    let is_possible = [Layer::Identity, Layer::Group].contains(&layer);
    let why = isolation.off.get(&layer);
    why.filter(|_| SYSTEM == System::Linux || is_possible)
}

/// What of the machine a program can reach, where files are not closed to it: words that go on from
/// whoever can.
pub(crate) fn reach(isolation: &Isolation) -> Option<Message> {
    if isolation.closes_files() {
        return None;
    }
    let files = if isolation.has(Layer::Identity) {
        REACHES_SOME
    } else {
        REACHES_ALL
    };
    let has_network = ![Layer::Network, Layer::Calls]
        .into_iter()
        .any(|it| isolation.has(it));
    Some(if has_network {
        AND_NETWORK.with(&[&files]).into()
    } else {
        files.into()
    })
}

/// The layers that are on, then those that are not, and what can be reached without them.
pub(crate) fn sealed_by(isolation: &Isolation) -> Message {
    let names = |layers: Vec<Layer>| {
        let names = layers.into_iter().map(|layer| named(layer).0.into());
        Message::joined(&names.collect::<Vec<_>>(), ", ")
    };
    let on = names(isolation.on.clone());
    let off = names(isolation.off.keys().copied().collect());
    let by = match (isolation.on.is_empty(), isolation.off.is_empty()) {
        (true, _) => running::NOTHING.into(),
        // What Windows never has need not be told every time.
        (false, false) if SYSTEM == System::Linux => running::WITHOUT.with(&[&on, &off]).into(),
        (false, _) => on,
    };
    match reach(isolation) {
        Some(reach) => running::OPEN.with(&[&by, &reach]).into(),
        None => by,
    }
}

/// What the layer is called, and what it does.
pub(crate) fn named(layer: Layer) -> (Text, Text) {
    named_on(SYSTEM, layer)
}

fn named_on(system: System, layer: Layer) -> (Text, Text) {
    if system == System::Windows {
        return match layer {
            Layer::Processes => (PROCESSES, SEES_NONE),
            Layer::Files => (FILES, READS_NONE),
            Layer::Network => (NETWORK, NO_NETWORK),
            Layer::Ipc => (IPC, SHARES_NONE),
            Layer::Identity => (LOW, LOW_DO),
            Layer::Paths => (PATHS, READS_NONE),
            Layer::Calls => (CALLS, CALLS_NONE),
            Layer::Group => (JOB_OBJECT, JOB_DO),
        };
    }
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

#[cfg(test)]
mod tests {
    use bilingual::Lang;

    use super::*;

    #[test]
    fn what_a_program_can_reach_is_told_where_its_files_are_not_closed() {
        let reached = |on: &[Layer]| {
            let on = on.to_vec();
            let isolation = Isolation {
                on,
                ..Isolation::none()
            };
            reach(&isolation).map(|it| it.of(Lang::En).to_owned())
        };
        assert_eq!(reached(&[Layer::Paths]), None);
        assert_eq!(reached(&[Layer::Files]), None);
        let user = reached(&[Layer::Calls, Layer::Group]).unwrap();
        assert!(user.starts_with("can read, write and delete all"), "{user}");
        assert!(!user.contains("network"), "{user}");
        // As on Windows.
        let low = reached(&[Layer::Identity, Layer::Group]).unwrap();
        assert!(low.starts_with("can read other files"), "{low}");
        assert!(low.ends_with(", and use the network"), "{low}");
    }

    #[test]
    fn on_windows_no_layer_is_told_by_what_only_linux_has() {
        for layer in Layer::ALL {
            let (name, about) = named_on(System::Windows, layer);
            for text in [name, about].map(|it| it.of(Lang::En)) {
                let foreign = ["namespace", "cgroup", "Landlock", "seccomp"];
                assert!(!foreign.iter().any(|it| text.contains(it)), "{text}");
            }
        }
    }
}

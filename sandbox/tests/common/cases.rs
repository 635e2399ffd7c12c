//! All hostile programs of `hostile.c`: what each tries, and within which quota.

#![allow(dead_code, reason = "a test reads only the names")]

use sandbox::{Layer, Quota, Role};

/// One of them.
pub(crate) struct Case {
    /// Its name, and in capitals what stands for something else: `SECRET` a file outside, `PROGRAM`
    /// its own executable, `VICTIM` a process, `PARENT` the helper's parent, `SOCKET` a socket.
    pub(crate) words: &'static [&'static str],
    /// What it tries.
    pub(crate) tries: &'static str,
    /// What it may use, if that is less than usual.
    pub(crate) change: fn(&mut Quota),
    /// The layer without which nobody says that it is held.
    pub(crate) needs: Option<Layer>,
    /// Which rules it has to keep.
    pub(crate) role: Role,
}

const fn case(words: &'static [&'static str], tries: &'static str) -> Case {
    Case {
        words,
        tries,
        change: |_| {},
        needs: None,
        role: Role::Native,
    }
}

impl Case {
    const fn within(self, change: fn(&mut Quota)) -> Case {
        Case { change, ..self }
    }

    const fn with(self, layer: Layer) -> Case {
        let needs = Some(layer);
        Case { needs, ..self }
    }

    /// With the rules of others.
    const fn of(self, role: Role) -> Case {
        Case { role, ..self }
    }
}

fn short(quota: &mut Quota) {
    quota.cpu_ms = 300;
}

fn hasty(quota: &mut Quota) {
    quota.idle_ms = 500;
}

/// All of them.
#[rustfmt::skip]
pub(crate) const CASES: &[Case] = &[
    case(&["read_secret", "SECRET"], "reads a file outside"),
    case(&["stat_secret", "SECRET"], "asks for size and date of a file outside").with(Layer::Files),
    case(&["write_secret", "SECRET"], "writes to a file outside"),
    case(&["truncate_secret", "SECRET"], "empties a file outside"),
    case(&["chmod_secret", "SECRET"], "changes the rights of a file outside"),
    case(&["touch_secret", "SECRET"], "changes the date of a file outside"),
    case(&["mark_secret", "SECRET"], "changes attributes, flags and owner of a file outside, in ten ways"),
    case(&["link_secret", "SECRET"], "makes a hard link to a file outside"),
    case(&["symlink_secret", "SECRET"], "reads a file outside through a symbolic link"),
    case(&["rename_secret", "SECRET"], "takes a file outside as its own"),
    case(&["remove_secret", "SECRET"], "removes a file outside"),
    case(&["proc_root_secret", "SECRET"], "reads a file outside through /proc"),
    case(&["other_files"], "reads passwords, logs, memory and devices of the machine"),
    case(&["write_around"], "writes, renames and makes a FIFO around its folder, in /var/tmp, /usr, /dev"),
    case(&["list_parent"], "lists the folder above its own").with(Layer::Files),
    case(&["own_program", "PROGRAM"], "writes to its own executable"),
    case(&["only_of_root", "PROGRAM"], "becomes root, who may read what is shown to it; honest, and works").with(Layer::Identity),
    case(&["devices"], "makes a disk and opens it"),
    case(&["mounts"], "mounts, unmounts, changes its root"),
    case(&["namespaces"], "makes or enters other namespaces"),
    case(&["privileges"], "becomes another user, gains privileges"),
    case(&["kill_watchers", "VICTIM"], "kills and stops the helper, the keeper, another process"),
    case(&["kill_everybody"], "kills every process that it can"),
    case(&["trace_watchers", "VICTIM"], "traces them, reads their memory and descriptors"),
    case(&["slow_watchers", "VICTIM"], "changes their priority, limits and CPUs"),
    case(&["see_others"], "looks for other processes"),
    case(&["trace_itself"], "lets itself be traced"),
    case(&["slip_away"], "cuts the ties by which it dies with the helper"),
    case(&["daemons"], "leaves daemons that ignore signals").of(Role::Compiler),
    case(&["fork_many"], "starts 200 processes").of(Role::Compiler),
    case(&["no_processes"], "starts a process in nine ways"),
    case(&["later"], "makes itself less urgent than all others, in six ways"),
    case(&["thread_many"], "starts 200 threads"),
    case(&["spawn"], "starts a shell; honest, and works").of(Role::Compiler),
    case(&["hidden_child"], "computes 0.4 s in a child that nobody collects").of(Role::Compiler),
    case(&["hidden_thread_child"], "computes 0.4 s in a child of a thread").of(Role::Compiler),
    case(&["hidden_orphan"], "computes 0.4 s in an orphan of another session").of(Role::Compiler),
    case(&["hidden_short"], "computes 0.4 s in forty short children that nobody collects").of(Role::Compiler),
    case(&["burning_left_behind"], "ends while its children compute on").of(Role::Compiler),
    case(&["threads_burn"], "computes too long in two threads").within(short),
    case(&["threads_take_turns"], "eight threads, one of which computes at a time; honest, and works"),
    case(&["threads_wait_together"], "sleeps, and wants the CPU with 48 threads at once now and then").within(hasty),
    case(&["threads_short"], "starts 300 threads, one after another; honest, and works"),
    case(&["loop"], "computes for ever and ignores SIGXCPU").within(short),
    case(&["child_loops"], "lets a child compute for ever").within(short).of(Role::Compiler),
    case(&["nap"], "sleeps").within(hasty),
    case(&["stop_itself"], "stops itself").within(hasty),
    case(&["drip"], "sleeps, and computes a little now and then").within(hasty),
    case(&["memory_children"], "holds too much memory in four children").of(Role::Compiler),
    case(&["memory_thread_child"], "holds too much memory in a child of a thread").of(Role::Compiler),
    case(&["memory_shared"], "holds memory that others can hold too, in five ways"),
    case(&["memory_hog"], "holds more and more memory"),
    case(&["memory_gulp"], "fills a gigabyte in huge pages").of(Role::Interpreted),
    case(&["memory_reserved"], "reserves a gigabyte and uses a part of it; honest, and works"),
    case(&["memory_leader_gone"], "holds too much memory after its first thread has ended"),
    case(&["memory_tables"], "fills tables of pages that it never writes to").of(Role::Interpreted),
    case(&["memory_in_pipes"], "fills all the pipes that it can have"),
    case(&["memory_spliced"], "gives pages away into pipes, in five ways, asks for a queue of requests"),
    case(&["memory_remapped"], "hides memory in mapped files without a name"),
    case(&["memory_in_kernel"], "asks the kernel for tables and pages that nobody counts"),
    case(&["cache_marks"], "asks what is in the page cache, in five ways"),
    case(&["memory_hidden_in_files"], "hides memory in files without a name and large pipes"),
    case(&["forge", "PARENT"], "writes a report of its own to every descriptor; ends with code 7"),
    case(&["descriptors"], "uses descriptors that it has inherited"),
    case(&["environment"], "reads the user's environment"),
    case(&["terminal"], "types at the terminal, takes it over"),
    case(&["network"], "opens sockets of seven kinds"),
    case(&["pair"], "opens pairs of sockets"),
    case(&["pair_of_a_runtime", "SOCKET"], "talks to an abstract socket, fills pairs of sockets").of(Role::Interpreted),
    case(&["shared_memory"], "makes System V and POSIX shared memory, semaphores and queues"),
    case(&["kernel"], "uses BPF, keys, modules, io_uring, logs, quotas"),
    case(&["int80"], "makes system calls of the 32-bit machine").with(Layer::Calls),
    case(&["x32"], "makes system calls of x32").with(Layer::Calls),
    case(&["fill"], "fills its folder"),
    case(&["fill", "delete"], "writes 64 MiB, but never much at a time; honest, and works"),
    case(&["fill_hidden"], "fills its folder with files without a name"),
    case(&["fill_mapped"], "fills its folder with files that are only mapped"),
    case(&["temporary_files"], "makes temporary files; honest, and works").with(Layer::Files),
    case(&["many_files"], "makes ten thousand files"),
    case(&["deep_folders"], "makes two thousand folders in each other, and locks the last"),
    case(&["sparse"], "makes an output of 10 GiB that is a hole"),
    case(&["endless"], "prints without end"),
    case(&["endless_stubborn"], "prints without end and ignores SIGXFSZ"),
    case(&["out_fifo"], "makes a FIFO in the place of its output"),
    case(&["out_folder"], "makes a folder in the place of its output"),
    case(&["out_link", "SECRET"], "links its output to a file outside"),
    case(&["out_device"], "links its output to /dev/zero"),
    case(&["out_locked"], "locks its output and its folder; honest, and taken"),
    case(&["out_odd_names"], "gives files names with control characters"),
    case(&["out_fine"], "writes its output; honest, and works"),
    case(&["remove_folder"], "removes and renames its own folder"),
    case(&["real_time_signal"], "ends by a signal that has no name"),
    case(&["too_late_says_itself"], "sends itself the signal for too much time"),
    case(&["change_through_reading", "PROGRAM"], "changes rights, dates, locks and flags of what it may only read"),
    case(&["allocate_beyond"], "takes room on the disk beyond the end of its output"),
    case(&["crash"], "crashes"),
    case(&["read_input"], "reads and changes its input; honest, and works"),
    case(&["write_stdout_again"], "opens /dev/stdout again; honest, and works").with(Layer::Files),
    case(&["leave_traces"], "leaves something for the next run, in twelve places"),
    case(&["find_traces"], "looks for what an earlier run has left"),
];

//! The filter, run by hand.

use libc::{EINVAL, ENOSYS, EPERM, c_long};

use super::*;

const ROLES: [Role; 3] = [Role::Native, Role::Interpreted, Role::Compiler];

const NATIVE: Caller = Caller {
    role: Role::Native,
    own: 77,
    spared: 0,
};

/// What the filter says of a call, as the kernel would run it.
fn verdict(program: &[sock_filter], call: c_long, arguments: [u64; 6]) -> u32 {
    let word = |offset: u32| match offset {
        CALL => u32::try_from(call).unwrap(),
        MACHINE_AT => MACHINE.unwrap(),
        _ => {
            let argument = arguments[(offset - ARGUMENTS) as usize / 8];
            let half = if offset.is_multiple_of(8) {
                argument
            } else {
                argument >> 32
            };
            u32::try_from(half & 0xffff_ffff).unwrap()
        }
    };
    let (mut at, mut loaded) = (0, 0);
    loop {
        let step = program[at];
        let jump = |yes| usize::from(if yes { step.jt } else { step.jf });
        at += 1 + match step.code {
            LOAD => {
                loaded = word(step.k);
                0
            }
            JUMP => step.k as usize,
            EQUAL => jump(loaded == step.k),
            AT_LEAST => jump(loaded >= step.k),
            ANY_BIT => jump(loaded & step.k != 0),
            _ => return step.k,
        };
    }
}

fn error(number: i32) -> u32 {
    ERROR | number.cast_unsigned()
}

fn says(caller: Caller, call: c_long, arguments: [u64; 6]) -> u32 {
    verdict(&program(caller).expect("a known machine"), call, arguments)
}

fn allows(caller: Caller, call: c_long, arguments: [u64; 6]) -> bool {
    says(caller, call, arguments) == ALLOW
}

/// The answer that stands in the list; no call stands there twice for one role.
fn listed(role: Role, call: c_long) -> Option<Answer> {
    let rows = TABLE.iter().filter(|row| row.whose.contains(&role));
    let mut found = rows.filter(|row| row.calls.iter().any(|it| it.1 == call));
    let answer = found.next().map(|row| row.answer);
    assert!(
        found.next().is_none(),
        "{role:?}: {call} stands there twice"
    );
    answer
}

#[test]
fn every_call_is_answered_as_the_list_says_and_refused_where_it_says_nothing() {
    for role in ROLES {
        let program = program(Caller { role, ..NATIVE }).unwrap();
        for call in (0..=1023).chain([4096, 0x3fff_ffff]) {
            let said = verdict(&program, call, [u64::MAX; 6]);
            let right = match listed(role, call) {
                Some(Answer::Allow) => ALLOW,
                // Nothing that is asked for by argument has all bits.
                Some(Answer::If(_, number) | Answer::Say(number)) => error(number),
                None if call < 424 => error(EPERM),
                None => error(ENOSYS),
            };
            assert_eq!(said, right, "{role:?}: {call}");
        }
        for call in [0x4000_0000, 0x4000_0027, 0xffff_ffff] {
            assert_eq!(verdict(&program, call, [0; 6]), KILL, "{role:?}: {call}");
        }
    }
}

/// Numbers, since not every C library knows them all.
#[cfg(target_arch = "x86_64")]
#[test]
fn what_reaches_out_is_on_no_list() {
    let of_others = [
        101, 310, 311, 312, 424, 434, 438, 440, 448, // to trace, to signal, to read from
        142, 144, 251, 314, 141, // to be less urgent
        165, 166, 155, 161, 428, 429, 430, 442, 467, 303, 304, // to mount, to open by handle
        272, 308, 105, 113, 117, // namespaces and users
        41, 42, 44, 46, 49, 50, 288, 307, // sockets
        29, 30, 64, 68, 240, 216, // shared memory, queues, pages in another order
        133, 259, 253, 254, 294, // devices and FIFOs; watching
        92, 93, 94, 260, 76, 197, 198, 199, // owners, attributes
        206, 209, 278, 276, 319, 425, 426, 427, 447, // requests and pages of nobody
        27, 221, 187, 327, 328, 451, // what is in the page cache
        437, 463, 464, 465, 466, 468, 469, // files, in new ways
        321, 323, 298, 246, 175, 169, 103, 250, 317, // the kernel
    ];
    let used_otherwise = [44, 76, 199];
    for call in of_others {
        for role in ROLES {
            let said = says(Caller { role, ..NATIVE }, call, [9; 6]);
            let may = used_otherwise.contains(&call) && role != Role::Native;
            assert!(said != ALLOW || may, "{role:?}: {call}");
        }
    }
}

#[test]
fn arguments_decide_where_only_some_uses_reach_out() {
    let allows = |call, first: [u64; 2]| allows(NATIVE, call, [first[0], first[1], 0, 0, 0, 0]);
    assert!(allows(libc::SYS_clone, [0x003d_0f00, 0]));
    assert!(!allows(libc::SYS_clone, [0x103d_0f00, 0]));
    // `TCGETS` and `TIOCSTI`; `FS_IOC_SETFLAGS`, `FS_IOC_SETVERSION`, `FICLONE`.
    assert!(allows(libc::SYS_ioctl, [0, 0x5401]));
    for request in [0x5412, 0x4008_6602, 0x4008_7602, 0x4004_9409] {
        assert!(!allows(libc::SYS_ioctl, [0, request]), "{request:#x}");
    }
    // `PR_SET_NAME`; `SET_PDEATHSIG`, `SET_DUMPABLE`, `SET_CHILD_SUBREAPER`, `SCHED_CORE`, `FUTEX_HASH`.
    assert!(allows(libc::SYS_prctl, [15, 0]));
    for option in [1, 4, 36, 62, 78] {
        assert!(!allows(libc::SYS_prctl, [option, 0]), "{option}");
    }
    // `SCHED_OTHER`; `SCHED_BATCH`, `SCHED_IDLE`, and real time.
    assert!(allows(libc::SYS_sched_setscheduler, [78, 0]));
    for policy in [1, 2, 3, 5, 6, 1 << 30] {
        assert!(!allows(libc::SYS_sched_setscheduler, [0, policy]));
    }
    // `F_SETFL`; `F_SETLK`, `F_SETOWN`, `F_SETPIPE_SZ`, `F_SETLEASE`, `F_NOTIFY`.
    assert!(allows(libc::SYS_fcntl, [0, 4]));
    for command in [6, 8, 1031, 1024, 1026] {
        assert!(!allows(libc::SYS_fcntl, [0, command]), "{command}");
    }
    for call in [libc::SYS_kill, libc::SYS_tgkill, libc::SYS_prlimit64] {
        assert!([0, 77].iter().all(|&pid| allows(call, [pid, 9])));
        assert!(![1, 78, u64::MAX].iter().any(|&pid| allows(call, [pid, 9])));
    }
}

#[test]
fn a_pair_of_sockets_sends_to_no_address() {
    let runtime = Caller {
        role: Role::Interpreted,
        ..NATIVE
    };
    for (address, is_sent) in [(0, true), (1, false), (1 << 40, false)] {
        let sent = allows(runtime, libc::SYS_sendto, [3, 1, 1, 0, address, 0]);
        assert_eq!(sent, is_sent, "{address:#x}");
    }
}

#[test]
fn only_a_compiler_starts_processes() {
    let compiler = Caller {
        role: Role::Compiler,
        ..NATIVE
    };
    // As `fork` and `posix_spawn` of the C library call it, with more bits than count.
    for flags in [0x0120_0011, 0x4111, 1 << 16 << 32] {
        assert!(allows(compiler, libc::SYS_clone, [flags, 0, 0, 0, 0, 0]));
        assert!(!allows(NATIVE, libc::SYS_clone, [flags, 0, 0, 0, 0, 0]));
    }
    assert!(!allows(
        compiler,
        libc::SYS_clone,
        [0x1000_0011, 0, 0, 0, 0, 0]
    ));
    assert_eq!(says(compiler, libc::SYS_clone3, [0; 6]), error(ENOSYS));
}

#[test]
fn memory_is_private_and_shared_files_are_read_only() {
    let allows = |rights, flags| allows(NATIVE, libc::SYS_mmap, [0, 1, rights, flags, 3, 0]);
    let (read, private, fixed) = (1, 2, 0x10);
    assert!(allows(read | 2, private) && allows(read | 2, private | 0x20 | fixed));
    assert!(allows(read, 1) && allows(read, 3));
    assert!(!allows(read | 2, 1) && !allows(2, 3) && !allows(read, 1 | 0x20));
    assert!(!allows(read | 2, private | 0x20 | 0x4_0000), "huge pages");
}

#[test]
fn copies_and_rights_are_answered_so_that_honest_copies_go_on() {
    for role in [Role::Native, Role::Interpreted] {
        let says = |call| says(Caller { role, ..NATIVE }, call, [0; 6]);
        assert_eq!(says(libc::SYS_fchmod), error(0));
        for call in [
            libc::SYS_sendfile,
            libc::SYS_splice,
            libc::SYS_copy_file_range,
        ] {
            assert_eq!(says(call), error(EINVAL));
        }
    }
}

#[test]
fn what_is_spared_is_allowed_and_nothing_else() {
    let spared = Caller {
        spared: 134,
        ..NATIVE
    };
    for call in 0..134 {
        assert_eq!(says(spared, call, [u64::MAX; 6]), ALLOW, "{call}");
    }
    for call in 134..1024 {
        let with = says(spared, call, [u64::MAX; 6]);
        assert_eq!(with, says(NATIVE, call, [u64::MAX; 6]), "{call}");
    }
    let all = Caller {
        spared: u32::MAX,
        ..NATIVE
    };
    assert_eq!(says(all, 469, [0; 6]), ALLOW);
}

#[test]
fn a_call_is_looked_up_in_few_steps() {
    for role in ROLES {
        let program = program(Caller { role, ..NATIVE }).unwrap();
        assert!(program.len() < 512, "{}", program.len());
        let depth = usize::BITS - ranges(Caller { role, ..NATIVE }).len().leading_zeros();
        assert!(depth <= 8, "{depth}");
    }
}

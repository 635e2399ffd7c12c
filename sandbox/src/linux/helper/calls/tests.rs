//! The filter, run by hand.

use super::*;

const BARE: Surroundings = Surroundings {
    are_others_hidden: false,
    are_signals_scoped: false,
    role: Role::Native,
    own: 77,
};

/// What the filter says of a call, as the kernel would run it.
fn verdict(around: Surroundings, call: c_long, arguments: [u64; 6]) -> u32 {
    let program = program(around).expect("a known machine");
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
            EQUAL => jump(loaded == step.k),
            AT_LEAST => jump(loaded >= step.k),
            ANY_BIT => jump(loaded & step.k != 0),
            _ => return step.k,
        };
    }
}

fn allows(around: Surroundings, call: c_long, arguments: [u64; 6]) -> bool {
    verdict(around, call, arguments) == ALLOW
}

#[test]
fn what_programs_do_is_allowed_and_what_reaches_out_is_not() {
    for call in [
        libc::SYS_read,
        libc::SYS_openat,
        libc::SYS_execve,
        libc::SYS_mmap,
    ] {
        assert!(allows(BARE, call, [3, 1, 0, 0, 0, 0]), "{call}");
    }
    for &call in NEVER {
        assert!(!allows(BARE, call, [0; 6]), "{call}");
    }
    assert_eq!(verdict(BARE, c_long::from(X32), [0; 6]), KILL);
    assert_eq!(
        verdict(BARE, libc::SYS_clone3, [0; 6]),
        ERROR | libc::ENOSYS.cast_unsigned()
    );
}

#[test]
fn arguments_decide_where_only_some_uses_reach_out() {
    let thread = 0x003d_0f00;
    assert!(allows(BARE, libc::SYS_clone, [thread, 0, 0, 0, 0, 0]));
    assert!(!allows(BARE, libc::SYS_clone, [0x1000_0011, 0, 0, 0, 0, 0]));
    assert!(!allows(BARE, libc::SYS_ioctl, [0, 0x5412, 0, 0, 0, 0]));
    assert!(allows(BARE, libc::SYS_ioctl, [0, 0x5401, 0, 0, 0, 0]));
    assert!(allows(BARE, libc::SYS_sendto, [3, 1, 1, 0, 0, 0]));
    assert!(!allows(BARE, libc::SYS_sendto, [3, 1, 1, 0, 1 << 40, 0]));
    for pid in [0, 77] {
        assert!(allows(BARE, libc::SYS_kill, [pid, 9, 0, 0, 0, 0]));
    }
    for pid in [1, 78, u64::MAX] {
        assert!(!allows(BARE, libc::SYS_kill, [pid, 9, 0, 0, 0, 0]));
    }
}

#[test]
fn where_others_are_out_of_reach_less_has_to_be_refused() {
    let hidden = Surroundings {
        are_others_hidden: true,
        ..BARE
    };
    assert!(allows(hidden, libc::SYS_kill, [1, 9, 0, 0, 0, 0]));
}

#[test]
fn only_a_compiler_starts_processes_and_changes_what_files_are() {
    let compiler = Surroundings {
        role: Role::Compiler,
        ..BARE
    };
    for &call in COMPILERS {
        assert!(allows(compiler, call, [0; 6]), "{call}");
        assert!(!allows(BARE, call, [0; 6]), "{call}");
    }
    // As `fork` and `posix_spawn` of the C library call it, with more bits than count.
    for flags in [0x0120_0011, 0x4111, 1 << 16 << 32] {
        assert!(allows(compiler, libc::SYS_clone, [flags, 0, 0, 0, 0, 0]));
        assert!(!allows(BARE, libc::SYS_clone, [flags, 0, 0, 0, 0, 0]));
    }
    assert!(!allows(BARE, libc::SYS_fcntl, [0, 6, 0, 0, 0, 0]));
}

#[test]
fn memory_is_private_and_shared_files_are_read_only() {
    let allows = |rights, flags| allows(BARE, libc::SYS_mmap, [0, 1, rights, flags, 3, 0]);
    let (read, private, fixed) = (1, 2, 0x10);
    assert!(allows(read | 2, private) && allows(read | 2, private | 0x20 | fixed));
    assert!(allows(read, 1) && allows(read, 3));
    assert!(!allows(read | 2, 1) && !allows(2, 3) && !allows(read, 1 | 0x20));
}

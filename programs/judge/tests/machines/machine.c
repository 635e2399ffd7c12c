// Makes the machine poorer for one program: `machine WORD... -- PROGRAM ARGUMENT...`.
//
// The words are carried out in their order; what is refused is refused by a filter that is put on last,
// in front of the program and of all that it starts. In C, because nothing of the workspace outside the
// sandbox may call the kernel without a wrapper.
//
//   namespaces         none can be made or entered, nothing can be mounted
//   late               a user namespace can be made, but nothing can be done in it, as in Ubuntu 24.04
//   landlock           the kernel has no Landlock
//   filters            no filter can be put on
//   old                a kernel before 5.3: no pidfd_open, no close_range
//   container          what root has in a container: fewer capabilities, and a masked /proc
//   docker             the same, and the calls that Docker refuses by default
//   groups             no cgroup can be made
//   tmpfs=OPTIONS:DIR  an empty disk in memory there
//   full=DIR           the disk there is full
//   locked=DIR         nothing can be written there
//   bind=FROM:TO       a file or folder in another place too
//   copy=FROM:TO       a copy of a folder there
//   user=NUMBER        as this user, who has nothing else
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define NAMESPACES 0x7e020080u  // CLONE_NEWTIME to CLONE_NEWNET, but for the user's, which is among them
#define NEWUSER 0x10000000u

static struct sock_filter filter[512];
static int length;

static void step(unsigned code, unsigned k, int yes, int no) {
    filter[length++] = (struct sock_filter){code, yes, no, k};
}
static void begin(void) {
    if (length) return;
    step(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr), 0, 0);
}
// This call ends with this error.
static void refuse(int call, int error) {
    begin();
    step(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1);
    step(BPF_RET, SECCOMP_RET_ERRNO | error, 0, 0);
}
// The same, if its first argument has one of these bits.
static void refuse_bits(int call, unsigned bits, int error) {
    begin();
    step(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
    step(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args), 0, 0);
    step(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1);
    step(BPF_RET, SECCOMP_RET_ERRNO | error, 0, 0);
    step(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr), 0, 0);
}
// The same, if its first argument is this one.
static void refuse_first(int call, unsigned first, int error) {
    begin();
    step(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
    step(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args), 0, 0);
    step(BPF_JMP | BPF_JEQ | BPF_K, first, 0, 1);
    step(BPF_RET, SECCOMP_RET_ERRNO | error, 0, 0);
    step(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr), 0, 0);
}

static void fail(const char *what) {
    fprintf(stderr, "machine: %s: %s\n", what, strerror(errno));
    exit(125);
}
static void check(int result, const char *what) {
    if (result < 0) fail(what);
}

// What is mounted from now on is nobody else's business.
static void be_private(void) {
    static int is_private;
    if (is_private++) return;
    check(unshare(CLONE_NEWNS), "unshare");
    check(mount(0, "/", 0, MS_REC | MS_PRIVATE, 0), "/");
}
static void lock(const char *place) {
    be_private();
    check(mount(place, place, 0, MS_BIND | MS_REC, 0), place);
    check(mount(0, place, 0, MS_REMOUNT | MS_BIND | MS_RDONLY, 0), place);
}

static void mounts(int error) {
    int calls[] = {SYS_mount, SYS_umount2, SYS_pivot_root, SYS_open_tree, SYS_move_mount, SYS_fsopen,
                   SYS_fsconfig, SYS_fsmount, SYS_fspick, SYS_mount_setattr, SYS_sethostname,
                   SYS_setdomainname};
    for (unsigned i = 0; i < sizeof calls / sizeof *calls; i++) refuse(calls[i], error);
}
static void namespaces(void) {
    mounts(EPERM);
    refuse(SYS_unshare, EPERM);
    refuse(SYS_setns, EPERM);
    refuse(SYS_clone3, ENOSYS);
    refuse_bits(SYS_clone, NAMESPACES, EPERM);
}
static void late(void) {
    // Where it can be had, what the kernel refuses first: the numbers of its users.
    if (geteuid() == 0) lock("/proc");
    mounts(EACCES);
    refuse(SYS_setns, EPERM);
    refuse(SYS_chroot, EPERM);
    refuse_bits(SYS_unshare, NAMESPACES & ~NEWUSER, EPERM);
}
static void capabilities(void) {
    int kept[] = {CAP_CHOWN, CAP_DAC_OVERRIDE, CAP_FOWNER, CAP_FSETID, CAP_KILL, CAP_SETGID, CAP_SETUID,
                  CAP_SETPCAP, CAP_NET_BIND_SERVICE, CAP_NET_RAW, CAP_SYS_CHROOT, CAP_MKNOD,
                  CAP_AUDIT_WRITE, CAP_SETFCAP};
    unsigned long long all = 0;
    for (unsigned i = 0; i < sizeof kept / sizeof *kept; i++) all |= 1ull << kept[i];
    for (int i = 0; i <= 63; i++)
        if (!(all >> i & 1)) prctl(PR_CAPBSET_DROP, i, 0, 0, 0);
    unsigned header[2] = {_LINUX_CAPABILITY_VERSION_3, 0};
    unsigned low = (unsigned)all, high = (unsigned)(all >> 32);
    unsigned data[6] = {low, low, 0, high, high, 0};
    check(syscall(SYS_capset, header, data), "capabilities");
}
static void container(void) {
    be_private();
    const char *masked[] = {"/proc/kcore", "/proc/keys", "/proc/timer_list"};
    for (unsigned i = 0; i < sizeof masked / sizeof *masked; i++)
        mount("/dev/null", masked[i], 0, MS_BIND, 0);
    const char *locked[] = {"/proc/bus", "/proc/fs", "/proc/irq", "/proc/sys"};
    for (unsigned i = 0; i < sizeof locked / sizeof *locked; i++)
        if (mount(locked[i], locked[i], 0, MS_BIND, 0) == 0)
            mount(0, locked[i], 0, MS_REMOUNT | MS_BIND | MS_RDONLY, 0);
    capabilities();
}
static void docker(void) {
    int calls[] = {SYS_acct, SYS_add_key, SYS_bpf, SYS_clock_settime, SYS_delete_module, SYS_fanotify_init,
                   SYS_finit_module, SYS_init_module, SYS_io_uring_enter, SYS_io_uring_register,
                   SYS_io_uring_setup, SYS_ioperm, SYS_iopl, SYS_kcmp, SYS_kexec_file_load, SYS_kexec_load,
                   SYS_keyctl, SYS_mbind, SYS_move_pages, SYS_name_to_handle_at, SYS_open_by_handle_at,
                   SYS_perf_event_open, SYS_quotactl, SYS_reboot, SYS_request_key, SYS_set_mempolicy,
                   SYS_settimeofday, SYS_swapoff, SYS_swapon, SYS_syslog, SYS_userfaultfd, SYS_vhangup};
    for (unsigned i = 0; i < sizeof calls / sizeof *calls; i++) refuse(calls[i], EPERM);
    namespaces();
    container();
}
static void groups(void) {
    be_private();
    // Read before anything is mounted, which makes it longer.
    static char list[1 << 16];
    int file = open("/proc/self/mounts", O_RDONLY), size = 0, got;
    check(file, "mounts");
    while ((got = read(file, list + size, sizeof list - 1 - size)) > 0) size += got;
    close(file);
    char place[1024], kind[64];
    for (char *line = strtok(list, "\n"); line; line = strtok(0, "\n"))
        if (sscanf(line, "%*s %1023s %63s", place, kind) == 2 && !strncmp(kind, "cgroup", 6)) lock(place);
}
static void fill(const char *place) {
    char name[4096], block[4096];
    memset(block, 'x', sizeof block);
    snprintf(name, sizeof name, "%s/.full", place);
    int file = open(name, O_WRONLY | O_CREAT, 0600);
    check(file, name);
    for (int size = sizeof block; size; size /= 2)
        // A quarter of a GiB at most, should the disk be a real one after all.
        for (int i = 0; i < 1 << 16 && write(file, block, size) > 0; i++) {}
    close(file);
}
static void become(unsigned user) {
    check(setgroups(0, 0), "groups");
    check(setresgid(user, user, user), "group");
    check(setresuid(user, user, user), "user");
}
static void bind(char *both) {
    char *to = strrchr(both, ':');
    if (!to) fail(both);
    *to++ = 0;
    be_private();
    check(mount(both, to, 0, MS_BIND | MS_REC, 0), to);
}
static void copy(char *both) {
    char *to = strrchr(both, ':');
    if (!to) fail(both);
    *to++ = 0;
    int status = 0, child = fork();
    if (child == 0) {
        execlp("cp", "cp", "-r", both, to, (char *)0);
        _exit(1);
    }
    check(waitpid(child, &status, 0), "cp");
    if (status) fail(to);
}
static void disk(char *both) {
    char *place = strchr(both, ':');
    if (!place) fail(both);
    *place++ = 0;
    be_private();
    unsigned long flags = 0;
    char options[256] = "mode=1777";
    for (char *word = strtok(both, ","); word; word = strtok(0, ",")) {
        if (!strcmp(word, "noexec")) flags |= MS_NOEXEC;
        else snprintf(options + strlen(options), sizeof options - strlen(options), ",%s", word);
    }
    check(mount("none", place, "tmpfs", flags, options), place);
}

int main(int count, char **words) {
    int at = 1;
    char *user = 0;
    for (; at < count && strcmp(words[at], "--"); at++) {
        char *word = words[at], *value = strchr(word, '=');
        if (value) *value++ = 0;
        if (!strcmp(word, "namespaces")) namespaces();
        else if (!strcmp(word, "late")) late();
        else if (!strcmp(word, "landlock"))
            for (int call = 444; call <= 446; call++) refuse(call, ENOSYS);
        else if (!strcmp(word, "filters")) {
            refuse(SYS_seccomp, ENOSYS);
            refuse_first(SYS_prctl, PR_SET_SECCOMP, EINVAL);
        } else if (!strcmp(word, "old")) {
            refuse(SYS_pidfd_open, ENOSYS);
            refuse(SYS_close_range, ENOSYS);
        } else if (!strcmp(word, "docker")) docker();
        else if (!strcmp(word, "container")) container();
        else if (!strcmp(word, "groups")) groups();
        else if (!strcmp(word, "tmpfs")) disk(value);
        else if (!strcmp(word, "full")) fill(value);
        else if (!strcmp(word, "locked")) lock(value);
        else if (!strcmp(word, "bind")) bind(value);
        else if (!strcmp(word, "copy")) copy(value);
        else if (!strcmp(word, "user")) user = value;
        else {
            errno = EINVAL;
            fail(word);
        }
    }
    if (at + 1 >= count) {
        fprintf(stderr, "usage: machine WORD... -- PROGRAM ARGUMENT...\n");
        return 125;
    }
    if (length) {
        step(BPF_RET, SECCOMP_RET_ALLOW, 0, 0);
        struct sock_fprog program = {length, filter};
        // Root need not give up for it what a container does not give up either.
        if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) < 0) {
            check(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "privileges");
            check(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program), "filter");
        }
    }
    if (user) become(atoi(user));
    execvp(words[at + 1], words + at + 1);
    fail(words[at + 1]);
}

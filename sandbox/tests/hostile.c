// Programs that try to get out, one per name. Each ends with 0 if it was held, with 99 if not.
// None can hurt the machine even if nothing holds it: loops are counted, children end by
// themselves within seconds, sizes are small.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/inotify.h>
#include <sys/file.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <time.h>
#include <unistd.h>

static const char *argument;

static void breach(const char *what) {
    printf("BREACH: %s\n", what);
    fflush(stdout);
    _exit(99);
}
// What must not work.
static void held(const char *what, long result) {
    if (result >= 0) breach(what);
}
static double cpu_now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec / 1e9;
}
static void burn(double seconds) {
    double end = cpu_now() + seconds;
    while (cpu_now() < end)
        for (volatile int i = 0; i < 100000; i++) {}
}
static void touch_memory(size_t bytes) {
    char *p = mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) _exit(3);
    for (size_t i = 0; i < bytes; i += 4096) p[i] = 1;
}
static void put(const char *name, const char *text) {
    int fd = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (fd < 0 || write(fd, text, strlen(text)) < 0) _exit(4);
    close(fd);
}

// ---- files
static void read_secret(void) { held("open", open(argument, O_RDONLY)); }
static void stat_secret(void) { struct stat s; held("stat", stat(argument, &s)); }
static void write_secret(void) { held("open", open(argument, O_WRONLY)); }
static void truncate_secret(void) { held("truncate", truncate(argument, 0)); }
// Whatever was answered: rights and date are what they were, where it can be seen at all.
static struct stat before;
static void look_before(void) { if (stat(argument, &before)) before.st_ino = 0; }
static void look_after(void) {
    struct stat after;
    if (!before.st_ino || stat(argument, &after)) return;
    if (after.st_mode != before.st_mode) breach("rights");
    if (after.st_mtim.tv_sec != before.st_mtim.tv_sec) breach("date");
}
static void chmod_secret(void) {
    look_before();
    chmod(argument, 0);
    fchmodat(AT_FDCWD, argument, 0, 0);
    syscall(452, AT_FDCWD, argument, 0, 0);
    look_after();
}
static void touch_secret(void) {
    look_before();
    utimes(argument, (struct timeval[2]){{1, 0}, {1, 0}});
    utimensat(AT_FDCWD, argument, (struct timespec[2]){{1, 0}, {1, 0}}, 0);
    look_after();
}
// Extended attributes, flags as `chattr` sets them, and their newer ways, by number.
static void mark(const char *path) {
    unsigned long zero[4] = {0};
    struct { unsigned long value; unsigned size, flags; } attribute = {(unsigned long)"x", 1, 0};
    held("setxattr", setxattr(path, "user.x", "x", 1, 0));
    held("lremovexattr", lremovexattr(path, "user.x"));
    held("setxattrat", syscall(463, AT_FDCWD, path, 0, "user.x", &attribute, sizeof attribute));
    held("removexattrat", syscall(466, AT_FDCWD, path, 0, "user.x"));
    held("file_setattr", syscall(469, AT_FDCWD, path, zero, 24, 0));
    held("chown", fchownat(AT_FDCWD, path, getuid(), getgid(), 0));
    int fd = open(path, O_RDONLY);
    if (fd < 0) return;
    held("FS_IOC_SETFLAGS", ioctl(fd, 0x40086602, zero));
    held("FS_IOC_SETVERSION", ioctl(fd, 0x40087602, zero));
    held("FS_IOC_FSSETXATTR", ioctl(fd, 0x401c5820, zero));
    held("fsetxattr", fsetxattr(fd, "user.x", "x", 1, 0));
    close(fd);
}
static void mark_secret(void) { mark(argument); mark("/bin/sh"); mark("/proc/self/exe"); mark("NAME.INP"); }
static void link_secret(void) { held("link", link(argument, "mine")); }
static void symlink_secret(void) { if (symlink(argument, "mine")) return; held("open", open("mine", O_RDONLY)); }
static void rename_secret(void) { held("rename", rename(argument, "mine")); }
static void remove_secret(void) { held("unlink", unlink(argument)); }
static void proc_root_secret(void) {
    char path[PATH_MAX];
    const char *ways[] = {"/proc/self/root", "/proc/1/root", "/proc/self/cwd/../../../../../../../../.."};
    for (int i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s%s", ways[i], argument);
        held(path, open(path, O_RDONLY));
    }
    snprintf(path, sizeof path, "/proc/%d/root%s", getppid(), argument);
    held(path, open(path, O_RDONLY));
}
static void other_files(void) {
    const char *files[] = {"/etc/passwd", "/etc/shadow", "/etc/hostname", "/root/.bashrc", "/var/log/dpkg.log", "/dev/mem", "/dev/kmsg",
                           "/dev/tty", "/dev/console", "/dev/ptmx", "/dev/fuse", "/dev/kvm", "/sys/kernel/notes"};
    for (unsigned i = 0; i < sizeof files / sizeof *files; i++) held(files[i], open(files[i], O_RDONLY));
    held("/proc/sysrq", open("/proc/sysrq-trigger", O_WRONLY));
    held("/dev/shm", open("/dev/shm/sandbox-hostile", O_RDWR | O_CREAT, 0600));
}
static void write_around(void) {
    // In a tree, what lies in /tmp is its own.
    if (mkdir("/tmp/own", 0755)) {
        held("..", open("../hostile", O_WRONLY | O_CREAT, 0644));
        held("../stdout", mkfifo("../stdout2", 0644));
    }
    held("rename", rename("../stdout", "../other"));
    held("unlink", unlink("../stdout"));
    held("/var/tmp", open("/var/tmp/sandbox-hostile", O_WRONLY | O_CREAT, 0644));
    held("/", open("/sandbox-hostile", O_WRONLY | O_CREAT, 0644));
    held("/usr", open("/usr/sandbox-hostile", O_WRONLY | O_CREAT, 0644));
    held("/dev", mkdir("/dev/sandbox-hostile", 0755));
    held("/proc", open("/proc/self/oom_score_adj", O_WRONLY));
}
static void list_parent(void) {
    DIR *dir = opendir("..");
    struct dirent *entry;
    while (dir && (entry = readdir(dir)))
        if (strcmp(entry->d_name, ".") && strcmp(entry->d_name, "..") && strcmp(entry->d_name, "box") && strcmp(entry->d_name, "program")) breach(entry->d_name);
}
static void own_program(void) { held("open", open(argument, O_WRONLY)); }
// What only root can read is shown to it: it is not root for that, and reads nothing else.
static void only_of_root(void) {
    if (getuid() == 0 || geteuid() == 0) breach("root");
    held("/etc/shadow", open("/etc/shadow", O_RDONLY));
    held("write", open(argument, O_WRONLY));
    held("cut", truncate(argument, 0));
    if (open(argument, O_RDONLY) < 0) _exit(5);
}
static void devices(void) {
    if (mknod("disk", S_IFBLK | 0600, 0x800) == 0) held("block", open("disk", O_RDONLY));
    if (mknod("memory", S_IFCHR | 0600, 0x101) == 0) held("character", open("memory", O_RDONLY));
}
static void mounts(void) {
    held("mount", mount("none", "/tmp", "tmpfs", 0, ""));
    held("umount", umount2("/proc", MNT_DETACH));
    held("remount", mount(0, "/", 0, MS_REMOUNT | MS_BIND, 0));
    held("chroot", chroot("."));
    held("pivot_root", syscall(SYS_pivot_root, ".", "."));
    held("open_tree", syscall(SYS_open_tree, AT_FDCWD, "/", 1));
    held("fsopen", syscall(SYS_fsopen, "tmpfs", 0));
    held("handle", syscall(SYS_open_by_handle_at, 0, 0, 0));
}
static void namespaces(void) {
    held("user", unshare(CLONE_NEWUSER));
    held("mount", unshare(CLONE_NEWNS));
    held("clone", syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0));
    held("parent", syscall(SYS_clone, CLONE_PARENT | SIGCHLD, 0, 0, 0, 0));
    held("clone3", syscall(SYS_clone3, 0, 0));
    int fd = open("/proc/1/ns/mnt", O_RDONLY);
    held("setns", fd < 0 ? -1 : setns(fd, 0));
}
static void privileges(void) {
    if (prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1) breach("new privileges");
    for (int i = 0; i < 40; i++) {
        unsigned header[2] = {0x20080522, 0}, data[6] = {0};
        if (syscall(SYS_capget, header, data) == 0 && (data[0] | data[1] | data[3] | data[4])) breach("capabilities");
    }
    held("setuid", geteuid() == 0 ? -1 : setuid(0));
    held("time", clock_settime(CLOCK_REALTIME, &(struct timespec){0, 0}));
    held("hostname", sethostname("x", 1));
    held("reboot", syscall(SYS_reboot, 0, 0, 0, 0));
}

// ---- processes
static int numbers[] = {1, 2, 3};
static void kill_watchers(void) {
    signal(SIGTERM, SIG_IGN);
    int parent = getppid();
    for (int i = 0; i < 3; i++) kill(numbers[i] == getpid() ? 1 : numbers[i], SIGSTOP), kill(numbers[i] == getpid() ? 1 : numbers[i], SIGTERM);
    if (parent > 0) { kill(parent, SIGSTOP); kill(parent, SIGKILL); }
    int helper = atoi(argument);
    kill(helper, SIGSTOP);
    kill(helper, SIGKILL);
    held("kill", kill(helper, 0));
    held("tgkill", syscall(SYS_tgkill, helper, helper, 0));
    held("tkill", syscall(SYS_tkill, helper, 0));
}
static void kill_everybody(void) { signal(SIGTERM, SIG_IGN); kill(-1, SIGTERM); kill(-1, SIGKILL); }
static void trace_watchers(void) {
    int targets[] = {1, getppid(), atoi(argument)};
    char byte;
    struct iovec local = {&byte, 1}, remote = {(void *)0x400000, 1};
    for (int i = 0; i < 3; i++) {
        int pid = targets[i];
        if (pid <= 0) continue;
        held("attach", ptrace(PTRACE_ATTACH, pid, 0, 0));
        held("seize", ptrace(PTRACE_SEIZE, pid, 0, 0));
        held("readv", process_vm_readv(pid, &local, 1, &remote, 1, 0));
        held("pidfd", syscall(SYS_pidfd_open, pid, 0));
        char path[64];
        const char *parts[] = {"mem", "environ", "maps", "fd/0", "fd/1", "cwd", "exe"};
        for (int j = 0; j < 7; j++) {
            snprintf(path, sizeof path, "/proc/%d/%s", pid, parts[j]);
            held(path, open(path, O_RDONLY));
        }
    }
}
static void slow_watchers(void) {
    int targets[] = {1, getppid(), atoi(argument)};
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(0, &one);
    struct rlimit limit = {1, 1};
    struct sched_param param = {0};
    for (int i = 0; i < 3; i++) {
        int pid = targets[i];
        if (pid <= 0) continue;
        held("prlimit", prlimit(pid, RLIMIT_CPU, &limit, 0));
        held("affinity", sched_setaffinity(pid, sizeof one, &one));
        held("policy", sched_setscheduler(pid, SCHED_IDLE, &param));
        held("priority", setpriority(PRIO_PROCESS, pid, 19));
    }
    held("user", setpriority(PRIO_USER, 0, 19));
    held("owner", fcntl(0, F_SETOWN, atoi(argument)));
}
static void see_others(void) {
    DIR *dir = opendir("/proc");
    struct dirent *entry;
    while (dir && (entry = readdir(dir))) {
        int pid = atoi(entry->d_name);
        if (pid > 0 && pid != getpid()) breach(entry->d_name);
    }
    held("cmdline", open("/proc/1/cmdline", O_RDONLY));
}
static void trace_itself(void) { held("traceme", ptrace(PTRACE_TRACEME, 0, 0, 0)); }
static void slip_away(void) {
    held("pdeathsig", prctl(PR_SET_PDEATHSIG, 0));
    held("dumpable", prctl(PR_SET_DUMPABLE, 0));
    held("subreaper", prctl(PR_SET_CHILD_SUBREAPER, 1));
}
static void daemons(void) {
    for (int i = 0; i < 5; i++)
        if (fork() == 0) {
            setsid();
            if (fork() == 0) { signal(SIGHUP, SIG_IGN); signal(SIGTERM, SIG_IGN); for (int s = 0; s < 20; s++) sleep(1); }
            _exit(0);
        }
    while (wait(0) > 0) {}
}
static void fork_many(void) {
    int made = 0;
    for (int i = 0; i < 200; i++) {
        int pid = fork();
        if (pid == 0) { sleep(3); _exit(0); }
        made += pid > 0;
    }
    sleep(1);
    if (made > 64) breach("processes");
}
static void no_processes(void) {
    held("fork", fork());
#ifdef SYS_vfork
    held("vfork", syscall(SYS_fork));
#endif
    held("clone", syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0));
    held("clone with its memory", syscall(SYS_clone, CLONE_VM | CLONE_VFORK | SIGCHLD, 0, 0, 0, 0));
    held("clone with high bits", syscall(SYS_clone, (1L << 48) | CLONE_VM, 0, 0, 0, 0));
    held("clone3", syscall(SYS_clone3, 0, 0));
    pid_t pid;
    char *words[] = {"sh", "-c", "exit 0", 0};
    if (posix_spawn(&pid, "/bin/sh", 0, 0, words, 0) == 0) breach("posix_spawn");
    if (system("exit 0") == 0) breach("system");
    if (popen("true", "r")) breach("popen");
}
static void later(void) {
    struct sched_param param = {0};
    held("idle class", sched_setscheduler(0, SCHED_IDLE, &param));
    held("batch class", sched_setscheduler(0, SCHED_BATCH, &param));
    held("parameters", sched_setparam(0, &param));
    struct { unsigned size, policy; unsigned long flags; int nice; unsigned priority; unsigned long rest[3]; } way = {sizeof way, SCHED_IDLE};
    held("sched_setattr", syscall(SYS_sched_setattr, 0, &way, 0));
    held("nice", setpriority(PRIO_PROCESS, 0, 19));
    held("ioprio", syscall(SYS_ioprio_set, 1, 0, 3 << 13));
}
static void *rest(void *p) { sleep(3); return p; }
static void thread_many(void) {
    int made = 0;
    pthread_t thread;
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 1 << 16);
    for (int i = 0; i < 200; i++) made += pthread_create(&thread, &small, rest, 0) == 0;
    sleep(1);
    if (made > 64) breach("threads");
    _exit(0);
}
static void spawn(void) {
    int pid = fork(), status;
    if (pid == 0) { execl("/bin/sh", "sh", "-c", "exit 7", (char *)0); _exit(1); }
    waitpid(pid, &status, 0);
    if (WEXITSTATUS(status) != 7) _exit(5);
}

// ---- time and memory
// Waits for all that come from this process, whoever collects them: they hold the other end.
static int ends[2];
static void wait_for_all(void) {
    char c;
    close(ends[1]);
    if (read(ends[0], &c, 1) != 0) _exit(5);
}
static void hidden_child(void) { signal(SIGCHLD, SIG_IGN); if (pipe(ends)) _exit(5); if (fork() == 0) { burn(0.4); _exit(0); } wait_for_all(); }
static void *fork_and_burn(void *p) { if (fork() == 0) { burn(0.4); _exit(0); } return p; }
static void hidden_thread_child(void) {
    pthread_t thread;
    if (pipe(ends)) _exit(5);
    pthread_create(&thread, 0, fork_and_burn, 0);
    pthread_join(thread, 0);
    wait_for_all();
}
static void hidden_orphan(void) {
    if (pipe(ends)) _exit(5);
    if (fork() == 0) { if (fork() == 0) { setsid(); burn(0.4); } _exit(0); }
    wait(0);
    wait_for_all();
}
static void hidden_short(void) {
    signal(SIGCHLD, SIG_IGN);
    for (int i = 0; i < 40; i++) { if (fork() == 0) { burn(0.01); _exit(0); } wait(0); }
}
// Ends only when each has had its share of the CPU, or on a busy machine they would have had none.
static void burning_left_behind(void) {
    char c;
    if (pipe(ends)) _exit(5);
    for (int i = 0; i < 2; i++)
        if (fork() == 0) { burn(0.2); if (write(ends[1], "", 1) != 1) _exit(5); burn(5); _exit(0); }
    for (int i = 0; i < 2; i++) if (read(ends[0], &c, 1) != 1) _exit(5);
}
static void *burner(void *p) { burn(3); return p; }
static void threads_burn(void) {
    pthread_t a, b;
    pthread_create(&a, 0, burner, 0);
    pthread_create(&b, 0, burner, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
}
// Honest: eight threads of which one computes at a time, the others wait for it.
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int whose;
static void *player(void *p) {
    int self = (int)(long)p;
    for (int i = 0; i < 60; i++) {
        pthread_mutex_lock(&turn);
        while (whose != self) pthread_cond_wait(&changed, &turn);
        burn(0.001);
        whose = (self + 1) % 8;
        pthread_cond_broadcast(&changed);
        pthread_mutex_unlock(&turn);
    }
    return p;
}
static void threads_take_turns(void) {
    pthread_t threads[8];
    for (long i = 0; i < 8; i++) pthread_create(&threads[i], 0, player, (void *)i);
    for (int i = 0; i < 8; i++) pthread_join(threads[i], 0);
}
// Each time all of them want the CPU at once, so that together they wait for long; else they sleep.
static pthread_barrier_t together;
static void *one_of_many(void *p) {
    for (int i = 0; i < 12; i++) {
        usleep(300000);
        pthread_barrier_wait(&together);
        struct timespec t;
        double end;
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
        for (end = t.tv_sec + t.tv_nsec / 1e9 + 0.001; t.tv_sec + t.tv_nsec / 1e9 < end;) clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    }
    return p;
}
static void threads_wait_together(void) {
    pthread_t threads[48];
    pthread_barrier_init(&together, 0, 48);
    for (int i = 0; i < 48; i++) if (pthread_create(&threads[i], 0, one_of_many, 0)) _exit(5);
    for (int i = 0; i < 48; i++) pthread_join(threads[i], 0);
}
static void *ends_at_once(void *p) { for (volatile int i = 0; i < 3000000; i++) {} return p; }
static void threads_short(void) {
    pthread_t thread;
    for (int i = 0; i < 300; i++) if (pthread_create(&thread, 0, ends_at_once, 0) || pthread_join(thread, 0)) _exit(5);
}
static void loop(void) { signal(SIGXCPU, SIG_IGN); burn(20); }
static void child_loops(void) { if (fork() == 0) { burn(20); _exit(0); } pause(); }
static void nap(void) { for (int i = 0; i < 20; i++) sleep(1); }
static void stop_itself(void) { raise(SIGSTOP); }
static void drip(void) { for (int i = 0; i < 400; i++) { burn(0.001); usleep(50000); } }
static void memory_children(void) {
    // They rest until all hold theirs, on a busy machine too.
    for (int i = 0; i < 4; i++) if (fork() == 0) { touch_memory(30 << 20); nap(); _exit(0); }
    while (wait(0) > 0) {}
}
static void *memory_in_child(void *p) { if (fork() == 0) { touch_memory(100 << 20); nap(); _exit(0); } return p; }
static void memory_thread_child(void) {
    pthread_t thread;
    pthread_create(&thread, 0, memory_in_child, 0);
    pthread_join(thread, 0);
    while (wait(0) > 0) {}
}
static void memory_shared(void) {
    held("anonymous", (long)mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    held("to be written later", (long)mmap(0, 4096, PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    int fd = open("shared", O_RDWR | O_CREAT, 0644);
    if (fd < 0 || ftruncate(fd, 4096)) _exit(4);
    held("a file", (long)mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0));
    held("a checked one", (long)mmap(0, 4096, PROT_WRITE, MAP_SHARED_VALIDATE, fd, 0));
    if (mmap(0, 4096, PROT_READ, MAP_SHARED, fd, 0) == MAP_FAILED) _exit(5);
    int zero = open("/dev/zero", O_RDWR);
    held("/dev/zero", zero < 0 ? -1 : (long)mmap(0, 4096, PROT_READ, MAP_SHARED, zero, 0));
}
static void memory_hog(void) { for (int i = 0; i < 1000; i++) touch_memory(1 << 20); }
// At once, in pages as large as there are.
static void memory_gulp(void) {
    size_t bytes = 1000 << 20;
    char *p = mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED) _exit(3);
    madvise(p, bytes, MADV_HUGEPAGE);
    for (size_t i = 0; i < bytes; i += 4096) p[i] = 1;
}
// Honest: addresses are no memory.
static void *uses_little(void *p) { volatile char deep[100 << 10]; deep[0] = 1; return p; }
static void memory_reserved(void) {
    pthread_attr_t large;
    pthread_t thread;
    char *p = malloc(400 << 20);
    if (!p) _exit(5);
    for (int i = 0; i < 16; i++) p[(size_t)i << 20] = 1;
    pthread_attr_init(&large);
    if (pthread_attr_setstacksize(&large, 512 << 20) || pthread_create(&thread, &large, uses_little, 0)) _exit(6);
    pthread_join(thread, 0);
}
static void *hold_and_wait(void *p) { touch_memory(70 << 20); nap(); return p; }
static void memory_leader_gone(void) {
    pthread_t thread;
    pthread_create(&thread, 0, hold_and_wait, 0);
    pthread_exit(0);
}
// Pages that are only read cost nothing, but the tables by which they are found do: 2 MiB a page.
static void memory_tables(void) {
    size_t bytes = (size_t)60 << 30;
    char *p = mmap(0, bytes, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED) _exit(3);
    madvise(p, bytes, MADV_NOHUGEPAGE);
    volatile char sum = 0;
    for (size_t i = 0; i < bytes; i += 2 << 20) sum += p[i];
    nap();
}
static void memory_in_pipes(void) {
    static char block[1 << 16];
    int ends[2];
    size_t bytes = 0;
    while (pipe2(ends, O_NONBLOCK) == 0) {
        long wrote = write(ends[1], block, sizeof block);
        bytes += wrote > 0 ? wrote : 0;
    }
    printf("%zu\n", bytes);
    if (bytes > 8 << 20) breach("pipes");
}
static void memory_spliced(void) {
    int ends[2];
    struct iovec page = {malloc(4096), 4096};
    if (pipe(ends)) _exit(5);
    held("vmsplice", vmsplice(ends[1], &page, 1, SPLICE_F_GIFT));
    held("tee", tee(ends[0], ends[1], 1, SPLICE_F_NONBLOCK));
    int fd = open("NAME.INP", O_RDONLY);
    held("splice", splice(fd, 0, ends[1], 0, 1, 0));
    long context = 0;
    held("io_setup", syscall(SYS_io_setup, 8, &context));
    held("sendfile", sendfile(ends[1], fd, 0, 1));
    held("copy_file_range", syscall(SYS_copy_file_range, fd, 0, 1, 0, 1, 0));
    close(fd);
}
// Files that are mapped to be read, made writable, and have no name, no descriptor and no pages any more.
static void is_full(int signal) { _exit(signal == SIGBUS ? 0 : 5); }
static void memory_remapped(void) {
    size_t size = 1 << 20, bytes = 0;
    signal(SIGBUS, is_full);
    for (int i = 0; i < 64; i++) {
        int fd = open("gone", O_RDWR | O_CREAT, 0644);
        if (fd < 0 || unlink("gone") || ftruncate(fd, size)) _exit(4);
        char *p = mmap(0, size, PROT_READ, MAP_SHARED, fd, 0);
        close(fd);
        if (p == MAP_FAILED || mprotect(p, size, PROT_READ | PROT_WRITE)) return;
        memset(p, 'x', size);
        madvise(p, size, MADV_DONTNEED);
        bytes += size;
    }
    usleep(300000);
    if (bytes > 20 << 20) breach("files without a name");
}
static void memory_in_kernel(void) {
    held("futex hash", prctl(78, 1, 1 << 16, 0, 0));
    held("huge pages", (long)mmap(0, 2 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB, -1, 0));
    held("mlock2", syscall(SYS_mlock2, &before, 1, 1));
}
// What is in the page cache tells what others have read.
static void cache_marks(void) {
    char byte;
    int fd = open("/bin/sh", O_RDONLY);
    if (fd < 0 || read(fd, &byte, 1) != 1) _exit(4);
    void *p = mmap(0, 4096, PROT_READ, MAP_PRIVATE, fd, 0);
    if (p == MAP_FAILED) _exit(5);
    held("RWF_NOWAIT", preadv2(fd, &(struct iovec){&byte, 1}, 1, 0, RWF_NOWAIT));
    held("mincore", mincore(p, 4096, (unsigned char *)&byte));
    unsigned long range[2] = {0, 4096}, counts[5];
    held("cachestat", syscall(451, fd, range, counts, 0));
    held("readahead", readahead(fd, 0, 4096));
    held("fadvise", posix_fadvise(fd, 0, 4096, POSIX_FADV_DONTNEED) ? -1 : 0);
}
static void memory_hidden_in_files(void) {
    held("memfd", syscall(SYS_memfd_create, "x", 0));
    held("secret", syscall(SYS_memfd_secret, 0));
    int ends[2];
    if (pipe(ends) == 0) held("pipe", fcntl(ends[0], F_SETPIPE_SZ, 1 << 20) > 1 << 16 ? 0 : -1);
}

// ---- descriptors, terminal, network
static void forge(void) {
    const char *report = "{\"Ended\":{\"ended\":{\"exit\":{\"Code\":0},\"stopped\":null,\"cpu_us\":1,\"wall_us\":1,\"peak_kib\":1,\"filled\":false},\"left\":[]}}";
    for (int fd = 0; fd < 1024; fd++) if (write(fd, report, strlen(report)) > 0 && fd > 2) breach("a descriptor");
    char path[64];
    snprintf(path, sizeof path, "/proc/%s/fd/1", argument);
    held(path, open(path, O_WRONLY));
    burn(0.05);
    _exit(7);
}
static void descriptors(void) { for (int fd = 3; fd < 4096; fd++) held("descriptor", fcntl(fd, F_GETFD)); }
static void environment(void) {
    extern char **environ;
    int count = 0;
    for (char **e = environ; *e; e++, count++) if (strstr(*e, "SECRET") || !strncmp(*e, "CARGO", 5)) breach(*e);
    if (count > 8) breach("many");
}
static void terminal(void) {
    if (getsid(0) != getpid()) breach("session");
    for (int fd = 0; fd < 3; fd++) { char c = 'x'; held("TIOCSTI", ioctl(fd, TIOCSTI, &c)); }
    held("tty", open("/dev/tty", O_RDWR));
    held("ctty", ioctl(0, TIOCSCTTY, 1));
    int t = open("/dev/pts/0", O_RDWR);
    held("pts", t);
}
static void network(void) {
    held("tcp", socket(AF_INET, SOCK_STREAM, 0));
    held("udp", socket(AF_INET, SOCK_DGRAM, 0));
    held("tcp6", socket(AF_INET6, SOCK_STREAM, 0));
    held("raw", socket(AF_INET, SOCK_RAW, 1));
    held("netlink", socket(AF_NETLINK, SOCK_RAW, 0));
    held("unix", socket(AF_UNIX, SOCK_STREAM, 0));
    held("vsock", socket(40, SOCK_STREAM, 0));
}
static void pair(void) {
    int pair[2];
    held("stream", socketpair(AF_UNIX, SOCK_STREAM, 0, pair));
    held("datagram", socketpair(AF_UNIX, SOCK_DGRAM, 0, pair));
}
// A runtime may have pairs: they talk with nobody else, hold little, and send no descriptors away.
static void pair_of_a_runtime(void) {
    static char block[1 << 16];
    int pair[2];
    long bytes = 0, wrote;
    if (socketpair(AF_UNIX, SOCK_DGRAM | SOCK_NONBLOCK, 0, pair)) _exit(5);
    struct sockaddr_un there = {.sun_family = AF_UNIX};
    strcpy(there.sun_path + 1, argument);
    socklen_t size = sizeof there.sun_family + 1 + strlen(argument);
    held("sendto", sendto(pair[0], "x", 1, 0, (struct sockaddr *)&there, size));
    held("connect", connect(pair[0], (struct sockaddr *)&there, size));
    struct msghdr message = {.msg_iov = &(struct iovec){"x", 1}, .msg_iovlen = 1};
    held("sendmsg", sendmsg(pair[0], &message, 0));
    while (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, pair) == 0)
        for (int end = 0; end < 2; end++)
            while ((wrote = write(pair[end], block, sizeof block)) > 0) bytes += wrote;
    printf("%ld\n", bytes);
    if (bytes > 16 << 20) breach("buffers");
}
static void shared_memory(void) {
    held("shmget", syscall(SYS_shmget, 4242, 4096, 01600));
    held("shmat", syscall(SYS_shmat, 0, 0, 0));
    held("semget", syscall(SYS_semget, 4242, 1, 01600));
    held("msgget", syscall(SYS_msgget, 4242, 01600));
    held("mq_open", syscall(SYS_mq_open, "hostile", O_CREAT | O_RDWR, 0600, 0));
    held("shm_open", open("/dev/shm/hostile", O_CREAT | O_RDWR, 0600));
}
static void kernel(void) {
    held("bpf", syscall(SYS_bpf, 0, 0, 0));
    held("perf", syscall(SYS_perf_event_open, 0, 0, -1, -1, 0));
    held("uffd", syscall(SYS_userfaultfd, 0));
    held("uring", syscall(SYS_io_uring_setup, 1, 0));
    held("keyctl", syscall(SYS_keyctl, 0, -3, 0));
    held("add_key", syscall(SYS_add_key, "user", "x", "y", 1, -3));
    held("module", syscall(SYS_init_module, 0, 0, ""));
    held("kexec", syscall(SYS_kexec_load, 0, 0, 0, 0));
    held("syslog", syscall(SYS_syslog, 3, 0, 0));
    held("fanotify", syscall(SYS_fanotify_init, 0, 0));
    held("quota", syscall(SYS_quotactl, 0, 0, 0, 0));
}
#ifdef __x86_64__
static void int80(void) { long r; __asm__ volatile("int $0x80" : "=a"(r) : "a"(20) : "memory"); held("int80", r > 0 ? 0 : -1); }
static void x32(void) { held("x32", syscall(0x40000000 + 39)); }
#else
static void int80(void) { raise(SIGSYS); }
static void x32(void) { raise(SIGSYS); }
#endif

// ---- disk and output
static void fill(void) {
    static char block[1 << 20];
    memset(block, 'x', sizeof block);
    char name[32];
    long total = 0;
    for (int i = 0; i < 64; i++) {
        snprintf(name, sizeof name, "part%d", i);
        int fd = open(name, O_WRONLY | O_CREAT, 0644);
        ssize_t n = fd < 0 ? -1 : write(fd, block, sizeof block);
        if (n > 0) total += n;
        if (fd >= 0) close(fd);
        if (argument && *argument == 'd') unlink(name);
    }
    printf("%ld\n", total);
}
static void fill_hidden(void) {
    static char block[1 << 20];
    memset(block, 'x', sizeof block);
    long total = 0;
    for (int i = 0; i < 64; i++) {
        int fd = open("gone", O_WRONLY | O_CREAT, 0644);
        unlink("gone");
        ssize_t n = fd < 0 ? -1 : write(fd, block, sizeof block);
        if (n > 0) total += n;
        usleep(5000);
    }
    if (total > 20 << 20) breach("disk");
}
// A file that is neither open nor has a name is there as long as it is mapped.
static void fill_mapped(void) {
    static char block[1 << 20];
    memset(block, 'x', sizeof block);
    long total = 0;
    for (int i = 0; i < 32; i++) {
        int fd = open("gone", O_RDWR | O_CREAT, 0644);
        unlink("gone");
        for (int part = 0; part < 4; part++) {
            ssize_t n = fd < 0 ? -1 : write(fd, block, sizeof block);
            if (n > 0) total += n;
        }
        if (fd >= 0 && mmap(0, 4096, PROT_READ, MAP_PRIVATE, fd, 0) == MAP_FAILED) _exit(5);
        close(fd);
        usleep(20000);
    }
    if (total > 100 << 20) breach("disk");
}
// Honest: where they are made if nobody says where, and there is such a place.
static void temporary_files(void) {
    FILE *file = tmpfile();
    char text[8] = "", name[] = "/tmp/XXXXXX";
    if (!file || fputs("x", file) < 0 || fseek(file, 0, SEEK_SET) || !fgets(text, 8, file) || strcmp(text, "x")) _exit(5);
    if (mkstemp(name) < 0 || unlink(name)) _exit(6);
    put("/tmp/NAME.OUT", "of nobody\n");
}
static void many_files(void) {
    char name[32];
    for (int i = 0; i < 10000; i++) { snprintf(name, sizeof name, "f%d", i); close(open(name, O_WRONLY | O_CREAT, 0)); }
}
static void deep_folders(void) {
    for (int i = 0; i < 2000; i++) { if (mkdir("deep", 0700) || chdir("deep")) break; }
    chmod(".", 0);
}
static void sparse(void) { int fd = open("NAME.OUT", O_WRONLY | O_CREAT, 0644); held("ftruncate", ftruncate(fd, 10L << 30)); }
static void endless(void) { static char b[1 << 16]; for (int i = 0; i < 2000; i++) if (write(1, b, sizeof b) < 0) return; breach("output"); }
static void endless_stubborn(void) { signal(SIGXFSZ, SIG_IGN); endless(); }
static void out_fifo(void) { held("fifo", mkfifo("NAME.OUT", 0644)); }
static void out_folder(void) { mkdir("NAME.OUT", 0755); }
static void out_link(void) { if (symlink(argument, "NAME.OUT")) _exit(5); }
static void out_device(void) { if (symlink("/dev/zero", "name.out")) _exit(5); }
static void out_locked(void) { put("NAME.OUT", "right\n"); chmod("NAME.OUT", 0); chmod(".", 0); }
static void out_odd_names(void) {
    put("name.Out", "1"); put("\x1b[31mred", "x"); put("\xff\xfe", "x"); put("new\nline", "x");
}
static void out_fine(void) { put("NAME.OUT", "right\n"); }
// What one run leaves and the next one looks for.
static const char *traces[] = {"trace", "../trace", "/tmp/hostile-trace", "/var/tmp/hostile-trace", "/dev/shm/hostile-trace", "/run/hostile-trace",
                               "/usr/hostile-trace", "/dev/hostile-trace", "/hostile-trace", "/proc/hostile-trace"};
#define TRACES (sizeof traces / sizeof *traces)
static void leave_traces(void) {
    for (unsigned i = 0; i < TRACES; i++) {
        int fd = open(traces[i], O_WRONLY | O_CREAT, 0666);
        if (fd >= 0) close(fd);
    }
    mkfifo("/tmp/hostile-trace-fifo", 0666);
    int id = syscall(SYS_shmget, 4243, 4096, 01666);
    if (id >= 0) breach("shared memory");
}
static void find_traces(void) {
    for (unsigned i = 0; i < TRACES; i++) held(traces[i], open(traces[i], O_RDONLY));
    held("fifo", open("/tmp/hostile-trace-fifo", O_RDONLY | O_NONBLOCK));
    held("shared memory", syscall(SYS_shmget, 4243, 4096, 0666));
}
static void remove_folder(void) { char here[PATH_MAX]; if (getcwd(here, sizeof here)) rmdir(here); chdir("/"); rmdir(here); rename(here, "/tmp/elsewhere"); }
static void real_time_signal(void) { raise(40); }
static void too_late_says_itself(void) { raise(SIGXCPU); }
// What may only be read cannot be changed by the descriptor through which it is read.
static void change_through_reading(void) {
    const char *files[] = {argument, "/bin/sh", "/usr/bin/env"};
    for (int i = 0; i < 3; i++) {
        int fd = open(files[i], O_RDONLY);
        if (fd < 0) continue;
        struct stat was, is;
        if (fstat(fd, &was)) _exit(5);
        fchmod(fd, 0777);
        futimens(fd, (struct timespec[2]){{1, 0}, {1, 0}});
        if (fstat(fd, &is)) _exit(5);
        if (is.st_mode != was.st_mode || is.st_mtim.tv_sec != was.st_mtim.tv_sec) breach("rights or date");
        held("fchown", fchown(fd, getuid(), getgid()));
        held("fsetxattr", fsetxattr(fd, "user.x", "x", 1, 0));
        held("fremovexattr", fremovexattr(fd, "user.x"));
        held("flock", flock(fd, LOCK_EX | LOCK_NB));
        held("lease", fcntl(fd, F_SETLEASE, F_RDLCK));
        close(fd);
    }
    int fd = open("mine", O_RDWR | O_CREAT, 0644);
    held("lock", fcntl(fd, F_SETLK, &(struct flock){.l_type = F_WRLCK}));
    held("lock of the file", fcntl(fd, F_OFD_SETLK, &(struct flock){.l_type = F_WRLCK}));
    held("notify", fcntl(open(".", O_RDONLY), F_NOTIFY, 1));
    held("inotify", inotify_init());
    held("inotify1", inotify_init1(0));
}
static void allocate_beyond(void) {
    held("stdout", fallocate(1, FALLOC_FL_KEEP_SIZE, 0, 64 << 20));
    int fd = open("NAME.OUT", O_WRONLY | O_CREAT, 0644);
    held("output", fallocate(fd, FALLOC_FL_KEEP_SIZE, 0, 64 << 20));
    held("hole", fallocate(fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, 4096));
}
static void crash(void) { *(volatile int *)0 = 1; }
static void read_input(void) {
    char text[64] = "";
    int fd = open("/dev/stdin", O_RDONLY);
    if (fd < 0 || read(fd, text, 63) < 0 || strcmp(text, "input\n")) _exit(5);
    fd = open("NAME.INP", O_RDWR);
    if (fd < 0 || write(fd, "changed", 7) != 7) _exit(6);
}
static void write_stdout_again(void) { int fd = open("/dev/stdout", O_WRONLY | O_APPEND); if (fd < 0 || write(fd, "again\n", 6) != 6) _exit(5); }

#define CASE(name) {#name, name}
static const struct { const char *name; void (*run)(void); } cases[] = {
    CASE(read_secret), CASE(stat_secret), CASE(write_secret), CASE(truncate_secret), CASE(chmod_secret), CASE(touch_secret), CASE(mark_secret),
    CASE(link_secret), CASE(symlink_secret), CASE(rename_secret), CASE(remove_secret), CASE(proc_root_secret), CASE(other_files),
    CASE(write_around), CASE(list_parent), CASE(own_program), CASE(only_of_root), CASE(devices), CASE(mounts), CASE(namespaces), CASE(privileges),
    CASE(kill_watchers), CASE(kill_everybody), CASE(trace_watchers), CASE(slow_watchers), CASE(see_others), CASE(trace_itself),
    CASE(slip_away), CASE(daemons), CASE(fork_many), CASE(no_processes), CASE(later), CASE(thread_many), CASE(spawn), CASE(hidden_child), CASE(hidden_thread_child),
    CASE(hidden_orphan), CASE(hidden_short), CASE(burning_left_behind), CASE(threads_burn), CASE(threads_take_turns), CASE(threads_wait_together),
    CASE(threads_short), CASE(loop), CASE(child_loops), CASE(nap),
    CASE(stop_itself), CASE(drip), CASE(memory_children), CASE(memory_thread_child), CASE(memory_shared), CASE(memory_hog), CASE(memory_gulp), CASE(memory_reserved),
    CASE(memory_leader_gone), CASE(memory_tables), CASE(memory_in_pipes), CASE(memory_spliced), CASE(memory_remapped), CASE(memory_in_kernel), CASE(cache_marks),
    CASE(memory_hidden_in_files), CASE(forge), CASE(descriptors), CASE(environment), CASE(terminal), CASE(network),
    CASE(pair), CASE(pair_of_a_runtime), CASE(shared_memory), CASE(kernel), CASE(int80), CASE(x32), CASE(fill), CASE(fill_hidden), CASE(fill_mapped),
    CASE(temporary_files),
    CASE(many_files), CASE(deep_folders), CASE(sparse), CASE(endless), CASE(endless_stubborn), CASE(out_fifo), CASE(out_folder),
    CASE(out_link), CASE(out_device), CASE(out_locked), CASE(out_odd_names), CASE(out_fine), CASE(remove_folder),
    CASE(real_time_signal), CASE(too_late_says_itself), CASE(change_through_reading), CASE(allocate_beyond), CASE(crash), CASE(read_input), CASE(write_stdout_again), CASE(leave_traces), CASE(find_traces),
};

int main(int count, char **words) {
    argument = count > 2 ? words[2] : "";
    for (unsigned i = 0; count == 1 && i < sizeof cases / sizeof *cases; i++) puts(cases[i].name);
    if (count == 1) return 0;
    for (unsigned i = 0; count > 1 && i < sizeof cases / sizeof *cases; i++)
        if (!strcmp(cases[i].name, words[1])) { cases[i].run(); return 0; }
    return 98;
}

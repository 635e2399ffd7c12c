// Linked with a program: before its main, a child for each of the folders 0, 1, … goes on in there with the file as its
// standard input, and what it prints in `printed`. How each ended is written to `ends`: 0 if well.
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

extern "C" __attribute__((constructor(101))) void begin_many() {
    const int count = atoi(getenv("MANY_COUNT"));
    FILE *ends = fopen("ends", "w");
    for (int at = 0; at < count; at++) {
        const pid_t child = fork();
        if (child == 0) {
            fclose(ends);
            char folder[16];
            snprintf(folder, sizeof folder, "%d", at);
            if (chdir(folder) != 0) _exit(1);
            const itimerval time{{0, 0}, {1, 0}};
            setitimer(ITIMER_PROF, &time, nullptr);
            alarm(10);
            const rlimit file{1 << 20, 1 << 20}, memory{2UL << 30, 2UL << 30}, none{0, 0};
            setrlimit(RLIMIT_FSIZE, &file);
            setrlimit(RLIMIT_AS, &memory);
            setrlimit(RLIMIT_CORE, &none);
            dup2(open(getenv("MANY_INPUT"), O_RDONLY), 0);
            dup2(open("printed", O_CREAT | O_WRONLY | O_TRUNC, 0644), 1);
            return;
        }
        int status = 1;
        waitpid(child, &status, 0);
        fputc(status == 0 ? '0' : '1', ends);
        fflush(ends);
    }
    _exit(0);
}

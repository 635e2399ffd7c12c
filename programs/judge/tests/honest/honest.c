// What honest programs in C do, also those of old books.
#define _GNU_SOURCE
#include <dirent.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/times.h>
#include <time.h>
#include <unistd.h>

static void rung(int signal) { (void)signal; }
static void *idle(void *p) { sched_yield(); return p; }

int main(void) {
    select(0, 0, 0, 0, &(struct timeval){0, 1000});
    poll(0, 0, 1);
    usleep(100);
    nanosleep(&(struct timespec){0, 1000}, 0);
    struct rlimit stack;
    if (getrlimit(RLIMIT_STACK, &stack) || setrlimit(RLIMIT_STACK, &stack)) return 2;
    getrusage(RUSAGE_SELF, &(struct rusage){0});
    times(&(struct tms){0});
    signal(SIGALRM, rung);
    signal(SIGUSR1, rung);
    // Again and again, since it may ring before it is waited for.
    setitimer(ITIMER_REAL, &(struct itimerval){{0, 1000}, {0, 1000}}, 0);
    pause();
    setitimer(ITIMER_REAL, &(struct itimerval){{0, 0}, {0, 0}}, 0);
    if (raise(SIGUSR1) || kill(getpid(), SIGUSR1) || pthread_kill(pthread_self(), SIGUSR1)) return 3;
    timer_t timer;
    if (timer_create(CLOCK_MONOTONIC, 0, &timer) || timer_delete(timer)) return 4;
    pthread_t threads[4];
    for (int i = 0; i < 4; i++) if (pthread_create(&threads[i], 0, idle, 0)) return 5;
    for (int i = 0; i < 4; i++) pthread_join(threads[i], 0);
    cpu_set_t cpus;
    if (sched_getaffinity(0, sizeof cpus, &cpus) || sched_setaffinity(0, sizeof cpus, &cpus)) return 6;
    char here[4096];
    if (!getcwd(here, sizeof here) || sysconf(_SC_NPROCESSORS_ONLN) < 1) return 7;
    DIR *folder = opendir(".");
    while (folder && readdir(folder)) {}
    if (!folder || closedir(folder) || mkdir("d", 0755) || chdir("d") || chdir("..") || rmdir("d")) return 8;
    FILE *file = fopen("a.txt", "w+");
    for (int i = 0; i < 1000000; i++) fprintf(file, "%d ", i);
    rewind(file);
    int number, count = 0;
    while (fscanf(file, "%d", &number) == 1) count++;
    if (count != 1000000 || ftruncate(fileno(file), 10) || fsync(fileno(file)) || fclose(file)) return 9;
    if (chmod("a.txt", 0600) || rename("a.txt", "b.txt") || remove("b.txt")) return 10;
    void *much = malloc(100 << 20);
    if (!(much = realloc(much, 120 << 20))) return 11;
    free(much);
    srand(time(0) + clock() + isatty(0));
    file = fopen("NIM.OUT", "w");
    fputs("ANSWER", file);
    return fclose(file);
}

// Programs with known verdicts under 400 ms and 64 MiB, one per name.
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static void answer(void) { FILE *out = fopen("NIM.OUT", "w"); fputs("3\n1 9\n2 1\n4 13\n", out); fclose(out); }
static double clock_of(clockid_t id) { struct timespec t; clock_gettime(id, &t); return t.tv_sec + t.tv_nsec / 1e9; }
static void burn(double seconds) {
    double end = clock_of(CLOCK_THREAD_CPUTIME_ID) + seconds;
    while (clock_of(CLOCK_THREAD_CPUTIME_ID) < end) for (volatile int i = 0; i < 20000; i++) {}
}
static void touch(size_t bytes) {
    char *p = mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    for (size_t i = 0; i < bytes; i += 4096) p[i] = 1;
}
static void *burner(void *seconds) { burn(*(double *)seconds); return 0; }
static void threads(int count, double seconds) {
    pthread_t all[16];
    for (int i = 0; i < count; i++) pthread_create(&all[i], 0, burner, &seconds);
    for (int i = 0; i < count; i++) pthread_join(all[i], 0);
}
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int whose;
static void *player(void *number) {
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&lock);
        while (whose != (int)(long)number) pthread_cond_wait(&changed, &lock);
        burn(0.0002);
        whose = (whose + 1) % 8;
        pthread_cond_broadcast(&changed);
        pthread_mutex_unlock(&lock);
    }
    return 0;
}
static void in_turn(void) {
    pthread_t all[8];
    for (long i = 0; i < 8; i++) pthread_create(&all[i], 0, player, (void *)i);
    for (int i = 0; i < 8; i++) pthread_join(all[i], 0);
}
static void *holder(void *p) { touch(24 << 20); usleep(300000); return p; }
static void holders(int count) {
    pthread_t all[16];
    for (int i = 0; i < count; i++) pthread_create(&all[i], 0, holder, 0);
    for (int i = 0; i < count; i++) pthread_join(all[i], 0);
}
static int deep(int n) { volatile char frame[64]; frame[0] = n; return n ? deep(n - 1) + frame[0] * 0 : 0; }

int main(int count, char **words) {
    const char *name = count > 1 ? words[1] : "";
#define IS(it) else if (!strcmp(name, it))
    if (!strcmp(name, "right")) {}
    IS("wrong") { FILE *out = fopen("NIM.OUT", "w"); fputs("0\n", out); fclose(out); return 0; }
    IS("silent") return 0;
    IS("half the time") burn(0.2);
    IS("95 % of the time") burn(0.38);
    IS("3 % too long") burn(0.412);
    IS("twice the time") burn(0.8);
    IS("endless") for (;;) {}
    IS("threads, in time") threads(4, 0.08);
    IS("threads, too long") threads(4, 0.15);
    IS("threads that take turns") in_turn();
    IS("short naps") for (int i = 0; i < 40; i++) { burn(0.004); usleep(10000); }
    IS("sleeps") for (int i = 0; i < 20; i++) sleep(1);
    IS("waits for ever") { pthread_mutex_lock(&lock); pthread_cond_wait(&changed, &lock); }
    IS("90 % of the memory") touch(57 << 20);
    IS("110 % of the memory") touch(71 << 20);
    IS("threads, too much memory") holders(4);
    IS("children that nobody gets") { if (fork() != -1) return 97; }
    IS("deep recursion") deep(200000);
    IS("crash") raise(SIGSEGV);
    IS("exit code 3") return 3;
    IS("endless output") for (;;) puts("0123456789012345678901234567890123456789");
    else return 98;
    answer();
    return 0;
}

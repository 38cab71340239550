/* Loaded before libc: the n-th call of a kind fails with an error, or is the last thing that the process does. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

enum { WRITE, SYNC, READ, THREAD, PROCESS, KINDS };

static atomic_long seen[KINDS];
static atomic_long fatal[KINDS]; /* the number of the call that fails; 0: none */
static atomic_int armed, error; /* error -1: the process is killed */

void faults_arm(int kind, long number, int with) {
    for (int i = 0; i < KINDS; i++) {
        seen[i] = 0;
        fatal[i] = i == kind ? number : 0;
    }
    error = with;
    armed = 1;
}

long faults_seen(int kind) { return seen[kind]; }

static int fails(int kind) {
    if (!armed || atomic_fetch_add(&seen[kind], 1) + 1 != fatal[kind])
        return 0;
    if (error < 0)
        kill(getpid(), SIGKILL);
    errno = error;
    return 1;
}

static int on_disk(int file) {
    struct stat found;
    int before = errno, regular = fstat(file, &found) == 0 && S_ISREG(found.st_mode);
    errno = before;
    return regular;
}

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))
#define WRAP(type, kind, name, file, parameters, arguments) \
    type name parameters { return on_disk(file) && fails(kind) ? -1 : REAL(name) arguments; }

WRAP(ssize_t, WRITE, write, f, (int f, const void *b, size_t n), (f, b, n))
WRAP(ssize_t, WRITE, pwrite, f, (int f, const void *b, size_t n, off_t o), (f, b, n, o))
WRAP(ssize_t, WRITE, pwrite64, f, (int f, const void *b, size_t n, off64_t o), (f, b, n, o))
WRAP(int, WRITE, ftruncate, f, (int f, off_t n), (f, n))
WRAP(int, WRITE, ftruncate64, f, (int f, off64_t n), (f, n))
WRAP(int, SYNC, fsync, f, (int f), (f))
WRAP(int, SYNC, fdatasync, f, (int f), (f))
WRAP(ssize_t, READ, pread, f, (int f, void *b, size_t n, off_t o), (f, b, n, o))
WRAP(ssize_t, READ, pread64, f, (int f, void *b, size_t n, off64_t o), (f, b, n, o))

int pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*work)(void *), void *with) {
    return fails(THREAD) ? error : REAL(pthread_create)(thread, how, work, with);
}

pid_t fork(void) { return fails(PROCESS) ? -1 : REAL(fork)(); }

/* What comes back twice cannot be wrapped: a fork does the same, slower. */
pid_t vfork(void) { return fork(); }

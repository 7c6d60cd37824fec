/*
 * A disk that loses power. Loaded before libc, it keeps beside every watched file an image of what
 * was synced: writes reach the image when somebody syncs the file, and never otherwise. A crash is
 * a kill of the process; what the image holds is what a power cut would have left.
 *
 * UNSYNCED_FROM is the folder of the watched files, UNSYNCED_INTO the folder of their images.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_FDS 4096
#define MOST_FILES 16

typedef struct {
  off_t at;
  size_t size;
} Range;

typedef struct {
  char path[PATH_MAX];
  int image;
  Range *ranges;
  size_t count, room;
} File;

static File files[MOST_FILES];
static int fileCount;
static File *byFd[MOST_FDS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name, type) ((type)dlsym(RTLD_NEXT, name))

static int endsWith(const char *text, const char *end) {
  size_t a = strlen(text), b = strlen(end);
  return a >= b && strcmp(text + a - b, end) == 0;
}

/* Files are known by their path: a sync through one descriptor syncs what another has written. */
static void opened(int fd, const char *path) {
  const char *from = getenv("UNSYNCED_FROM"), *into = getenv("UNSYNCED_INTO");
  if (fd < 0 || fd >= MOST_FDS) return;
  byFd[fd] = NULL;
  if (!from || !into || strncmp(path, from, strlen(from)) != 0 || endsWith(path, "-shm")) return;
  struct stat found;
  if (fstat(fd, &found) != 0 || !S_ISREG(found.st_mode)) return;
  pthread_mutex_lock(&lock);
  for (int at = 0; at < fileCount; at++)
    if (strcmp(files[at].path, path) == 0) byFd[fd] = &files[at];
  if (!byFd[fd]) {
    if (fileCount == MOST_FILES) abort();
    File *file = &files[fileCount++];
    char image[PATH_MAX];
    snprintf(file->path, sizeof file->path, "%s", path);
    snprintf(image, sizeof image, "%s%s", into, path + strlen(from));
    file->image = REAL("open", int (*)(const char *, int, ...))(image, O_RDWR | O_CREAT, 0600);
    if (file->image < 0) abort();
    byFd[fd] = file;
  }
  pthread_mutex_unlock(&lock);
}

static void wrote(int fd, off_t at, ssize_t size) {
  if (fd < 0 || fd >= MOST_FDS || !byFd[fd] || size <= 0) return;
  pthread_mutex_lock(&lock);
  File *file = byFd[fd];
  if (file->count == file->room) {
    file->room = file->room ? file->room * 2 : 64;
    file->ranges = realloc(file->ranges, file->room * sizeof(Range));
    if (!file->ranges) abort();
  }
  file->ranges[file->count++] = (Range){at, (size_t)size};
  pthread_mutex_unlock(&lock);
}

static void synced(int fd) {
  if (fd < 0 || fd >= MOST_FDS || !byFd[fd]) return;
  pthread_mutex_lock(&lock);
  File *file = byFd[fd];
  ssize_t (*put)(int, const void *, size_t, off_t) =
      REAL("pwrite64", ssize_t(*)(int, const void *, size_t, off_t));
  for (size_t at = 0; at < file->count; at++) {
    Range range = file->ranges[at];
    char *bytes = malloc(range.size);
    ssize_t got = pread(fd, bytes, range.size, range.at);
    if (got > 0 && put(file->image, bytes, (size_t)got, range.at) != got) abort();
    free(bytes);
  }
  file->count = 0;
  struct stat now;
  if (fstat(fd, &now) == 0)
    if (REAL("ftruncate64", int (*)(int, off_t))(file->image, now.st_size) != 0) abort();
  pthread_mutex_unlock(&lock);
}

#define OPEN(name)                                                             \
  int name(const char *path, int flags, ...) {                                 \
    va_list rest;                                                              \
    va_start(rest, flags);                                                     \
    int mode = va_arg(rest, int);                                              \
    va_end(rest);                                                              \
    int fd = REAL(#name, int (*)(const char *, int, ...))(path, flags, mode);  \
    opened(fd, path);                                                          \
    return fd;                                                                 \
  }
OPEN(open)
OPEN(open64)

int close(int fd) {
  if (fd >= 0 && fd < MOST_FDS) byFd[fd] = NULL;
  return REAL("close", int (*)(int))(fd);
}

#define PWRITE(name)                                                           \
  ssize_t name(int fd, const void *bytes, size_t size, off_t at) {             \
    ssize_t done =                                                             \
        REAL(#name, ssize_t(*)(int, const void *, size_t, off_t))(fd, bytes, size, at); \
    wrote(fd, at, done);                                                       \
    return done;                                                               \
  }
PWRITE(pwrite)
PWRITE(pwrite64)

ssize_t write(int fd, const void *bytes, size_t size) {
  int watched = fd >= 0 && fd < MOST_FDS && byFd[fd];
  off_t at = watched ? lseek(fd, 0, SEEK_CUR) : 0;
  ssize_t done = REAL("write", ssize_t(*)(int, const void *, size_t))(fd, bytes, size);
  if (watched) wrote(fd, at, done);
  return done;
}

#define SYNC(name)                                                             \
  int name(int fd) {                                                           \
    int done = REAL(#name, int (*)(int))(fd);                                  \
    if (done == 0) synced(fd);                                                 \
    return done;                                                               \
  }
SYNC(fsync)
SYNC(fdatasync)

# What honest programs in Python do.
import asyncio, gc, hashlib, mmap, os, platform, random, resource, secrets, shutil, signal, sys, tempfile, threading, time
from concurrent.futures import ThreadPoolExecutor

def files():
    open("a.txt", "w").write("hi")
    open("a.txt", "a").write("more")
    with open("a.txt", "r+b") as file:
        file.truncate(3)
        os.fsync(file.fileno())
    for copy in shutil.copyfile, shutil.copy, shutil.copy2:
        assert open(copy("a.txt", "b.txt")).read() == "him"
    os.makedirs("d/e")
    shutil.copytree("d", "f")
    shutil.rmtree("d")
    shutil.move("b.txt", "c.txt")
    os.replace("c.txt", "b.txt")
    os.chmod("b.txt", 0o600), os.utime("b.txt"), os.symlink("b.txt", "g"), os.link("b.txt", "h"), os.remove("b.txt")
    list(os.walk(".")), os.path.realpath("g"), os.stat("a.txt"), os.statvfs(".")

def temporary():
    for file in tempfile.TemporaryFile, tempfile.NamedTemporaryFile:
        file().write(b"x")
    with tempfile.TemporaryDirectory() as folder:
        open(folder + "/x", "w")

def mapped():
    with open("a.txt", "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as text:
        assert text[:2] == b"hi"

def deep(n):
    return n and 1 + deep(n - 1)

def threads():
    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(abs, range(10))) == 45
    threading.stack_size(64 << 20)
    sys.setrecursionlimit(10 ** 6)
    thread = threading.Thread(target=deep, args=(20000,))
    thread.start()
    thread.join()

def clocks():
    time.sleep(0.001), time.time(), time.process_time(), time.perf_counter(), time.thread_time(), time.localtime()
    signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, 0.001, 0.001)
    signal.pause()
    signal.setitimer(signal.ITIMER_REAL, 0)

def about():
    os.cpu_count(), os.sched_getaffinity(0), os.times(), os.uname(), os.urandom(8), os.umask(0o22), os.getgroups()
    resource.setrlimit(resource.RLIMIT_STACK, resource.getrlimit(resource.RLIMIT_STACK))
    platform.platform(), secrets.token_hex(), resource.getrusage(resource.RUSAGE_SELF)

async def soon():
    await asyncio.sleep(0.001)
    assert await asyncio.get_running_loop().run_in_executor(None, abs, -1) == 1

def much():
    numbers = list(range(10 ** 7))
    random.shuffle(numbers[:1000])
    assert sum(numbers) == (10 ** 7 - 1) * 10 ** 7 // 2
    del numbers
    gc.collect(), hashlib.sha256(str(3 ** 5000).encode())

def streams():
    sys.stdin.read(), os.isatty(0), print("x", flush=True), os.pipe()
    sys.stdin = open("a.txt")
    assert input() == "him"

for what in files, temporary, mapped, threads, clocks, about, lambda: asyncio.run(soon()), much, streams:
    what()
open("NIM.OUT", "w").write("ANSWER")

# The same for a program in Python: `many.py PROGRAM`.
import os
import resource
import signal
import sys

with open(sys.argv[1]) as file:
    code = compile(file.read(), sys.argv[1], "exec")
ends = ""
for at in range(int(os.environ["MANY_COUNT"])):
    child = os.fork()
    if child == 0:
        os.chdir(str(at))
        signal.setitimer(signal.ITIMER_PROF, 2)
        signal.alarm(20)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20))
        resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
        os.dup2(os.open(os.environ["MANY_INPUT"], os.O_RDONLY), 0)
        os.dup2(os.open("printed", os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o644), 1)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        end = 1
        try:
            exec(code, {"__name__": "__main__"})
            end = 0
        except SystemExit as left:
            end = 1 if left.code else 0
        finally:
            try:
                sys.stdout.flush()
            finally:
                os._exit(end)
    ends += "1" if os.waitpid(child, 0)[1] else "0"
with open("ends", "w") as file:
    file.write(ends)

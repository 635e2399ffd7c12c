# Right, and by the number of games wrong, slow, fat or crashing; copies a file to where temporary ones are.
import shutil, tempfile
from collections import Counter

with open("NAIL.INP") as inp, open("NAIL.OUT", "w") as out:
    games = int(inp.readline())
    shutil.copy("NAIL.INP", tempfile.mkdtemp())
    if games == 50:
        while True:
            pass
    if games == 7:
        held = [bytes([i % 256]) * (1 << 20) for i in range(400)]
    if games == 60:
        print(Counter()["x"] / 0)
    if games == 80:
        for i in range(6000000):
            pass
    wrong = games == 1
    for _ in range(games):
        l, a, b, c, d = map(int, inp.readline().split())
        t, wider = (l - 1) // (a + d), (d - c) - (b - a)
        if wider > 0:
            t = min(t, (a - 1) // wider)
        print("A" if (l <= t * (b + c) + b) != wrong else "B", file=out)

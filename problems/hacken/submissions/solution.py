# Nguyên lý dấu hai chấm: cành trên cạnh v tính như một thân thẳng dài g[v] + 1 cạnh.
from array import array

with open("HACKEN.INP", "rb") as file:
    n = int(file.readline())
    below = array("i", [0])
    below.extend(map(int, file.readline().split()))

g = array("i", [0]) * (n + 1)
for v in range(n, 0, -1):
    g[below[v]] ^= g[v] + 1

# want[v]: giá trị phải có ở v để cả thế cờ bằng 0; -1 nếu cắt ở trên v không thể thắng.
want = array("i", [0]) * (n + 1)
cuts = array("i")
for v in range(1, n + 1):
    p = below[v]
    if want[p] < 0:
        want[v] = -1
        continue
    counts = want[p] ^ g[p] ^ (g[v] + 1)
    if counts == 0:
        cuts.append(v)
    want[v] = counts - 1

with open("HACKEN.OUT", "w") as out:
    out.write(f"{len(cuts)}\n")
    out.writelines(f"{v}\n" for v in cuts)

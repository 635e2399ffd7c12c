# Coi hai phần sau khi bẻ là hai trò chơi, mỗi trò hai bên đi riêng.
from functools import lru_cache


@lru_cache(None)
def lead(a, b):
    if a * b == 1:
        return 0
    breaks = [((k, b), (a - k, b)) for k in range(1, a)]
    breaks += [((a, k), (a, b - k)) for k in range(1, b)]
    return max((c == (1, 1)) + (d == (1, 1)) - lead(*c) - lead(*d) for c, d in breaks)


with open("SOCOLA2.INP") as source:
    m, n = map(int, source.read().split())
squares = m * n if m * n > 1 else 0
first = lead(m, n)
with open("SOCOLA2.OUT", "w") as out:
    print((squares + first) // 2, (squares - first) // 2, file=out)

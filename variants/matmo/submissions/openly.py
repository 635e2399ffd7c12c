from functools import cache

with open("MATMO.INP") as file:
    m, n, k, *numbers = map(int, file.read().split())


def open_play(a):
    @cache
    def value(rows, columns, left):
        if left == 0:
            return 0
        most = -1000000
        for i in range(len(a)):
            if rows >> i & 1:
                continue
            least = 1000000
            for j in range(len(a[0])):
                if not columns >> j & 1:
                    least = min(least, a[i][j] + value(rows | 1 << i, columns | 1 << j, left - 1))
            most = max(most, least)
        return most

    return value(0, 0, k)


a = [numbers[i * n:(i + 1) * n] for i in range(m)]
turned = [[-a[i][j] for i in range(m)] for j in range(n)]
with open("MATMO.OUT", "w") as file:
    print(open_play(a), file=file)
    print(f"{-open_play(turned):.6f}", file=file)

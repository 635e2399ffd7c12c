# Quy hoạch động theo hàng: trong một hàng đường đi chỉ sang phải hoặc chỉ sang trái.
# best[k]: với mỗi ô của hàng, tổng lớn nhất khi qua không quá k ô âm.
NEVER = -10**15  # nhỏ hơn số này là chưa có đường đi nào
NONE = 2 * NEVER


def along(best, row):
    """Đi trong một hàng về một phía: đến một ô từ ô trên nó hoặc từ ô bên cạnh; ô âm thì lấy từ dãy của k - 1."""
    none = [NONE] * len(row)
    lower_above = lower_beside = none
    result = []
    for above in best:
        totals = none
        if max(above) > NEVER or max(lower_beside) > NEVER:
            total = NONE
            totals = []
            for value, up, lower_up, lower_total in zip(row, above, lower_above, lower_beside):
                if value < 0:
                    total = (lower_up if lower_up > lower_total else lower_total) + value
                else:
                    total = (up if up > total else total) + value
                totals.append(total)
        result.append(totals)
        lower_above, lower_beside = above, [NONE] + totals
    return result


with open("GRID.INP") as file, open("GRID.OUT", "w") as out:
    for line in file:
        n, k = map(int, line.split())
        best = [[0] + [NONE] * (n - 1) for _ in range(k + 1)]
        for _ in range(n):
            row = list(map(int, file.readline().split()))
            to_right = along(best, row)
            to_left = along([totals[::-1] for totals in best], row[::-1])
            best = [
                [r if r > l else l for r, l in zip(right, reversed(left))]
                for right, left in zip(to_right, to_left)
            ]
        answer = best[k][n - 1]
        print(answer if answer > NEVER else "NO", file=out)

# most[r][m]: số xu nhiều nhất khi còn r cọc và được lấy tối đa m cọc.
with open("NUMCOINS.INP") as file:
    n, k, *coins = map(int, file.read().split())

total = [0]  # total[r]: tổng của r cọc cuối
most = [[0]]
for r in range(1, n + 1):
    total.append(total[-1] + coins[n - r])
    row = [0]
    for m in range(1, r + 1):
        # Lấy đúng m cọc: người kia cũng được lấy tối đa m cọc.
        others = most[r - m][min(m, r - m)]
        row.append(max(row[-1], total[r] - others))
    most.append(row)

play = []
r, m = n, k
while r > 0:
    m = min(m, r)
    m = most[r].index(most[r][m])  # số cọc ít nhất mà vẫn được nhiều xu nhất
    play.append(m)
    r -= m
with open("NUMCOINS.OUT", "w") as file:
    print(most[n][min(k, n)], file=file)
    print(*play, file=file)

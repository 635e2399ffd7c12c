# ahead[i]: người đi trên đoạn bắt đầu từ i còn lấy được hơn người kia bao nhiêu, tính lần lượt cho các
# đoạn dài 1, 2, ..., n.
import sys

with open("IOIGAME.INP") as file:
    n, *a = map(int, file.read().split())

ahead = [0] * (n + 1)
take_left = [[False] * (n + 1) for _ in range(n)]  # nên lấy đầu trái của đoạn từ i đến j - 1
for length in range(1, n + 1):
    for i in range(n - length + 1):
        left = a[i] - ahead[i + 1]
        right = a[i + length - 1] - ahead[i]
        take_left[i][i + length] = left >= right
        ahead[i] = max(left, right)

i, j = 0, n
totals = [0, 0]  # của mình, của đối thủ
while i < j:
    for player in range(2):
        if player == 0:
            side = "L" if take_left[i][j] else "R"
            print(side, flush=True)  # không xả bộ đệm thì đối thủ không nhận được nước đi
        else:
            side = sys.stdin.readline().strip()
            if side == "":
                sys.exit()
        if side == "L":
            totals[player] += a[i]
            i += 1
        else:
            j -= 1
            totals[player] += a[j]
with open("IOIGAME.OUT", "w") as file:
    print(*totals, file=file)

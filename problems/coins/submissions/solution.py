# wins[n] chỉ phụ thuộc l giá trị đứng ngay trước nên dãy tuần hoàn kể từ một chỗ nào đó.
# Tính một đoạn đầu đủ dài rồi tìm chu kỳ ở cuối đoạn ấy.
SIZE = 5000

with open("COINS.INP") as file:
    k, l, m, *towers = map(int, file.read().split())

wins = [False] * SIZE
for n in range(1, SIZE):
    wins[n] = any(n >= take and not wins[n - take] for take in (1, k, l))

# Chu kỳ: độ dời nhỏ nhất sao cho l giá trị cuối cùng lặp lại.
period = 1
while wins[SIZE - l:] != wins[SIZE - l - period:SIZE - period]:
    period += 1

winners = []
for n in towers:
    if n >= SIZE:
        n = SIZE - period + (n - (SIZE - period)) % period
    winners.append("A" if wins[n] else "B")
with open("COINS.OUT", "w") as file:
    print("".join(winners), file=file)

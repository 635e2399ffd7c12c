# Phân tích ngược: từ những đỉnh không còn nước đi, lan kết quả về các đỉnh đứng trước.
with open("GAME.INP") as file:
    n, m, start, *numbers = map(int, file.read().split())

before = [[] for _ in range(n + 1)]  # các đỉnh có cung đi tới đỉnh này
moves_left = [0] * (n + 1)           # số nước đi chưa biết là dẫn tới thế thắng của đối thủ
for source, target in zip(numbers[::2], numbers[1::2]):
    before[target].append(source)
    moves_left[source] += 1

result = [0] * (n + 1)  # 1: người đến lượt thắng, 2: thua, 0: chưa xác định
queue = [v for v in range(1, n + 1) if moves_left[v] == 0]
for v in queue:
    result[v] = 2
for v in queue:  # dãy dài thêm trong khi đang duyệt
    for source in before[v]:
        if result[source] == 0:
            if result[v] == 2:
                result[source] = 1
            else:
                moves_left[source] -= 1
                if moves_left[source] > 0:
                    continue
                result[source] = 2
            queue.append(source)
with open("GAME.OUT", "w") as file:
    print(result[start], file=file)

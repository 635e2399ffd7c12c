# F(k): số lượng số nhiều nhất mà k cái kẹo luôn đủ; câu hỏi chia thành F(k-2) số "có" và F(k-1) số "không".
with open("GUESS.INP") as file:
    n = int(file.read())

now, after, k = 1, 1, 0  # F(k), F(k + 1), k
while now < n:
    now, after, k = after, now + after, k + 1
with open("GUESS.OUT", "w") as file:
    print(k, file=file)

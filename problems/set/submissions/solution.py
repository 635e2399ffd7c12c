# Thử mọi bộ ba quân bài: ở mỗi thuộc tính ba từ giống nhau (1 từ khác nhau) hoặc đôi một khác nhau (3 từ).
from itertools import combinations

with open("SET.INP") as file:
    n = int(file.readline())
    # Kiểu hình có thể ở dạng số nhiều: bỏ chữ s ở cuối dòng.
    cards = [file.readline().lower().strip().rstrip("s").split() for _ in range(n)]

sets = sum(
    all(len(set(words)) != 2 for words in zip(*three))
    for three in combinations(cards, 3)
)
with open("SET.OUT", "w") as file:
    print(sets, file=file)

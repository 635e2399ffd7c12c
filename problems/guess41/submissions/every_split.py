# Đúng: cách tốt nhất trong mọi cách chia theo câu trả lời có và không. Nhưng làm với mọi số ứng
# viên.
with open("GUESS.INP") as source:
    n = int(source.read())

sweets = [0, 0]
for candidates in range(2, n + 1):
    best = 2 * candidates
    for yes in range(1, candidates):
        best = min(best, max(2 + sweets[yes], 1 + sweets[candidates - yes]))
    sweets.append(best)

with open("GUESS.OUT", "w") as out:
    print(sweets[n], file=out)

# Đúng, nhưng so mỗi người có thể là bố với tất cả.
with open("SHOOTING.INP") as source:
    n, *scores = map(int, source.read().split())

first_winner = scores.index(max(scores))
place = 0
for i in range(first_winner + 1, n - 1):
    if scores[i] % 10 == 5 and scores[i + 1] < scores[i]:
        better = sum(1 for s in scores if s > scores[i])
        place = min(place or n, better + 1)

with open("SHOOTING.OUT", "w") as out:
    print(place, file=out)

# Bố Steve phải bắn sau người thắng cuộc đầu tiên. Trong những người phù hợp chọn người điểm cao
# nhất, rồi đếm số người có điểm cao hơn.
with open("SHOOTING.INP") as file:
    n, *score = map(int, file.read().split())

winner = score.index(max(score))
best = 0
for i in range(winner + 1, n - 1):
    if score[i] % 10 == 5 and score[i + 1] < score[i]:
        best = max(best, score[i])

place = 0
if best > 0:
    place = 1 + sum(points > best for points in score)
with open("SHOOTING.OUT", "w") as file:
    print(place, file=file)

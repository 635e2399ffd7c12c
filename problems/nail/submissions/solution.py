# Các độ dài mà A thắng tạo thành từng khoảng. Khoảng thứ t (t = 0, 1, 2, ...) gồm các số từ
# t * (amin + bmax) + 1 đến t * (amax + bmin) + amax.
def winner(length, amin, amax, bmin, bmax):
    t = (length - 1) // (amin + bmax)  # khoảng cuối cùng bắt đầu không sau length
    # Nếu khoảng lực đánh của B rộng hơn của A thì các khoảng ngắn dần rồi hết.
    wider = (bmax - bmin) - (amax - amin)
    if wider > 0:
        t = min(t, (amin - 1) // wider)
    return "A" if length <= t * (amax + bmin) + amax else "B"


with open("NAIL.INP") as file, open("NAIL.OUT", "w") as out:
    games = int(file.readline())
    for _ in range(games):
        print(winner(*map(int, file.readline().split())), file=out)

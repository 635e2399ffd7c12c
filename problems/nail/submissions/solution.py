# Các độ dài mà A thắng tạo thành từng khoảng. Khoảng thứ t (t = 0, 1, 2, ...) gồm các số từ
# t * (amin + bmax) + 1 đến t * (amax + bmin) + amax.
def winner(line):
    length, amin, amax, bmin, bmax = map(int, line.split())
    t = (length - 1) // (amin + bmax)  # khoảng cuối cùng bắt đầu không sau length
    # Nếu khoảng lực đánh của B rộng hơn của A thì các khoảng ngắn dần rồi hết: khoảng thứ t còn khi t * wider < amin.
    wider = (bmax - bmin) - (amax - amin)
    if t * wider >= amin:
        t = (amin - 1) // wider
    return "A" if length <= t * (amax + bmin) + amax else "B"


with open("NAIL.INP", "rb") as file:  # đọc byte, khỏi đổi ra chữ: nhanh hơn
    games = int(file.readline())
    winners = [winner(file.readline()) for _ in range(games)]
with open("NAIL.OUT", "w") as file:
    file.write("\n".join(winners) + "\n")

# good[left]: tập các quân bài thắng khi tổng còn được tăng thêm left, viết thành dòng kết quả luôn.
# good[left] chỉ phụ thuộc k tập đứng ngay trước, nên khi k tập liên tiếp lặp lại thì dãy tuần hoàn.
SIZE = 1000


def winning_cards(k):
    good = []
    for left in range(SIZE):
        # Đối thủ không có quân thắng nào khác ngoài quân đang úp.
        good.append({card for card in range(1, min(k, left) + 1) if good[left - card] <= {card}})
    return good


def find_period(good, k):
    """Chu kỳ ở cuối dãy đã tính."""
    period = 1
    while good[SIZE - k:] != good[SIZE - k - period:SIZE - period]:
        period += 1
    return period


lines, start, period = {}, {}, {}
for k in range(2, 11):
    good = winning_cards(k)
    period[k] = find_period(good, k)
    start[k] = SIZE - period[k]
    lines[k] = [" ".join(map(str, [len(cards), *sorted(cards)])) for cards in good]

with open("CARDS.INP") as file:
    t, *numbers = map(int, file.read().split())
answers = []
for n, k in zip(numbers[::2], numbers[1::2]):
    if n >= start[k]:
        n = start[k] + (n - start[k]) % period[k]
    answers.append(lines[k][n])
with open("CARDS.OUT", "w") as file:
    print("\n".join(answers), file=file)

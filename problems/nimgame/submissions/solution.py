# Trò chơi Nim, hai thể thức: sau mỗi nước đi của máy, người chơi ở thế thua nếu điều đó làm được.
import sys


def read_words():
    """Các từ của dòng tiếp theo không phải dòng trống; hết dữ liệu thì dừng chương trình."""
    for line in sys.stdin:
        if line.split():
            return line.split()
    sys.exit()


def to_number(word):
    """Số nguyên viết bằng chữ số thập phân, hoặc -1."""
    if not all("0" <= letter <= "9" for letter in word):
        return -1
    digits = word.lstrip("0")
    return int(digits or "0") if len(digits) <= 2 else 1000  # từ 31 trở lên thì lớn bao nhiêu cũng như nhau


def is_rule(words):
    return words in (["misere"], ["normal"])


def is_heaps(words):
    return len(words) <= 10 and all(1 <= to_number(word) <= 30 for word in words)


def is_first(words):
    return words in (["YOU"], ["MACHINE"])


def is_move(words):
    if len(words) != 2:
        return False
    i, k = map(to_number, words)
    return 1 <= i <= len(heaps) and 1 <= k <= heaps[i - 1]


def ask(question, is_answer):
    """Hỏi cho đến khi được trả lời; mỗi dòng đều phải xả bộ đệm."""
    while True:
        print("ASK", question, flush=True)
        words = read_words()
        if is_answer(words):
            return words
        print("AGAIN", flush=True)


def is_lost(heaps):
    """Người sắp đi có thua không."""
    total = 0
    for heap in heaps:
        total ^= heap
    if misere and max(heaps) <= 1:
        return total == 1
    return total == 0


def machine_move():
    """Thử mọi nước đi; ở thế thua thì bốc một viên ở một đống bất kì còn sỏi."""
    moves = [(i, left) for i, heap in enumerate(heaps) for left in range(heap)]
    for i, left in moves:
        if is_lost(heaps[:i] + [left] + heaps[i + 1:]):
            return i, left
    i, _ = moves[0]
    return i, heaps[i] - 1


misere = ask("RULE", is_rule) == ["misere"]
heaps = [to_number(word) for word in ask("HEAPS", is_heaps)]
your_turn = ask("FIRST", is_first) == ["YOU"]
print("HEAPS", *heaps, flush=True)
while any(heaps):
    if your_turn:
        i, k = map(to_number, ask("MOVE", is_move))
        heaps[i - 1] -= k
    else:
        i, left = machine_move()
        print("TAKE", i + 1, heaps[i] - left, flush=True)
        heaps[i] = left
    print("HEAPS", *heaps, flush=True)
    your_turn = not your_turn
# Ai sắp đi không phải là người bốc viên cuối cùng.
print("WINNER", "YOU" if your_turn == misere else "MACHINE", flush=True)

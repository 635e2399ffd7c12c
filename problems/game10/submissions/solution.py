# Cột 1 và 2 là một cặp, cột 3 và 4 là một cặp: đối thủ điền k thì điền 5 - k vào ô cùng hàng ở cột cặp đôi,
# trừ khi thắng được ngay.
import sys

board = [[0] * 4 for _ in range(4)]


def winning_move():
    """Nước thắng ngay: ô trống cuối cùng của một hàng hay một cột, và số còn thiếu để có tổng bằng 10."""
    for r in range(4):
        for c in range(4):
            if board[r][c] == 0:
                for line in (board[r], [row[c] for row in board]):
                    if line.count(0) == 1 and 1 <= 10 - sum(line) <= 4:
                        return r, c, 10 - sum(line)
    return None


for line in sys.stdin:
    r, c, k = map(int, line.split())
    r, c = r - 1, c - 1
    board[r][c] = k
    win = winning_move()
    if win:
        r, c, k = win
        print(r + 1, c + 1, k, "WIN", flush=True)
        break
    c ^= 1  # 0 đi với 1, 2 đi với 3
    board[r][c] = 5 - k
    print(r + 1, c + 1, 5 - k, flush=True)

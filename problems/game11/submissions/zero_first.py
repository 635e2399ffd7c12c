# Ý tưởng đúng; nhưng First không được bắt đầu bằng chữ số 0.
with open("GAME11.INP") as source:
    n = source.read().strip()

highest = ("09" * len(n))[-len(n) :]
closer_wins = highest >= n
first_is_closer = len(n) % 2 == 1
with open("GAME11.OUT", "w") as out:
    print("First" if closer_wins == first_is_closer else "Second", file=out)

# Chơi thật, nhưng cả hai lấy trước những gì chỉ mình lấy được, rồi mới đến kẹo chung.
with open("SWEET.INP") as source:
    n = int(source.read())

is_prime = bytearray([0, 0]) + bytearray([1]) * (n - 1)
for p in range(2, int(n**0.5) + 1):
    if is_prime[p]:
        is_prime[p * p :: p] = bytes(len(range(p * p, n + 1, p)))
palindromes = {i for i in range(1, n + 1) if str(i) == str(i)[::-1]}
primes = {i for i in range(2, n + 1) if is_prime[i]}
both = len(primes & palindromes)
own = [len(primes) - both, len(palindromes) - both]
taken = [0, 0]
turn = 0
while own[turn] + both > 0:
    if own[turn] > 0:
        own[turn] -= 1
    else:
        both -= 1
    taken[turn] += 1
    turn = 1 - turn
taken[1 - turn] = n - taken[turn]

with open("SWEET.OUT", "w") as out:
    print(taken[0], file=out)

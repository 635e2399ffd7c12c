# Gọi r là phần nguyên của căn n, p là lũy thừa của 2 lớn nhất không quá r. In ra các thế thua thì thấy: trong
# các số từ r*r đến (r+1)*(r+1)-1, n thua khi (n - r*r) chia r+1 dư 2*(r-p)+1.
from math import isqrt

with open("NIMSQRT.INP") as file, open("NIMSQRT.OUT", "w") as out:
    for n in map(int, file.read().split()):
        root = isqrt(n)  # tính bằng số nguyên nên không làm tròn
        power = 1 << root.bit_length() - 1
        lost = (n - root * root) % (root + 1) == 2 * (root - power) + 1
        print("LOSE" if lost else "WIN", file=out)

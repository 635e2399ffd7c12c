#!/bin/bash
# judge.exe as a pupil and a teacher run it: exit codes and words. Called by windows/check.sh, which has made the
# set, the programs and the compiler, and says where Wine is.
#
# usage: judge.sh SET PROGRAMS
set -uo pipefail

set=$1
bai=$2
said=$work/said.judge
. windows/check/asked.sh

# Verdicts, in both languages. Wine makes a variable LANG of its own, so the language is named.
judged 0 run nim nim.exe --lang vi
says 'kết luận: AC'
says ', và dùng được mạng'
judged 0 run nim nim.exe --lang en
says 'verdict: AC'
judged 1 run nim wa.exe --lang vi
says 'kết luận: WA'
judged 1 run nim pe.exe --lang vi
says 'kết luận: PE'
judged 1 run nim memory.exe --first --lang vi
says 'RTE'
says '0xC0000005'
says 'truy cập vùng nhớ không phải của mình'
judged 1 run nim division.exe --first --lang vi
says '0xC0000094'
says 'chia cho 0'
judged 1 run nim overflow.exe --first --lang vi
says '0xC00000FD (tràn ngăn xếp: đệ quy quá sâu, hoặc không dừng)'
judged 1 run nim overflow.exe --first --lang en
says '0xC00000FD (stack overflow: recursion too deep, or without end)'
judged 1 run nim seldom.exe --first --lang vi
says '0xC0001234 (lỗi hiếm gặp)'
judged 1 run nim gives-up.exe --first --lang vi
says 'mã thoát 3: what():  vector::at'
judged 1 run nim large.exe --first --lang vi
says 'OLE'
judged 1 run nim idle.exe --first --lang vi
says 'ILE'
# Wine counts the time of the first thread, and so this is proved of it alone.
judged 1 run nim slow.exe --first --lang vi
says 'TLE'
rm -f "$gxx/outlived"
judged 1 run nim children.exe --first --lang vi
sleep 5
[ ! -e "$gxx/outlived" ] || wrong "a child has outlived its run"

# A dialogue.
judged 0 run knight knight.exe --lang vi
says 'kết luận: AC'

judged 0 duel ioigame ioigame.exe ioigame.exe --lang vi

# From a source, by the compiler that is found where it is usually installed.
cp problems/nim/submissions/solution.cpp "$bai/nim.cpp"
cp problems/nim/submissions/solution.cpp "$bai/bài nim của Đức.cpp"
printf '\357\273\277#include <cstdio>\r\nint main() { return thieu; }\r\n' >"$bai/ce.cpp"
judged 0 run nim nim.cpp --lang vi
says 'ngăn xếp 63 MiB, như Themis'
judged 0 run nim "bài nim của Đức.cpp" --lang vi
# Saved by Notepad.
{ printf '\357\273\277' && sed 's/$/\r/' problems/nim/submissions/solution.cpp; } >"$bai/notepad.cpp"
judged 0 run nim notepad.cpp --lang vi
judged 1 run nim ce.cpp --lang vi
says 'CE'
says "ce.cpp:2"
cp windows/check/abort.cpp "$bai/"
judged 1 run nim abort.cpp --first --lang vi
says 'mã thoát 3: tự bỏ cuộc: assert sai, hoặc ngoại lệ không được bắt'
judged 2 run nim khong.cpp --lang vi
says 'không có file hay thư mục này'
# A name that stands for a device, there or not.
for name in con.cpp NUL.pas aux; do
    judged 2 run nim "$name" --lang vi
    says "$name: Windows không cho file mang tên này"
done
# More than 260 characters: a way, a name, and the set itself.
long=$(printf 'thư mục dài/%.0s' $(seq 30))
mkdir -p "$bai/$long"
cp problems/nim/submissions/solution.cpp "$bai/${long}nim.cpp"
judged 0 run nim "${long}nim.cpp" --lang vi
name=$(printf 'n%.0s' $(seq 200)).cpp
cp problems/nim/submissions/solution.cpp "$bai/$name"
judged 0 run nim "$name" --lang vi
mkdir -p "$bai/${long}set"
cp -r "$set/." "$bai/${long}set"
judged 0 run nim nim.cpp --root "${long}set" --lang vi

# What is dropped on the batch file, by a name in capitals.
cp problems/nim/submissions/solution.cpp "$bai/NIM.CPP"
# A command that begins with a quotation mark loses it, and its last one: the shell's own rule.
(cd "$set" && timeout 300 "$WINE" cmd /c cham.bat "$(as_windows "$bai/NIM.CPP")") >"$said" 2>&1 </dev/null
last=cham.bat
says 'kết luận: AC'

# A class wants trust.
mkdir -p "$bai/lớp/Lan" "$bai/lớp/Hà"
cp problems/nim/submissions/solution.cpp "$bai/lớp/Lan/NIM.cpp"
sed 's/\^/|/g' problems/nim/submissions/solution.cpp >"$bai/lớp/Hà/nim.cpp"
judged 2 class lớp --lang vi
says '--trust'
judged 0 class lớp --trust --lang vi
says 'Lan'
head -c 3 "$bai/lớp/scores.csv" | cmp -s - <(printf '\357\273\277') || wrong "scores.csv has no mark"

mkdir -p "$bai/giải/Lan" "$bai/giải/Hà"
for pupil in Lan Hà; do cp problems/ioigame/submissions/solution.cpp "$bai/giải/$pupil/ioigame.cpp"; done
judged 2 league giải --lang vi
says '--trust'
judged 0 league giải --trust --lang vi
says 'Hà'

# What needs no compiler.
for command in 'hint nim' 'lesson nim' 'exercise nim' 'table nim' 'values nim' 'line nim' 'draw nim' 'next' 'course' 'list' 'play nim'; do
    # shellcheck disable=SC2086
    judged 0 $command
done
judged 0 site trang --root "$(as_windows .)"
[ -e "$bai/trang/index.html" ] || wrong "there are no pages"
judged 1 stress nim wa.exe
judged 0 doctor --lang vi
says 'group     có'
says 'vì thế judge class và judge league đòi --trust'
judged 0 export --to themis nim --output goi
# An archive for pupils has no solutions: of this problem the set here has none either.
judged 1 export --to polygon knight --output goi --lang vi
says 'bộ dành cho học sinh không có'

# Whoever is interrupted leaves nothing. What runs to its end here ends with 1.
(cd "$bai" && timeout 100 "$WINE" interrupt.exe 6 "\"$(as_windows "$set/judge.exe")\" run nim idle.exe --all") >"$said" 2>&1 </dev/null
[ $? != 1 ] || wrong "the judge was not interrupted"
grep -lq 'program\.exe' /proc/[0-9]*/cmdline 2>/dev/null && wrong "a program has outlived its judge"
[ -z "$(find "$WINEPREFIX/drive_c/users" -path '*Temp*' -name 'judge-*' 2>/dev/null)" ] ||
    wrong "temporary folders are left"
exit $failures

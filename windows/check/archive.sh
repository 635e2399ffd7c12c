#!/bin/bash
# The archive for pupils as one of them goes through it: what is dropped on cham.bat, and every command that
# `judge --help` names. Called by windows/check.sh, which has unpacked the archive and made the compiler.
#
# usage: archive.sh SET BAI    (in the folder of the workspace)
set -uo pipefail

set=$1
bai=$2
said=$work/said.archive
. windows/check/asked.sh

# What Windows cannot unpack, or takes for one file.
names=$(cd "$set" && find . | sed 's/^\.//')
grep -iE '[<>:"|?*\\]|[ .](/|$)|/(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.[^/]*)?(/|$)' <<<"$names" && wrong "these names are none on Windows"
sort -f <<<"$names" | uniq -di | grep . && wrong "these names differ by case alone"
# What is opened by a double click: Notepad of any age wants a mark and its own ends of lines, the shell the latter.
for file in "$set"/*.txt "$set"/*.bat; do
    [ "$(grep -c $'\r$' "$file")" = "$(wc -l <"$file")" ] || wrong "$file has lines that do not end as on Windows"
    is_marked=$(head -c 3 "$file" | grep -c $'^\xef\xbb\xbf')
    case $file in *.txt) [ "$is_marked" = 1 ] ;; *) [ "$is_marked" = 0 ] ;; esac || wrong "$file: a mark is for texts, and for no batch file"
done
python3 export/dist/links.py "$set" >"$said" || wrong "links lead to nothing: $(head -n 5 "$said")"

began=$(date +%s%N)
for name in nim.cpp NIM.CPP 'nim (1).cpp' 'bài 1 nim.cpp' 'bài 1 nim.cpp.txt'; do
    cp problems/nim/submissions/solution.cpp "$bai/$name"
    # As the system calls it for what is dropped: by its whole path, from any folder.
    (cd "$work" && timeout 300 "$WINE" cmd /c call "$(as_windows "$set/cham.bat")" "$(as_windows "$bai/$name")") >"$said" 2>&1 </dev/null
    last="cham.bat for $name"
    says 'kết luận: AC'
    [ "$name" != nim.cpp ] || echo "windows-check: from a source to a verdict in $((($(date +%s%N) - began) / 1000000)) ms"
done

sed 's/\^/|/g' problems/nim/submissions/solution.cpp >"$bai/sai.cpp"
mkdir -p "$bai/lớp 10A/Lan" "$bai/giải/Lan" "$bai/giải/Hà"
cp "$bai/nim.cpp" "$bai/lớp 10A/Lan/"
for name in . giải/Lan giải/Hà; do cp problems/ioigame/submissions/solution.cpp "$bai/$name/ioigame.cpp"; done
for command in $(cd "$bai" && "$WINE" "$set/judge.exe" --help 2>/dev/null </dev/null | tr -d '\r' | sed -n 's/^  \([a-z]\+\)  .*/\1/p'); do
    judged 0 "$command" --help
    case $command in
        run) judged 0 run nim 'bài 1 nim.cpp.txt' --lang vi ;;
        stress) judged 1 stress nim sai.cpp --lang vi ;;
        class) judged 0 class 'lớp 10A' --trust --lang vi ;;
        league) judged 0 league giải --trust --lang vi ;;
        duel) judged 0 duel ioigame ioigame.cpp ioigame.cpp --lang vi ;;
        play | values | line | draw | table | hint | lesson | exercise | show) judged 0 "$command" nim --lang vi ;;
        graph) judged 0 graph nim --opening "2\n1 2" --lang vi ;;
        next | list | doctor) judged 0 "$command" --lang vi ;;
        help) judged 0 help ;;
        course)
            judged 0 course --lang vi
            chapters=$(sed -n 's/^ *[0-9]\+  \([a-z-]\+\) .*/\1/p' "$said")
            [ "$(wc -w <<<"$chapters")" -ge 12 ] || wrong "judge course lists no chapters, but: $(cat "$said")"
            for chapter in $chapters; do
                for lang in vi en; do judged 0 course "$chapter" --lang $lang; done
            done
            ;;
        site) judged 0 site trang --lang vi ;;
        testdata) judged 0 testdata nim ;;
        variant)
            judged 0 variant nim --rules max=5 --name NIM5 --seed thu -o nim5 --lang vi
            judged 1 run nim5 nim5/submissions/plain.cpp --lang vi
            ;;
        *) wrong "nobody has tried judge $command" ;;
    esac
    ! grep 'panicked\|os error' "$said" || wrong "$last says what is for nobody"
done
for command in 'export --to themis nim' test lock shares race strength 'new bai'; do
    # shellcheck disable=SC2086
    judged 2 $command
    grep -q 'dành cho người giữ bộ đề\|for those who keep the set' "$said" || wrong "$last says: $(cat "$said")"
done
[ -n "${chapters:-}" ] || wrong "judge --help does not name its commands"
# Who is root may write anywhere, and `testdata` is there to write.
find "$set" -newer "$bai/nim.cpp" -not -path "$set/testdata*" -not -path "$set" | grep . && wrong "these were written beside the judge"
exit $failures

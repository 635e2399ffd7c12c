#!/bin/bash
# Tries everything for Windows that can be tried without Windows: programs are made here and run by Wine. What is
# missing is told as skipped, and is no failure. What Wine cannot prove is listed in docs/windows.en.md.
#
# usage: check.sh [units|programs|judge|archive]…    (in the folder of the workspace; all parts if none is named)
set -uo pipefail

parts=${*:-units programs judge archive}
(. windows/toolchain.sh) || { [ $? = 77 ] && exit 0; exit 1; }
. windows/toolchain.sh
[ -n "$WINE" ] || { echo "skipped: nothing is run without Wine (apt-get install wine64)"; exit 0; }

cargo=${CARGO:-cargo}
top=$PWD
made=$top/target/$WINDOWS/release
work=$(mktemp -d)
gxx=$WINEPREFIX/drive_c/gxx
failures=0
rooms=$(cd problems && ls -d */ | tr -d /)
# What is chosen together has the same features, and is built once for all parts: as `make dist-windows` builds it.
# shellcheck disable=SC2046
all="--package judge-program --package checker-programs $(printf -- '--package %s ' $rooms)"
# One server for all that is run here: some have it end with the last program, and to begin takes seconds. Nothing
# that has hung stays behind it.
server=$(dirname "$(realpath "$WINE")")/wineserver
[ -x "$server" ] || server=$(command -v wineserver)
"$server" -k
"$server" -w
"$server" -p
end() { "$server" -k; rm -rf "$work" "$gxx"; exit $failures; }
trap end EXIT
fail() { echo "windows-check: $*" >&2; failures=1; }

# A path as Windows has it.
as_windows() { printf 'Z:%s' "$(realpath "$1" | sed 's#/#\\#g')"; }

# Builds for Windows.
built() { "$cargo" "$1" --locked --quiet --release --target "$WINDOWS" "${@:2}"; }

# The unit tests of the libraries, by the runner that windows/toolchain.sh has set, but for those of what keeps the
# set, which is done on Linux. Those of the program judge start programs and shells of Linux: `judge` below stands for them.
units() {
    local packages="bilingual chance theory scene arena inpout checker contract sandbox judge"
    # shellcheck disable=SC2046
    built test --lib $(printf -- '--package %s ' $packages judge-program) || fail "unit tests"
    built test --test windows --package sandbox --package judge-program || fail "runs"
}

# Every program on every stored test, byte for byte; those that talk, by the judge.
programs() {
    local count=0 talks=0 code id stem folder ended=$work/ended.exe never=$work/never
    # shellcheck disable=SC2086
    built build --bins $all || { fail "build"; return; }
    x86_64-w64-mingw32-gcc -O1 -w -static -municode windows/check/ended.c -o "$ended"
    : >"$never"
    for id in $rooms; do
        if grep -q '^checker = "interactive"' "problems/$id/problem.toml"; then
            timeout 600 "$WINE" "$made/judge.exe" run --lang en -- "$id" "$made/$id.exe" >"$work/said" 2>&1 ||
                fail "$id: $(tail -c 400 "$work/said")"
            talks=$((talks + 1))
            continue
        fi
        for folder in testdata/"$id"/*/; do
            stem=$(ls "$folder" | sed -n 's/\.OUT$//p' | head -n 1)
            [ -n "$stem" ] && [ -e "$folder/$stem.INP" ] || continue
            for _ in 1 2 3; do
                rm -rf "$work/run" && mkdir "$work/run" && cp "$folder/$stem.INP" "$work/run/"
                code=0
                (cd "$work/run" && timeout 120 "$WINE" "$ended" "$(as_windows "$made/$id.exe")" >/dev/null 2>said) || code=$?
                # Once in some thousand runs Wine does not start what it is given. What has begun says how it ended.
                [ "$code" = 0 ] || [ "$code" = 124 ] || grep -q '^ended with' "$work/run/said" && break
                echo "windows-check: $id on $folder, begun again: $code $(cat "$work/run/said")" | tee -a "$never"
            done
            [ "$code" = 0 ] || { fail "$id on $folder: ends with $code: $(head -c 200 "$work/run/said")"; continue; }
            cmp -s "$folder/$stem.OUT" "$work/run/$stem.OUT" || fail "$id on $folder: another answer"
            count=$((count + 1))
        done
    done
    echo "windows-check: $count answers of the programs are the same, byte for byte; $talks programs talk as they should;" \
        "$(wc -l <"$never") runs never began, as told above, and were begun again"
}

# The judge under Wine: its exit code and its words are what they should be.
judge() {
    built build --bin judge --package judge-program || { fail "build"; return; }
    local set="$work/bộ đề" bai="$work/bài làm"
    mkdir -p "$set" "$bai" "$gxx"
    git ls-files -z -- testdata/nim testdata/knight testdata/ioigame problems/nim 'problems/*/problem.toml' 'problems/*/statement.*' 'problems/*/lesson.*' \
        'LADDER*' | xargs -0 cp --parents -t "$set"
    cp "$made/judge.exe" "$set/"
    sed 's/$/\r/' windows/cham.bat >"$set/cham.bat"
    for it in windows/check/*.cpp; do
        x86_64-w64-mingw32-g++ -O1 -w -static "$it" -o "$bai/$(basename "$it" .cpp).exe" || fail "$it does not compile"
    done
    for id in nim knight ioigame; do
        x86_64-w64-mingw32-g++ -O2 -static "problems/$id/submissions/solution.cpp" -o "$bai/$id.exe"
    done
    x86_64-w64-mingw32-gcc -O1 -w -static -municode windows/check/interrupt.c -o "$bai/interrupt.exe"
    served windows/check/judge.sh "$set" "$bai" || failures=1
}

# The archive as a pupil has it: unpacked in a folder that may only be read, by a path with blanks and Vietnamese
# letters.
archive() {
    local zip set="$work/Tin học 10 (mới)" bai="$work/Tài liệu"
    command -v zip >/dev/null && command -v unzip >/dev/null || { echo "skipped: archives (apt-get install zip unzip)"; return; }
    # shellcheck disable=SC2086
    built build --bins $all || { fail "build"; return; }
    zip=$work/tro-choi.zip
    windows/pack.sh "$made" "$zip" "$work/themis.zip" || { fail "archives"; return; }
    [ "$(stat -c %s "$zip")" -le $((25 << 20)) ] || fail "the archive for pupils has more than 25 MiB"
    mkdir -p "$set" "$bai" "$gxx"
    unzip -q "$zip" -d "$set" && chmod -R a-w "$set"
    served windows/check/archive.sh "$set/tro-choi" "$bai" || failures=1
    chmod -R u+w "$set"
}

# Does it while a compiler is there.
served() {
    local code=0
    (cd "$top" && serve) &
    "$@" || code=$?
    kill $! 2>/dev/null
    return $code
}

# The compiler behind the g++.exe that Wine runs, in one of the usual folders.
serve() {
    local bin=$WINEPREFIX/drive_c/MinGW/bin
    mkdir -p "$bin"
    x86_64-w64-mingw32-gcc -O1 -static -w windows/gxx.c -o "$bin/g++.exe"
    while [ -d "$gxx" ]; do
        for it in "$gxx"/*.ready; do
            [ -e "$it" ] || continue
            mapfile -t words < <(tr -d '\r' <"$it")
            here=$WINEPREFIX/drive_c$(printf '%s' "${words[0]#C:}" | sed 's#\\#/#g')
            (cd "$here" && x86_64-w64-mingw32-g++ "${words[@]:1}") >"$work/said" 2>&1
            { echo $?; cat "$work/said"; } >"${it%.ready}.part"
            rm "$it"
            mv "${it%.ready}.part" "${it%.ready}.done"
        done
        sleep 0.1
    done
}

export WINE made work gxx
export -f as_windows
for part in $parts; do "$part"; done
[ "$failures" != 0 ] || echo "windows-check: all is well: $parts"

#!/bin/bash
# Tries everything for Windows that can be tried without Windows: programs are made here and run by Wine. What is
# missing is told as skipped, and is no failure. What Wine cannot prove is listed in docs/windows.en.md.
#
# usage: check.sh [units|programs|judge]…    (in the folder of the workspace; all parts if none is named)
set -uo pipefail

parts=${*:-units programs judge}
(. windows/toolchain.sh) || { [ $? = 77 ] && exit 0; exit 1; }
. windows/toolchain.sh
[ -n "$WINE" ] || { echo "skipped: nothing is run without Wine (apt-get install wine64)"; exit 0; }

cargo=${CARGO:-cargo}
made=target/$WINDOWS/release
work=$(mktemp -d)
gxx=$WINEPREFIX/drive_c/gxx
failures=0
trap 'rm -rf "$work" "$gxx"; exit $failures' EXIT
fail() { echo "windows-check: $*" >&2; failures=1; }

# A path as Windows has it.
as_windows() { printf 'Z:%s' "$(realpath "$1" | sed 's#/#\\#g')"; }

# The unit tests of what all stands on, by the runner that windows/toolchain.sh has set.
units() {
    local packages="bilingual chance theory scene arena inpout checker testkit sandbox"
    # shellcheck disable=SC2046
    "$cargo" test --locked --quiet --release --target "$WINDOWS" --lib $(printf -- '--package %s ' $packages) ||
        fail "unit tests"
    "$cargo" test --locked --quiet --release --target "$WINDOWS" --package sandbox --test windows || fail "runs"
}

# Every program on every stored test, byte for byte.
programs() {
    local rooms count=0 id stem folder
    rooms=$(cd problems && ls -d */ | tr -d /)
    # shellcheck disable=SC2046
    "$cargo" build --locked --quiet --release --target "$WINDOWS" $(printf -- '--bin %s ' $rooms) || { fail "build"; return; }
    for id in $rooms; do
        for folder in testdata/"$id"/*/; do
            stem=$(ls "$folder" | sed -n 's/\.OUT$//p' | head -n 1)
            [ -n "$stem" ] && [ -e "$folder/$stem.INP" ] || continue
            # Programs that talk answer no file.
            rm -rf "$work/run" && mkdir "$work/run" && cp "$folder/$stem.INP" "$work/run/"
            (cd "$work/run" && timeout 120 "$WINE" "$OLDPWD/$made/$id.exe" >/dev/null 2>said) ||
                { fail "$id on $folder: $(head -c 200 "$work/run/said")"; continue; }
            cmp -s "$folder/$stem.OUT" "$work/run/$stem.OUT" || fail "$id on $folder: another answer"
            count=$((count + 1))
        done
    done
    echo "windows-check: $count answers of the programs are the same, byte for byte"
}

# The judge under Wine: its exit code and its words are what they should be.
judge() {
    "$cargo" build --locked --quiet --release --target "$WINDOWS" --bin judge || { fail "build"; return; }
    local set="$work/bộ đề" bai="$work/bài làm"
    mkdir -p "$set" "$bai" "$gxx"
    git ls-files -z -- testdata/nim testdata/knight problems/nim 'problems/*/problem.toml' 'problems/*/statement.*' 'problems/*/lesson.*' \
        'LADDER*' | xargs -0 cp --parents -t "$set"
    cp "$made/judge.exe" "$set/"
    sed 's/$/\r/' windows/cham.bat >"$set/cham.bat"
    for it in windows/check/*.cpp; do
        x86_64-w64-mingw32-g++ -O1 -w -static "$it" -o "$bai/$(basename "$it" .cpp).exe" || fail "$it does not compile"
    done
    for id in nim knight; do
        x86_64-w64-mingw32-g++ -O2 -static "problems/$id/submissions/solution.cpp" -o "$bai/$id.exe"
    done
    serve &
    compiler=$!
    "windows/check/judge.sh" "$set" "$bai" || failures=1
    kill "$compiler" 2>/dev/null
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

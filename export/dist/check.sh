#!/bin/sh
# Tries the archive for a class as a pupil has it: a read-only folder with a blank in its name, another
# user, no Rust and no checkout, nothing on the PATH but the compiler.
#
# usage: check.sh ARCHIVE.tar.gz    (in the folder of the workspace; as root, to become another user)
set -eu

archive=$1
[ "$(id -u)" = 0 ] || { echo "dist-check: skipped, since only root can become another user"; exit 0; }

folder=$(mktemp -d)
chmod 755 "$folder"
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT

mkdir "$folder/tin hoc" "$folder/bai" "$folder/home" "$folder/bin"
tar --extract --file "$archive" --directory "$folder/tin hoc"
set -- "$folder/tin hoc/"*
place=$1
chmod -R a-w "$folder/tin hoc"
# By a script, since g++ called through a link looks for its parts beside the link.
for tool in g++ as ld; do
    printf "#!/bin/sh\nexec %s \"\$@\"\n" "$(command -v $tool)" >"$folder/bin/$tool"
done
chmod 755 "$folder/bin/"*
solution() { cp "problems/$1/submissions/solution.cpp" "$folder/bai/$2"; }
mkdir -p "$folder/bai/lop 10/Lan" "$folder/bai/lop 10/Ha"
solution nim nim.cpp
solution nim "lop 10/Lan/NIM.cpp"
for pupil in Lan Ha; do solution ioigame "lop 10/$pupil/ioigame.cpp"; done
sed "s/\^/|/g" problems/nim/submissions/solution.cpp >"$folder/bai/wrong.cpp"
chown -R nobody "$folder/bai" "$folder/home"

# The judge as the pupil runs it, from his own folder; its exit code is told, not obeyed.
language=vi_VN.UTF-8
pupil() {
    expected=$1
    shift
    code=0
    echo "$1" >>"$folder/walked"
    (cd "$folder/bai" && exec setpriv --reuid=nobody --regid=nogroup --clear-groups \
        env -i HOME="$folder/home" PATH="$folder/bin" LANG=$language "$place/judge" "$@") \
        >"$folder/said" 2>&1 </dev/null || code=$?
    echo "judge $*: $code, $(grep -m 1 . "$folder/said" | cut -c 1-100)"
    [ "$code" = "$expected" ] && return
    echo "dist-check: judge $* ends with $code, not $expected" >&2
    cat "$folder/said" >&2
    exit 1
}
says() {
    grep -q -- "$1" "$folder/said" && return
    echo "dist-check: '$1' was not said, but:" >&2
    cat "$folder/said" >&2
    exit 1
}

pupil 0 run nim nim.cpp --beyond
says "kết luận: AC"
[ -n "$(find "$folder/home/.cache/tro-choi/testdata/nim" -name NIM.INP)" ] || {
    echo "dist-check: no large test was made in the user's cache" >&2
    exit 1
}
pupil 1 run nim wrong.cpp
says "kết luận: WA"
pupil 1 stress nim wrong.cpp
says "."
pupil 0 class "lop 10" --trust
says "Lan"
pupil 0 league "lop 10" --trust
says "Ha"
pupil 0 duel hau perfect random
says "máy chơi tối ưu"
pupil 0 play nim
pupil 0 values nim
pupil 0 line nim
pupil 0 draw nim --svg nim.svg
pupil 0 graph nim --opening "2\n1 2"
pupil 0 table nim
pupil 0 hint nim
says "1"
pupil 0 lesson nim
says "Bouton"
pupil 0 exercise nim --answer
pupil 0 course
pupil 0 course nim
says "Bouton"
pupil 0 next
pupil 0 variant nim --rules max=5 --name NIM5 --seed thu -o nim5
says "NIM5"
pupil 0 run nim5 nim5/submissions/solution.cpp
says "kết luận: AC"
pupil 0 variant --list nim
pupil 0 site trang
pupil 0 testdata nim
pupil 0 list --by technique
says "nim"
pupil 0 show nim
pupil 0 doctor
says "C++"

# The server beside it, with the pages of the archive: a program is handed in to it, and judged.
(cd "$folder/bai" && exec setpriv --reuid=nobody --regid=nogroup --clear-groups env -i HOME="$folder/home" PATH="$folder/bin" \
    "$place/judge" serve --listen 127.0.0.1:0 --data "$folder/bai/serve.data") >"$folder/served" 2>&1 </dev/null &
server=$!
trap 'kill $server; chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
echo serve >>"$folder/walked"
tries=0
until address=$(grep -o "http://[0-9.:]*" "$folder/served"); do
    tries=$((tries + 1))
    [ $tries -lt 100 ] || { echo "dist-check: judge serve says nothing:" >&2; cat "$folder/served" >&2; exit 1; }
    sleep 0.1
done
pupil 0 submit nim nim.cpp --server "$address"
says "AC"
python3 -c "import sys, urllib.request
assert b'href=\"/problems/nim\"' in urllib.request.urlopen(sys.argv[1]).read()" "$address/pages/vi/nim.html"
pupil 0 help play
says "Cách dùng"

# What is listed has been walked; what keeps the set is not listed, and says so in both languages.
pupil 0 --help
listed=$(sed -n "/^Lệnh:/,/^$/s/^  \([a-z]*\) .*/\1/p" "$folder/said")
[ -n "$listed" ]
for name in $listed; do
    grep -qx "$name" "$folder/walked" || { echo "dist-check: nobody has tried judge $name" >&2; exit 1; }
done
for language in vi_VN.UTF-8 en_US.UTF-8; do
    for words in "export --to themis nim" test lock shares race strength "new mygame" "lesson --write" "course --write" "list --write"; do
        # shellcheck disable=SC2086
        pupil 2 $words
        says "dành cho người giữ bộ đề\|for those who keep the set"
    done
done
! echo "$listed" | grep -qx "export\|test\|lock\|shares\|race\|strength\|new" || { echo "dist-check: --help lists what keeps the set" >&2; exit 1; }

python3 export/dist/links.py "$place"
[ -z "$(find "$place" -newermt @1 -type f)" ] || {
    echo "dist-check: something was written beside the judge" >&2
    exit 1
}
echo "dist-check: every command does its work from a read-only folder, as another user, and every link leads to something"

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
    printf '#!/bin/sh\nexec %s "$@"\n' "$(command -v $tool)" >"$folder/bin/$tool"
done
chmod 755 "$folder/bin/"*
cp problems/nim/submissions/solution.cpp "$folder/bai/nim.cpp"
sed 's/\^/|/g' problems/nim/submissions/solution.cpp >"$folder/bai/wrong.cpp"
chown -R nobody "$folder/bai" "$folder/home"

# The judge as the pupil runs it, from his own folder; its exit code is told, not obeyed.
pupil() {
    expected=$1
    shift
    code=0
    (cd "$folder/bai" && exec setpriv --reuid=nobody --regid=nogroup --clear-groups \
        env -i HOME="$folder/home" PATH="$folder/bin" LANG=vi_VN.UTF-8 "$place/judge" "$@") \
        >"$folder/said" 2>&1 </dev/null || code=$?
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
says 'kết luận: AC'
[ -n "$(find "$folder/home/.cache/tro-choi/testdata/nim" -name NIM.INP)" ] || {
    echo "dist-check: no large test was made in the user's cache" >&2
    exit 1
}
pupil 1 run nim wrong.cpp
says 'kết luận: WA'
pupil 0 hint nim
says '1'
pupil 0 lesson nim
says 'Bouton'
pupil 1 stress nim wrong.cpp
says '.'
pupil 0 play --help
says 'Cách dùng'
pupil 0 list
says 'nim'
[ -z "$(find "$place" -newermt @1 -type f)" ] || {
    echo "dist-check: something was written beside the judge" >&2
    exit 1
}
echo "dist-check: judged, hinted and taught from a read-only folder, as another user"

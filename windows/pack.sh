#!/bin/sh
# Packs for Windows: the judge and the set for pupils (export/dist/set.sh), and the programs with the checker for
# teachers who use Themis.
#
# usage: pack.sh PROGRAMS PUPILS.zip TEACHERS.zip    (in the folder of the workspace)
set -eu

programs=$1
pupils=$2
teachers=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# As Notepad of any age reads it: a mark, and lines that end as on Windows.
for_notepad() { printf '\357\273\277' && sed 's/$/\r/'; }

# The same files give the same archive, whoever packs them and when.
zipped() {
    rm -f "$2"
    (cd "$folder" && find "$1" -exec touch -d @315532800 {} + && find "$1" | LC_ALL=C sort | TZ=UTC zip -q -9 -X -@ "$1.zip")
    mv "$folder/$1.zip" "$2"
}

name=$(basename "$pupils" .zip)
target="$folder/$name"
mkdir "$target"
# The pages are written by a judge that runs here.
"${CARGO:-cargo}" build --release --locked --quiet --bin judge
export/dist/set.sh target/release/judge "$target"
for_notepad <windows/HUONG-DAN.txt >"$target/HUONG-DAN.txt"
for license in LICENSE-MIT LICENSE-APACHE; do
    for_notepad <"$license" >"$target/$license.txt"
    rm "$target/$license"
done
sed 's/$/\r/' windows/cham.bat >"$target/cham.bat"
cp "$programs/judge.exe" "$target/"
x86_64-w64-mingw32-strip "$target/judge.exe"
zipped "$name" "$pupils"

name=$(basename "$teachers" .zip)
target="$folder/$name"
mkdir "$target"
cp "$programs/checker.exe" "$target/"
for room in problems/*/problem.toml; do
    id=$(basename "$(dirname "$room")")
    [ ! -e "$programs/$id.exe" ] || cp "$programs/$id.exe" "$target/"
done
x86_64-w64-mingw32-strip "$target"/*.exe
cp LICENSE-MIT LICENSE-APACHE "$target/"
zipped "$name" "$teachers"
ls -l "$pupils" "$teachers"

#!/bin/sh
# Packs the judge, the server of a class with its manual, and the set (set.sh) for a class of pupils, who have neither
# Rust nor this checkout.
#
# usage: pack.sh PROGRAMS ARCHIVE.tar.gz    (in the folder of the workspace)
set -eu

programs=$1
archive=$2
name=$(basename "$archive" .tar.gz)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
target="$folder/$name"

mkdir "$target"
export/dist/set.sh "$programs/judge" "$target"
cp export/dist/README.vi.md "$target/"
cp "$programs/judge" "$programs/serve" "$target/"
mkdir "$target/docs/pictures"
cp docs/pictures/serve-*.png "$target/docs/pictures/"
for text in serve machines; do
    for language in vi en; do
        # What is for those who keep the set is not there.
        sed -E 's#\[([^]]*)\]\(\.\./sandbox/[^)]*\)#\1#g' "docs/$text.$language.md" >"$target/docs/$text.$language.md"
    done
done
# The same files give the same archive, whoever packs them and when.
chmod -R u=rwX,go=rX "$target"
tar --directory "$folder" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --create "$name" |
    gzip --no-name -9 >"$archive.part"
mv "$archive.part" "$archive"

#!/bin/sh
# Packs the judge and the set (set.sh) for a class of pupils, who have neither Rust nor this checkout.
#
# usage: pack.sh JUDGE ARCHIVE.tar.gz    (in the folder of the workspace)
set -eu

judge=$1
archive=$2
name=$(basename "$archive" .tar.gz)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
target="$folder/$name"

mkdir "$target"
export/dist/set.sh "$judge" "$target"
cp export/dist/README.vi.md "$target/"
cp "$judge" "$target/judge"
# The same files give the same archive, whoever packs them and when.
chmod -R u=rwX,go=rX "$target"
tar --directory "$folder" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --create "$name" |
    gzip --no-name -9 >"$archive.part"
mv "$archive.part" "$archive"

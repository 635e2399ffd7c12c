#!/usr/bin/env bash
# What pages take from npm, as packs: pages/packs/make.sh FOLDER. Versions and their hashes stand in package-lock.json, and
# nothing of theirs is committed. Where npm or the network is missing that is told, and the folder holds no packs.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
stamp=$(cat "$here"/*.* | sha256sum)
if [ -f "$out/stamp" ] && [ "$(cat "$out/stamp")" = "$stamp" ]; then exit 0; fi
rm -rf "$out/stamp" "$out/made"
skip() {
    echo "packs: $1: the pages will run JavaScript only, and have a plain field in the place of the editor" >&2
    rm -rf "$out/made"
    exit 0
}
command -v npm >/dev/null && command -v node >/dev/null || skip "no npm here"
echo "packs: taking a compiler, Python and an editor from npm (some 40 MB, once)"
mkdir -p "$out/npm"
cp "$here/package.json" "$here/package-lock.json" "$out/npm/"
(cd "$out/npm" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error) || skip "npm gave nothing"
echo "packs: packing them (half a minute)"
node "$here/pack.mjs" "$out/npm" "$out/made"
rm -rf "$out/npm"
printf '%s\n' "$stamp" >"$out/stamp"

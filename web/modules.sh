#!/usr/bin/env bash
# The rooms as modules of WebAssembly: web/modules.sh FOLDER [ID…] writes FOLDER/ID.js for each room, or for these.
#
# All libraries are compiled once; a module is then a few lines more (module.rs), linked with those it needs,
# which takes a tenth of a second. The script of a module hands it to the page as LZMA in base64: from a disk,
# a browser loads scripts only.
#
# Two thirds of each module are what all have, the base: a module without a room (base.rs). So what is packed is the base
# with the module behind it. How that begins is the same for all and is handed over by FOLDER/base-of-all.js, once; a
# module's script holds the rest. Modules that another base belongs to are removed.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || { echo "say where to: web/modules.sh FOLDER [ID…]" >&2; exit 2; }
mkdir -p "$1"
out=$(cd "$1" && pwd)
shift
rooms=${*:-$(for manifest in problems/*/Cargo.toml; do basename "$(dirname "$manifest")"; done)}
. web/toolchain.sh

target=wasm32-unknown-unknown
libraries=target/$target/web
# Where this machine keeps its sources stands in no module.
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo --remap-path-prefix=$PWD=."
# shellcheck disable=SC2086
cargo build --locked --profile web --target $target --lib --package web $(printf -- '--package %s ' $rooms)

link() {
    "${RUSTC:-rustc}" --edition 2024 --crate-name module --crate-type cdylib --target $target \
        -C opt-level=s -C codegen-units=1 -C panic=abort -C strip=symbols ${WASM_LINKER:+-C linker=$WASM_LINKER} \
        -C link-arg=-zstack-size=8388608 -L dependency=$libraries/deps -L dependency=target/web/deps \
        --extern web=$libraries/libweb.rlib "$@"
}
pack() { cat "$@" | xz --format=lzma --lzma1=preset=9e,pb=0; }
text() { base64 | tr -d '\n'; }
module() {
    made=$libraries/modules/$1.wasm
    link --extern room="$libraries/lib$1.rlib" web/module.rs -o "$made"
    pack "$base.wasm" "$made" > "$made.lzma"
    cmp -n "$shared" "$base.lzma" "$made.lzma"
    { printf 'TroChoi.module("%s", "' "$1"; tail -c "+$((shared + 1))" "$made.lzma" | text; printf '");\n'; } > "$made.js"
    mv "$made.js" "$out/$1.js"
}
mkdir -p $libraries/modules
base=$libraries/base-of-all
link web/base.rs -o $base.wasm
pack $base.wasm > $base.lzma
# The end of a pack depends on what comes behind, which the packer sees in advance; in base64 three bytes are four letters.
shared=$((($(wc -c < $base.lzma) - 1024) / 3 * 3))
{ printf 'TroChoi.base(%s, "' "$(wc -c < $base.wasm)"; head -c $shared $base.lzma | text; printf '");\n'; } > $base.js
cmp -s $base.js "$out/base-of-all.js" || { rm -f "$out"/*.js; cp $base.js "$out"; }
export -f link pack text module
export target libraries out base shared
# shellcheck disable=SC2086
printf '%s\n' $rooms | xargs -P "$(getconf _NPROCESSORS_ONLN)" -n 1 bash -euo pipefail -c 'module "$0"'

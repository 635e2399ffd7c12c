#!/usr/bin/env bash
# The rooms as modules of WebAssembly: web/modules.sh FOLDER [ID…] writes FOLDER/ID.js for each room, or for these.
#
# All libraries are compiled once; a module is then a few lines more (module.rs), linked with those it needs,
# which takes a tenth of a second. The script of a module hands it to the page as LZMA in base64: from a disk,
# a browser loads scripts only.
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
    room=$1
    made=$libraries/modules/$room.wasm
    "${RUSTC:-rustc}" --edition 2024 --crate-name module --crate-type cdylib --target $target \
        -C opt-level=s -C codegen-units=1 -C panic=abort -C strip=symbols ${WASM_LINKER:+-C linker=$WASM_LINKER} \
        -C link-arg=-zstack-size=8388608 -L dependency=$libraries/deps -L dependency=target/web/deps \
        --extern web=$libraries/libweb.rlib --extern room="$libraries/lib$room.rlib" web/module.rs -o "$made"
    { printf 'TroChoi.module("%s", "' "$room"; xz --format=lzma --lzma1=preset=9e,pb=0 --stdout "$made" | base64 | tr -d '\n'; printf '");\n'; } > "$made.js"
    mv "$made.js" "$out/$room.js"
}
export -f link
export target libraries out
mkdir -p $libraries/modules
# shellcheck disable=SC2086
printf '%s\n' $rooms | xargs -P "$(getconf _NPROCESSORS_ONLN)" -n 1 bash -euo pipefail -c 'link "$0"'

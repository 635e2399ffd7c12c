# What compiles for browsers; to be sourced. An ordinary machine has it by
#     rustup target add wasm32-unknown-unknown
# Where the servers of rustup cannot be reached, the compiler of Debian's packages is unpacked below
# target/ (not installed: it would stand beside rustup's), and the standard library is built with it once.

has_std() { ls "$("${RUSTC:-rustc}" --print target-libdir --target wasm32-unknown-unknown 2>/dev/null)"/libstd-*.rlib >/dev/null 2>&1; }

debian=$PWD/target/wasm-toolchain
use_debian() {
    export LD_LIBRARY_PATH=$debian/usr/lib/$(uname -m)-linux-gnu PATH=$debian/usr/bin:$PATH
    export RUSTC=$debian/usr/bin/rustc WASM_LINKER=wasm-ld-22
}

build_debian() {
    packages="rustc-web cargo-web rust-web-src libstd-rust-web-1.96 libstd-rust-web-dev lld-22
        libllvm22 libgit2-1.5 libhttp-parser2.9 libmbedcrypto7 libmbedtls14 libmbedx509-1"
    mkdir -p "$debian/packages" "$debian/std/src"
    # shellcheck disable=SC2086
    (cd "$debian/packages" && apt-get update -qq && apt-get download -qq $packages) || return 1
    for package in "$debian"/packages/*.deb; do dpkg -x "$package" "$debian"; done
    rm -r "$debian/packages"
    printf '[package]\nname = "nothing"\nedition = "2024"\n[workspace]\n[profile.release]\npanic = "abort"\ncodegen-units = 1\n' > "$debian/std/Cargo.toml"
    echo '#![no_std]' > "$debian/std/src/lib.rs"
    (
        use_debian
        cd "$debian/std"
        RUSTC_BOOTSTRAP=1 cargo build --quiet --release -Z build-std=std,panic_abort --target wasm32-unknown-unknown --target-dir built
        kept=$(rustc --print target-libdir --target wasm32-unknown-unknown)
        mkdir -p "$kept"
        rm -f built/wasm32-unknown-unknown/release/deps/libnothing*
        cp built/wasm32-unknown-unknown/release/deps/*.rlib "$kept"
    ) && rm -r "$debian/std"
}

command -v xz >/dev/null || { echo "no modules can be built: xz packs them (apt-get install xz-utils)" >&2; exit 1; }
if ! has_std; then
    if [ ! -x "$debian/usr/bin/rustc" ] && ! { timeout 120 rustup target add wasm32-unknown-unknown && has_std; } 2>/dev/null; then
        if [ "$(id -u)" != 0 ] || ! command -v dpkg >/dev/null || ! build_debian; then
            echo "no modules can be built: rustup target add wasm32-unknown-unknown" >&2
            exit 1
        fi
    fi
    has_std || use_debian
fi

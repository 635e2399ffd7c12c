# What a judge.exe is told, and what it must say; to be sourced. SET is the folder of the judge, BAI that in which
# it is called, and said the file of what it has said; windows/check.sh has set the rest.

failures=0
wrong() { echo "windows-check: $*" >&2; failures=1; }

# judged EXPECTED-CODE WORDS…
judged() {
    local expected=$1 code=0
    shift
    last="judge $*"
    for _ in 1 2 3; do
        code=0
        (cd "$bai" && timeout 300 "$WINE" "$set/judge.exe" "$@") >"$said" 2>&1 </dev/null || code=$?
        [ "$code" = "$expected" ] && return
        # On a busy machine a program may wait for Wine's own server for long, or Wine does not start it at all.
        grep -wm 1 'ILE\|os error 1359' "$said" | sed "s/^/windows-check: $1 is begun again after: /" | grep . || break
    done
    wrong "$last ends with $code, not $expected"
    cat "$said" >&2
}
# Words that were said, byte for byte.
says() {
    grep -qF -- "$1" "$said" && return
    wrong "$last does not say '$1', but:"
    cat "$said" >&2
}

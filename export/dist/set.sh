#!/bin/sh
# Writes what pupils get of the set into a folder, for every archive: what git knows of what the commands read,
# without the programs, and pages made of just that, which BAI-TAP.html opens. So no test made on demand is in
# it, no solution, and no plan of a teacher.
#
# usage: set.sh JUDGE FOLDER    (in the folder of the workspace)
set -eu

judge=$1
folder=$2
git ls-files -z -- testdata variants ":!variants/*/submissions" "problems/*/problem.toml" "problems/*/*.md" "problems/*/*.svg" course ":!*.teacher.*" \
    docs/duel.md docs/duel.vi.md LICENSE-MIT LICENSE-APACHE |
    tar --null --files-from=- --create | tar --extract --directory "$folder"
# No text leads to the programs; paragraphs that do nothing else go.
find "$folder/course" -name "*.md" -exec sed -i -z -E \
    "s#\n\n(Cả chương trình:|The whole program:|Cũng chương trình ấy bằng|The same in)[[:space:]]+\[[^\n]*(\n[^\n]+)*##g" {} +
find "$folder" -name "*.md" -exec sed -i -E \
    "/^(Cả chương trình|The whole program): \[/d; s#\[([^]]*)\]\((\.\./[^)]*/)?(submissions|src)/[^)]*\)#\1#g
    s#^<!-- from (.*/)?submissions/#<!-- from #" {} +
"$judge" site --root "$folder" "$folder/trang"
sed "s#=\"\(vi\|en\|assets\)/#=\"trang/\1/#; s#url=#url=trang/#" "$folder/trang/index.html" >"$folder/BAI-TAP.html"
chmod -R u=rwX,go=rX "$folder"

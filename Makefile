# Trò chơi. Each target is one readable command; `make test` is the daily one, `make check` the rest.

CARGO ?= cargo
ifeq ($(shell command -v $(CARGO)),)
$(error Máy này chưa có Rust: cài theo https://rustup.rs (1.95 trở lên) rồi mở cửa sổ dòng lệnh mới. There is no Rust here: install it as https://rustup.rs says (1.95 or newer), then open a new terminal)
endif

# What compiles anew only once needs no notes for the next time: they take disk and time.
ifdef CI
export CARGO_INCREMENTAL := 0
endif

.PHONY: build test brute check lint docs unit long variants judge bench bench-cpp testdata modules streams-test lines dist dist-check dist-windows windows-check export export-check site site-check site-programs site-bench serve-check serve-load

# All packages, or those of the problems named by P: make test P=nim, make check P="nim nim2".
PACKAGES = $(if $(P),$(addprefix --package ,$(P)),--workspace)

# All programs, ready to run: target/release/nim, …/checker, …/judge; or the judge and those of P.
build:
	@echo "make: building the programs$(if $(P),,; the first time this takes minutes)"
	$(CARGO) build --release --locked $(if $(P),$(addprefix --bin ,judge $(P)),--bins)

# The set stands: programs are built, every reference agrees with its brute force, passes all tests within
# its limits, and every solution.cpp is accepted. Of the problems of P, their unit tests and all their example
# submissions too.
test: build $(if $(P),brute)
	@echo "make test: references beside brute forces and tests, within their limits, $(if $(P),all submissions,solution.cpp of every problem)"
	$(CARGO) run --release --locked --quiet --bin judge -- test $(if $(P),$(P),--quick)

# What else must hold: lints, documentation, the unit tests of the rooms, of the judge and of all that stands
# around it, every example submission, every table in a lesson; for Windows and in a browser, as far as there are the tools.
check: lint docs $(if $(P),,brute unit) long variants
	$(if $(P),,ONLY_IF_THERE=1 $(MAKE) --no-print-directory windows-check)
	@$(if $(P),,if command -v python3 >/dev/null; then $(MAKE) --no-print-directory site-check serve-check; \
	else echo "skipped: no Python here, the pages are not tried in a browser" >&2; fi)

# Format and lints; a warning is an error.
lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy $(PACKAGES) --all-targets --locked -- -D warnings

# The documentation builds without a warning. It stands on what lint has checked: without the name of the same
# checker, called in the same way, every library would be checked once more.
CHECKER = RUSTC_WORKSPACE_WRAPPER=$(wildcard $(shell rustc --print sysroot)/bin/clippy-driver) \
	CLIPPY_ARGS=-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__
docs:
	$(CHECKER) RUSTDOCFLAGS="-D warnings" $(CARGO) doc $(PACKAGES) --no-deps --locked --quiet

# Unit tests; without those that have passed since anything changed, but all of them where CI is set. What
# stands around the rooms is tested as it is built to run, or much of it would be compiled once more; the
# benches hold no tests.
ABOVE = problem-set finding command-line sandbox all-problems lessons judge keeping classroom store stress export pages variation serve commands web judge-program checker-programs serve-program
BELOW = --workspace $(addprefix --exclude ,$(ABOVE) bench)
RUNNER = --config "target.'cfg(unix)'.runner = ['$(CURDIR)/target/release/judge', 'unit']"
UNIT = $(CARGO) test --locked $(if $(CI),,$(RUNNER))
# Most of these tests wait for programs that they have started.
WAITING = RUST_TEST_THREADS=$(shell expr 2 \* `nproc`)
# Those of the rooms, and of what they stand on: every reference beside its brute force, every sum checked.
brute: build
	@echo "make: unit tests of the rooms, every reference beside its brute force with every sum checked"
	$(UNIT) $(if $(P),$(PACKAGES),$(BELOW)) -- --quiet
# Those of the judge, and of what else stands above the rooms.
unit: build
	$(WAITING) $(UNIT) --quiet --release $(addprefix --package ,$(ABOVE))

# What takes longest is done for every second room a day where CI is set, the others the next day, and for all
# with FULL=1 or by hand.
DAILY = $(or $(P),$(if $(and $(CI),$(if $(FULL),,1)),$(shell ls -d problems/*/ | xargs -n 1 basename | awk -v day=`date +%j` 'NR % 2 == day % 2')))

# The long checks of the set: example submissions in every language, slow and wrong ones too, and what the
# lessons print.
long: build
	$(CARGO) run --release --locked --quiet --bin judge -- test --long $(DAILY)

# Every variant that a room lists is made, and its answers are proved by a second search.
variants: build
	target/release/judge variant --prove $(DAILY)

# Judge a solution: make judge P=nim S=my.cpp [A=--beyond]. Before that cargo builds what has changed of the
# judge, and shows how far it is. A wrong solution is no error of make; a judge that cannot judge is. The name of
# a source may hold anything that names of files do: neither make nor the shell reads it.
judge: export override PROBLEM := $(value P)
judge: export override SOURCE := $(value S)
judge:
	@test -n "$$PROBLEM" -a -n "$$SOURCE" || { echo "say which problem and which source: make judge P=nim S=my.cpp" >&2; exit 2; }
	@$(CARGO) build --release --locked --bin judge
	@target/release/judge run $(A) -- "$$PROBLEM" "$$SOURCE"; test $$? -ne 2

# Lines of code by crate and kind, and what one reads to understand each reference: make lines A=--rooms.
lines:
	@python3 bench/lines.py $(A)

# Write all tests out, the large ones too: testdata/<id>/<NN>/NAME.INP and NAME.OUT.
testdata:
	$(CARGO) run --release --locked --quiet --bin judge -- testdata $(P)

# The rooms for browsers, below target/modules: what `make site` builds pages of.
MODULES = target/modules
modules:
	web/modules.sh $(MODULES) $(P)

# Time everything and write bench/TABLE.md; judge lesson --write draws from it how times grow.
bench:
	$(CARGO) bench --locked --package bench
	$(CARGO) run --release --locked --quiet --bin bench-table

# Every reference beside the C++ of a good pupil and the fastest that is known, whole processes: writes
# bench/CPP.md; of the problems of P alone it is only told. All are linked statically, as the judge links C++.
bench-cpp:
	$(STATIC) $(if $(P),$(addprefix --bin ,judge $(P)),--bins)
	target/static/$(LINUX)/release/judge race $(or $(P),--write)

# Every solution on the standard streams through all tests, and every contest of the course marked; make check
# tries one of each. Minutes.
streams-test:
	FULL=1 $(CARGO) test --release --locked --package export --test all streams::
	FULL=1 $(CARGO) test --release --locked --package judge-program --test all a_contest_of_the_course

# Programs that need no library of the system's, and that lie where they were linked to, as a C++
# compiler makes them too: to move one to another place costs a quarter of its start. They are built in
# a folder of their own, since its flags would make the daily build anew.
LINUX = x86_64-unknown-linux-gnu
STATIC = $(CARGO) build --release --locked --target-dir target/static --target $(LINUX) \
	--config 'target.$(LINUX).rustflags = ["-C", "target-feature=+crt-static", "-C", "relocation-model=static"]'

# The set as pages for a browser, target/site, and the same as an archive. Where the tools for modules are
# missing, which is told, the pages are for reading only; where npm or the network is, no C++ or Python runs there, and the
# editor is a plain field.
SITE = target/site
PACKS = target/packs
site:
	@$(CARGO) build --release --locked --bin judge
	@pages/packs/make.sh $(PACKS)
	@packs="$$(test -d $(PACKS)/made && echo --packs $(PACKS)/made)"; if (. web/toolchain.sh); then \
		$(MAKE) --no-print-directory modules && target/release/judge site --zip --modules $(MODULES) $$packs $(SITE); \
	else target/release/judge site --zip $$packs $(SITE); fi

# The site in a real browser, as somebody would use it: needs Chromium, and says so where there is none. Some
# parts only: make site-check S="five_games_are_won_by_clicks".
site-check: site
	MODULES=$(CURDIR)/$(MODULES) ROOMS="$(DAILY)" $(CARGO) test --locked --quiet --release $(addprefix --package ,$(ABOVE)) --test modules
	ROOMS="$(DAILY)" python3 pages/check/check.py $(SITE) $(if $(S),--only $(S))

# Every submission of the set in C++ and Python, judged by its page as by `judge run`: an hour or more on a quiet machine; writes
# bench/BROWSER-PROGRAMS.md. Of some problems only: make site-programs P="nim hau".
site-programs: site
	python3 pages/check/programs.py $(SITE) $(if $(P),--problems $(P),--write bench/BROWSER-PROGRAMS.md)

# The pages of a class in a real browser.
serve-check:
	$(CARGO) build --release --locked --bin serve
	python3 serve/check/check.py

# A class that hands in 200 programs within a minute, and a contest of 40 from the form to the opened ranking: a quarter of an
# hour on a quiet machine; writes bench/SERVE.md.
serve-load:
	$(CARGO) build --release --locked --bin serve --bin judge
	python3 serve/check/load.py --write bench/SERVE.md
	python3 serve/check/contest.py --append bench/SERVE.md

# What the site asks of a browser: times and sizes, values against the native search, tasks that hold a page up.
# Many minutes; writes bench/BROWSER.md and bench/OPENINGS.md, and fails where a limit is not kept.
site-bench: site
	python3 pages/check/measure.py $(SITE) --write bench/BROWSER.md
	python3 pages/check/measure.py $(SITE) --openings bench/OPENINGS.md

# One archive for a class of pupils, with a judge that runs on any Linux.
VERSION := $(shell sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
DIST = target/dist/tro-choi-$(VERSION)-x86_64-linux.tar.gz
dist:
	$(STATIC) --bin judge --bin serve
	mkdir -p target/dist
	export/dist/pack.sh target/static/$(LINUX)/release $(DIST)

# The archive as a pupil has it: read-only, another user, no Rust, nothing but a compiler.
dist-check: dist
	export/dist/check.sh $(DIST)

# The same for Windows, where nothing is installed: one archive for pupils, one with the programs and the checker
# for teachers who use Themis. Made on any system that can (windows/toolchain.sh tells what it wants).
WINDOWS = x86_64-pc-windows-gnu
DIST_WINDOWS = target/dist/tro-choi-$(VERSION)-windows.zip
dist-windows:
	(. windows/toolchain.sh) && $(CARGO) build --release --locked --target $(WINDOWS) --bins $(addprefix --package ,judge-program checker-programs $(notdir $(wildcard problems/*)))
	mkdir -p target/dist
	windows/pack.sh target/$(WINDOWS)/release $(DIST_WINDOWS) target/dist/tro-choi-$(VERSION)-themis.zip

# Everything for Windows that can be tried without Windows, by Wine; what is missing is told as skipped.
windows-check:
	windows/check.sh $(S)

# Packages for other judging systems, below packages/: make export TO=themis P="nim dice" [A=--beyond].
# CMS wants statements as PDF: a program of its own sets them, for which nothing of the set is built anew.
TYPESET = $(CARGO) build --release --locked --package typeset-program --features typst
export:
	@test -n "$(TO)" || { echo "say for which system: make export TO=themis P=nim" >&2; exit 2; }
	@$(CARGO) build --release --locked --package judge-program
	@$(if $(findstring cms,$(TO)),$(TYPESET))
	@target/release/judge export --to $(TO) $(A) $(or $(P),--all)

# Packages before the real systems: what can be had of them is installed below target/export-check.
# Minutes, and packages out of the network; what cannot be had is told as skipped.
export-check:
	$(CARGO) build --release --locked --package judge-program
	$(TYPESET)
	python3 export/check/check.py $(S)

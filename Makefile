# Everything a person or a machine does with Selvedge. `make help` lists the targets.
#
# On a fresh Debian machine Rust (rustup and cargo) is enough: `make deps` installs whatever else is missing, a C linker, clang with the
# headers of libc and libstdc++, rustfmt, clippy, Python, Chromium and Graphviz. `make test` begins with that; other targets ask for what they
# need themselves (`make bench` for valgrind).

TARGET := $(or $(CARGO_TARGET_DIR),target)
SELVEDGE := $(TARGET)/release/selvedge

# The slice of the fuzzing that `make test` runs: always the same programs.
SLICE := --count 400 --seed 1
TWIN_SLICE := --twins 120 --seed 1
FILE_SLICE := --files 40 --seed 1
LOOP_SLICE := --loops 400 --seed 1

FUZZ := $(if $(SECONDS),--seconds $(SECONDS)) $(if $(COUNT),--count $(COUNT)) \
        $(if $(SEED),--seed $(SEED)) $(if $(MODEL),--model $(MODEL)) \
        $(if $(LOCKS),--locks $(LOCKS) --lock-errors) $(if $(MODELS),--models $(MODELS)) $(if $(TRACES),--traces $(TRACES)) \
        $(if $(SEARCHES),--searches $(SEARCHES)) $(if $(TWINS),--twins $(TWINS)) \
        $(if $(FILES),--files $(FILES)) $(if $(LOOPS),--loops $(LOOPS))

BENCH := $(if $(ALL),--all) $(if $(ROWS),--rows '$(ROWS)') $(if $(BASE),--base '$(BASE)') $(if $(JOBS),--jobs) \
         $(if $(SAVE),--save)

# Crates whose unit tests are built and run in seconds.
QUICK := tidy source stop graph program bytecode races litmus interleave model

.PHONY: help deps quick demo test bench compare fuzz clangs lint docs unit slice release cc clang components valgrind python chromium graphviz book
.NOTPARALLEL:

# Times are those of two cores, with what an earlier run has built.
help:
	@echo 'make demo     5 min   build, and check the examples with an explanation of each'
	@echo 'make deps     1 min   install what is missing for the tests, with apt-get and rustup'
	@echo 'make quick    1 min   after each edit: does it compile, is it formatted, fast unit tests, the structure (3 min the first time)'
	@echo 'make test    25 min   what must pass before a change goes in: deps, lint, tests, docs, a fixed slice of the fuzzing'
	@echo 'make lint     2 min   rustfmt and clippy'
	@echo 'make docs     1 min   build the documentation of the crates'
	@echo 'make book     1 min   the pages of docs/ as a book, in target/book (5 min the first time)'
	@echo 'make bench   15 min   time, memory and instructions (callgrind) of the programs in bench/, against the reference checker: ALL=1 (all rows) or'
	@echo '                      ROWS=REGEX, BASE=FILE (an earlier result, target/bench/COMMIT.json), JOBS=1 (two workers), SAVE=1 (into docs/)'
	@echo 'make compare  hours   counts and verdicts of all programs in bench/ against the reference checker'
	@echo 'make clangs  10 min   the tests of C programs with each of clang 14, 16 and 19'
	@echo 'make fuzz     as told compare with the oracle: SECONDS=60 or COUNT=N or LOCKS=N (only locks and barriers) or MODELS=N (only random models)'
	@echo '                      or TRACES=N (only traces) or SEARCHES=N (only searches over interleavings) or TWINS=N (only library calls, in C and'
	@echo '                      C++) or FILES=N (only changed files) or LOOPS=N (only programs with loops), and SEED=S, MODEL=NAME'

# Everything that the tests need, if it is missing.
deps: cc clang components python chromium graphviz

quick: cc components python
	cargo fmt --all --check
	cargo check --workspace --all-targets
	cargo test --quiet $(QUICK:%=-p selvedge-%) --lib
	python3 bench/tests.py

# $(call show,ARGUMENTS,STATUS,TEXT): runs selvedge, and fails unless it exits with STATUS and prints TEXT.
define show
@echo; echo '$$ selvedge $(1)'; \
output=$$($(SELVEDGE) $(1)); status=$$?; printf "%s\n" "$$output"; \
if [ $$status -ne $(2) ]; then echo 'demo: expected exit status $(2), got '$$status >&2; exit 1; fi; \
case "$$output" in *'$(3)'*) ;; *) echo 'demo: expected "$(3)"' >&2; exit 1 ;; esac
endef

demo: release clang
	@echo; echo 'A C program: a message is passed through a flag, but the flag is stored with relaxed order. The checker must find the'
	@echo 'data race, and show the execution (exit status 1).'
	$(call show,check examples/message-passing-wrong.c,1,error: data race on `message`)
	@echo; echo 'The same with a release store: every execution was visited, and nothing is wrong.'
	$(call show,check examples/message-passing.c,0,no error found)
	@echo; echo 'A stack that uses its nodes again: the ABA problem.'
	$(call show,check examples/treiber-aba.c,1,error: assertion failed)
	@echo; echo 'A ticket lock in C++.'
	$(call show,check examples/ticket-lock.cpp,0,2 executions)
	@echo; echo 'A litmus test, store buffering: both threads may miss the other one'"'"'s store.'
	$(call show,check examples/store-buffering.litmus,0,Observation store-buffering Sometimes 1 3)
	@echo; echo 'Where threads take turns they may not.'
	$(call show,check --model sc examples/store-buffering.litmus,0,Observation store-buffering Never 0 3)
	@echo; echo 'A recorded trace, in which each thread takes a lock, but not the same one.'
	$(call show,race examples/two-locks.std,1,error: data race on `count`)
	@echo; echo 'In this one a node moves to a list with another lock. No lock protects it all the time, but every two accesses are ordered.'
	$(call show,race examples/changing-locks.std,0,no race found)
	@echo; echo 'demo: all as expected'

test: deps lint unit docs slice

lint: cc components
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings

unit: cc clang python chromium graphviz
	cargo test --workspace
	python3 bench/tests.py

# The programs of the suite and the corpus, compiled by each clang that Debian has.
clangs: cc
	@for version in 14 16 19; do \
	  command -v clang-$$version >/dev/null || { $(call install,clang-$$version); }; \
	  echo "clang-$$version"; SELVEDGE_CLANG=clang-$$version cargo test -p selvedge-cli --test programs || exit 1; \
	done

compare: release clang python
	bench/compare.py --bin '$(SELVEDGE)' --models sc,tso,ra,rc11

docs: cc
	RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps

# mdbook is not in Debian.
book: cc
	@command -v mdbook >/dev/null || test -x '$(TARGET)/tools/bin/mdbook' || cargo install mdbook --locked --root '$(TARGET)/tools'
	PATH="$$PATH:$(abspath $(TARGET))/tools/bin" mdbook build docs --dest-dir '$(abspath $(TARGET))/book'

slice: cc clang
	cargo run --profile fuzz -p selvedge-fuzz -- $(SLICE)
	cargo run --profile fuzz -p selvedge-fuzz -- $(LOOP_SLICE)
	cargo build --profile fuzz -p selvedge-cli
	cargo run --profile fuzz -p selvedge-fuzz -- $(TWIN_SLICE)
	cargo run --profile fuzz -p selvedge-fuzz -- $(FILE_SLICE)

fuzz: cc $(if $(TWINS)$(LOOPS),clang)
	$(if $(TWINS)$(FILES),cargo build --profile fuzz -p selvedge-cli)
	cargo run --profile fuzz -p selvedge-fuzz -- $(FUZZ)

bench: release clang valgrind python
	bench/run --bin '$(SELVEDGE)' --out '$(TARGET)/bench' $(BENCH)

# What an event costs is spread over some dozens of small functions, so that calls are a good part of it: to inline more than the compiler does by
# itself takes 2 to 5 % off the instructions of a check. The binary is static (and still position-independent), as to load and bind shared
# libraries would be a seventh of a small check. Only the last crate is told so: build scripts and procedural macros cannot be static.
release: cc
	RUSTFLAGS="$$RUSTFLAGS -Cllvm-args=-inline-threshold=600" \
	  cargo rustc --release -p selvedge-cli --bin selvedge -- -Ctarget-feature=+crt-static

# $(call install,PACKAGES): installs Debian packages, as root or through sudo.
define install
if ! command -v apt-get >/dev/null; then echo 'please install: $(1)' >&2; exit 1; fi; \
if [ "$$(id -u)" -eq 0 ]; then sudo=; \
elif command -v sudo >/dev/null; then sudo=sudo; \
else echo 'please install, as root: $(1)' >&2; exit 1; fi; \
$$sudo apt-get update && \
$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $(1)
endef

cc:
	@command -v cargo >/dev/null || { echo 'please install Rust: rustup and cargo' >&2; exit 1; }
	@command -v cc >/dev/null || { $(call install,gcc libc6-dev); }

# Any clang from 14 on will do; a new machine gets 19. The headers of C and C++ come with the packages of the compilers.
clang: cc
	@command -v clang-19 >/dev/null || command -v clang >/dev/null || { $(call install,clang-19); }
	@test -e /usr/include/pthread.h || { $(call install,libc6-dev); }
	@ls /usr/include/c++/*/thread >/dev/null 2>&1 || { $(call install,g++); }

valgrind:
	@command -v valgrind >/dev/null || { $(call install,valgrind libc6-dbg); }

python:
	@command -v python3 >/dev/null || { $(call install,python3); }

# The tests of the pages that `--html` makes look at them in a browser.
chromium:
	@command -v chromium >/dev/null && command -v chromedriver >/dev/null || { $(call install,chromium chromium-driver); }

# Likewise for the graphs that `--dot` makes.
graphviz:
	@command -v dot >/dev/null || { $(call install,graphviz); }

components:
	@cargo fmt --version >/dev/null 2>&1 || rustup component add rustfmt
	@cargo clippy --version >/dev/null 2>&1 || rustup component add clippy

# What can be done here; `make help` lists it.

SOURCE  ?= content
OUTPUT  ?= output
PREFIX  ?= /usr/local
SHARED  ?= ../shared
CORPORA ?= $(SHARED)/corpora

# How long each fuzzer runs, in seconds.
FUZZTIME ?= 60
fuzzing  := Fuzzing/.build/release

# How much slower than its floor helpgen may be, how many MB it may take, how much of libcmark's speed it must keep when
# it renders, and how much longer a text of twice the size may take (4 is its square), before `make bench` fails.
BENCHFLAGS ?= --max-ratio 2 --max-memory 300 --min-render-ratio 0.6 --max-growth 2.5

# Imports that a target does not declare build all the same unless SwiftPM is told otherwise.
swiftflags := --explicit-target-dependency-import-check error

# Everything that is Swift, for its layout.
swift_code := Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources Fuzzing/Package.swift \
  $(addprefix Fuzzing/Sources/,FuzzMarkdown FuzzSanitizer Invariants Seeds)

# Where scripts/setup puts test programs written in Python.
export PATH := $(CURDIR)/.build/tools/bin:$(PATH)

.PHONY: help site build test lint check format fuzz asan bench clean install setup

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' Makefile | expand -t 16

site: build ## build the site of content/ into output/ (SOURCE=…, OUTPUT=…)
	.build/release/helpgen build --source "$(SOURCE)" --output "$(OUTPUT)"

build: setup ## build helpgen itself, in release
	swift build -c release --product helpgen

setup: ## install the libraries a build needs
	@scripts/setup

test: ## run the tests
	@scripts/setup --tests
	swift test $(swiftflags)

lint: ## check the layout of the code
	swift format lint --strict -r $(swift_code)

# Warnings as errors are other compiler flags: a scratch folder of its own keeps this from rebuilding
# what `make test` built, and the other way round.
check: lint ## lint and test with warnings as errors, as CI does
	@scripts/setup --tests
	HELPGEN_WARNINGS=errors swift test $(swiftflags) --scratch-path .build/check

format: ## mend the layout of the code
	swift format -i -r $(swift_code)

fuzz: setup ## look for hostile input for FUZZTIME seconds each (findings in Fuzzing/findings)
	swift build -c release --package-path Fuzzing
	$(fuzzing)/Seeds "$(SHARED)" Fuzzing/.build/seeds
	@for target in Markdown Sanitizer; do \
	  mkdir -p Fuzzing/findings/$$target Fuzzing/.build/corpus/$$target; \
	  echo "$$target, $(FUZZTIME) seconds"; \
	  SWIFT_BACKTRACE=enable=no $(fuzzing)/Fuzz$$target -max_total_time=$(FUZZTIME) -timeout=5 -rss_limit_mb=4000 \
	    -verbosity=0 -print_final_stats=1 -dict=Fuzzing/markup.dict -artifact_prefix=Fuzzing/findings/$$target/ \
	    Fuzzing/.build/corpus/$$target Fuzzing/.build/seeds || exit 1; \
	done

asan: setup ## run the tests with AddressSanitizer
	SWIFT_BACKTRACE=enable=no LSAN_OPTIONS=suppressions=$(CURDIR)/scripts/leaks.supp:print_suppressions=0 \
	  swift test --sanitize=address --disable-xctest --scratch-path .build/asan

bench: build ## compare helpgen with the cost of libcmark and writing files (CORPORA=folder)
	@# Where SwiftPM has a plan, it does not look for new files of a package that another depends on.
	@rm -f Benchmarks/.build/release.yaml
	swift build -c release --package-path Benchmarks
	Benchmarks/.build/release/bench $(BENCHFLAGS) \
	  --helpgen .build/release/helpgen --floor Benchmarks/.build/release/floor \
	  --render "$(CORPORA)/d365.json" --render "$(CORPORA)/arduino.json" \
	  "$(CORPORA)/vtex-known-issues.json" "$(CORPORA)/d365.json"

clean: ## remove everything that was built
	rm -rf .build Benchmarks/.build Fuzzing/.build output

install: build ## install the program under PREFIX, /usr/local if not given
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/helpgen "$(DESTDIR)$(PREFIX)/bin/helpgen"

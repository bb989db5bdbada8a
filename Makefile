# What a person does with the project. A fresh machine needs Python 3.11 or later, a C compiler, Node 20 or later.
.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.PHONY: help play dev test quick soak training mutation check format rules bench examples wheel sdist wasm app lock \
	clean browser engines postgres docs docs-check notebooks generate check-python check-client check-types \
	checked-and-compiled site site-serve side-by-side test-client test-pure test-compiled test-same test-install \
	test-browser lowest

# A run starts hundreds of processes: they find their libraries compiled even where Python is told to write nothing.
export PYTHONDONTWRITEBYTECODE :=

PYTHON ?= python3
DEV := .venv/bin
RUN := .venv-play/bin
ARGS ?=
NEW_VENV = tools/needs python $(PYTHON) && tools/needs space && $(PYTHON) -m venv
STAGES := checked-and-compiled side-by-side test-pure postgres test-compiled browser test-browser
# What takes longest is told at the end of each stage, so that the suite stays within its time.
SLOWEST := --durations=15 --durations-min=3
# The compiled package for tests, before the editable one of the environment for development.
COMPILED := PYTHONPATH=$(CURDIR)/.compiled LUDOTHEQUE_EXPECT_COMPILED=1 .venv/bin
# Under tools/test each run remembers its failed tests in a folder of its own, and whether it failed by more than tests;
# with ALONE, the failed tests run once more.
PYTEST = python -m pytest $(if $(LOOKS),-o cache_dir=$(LOOKS)/$@)
AGAIN = $(if $(ALONE),-n 0 --last-failed --junitxml=$(LOOKS)/$@.xml) \
	$(if $(LOOKS),|| { code=$$?; [ $$code -eq 1 ] || touch $(LOOKS)/broken; exit $$code; })
# Each in a bare environment, as by those who install Ludotheque.
SDIST := tools/compile .venv/bin/python -m build --sdist
WHEEL := tools/compile .venv/bin/pip wheel --verbose --no-deps
STATIC := src/ludotheque/server/static/index.html
SOURCES := setup.py pyproject.toml $(shell find src/ludotheque -name __pycache__ -prune -o \
	-path src/ludotheque/server/static -prune -o -type f -print)
CLIENT := $(shell find web src/ludotheque/games -name node_modules -prune -o \
	\( -name '*.ts' -o -name '*.svelte' -o -name '*.css' -o -name '*.ftl' -o -name '*.html' \) -print)
LOCK := --quiet --generate-hashes --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --strip-extras \
	--no-annotate --no-header --allow-unsafe
say = @printf '\n\033[1m== %s\033[0m\n' "$(1)"

help:
	@echo 'make play    build everything, start the server, open the page (ARGS="--port 8080" for another port)'
	@echo 'make dev     run uncompiled, reloading (server and client)'
	@echo 'make test    every check and every test, compiled and not'
	@echo 'make quick   the tests of the inner loop: less than two minutes'
	@echo 'make soak    what takes long: many games, many mutants, whole games in the browser, training'
	@echo 'make engines   a lesson and ten moves of each game in Firefox and in WebKit, the engine of iPhones'
	@echo 'make mutation  change the rules in a thousand ways and see whether a test notices'
	@echo 'make check   formatting, types, layers, generated files: fast'
	@echo 'make generate  write the generated files and tables anew'
	@echo 'make examples  run the short examples of learning; installs PyTorch, a large download'
	@echo 'make lowest  play with the lowest versions of the libraries that pyproject.toml allows'
	@echo 'make rules   which test proves which rule'
	@echo 'make bench   speed beside peers, into docs/performance.md'
	@echo 'make docs    the documentation site, as it is written'
	@echo 'make wheel   a compiled wheel with the client in it'
	@echo 'make sdist   the source distribution, with the client in it'
	@echo 'make wasm    wheels for Pyodide: the rules compiled for browsers (docs/site.md)'
	@echo 'make app     one file for machines without Python: the server, its page and the command line'
	@echo 'make site    the pages that need no server: files for any host; make site-serve shows them'

# --- environments ---

.venv/.ready: requirements/dev.txt
	$(call say,Python environment for development)
	@$(NEW_VENV) .venv
	$(DEV)/pip install --quiet --no-compile --require-hashes -r requirements/dev.txt
	@touch $@

# The package itself, uncompiled and editable: nothing goes stale but its entry points.
.venv/.editable: .venv/.ready pyproject.toml setup.py
	$(DEV)/pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv-play/.ready: requirements/run.txt
	$(call say,Python environment to play in)
	@$(NEW_VENV) .venv-play
	$(RUN)/pip install --quiet --require-hashes -r requirements/run.txt
	@touch $@

.venv-play/.compiled: .venv-play/.ready $(SOURCES) $(STATIC)
	$(call say,Compiling the rules: about a minute if a Python file has changed)
	@tools/compile $(RUN)/python -m pip install --verbose --no-deps --force-reinstall .
	@# Without a compiler it is installed uncompiled, until there is one.
	@[ "$${LUDOTHEQUE_PURE:-}" = 1 ] || touch $@

.venv-train/.ready: requirements/train.txt
	$(call say,Python environment to train in: PyTorch is a large download)
	@$(NEW_VENV) .venv-train
	.venv-train/bin/pip install --quiet --require-hashes -r requirements/train.txt
	@touch $@

# The package is editable here too, so that its games are found; mutmut puts its mutated copy before it.
.venv-mutation/.ready: requirements/mutation.txt pyproject.toml setup.py
	$(call say,Python environment for mutation testing)
	@$(NEW_VENV) .venv-mutation
	.venv-mutation/bin/pip install --quiet --require-hashes -r requirements/mutation.txt
	.venv-mutation/bin/pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

node_modules/.ready: package-lock.json
	$(call say,Client libraries)
	@tools/needs node
	npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STATIC): node_modules/.ready $(CLIENT) tools/pack.mjs
	$(call say,Building the client)
	@tools/needs node
	npm run --silent build
	@touch $@

# `build` keeps the compiled files until a Python file changes: `make play` uses the same.
.compiled/.ready: .venv/.editable $(SOURCES) $(STATIC)
	$(call say,Compiling the rules)
	rm -rf .compiled
	@$(SDIST) --outdir .compiled/wheel
	@$(WHEEL) --wheel-dir .compiled/wheel .
	$(DEV)/pip install --quiet --no-deps --target .compiled .compiled/wheel/*.whl
	@touch $@

# --- play and develop ---

# The client is built while the libraries are fetched.
play:
	@[ -e .venv-play/.compiled ] || { tools/needs python $(PYTHON) && tools/needs compiler $(PYTHON) && tools/needs node; }
	@$(MAKE) --no-print-directory -j2 .venv-play/.ready $(STATIC)
	@$(MAKE) --no-print-directory .venv-play/.compiled
	@$(RUN)/ludotheque --version
	$(RUN)/ludotheque serve --open $(ARGS)

dev: .venv/.editable node_modules/.ready
	@trap 'kill 0' EXIT; \
	$(DEV)/uvicorn --factory ludotheque.server.run.asgi:create_app --port 8000 --reload --reload-dir src & \
	npm run --silent dev

# --- check and test ---

# The checks of the client and of the public types run beside those of Python, which take longer.
check:
	@$(MAKE) --no-print-directory -j2 check-python check-client check-types

# Compiling leaves a core idle for half of its time, which goes to the checks.
checked-and-compiled:
	@$(MAKE) --no-print-directory -j3 --output-sync=target .compiled/.ready check-python check-client check-types

# Each of these uses one core, the longest first.
side-by-side: .compiled/.ready
	@$(MAKE) --no-print-directory -j2 --output-sync=target \
	test-install lowest test-same test-client notebooks docs-check rules

check-python: .venv/.editable
	$(call say,Formatting and lint)
	$(DEV)/ruff format --check --quiet .
	$(DEV)/ruff check --quiet .
	@tools/prose
	$(DEV)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(DEV)/zizmor --quiet --offline --pedantic .github/workflows
	$(call say,Types)
	$(DEV)/mypy
	$(call say,Layers)
	$(DEV)/lint-imports
	$(call say,Generated files)
	$(DEV)/python -m tools.view_types --check
	$(DEV)/python -m tools.protocol_types --check
	$(DEV)/python -m tools.copies --check

# As those who import the package see it, and those who copy an example of the docs.
TYPED := core bots texts teaching lab testing authoring games.leduc
check-types: .venv/.editable node_modules/.ready
	$(call say,Types of the public API and of the examples)
	@libraries=$$($(DEV)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))'); for part in $(TYPED); do \
		PYTHONPATH=src:$$libraries npx --no-install pyright --ignoreexternal --verifytypes ludotheque.$$part \
		--pythonpath $(DEV)/python > .venv/typed.txt || { cat .venv/typed.txt; exit 1; }; done
	$(DEV)/python -m tools.examples_typed

check-client: node_modules/.ready
	$(call say,Client)
	npm run --silent lint
	npm run --silent check

generate: .venv/.editable
	$(DEV)/python -m tools.view_types
	$(DEV)/python -m tools.protocol_types
	$(DEV)/python -m tools.copies

format: .venv/.editable node_modules/.ready
	$(DEV)/ruff format --quiet .
	npm run --silent format
	$(DEV)/ruff check --quiet --fix .

rules: .venv/.editable
	$(DEV)/pytest tests/games --rules -q

test:
	@tools/test $(STAGES)

quick: .venv/.editable
	$(call say,Tests of the inner loop)
	LUDOTHEQUE_QUICK=1 $(DEV)/pytest -n 2 --dist worksteal src tests/core tests/games tests/cli tests/bots

test-client: node_modules/.ready
	$(call say,Client tests)
	npm run --silent test

# Rulings and the core run on both builds; that whole games are the same on both, the digests prove (docs/testing.md).
test-pure: .venv/.editable
	$(call say,Tests: uncompiled)
	$(DEV)/$(PYTEST) -n 2 --dist worksteal src README.md tests/core tests/games --ignore=src/ludotheque/testing $(AGAIN)

# Five workers on two cores: many of these tests wait for a server.
test-compiled: .compiled/.ready
	$(call say,Tests: compiled)
	$(COMPILED)/$(PYTEST) -n 5 --dist worksteal $(SLOWEST) \
		tests --ignore=tests/web --ignore=tests/wheel --pyargs ludotheque.testing $(AGAIN)

test-same: .compiled/.ready
	$(call say,The same games compiled and not)
	$(DEV)/python -m tools.digest > .venv/digest.txt & \
	$(COMPILED)/python -m tools.digest > .venv/digest.compiled.txt; \
	wait $$! && diff .venv/digest.txt .venv/digest.compiled.txt

# The wheel of the compiled tests, in environments with the libraries of the core, or of an extra, and nothing else.
test-install: .compiled/.ready
	$(call say,The wheel in clean environments, and the README's commands there)
	$(DEV)/$(PYTEST) tests/wheel $(AGAIN)

.venv-lowest/.ready: requirements/lowest.txt
	$(call say,Python environment with the lowest versions)
	@$(NEW_VENV) .venv-lowest
	.venv-lowest/bin/pip install --quiet --require-hashes -r requirements/lowest.txt
	@touch $@

# The wheel of the compiled tests with the lowest versions that pyproject.toml allows, through each of its interfaces.
LOWEST := $(addprefix tests/,cli/test_assistant.py envs/test_learners.py envs/test_pictures.py lab/test_cluster.py \
	lab/test_lab.py terminal/test_remote.py terminal/test_turns.py $(addprefix server/,test_accounts.py test_cards.py \
	test_mail.py test_notifications.py test_play.py test_public.py test_refusals.py test_stores.py test_tracing.py \
	test_wire.py))
lowest: .compiled/.ready .venv-lowest/.ready
	$(call say,The wheel with the lowest versions of its libraries)
	@.venv-lowest/bin/pip install --quiet --no-deps --force-reinstall .compiled/wheel/*.whl
	PATH="$(CURDIR)/.venv-lowest/bin:$$PATH" LUDOTHEQUE_EXPECT_COMPILED=1 $(PYTEST) $(LOWEST) \
	--pyargs ludotheque.testing.test_seats $(AGAIN)

test-browser: .compiled/.ready
	$(call say,Tests in the browser)
	$(COMPILED)/$(PYTEST) -n 3 --dist worksteal $(SLOWEST) tests/web $(AGAIN)

soak: .compiled/.ready .wasm/.ready browser
	$(call say,Ten thousand audited games of each case)
	LUDOTHEQUE_MANY=10000 LUDOTHEQUE_LEAKS=200 $(COMPILED)/pytest -n 2 --pyargs ludotheque.testing.test_many
	$(call say,Worlds that look alike in six games of each case)
	LUDOTHEQUE_WORLDS=6 $(COMPILED)/pytest -n 2 --pyargs ludotheque.testing.test_hidden
	$(call say,Twenty thousand mutated positions of each game)
	$(COMPILED)/python -m ludotheque.testing.mutants
	$(call say,Whole games in the browser)
	$(COMPILED)/pytest -n 2 -m soak tests/web
	$(call say,A new game checked, a package compiled with Ludotheque, every option in OpenSpiel, bosses as hard as marked)
	$(COMPILED)/pytest -n 2 -m soak tests/checks tests/cli tests/terminal tests/envs tests/lab
	$(call say,The contract suite in Pyodide)
	$(COMPILED)/pytest -n 2 -m soak tests/wasm
	$(call say,A server killed two hundred times under load and fed with mutated messages)
	$(COMPILED)/pytest -m soak tests/server
	@"$(MAKE)" --no-print-directory engines app training mutation

# -rs: an engine that is not there is named at the end.
engines: .compiled/.ready .wasm/.site
	@tools/browser engines
	$(call say,Lessons and games in Firefox and WebKit: two minutes)
	$(COMPILED)/pytest -rs -m soak tests/engines

# The short examples of learning (examples/learning), which `make test` skips where PyTorch is not installed.
examples: .venv-train/.ready .compiled/.ready
	$(call say,Examples of learning: a few minutes)
	PYTHONPATH=$(CURDIR)/.compiled .venv-train/bin/python -m pytest -rs -p no:cacheprovider \
	tests/envs/test_learning.py tests/envs/test_wrapped.py

# The worked example of docs/environments.md: it fails if the policy never beats the bot.
training: examples
	$(call say,A policy that learns to beat greedy: about a quarter of an hour)
	PYTHONPATH=$(CURDIR)/.compiled .venv-train/bin/python examples/masked_ppo.py --out .venv-train/out

# The chapters that [tool.mutmut] of pyproject.toml names, uncompiled. Mutants of an earlier run would count as tested.
# CI: Hypothesis sets no deadline, which a slow mutant would miss.
mutation: .venv-mutation/.ready
	rm -rf mutants
	$(call say,Mutants of the rules: about twenty minutes (progress in .venv-mutation/run.log))
	CI=1 LUDOTHEQUE_QUICK=1 PATH="$(CURDIR)/.venv-mutation/bin:$$PATH" mutmut run > .venv-mutation/run.log
	.venv-mutation/bin/python -m tools.mutation

# The notebooks are kept without outputs; here each runs from its first cell to its last.
notebooks: .compiled/.ready
	$(call say,Notebooks)
	$(COMPILED)/$(PYTEST) --nbmake examples/notebooks $(AGAIN)

docs: .venv/.editable
	NO_MKDOCS_2_WARNING=1 $(DEV)/python -m mkdocs serve --dev-addr 127.0.0.1:8010 --open

docs-check: .venv/.editable
	$(call say,Documentation site)
	NO_MKDOCS_2_WARNING=1 $(DEV)/python -m mkdocs build --strict --quiet

# Debian's Chromium for the browser tests, where it can be had.
browser:
	@tools/browser

# Debian's PostgreSQL and HAProxy for the tests of several processes, where they can be had.
postgres:
	@tools/postgres

bench: .compiled/.ready
	$(DEV)/pip install --quiet --require-hashes -r requirements/peers.txt
	$(COMPILED)/python -m benchmarks --page docs/performance.md
	$(COMPILED)/python -m benchmarks.lab
	$(COMPILED)/python -m benchmarks.environments

wheel: $(STATIC) .venv/.ready
	rm -rf dist
	@$(WHEEL) --wheel-dir dist .
	@ls -lh dist

# cibuildwheel builds the wheels of a release from it (.github/workflows/release.yml).
sdist: $(STATIC) .venv/.ready
	rm -rf dist
	@$(SDIST)

wasm: .wasm/.ready
	@ls -lh .wasm/dist

# Wheels for Pyodide, built without an SDK (tools/wasm.py). The tests of them are skipped, aloud, where there are none.
.wasm/.ready: $(SOURCES) tools/wasm.py requirements/wasm.txt package-lock.json .venv/.ready node_modules/.ready
	$(call say,The rules compiled for Pyodide: two minutes and a half)
	$(DEV)/python -m tools.wasm
	@touch $@

# The pages that need no server, for any host of files (docs/site.md).
site: .wasm/.site
	@du -sh .pages

site-serve: .wasm/.site
	@$(DEV)/python -m tools.serve $(ARGS)

# What the pages are made of beside the wheels and the client.
PAGED := tools/pages.py tools/imports.py tools/pack.mjs web/src/alone/service.js $(wildcard web/public/*) \
	$(shell find src/ludotheque/games -type f \( -name '*.toml' -o -name '*.json' -o -name '*.webp' -o -path '*/nets/*' \
	-o -path '*/board/bundle/*' \))

.wasm/.site: .wasm/.ready .venv/.editable node_modules/.ready $(CLIENT) $(PAGED)
	$(call say,The pages that need no server)
	$(DEV)/python -m tools.pages
	@touch $@

.venv-app/.ready: requirements/run.txt requirements/app.txt
	$(call say,Python environment of the single file)
	@$(NEW_VENV) .venv-app
	.venv-app/bin/pip install --quiet --require-hashes -r requirements/run.txt -r requirements/app.txt
	@touch $@

# The server, its page and the command line in one file, tested in a root without Python (docs/installing.md).
app: .venv-app/.ready .compiled/.ready
	$(call say,One file for machines without Python: a minute and its tests)
	rm -rf .app
	.venv-app/bin/pip install --quiet --no-deps --force-reinstall .compiled/wheel/*.whl
	PYTHONPATH= .venv-app/bin/pyinstaller --log-level ERROR --distpath .app --workpath .app/build tools/app/app.spec
	$(DEV)/pytest -m soak -rsP tests/app
	@ls -lh .app/ludotheque

# Extras of pyproject.toml: those of `make play`, and all that the tests touch.
SERVED := server terminal postgres push cards
TESTED := $(SERVED) telemetry lab envs mcp pictures testing compile docs dev
extras = $(foreach one,$(1),--extra $(one))

lock: .venv/.ready
	$(DEV)/pip-compile $(LOCK) -o requirements/core.txt pyproject.toml
	$(DEV)/pip-compile $(LOCK) $(call extras,$(SERVED)) -o requirements/run.txt pyproject.toml
	$(DEV)/pip-compile $(LOCK) $(call extras,$(TESTED)) -o requirements/dev.txt pyproject.toml
	$(DEV)/pip-compile $(LOCK) $(call extras,lab) -o requirements/lab.txt pyproject.toml
	$(DEV)/pip-compile $(LOCK) $(call extras,mutation) -o requirements/mutation.txt pyproject.toml
	$(DEV)/pip-compile $(LOCK) $(call extras,peers) -o requirements/peers.txt pyproject.toml
	$(DEV)/pip-compile $(LOCK) $(call extras,envs train wrapped) -o requirements/train.txt pyproject.toml
	$(DEV)/python -m tools.lowest > .venv/lowest.in
	$(DEV)/pip-compile $(LOCK) -o requirements/lowest.txt .venv/lowest.in
	$(DEV)/pip-compile $(LOCK) -o requirements/wasm.txt requirements/wasm.in
	$(DEV)/pip-compile $(LOCK) -o requirements/app.txt requirements/app.in
	$(DEV)/pip-compile $(LOCK) -o requirements/release.txt requirements/release.in

clean:
	rm -rf .venv .venv-play .venv-mutation .venv-train mutants .compiled .site .wasm .pages node_modules
	rm -rf build dist .venv-app .venv-lowest .app
	rm -rf src/ludotheque/server/static src/*.egg-info

# What a person does with the project. A fresh machine needs Python 3.11 or later, a C compiler, Node 20 or later.
.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.PHONY: help play dev test check format rules bench wheel lock clean browser

PYTHON ?= python3
DEV := .venv/bin
RUN := .venv-play/bin
ARGS ?=
COMPILED := .venv-compiled/bin
STATIC := src/ludotheque/server/static/index.html
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -path '*/golden/*.json') setup.py pyproject.toml
CLIENT := $(shell find web src/ludotheque/games -name node_modules -prune -o \( -name '*.ts' -o -name '*.svelte' -o -name '*.css' -o -name '*.ftl' -o -name '*.html' \) -print)
LOCK := --quiet --generate-hashes --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --strip-extras \
	--no-annotate --no-header --allow-unsafe
say = @printf '\n\033[1m== %s\033[0m\n' "$(1)"

help:
	@echo 'make play    build everything, start the server, open the page (ARGS="--port 8080" for another port)'
	@echo 'make dev     run uncompiled, reloading (server and client)'
	@echo 'make test    every check and every test, compiled and not'
	@echo 'make check   formatting, types, layers: fast'
	@echo 'make rules   which test proves which rule'
	@echo 'make bench   speed beside peers, into docs/performance.md'
	@echo 'make wheel   a compiled wheel with the client in it'

# --- environments ---

.venv/.ready: requirements/dev.txt
	$(call say,Python environment for development)
	$(PYTHON) -m venv .venv
	$(DEV)/pip install --quiet --require-hashes -r requirements/dev.txt
	@touch $@

# The package itself, uncompiled and editable: nothing goes stale but its entry points.
.venv/.editable: .venv/.ready pyproject.toml setup.py
	$(DEV)/pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv-play/.ready: requirements/run.txt
	$(call say,Python environment to play in)
	$(PYTHON) -m venv .venv-play
	$(RUN)/pip install --quiet --require-hashes -r requirements/run.txt
	@touch $@

.venv-play/.compiled: .venv-play/.ready $(SOURCES) $(STATIC)
	$(call say,Compiling the rules: about a minute)
	@tools/compile $(RUN)/python
	@touch $@

node_modules/.ready: package-lock.json
	$(call say,Client libraries)
	npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STATIC): node_modules/.ready $(CLIENT)
	$(call say,Building the client)
	npm run --silent build
	@touch $@

# For tests of the compiled build: the same package, with the libraries that tests need.
.venv-compiled/.ready: requirements/dev.txt
	$(call say,Python environment for tests of the compiled build)
	$(PYTHON) -m venv .venv-compiled
	$(COMPILED)/pip install --quiet --require-hashes -r requirements/dev.txt
	@touch $@

.venv-compiled/.compiled: .venv-compiled/.ready $(SOURCES) $(STATIC)
	$(call say,Compiling the rules for the tests)
	@tools/compile $(COMPILED)/python --no-build-isolation
	@touch $@

# --- play and develop ---

play: .venv-play/.compiled
	@$(RUN)/ludotheque --version
	$(RUN)/ludotheque serve --open $(ARGS)

dev: .venv/.editable node_modules/.ready
	@trap 'kill 0' EXIT; \
	$(DEV)/uvicorn --factory ludotheque.server.app:create_app --port 8000 --reload --reload-dir src & \
	npm run --silent dev

# --- check and test ---

check: .venv/.editable node_modules/.ready
	$(call say,Formatting and lint)
	$(DEV)/ruff format --check --quiet .
	$(DEV)/ruff check --quiet .
	$(call say,Types)
	$(DEV)/mypy
	$(call say,Layers)
	$(DEV)/lint-imports
	$(call say,View types and position fields)
	$(DEV)/python -m tools.view_types --check
	$(DEV)/python -m tools.position_fields --check
	$(call say,Client)
	npm run --silent check

format: .venv/.editable
	$(DEV)/ruff format --quiet .
	$(DEV)/ruff check --quiet --fix .

rules: .venv/.editable
	$(DEV)/pytest tests/games tests/contract --rules -q

test: check rules browser .venv-compiled/.compiled
	$(call say,Client tests)
	npm run --silent test
	$(call say,Tests: uncompiled)
	$(DEV)/pytest -n 2 --ignore=tests/web
	$(call say,Tests: compiled)
	LUDOTHEQUE_EXPECT_COMPILED=1 $(COMPILED)/pytest -n 2 tests --ignore=tests/web
	$(call say,The same games compiled and not)
	cd tools && ../$(DEV)/python digest.py > ../.venv/digest.txt
	cd tools && ../$(COMPILED)/python digest.py | diff ../.venv/digest.txt -
	$(call say,Tests in the browser)
	LUDOTHEQUE_EXPECT_COMPILED=1 $(COMPILED)/pytest tests/web

# Debian's Chromium for the browser tests, where it can be had.
browser:
	@tools/browser

bench: .venv-compiled/.compiled
	$(COMPILED)/pip install --quiet --require-hashes -r requirements/peers.txt
	$(COMPILED)/python -m benchmarks --page docs/performance.md
	$(COMPILED)/python -m benchmarks.lab

wheel: $(STATIC) .venv/.ready
	rm -rf build dist
	$(DEV)/python -m build --wheel
	@ls -lh dist

lock: .venv/.ready
	$(DEV)/pip-compile $(LOCK) -o requirements/run.txt pyproject.toml
	$(DEV)/pip-compile $(LOCK) --extra dev -o requirements/dev.txt pyproject.toml
	$(DEV)/pip-compile $(LOCK) --extra peers -o requirements/peers.txt pyproject.toml
	$(DEV)/pip-compile $(LOCK) --extra train -o requirements/train.txt pyproject.toml

clean:
	rm -rf .venv .venv-play .venv-compiled node_modules build dist src/ludotheque/server/static src/*.egg-info

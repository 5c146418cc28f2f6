# What people do with this project. `make` alone tells what there is.

PYTHON ?= python3
BIN := .venv/bin
# The tests run in so many processes at once.
PROCESSES ?= 2
NEW_KEY := $(PYTHON) -c "import secrets; print(secrets.token_urlsafe(50))"

.DEFAULT_GOAL := help
.PHONY: help install serve admin bots test lint coverage mutants bench lock

help: ## Say what there is
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1|\2/p' Makefile | while IFS='|' read -r target what; do \
		printf '%-14s %s\n' "$$target" "$$what"; done

install: .venv/.installed ## Put the locked packages into .venv
	@:

.venv/.installed: requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed: PYTHON=python3.12 make install"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Python cannot make virtual environments here. Debian and Ubuntu: apt-get install python3-venv"; exit 1; }
	@echo "Putting the locked packages into .venv ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@

serve: install ## Run the site on this machine: web server and worker
	@LOCAL_HTTP=1 $(BIN)/python manage.py prepare
	@LOCAL_HTTP=1 exec $(BIN)/python manage.py serve

admin: install ## Make an admin for the site that `make serve` runs
	@LOCAL_HTTP=1 $(BIN)/python manage.py createsuperuser

bots: install ## Start two bots on the site that `make serve` runs
	@LOCAL_HTTP=1 exec $(BIN)/python manage.py bots

lint: install ## Check style, types, arrows between rooms, migrations and settings
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	LOCAL_HTTP=1 $(BIN)/python manage.py makemigrations --check --dry-run
	SECRET_KEY="$$($(NEW_KEY))" $(BIN)/python manage.py check --deploy --fail-level WARNING

test: lint ## Run all checks, and the tests on SQLite and on PostgreSQL
	env -u TEST_DATABASE_URL $(BIN)/pytest -q -n $(PROCESSES)
	$(BIN)/python -m tests.postgresql $(BIN)/pytest -q -n $(PROCESSES) -m database

coverage: install ## Measure which branches of the pure rooms the tests take, random duels left out
	$(BIN)/pytest -q -m "not hypothesis and not database and not browser" --cov --cov-report=term

mutants: install ## Change the engine a little in thousands of ways, and see which changes no test notices (hours)
	$(BIN)/mutmut run
	$(BIN)/mutmut results

bench: install ## Measure the engine, and decisions over HTTP, against their budgets
	$(BIN)/python -m benchmarks.engine
	$(BIN)/python -m benchmarks.protocol
	$(BIN)/python -m benchmarks.http
	$(BIN)/python -m benchmarks.decks
	$(BIN)/python -m benchmarks.catalogue
	$(BIN)/python -m benchmarks.imports

lock: ## Write requirements*.txt anew from pyproject.toml (needs uv)
	uv pip compile --quiet $(LOCK) --output-file requirements.txt pyproject.toml
	uv pip compile --quiet $(LOCK) --output-file requirements-dev.txt --constraint requirements.txt --group dev pyproject.toml

LOCK := --generate-hashes --universal --python-version 3.11 --no-header --no-emit-index-url --no-emit-find-links

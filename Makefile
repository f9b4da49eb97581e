# Every target that needs packages sets them up by itself; scripts/setup does nothing when
# nothing has changed.
.DEFAULT_GOAL := help
GAME ?= wizard-dice
ARGS ?=
# The tests of everything that is compiled, or that plays with it.
COMPILED_TESTS = tests/api tests/core tests/contract tests/games tests/search tests/odds tests/bots tests/lab tests/table
# The tests that need no server, no browser, and no long games between bots.
FAST_TESTS = tests/api tests/core tests/search tests/odds tests/table tests/lab/stats \
	tests/games/test_*.py tests/games/*/rules tests/games/*/interface tests/games/*/lab \
	tests/bots/test_best_action.py tests/bots/test_moved_modules.py tests/bots/test_registry.py \
	tests/scripts/test_compare_speed.py tests/scripts/test_log_comparison.py tests/scripts/test_peers.py tests/scripts/test_player.py \
	tests/server/bot_workers/test_fair_queue.py \
	tests/test_forms.py tests/test_languages.py tests/test_registry.py tests/test_shared_code.py tests/test_texts.py tests/test_wire_tags.py

.PHONY: help play terminal setup client docs test test-fast test-long lint client-check chaos load bench bench-peers compile test-compiled release-check lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: ## open the table server and the browser (ARGS="--host 0.0.0.0")
	@sh scripts/setup run
	@sh scripts/client
	@.venv/bin/python scripts/compile_rules.py --later
	@.venv/bin/conclave serve $(ARGS)

terminal: ## play in the terminal (GAME=five-seals ARGS="--seats you,adept,greedy")
	@sh scripts/setup run
	@.venv/bin/python scripts/compile_rules.py --later
	@.venv/bin/conclave play $(GAME) $(ARGS)

setup: ## make .venv with everything, the test tools too
	@sh scripts/setup dev

client: ## build the browser client
	@sh scripts/setup run
	@sh scripts/client

docs: ## build the site; `conclave serve` shows it at /docs
	@sh scripts/setup docs
	@sh scripts/docs

test: lint client-check docs ## run all checks, then the tests but the long ones
	@sh scripts/browser
	@sh scripts/proxies
	.venv/bin/python -m pytest -m "not long" -n auto --dist loadfile

test-fast: lint ## lint, rules, core and units: what to run while editing
	.venv/bin/python -m pytest $(FAST_TESTS) -m "not long" -n auto --dist loadfile -q

test-long: ## run the long tests only, and those of the compiled form
	@sh scripts/setup dev
	@sh scripts/setup cluster
	@sh scripts/client
	.venv/bin/python -m pytest -m long -n auto --dist loadfile
	@$(MAKE) test-compiled

test-compiled: ## run the tests of the rules against their compiled form
	@sh scripts/setup dev
	@CONCLAVE_BUILD=compiled .venv/bin/python scripts/compile_rules.py
	CONCLAVE_FORM=compiled .venv/bin/python -m pytest $(COMPILED_TESTS) -m "not long" -n auto --dist loadfile

lint: ## ruff, its formatter, mypy and the import rules
	@sh scripts/setup dev
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo

client-check: ## eslint, prettier, svelte-check, tsc and vitest
	@sh scripts/setup dev
	sh scripts/client check

chaos: ## kill the server and its bots 200 times under load and look for losses
	@sh scripts/setup dev
	@.venv/bin/python -m scripts.chaos $(ARGS)

load: ## 500 tables, 2,000 sockets, 500 decisions a second
	@sh scripts/setup dev
	@.venv/bin/python -m scripts.load $(ARGS)

bench: ## measure how fast conclave is here, compiled beside pure (ARGS="--games ciub")
	@sh scripts/setup run
	@CONCLAVE_BUILD=compiled .venv/bin/python scripts/compile_rules.py
	@.venv/bin/conclave bench --form both $(ARGS)

bench-peers: ## measure conclave beside OpenSpiel, catanatron and python-chess
	@sh scripts/bench-peers $(ARGS)

compile: ## compile the rules now (a C compiler is needed)
	@sh scripts/setup run
	@CONCLAVE_BUILD=compiled .venv/bin/python scripts/compile_rules.py

release-check: ## build the archives of a release, install them, and play
	@sh scripts/setup dev
	@$(MAKE) docs
	@.venv/bin/python -m scripts.release_check $(ARGS)

lock: ## pin the newest versions in requirements/
	@sh scripts/lock

clean: ## remove what was built, the environments too
	rm -rf .venv .venv-cluster .venv-docs .venv-node .venv-peers build dist client/node_modules client/src/generated
	rm -rf src/conclave/server/client src/conclave/server/site
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests scripts examples -name __pycache__ -type d -prune -exec rm -rf {} +

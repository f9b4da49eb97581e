# Every target that needs packages sets them up by itself; scripts/setup does nothing when
# nothing has changed.
.DEFAULT_GOAL := help
GAME ?= wizard-dice
ARGS ?=

.PHONY: help play terminal setup client test test-long lint client-check chaos load bench bench-peers compiled lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: ## open the table server and the browser (ARGS="--host 0.0.0.0")
	@sh scripts/setup run
	@sh scripts/client
	@.venv/bin/conclave serve $(ARGS)

terminal: ## play in the terminal (GAME=five-seals ARGS="--seats you,adept,greedy")
	@sh scripts/setup run
	@.venv/bin/conclave play $(GAME) $(ARGS)

setup: ## make .venv with everything, the test tools too
	@sh scripts/setup dev

client: ## build the browser client
	@sh scripts/setup run
	@sh scripts/client

test: lint client-check ## run all checks, then the tests but the long ones
	@sh scripts/browser
	.venv/bin/python -m pytest -m "not long" -n auto --dist loadfile

test-long: ## run the long tests only
	@sh scripts/setup dev
	@sh scripts/client
	.venv/bin/python -m pytest -m long -n auto --dist loadfile

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

bench: ## measure how fast conclave is here
	@sh scripts/setup run
	@.venv/bin/conclave bench

bench-peers: ## measure conclave beside OpenSpiel's backgammon
	@sh scripts/bench-peers

compiled: ## build and check the compiled form
	@sh scripts/setup dev
	@scripts/compiled

lock: ## pin the newest versions in requirements/ anew
	@sh scripts/lock

clean: ## remove what was built, the environments too
	rm -rf .venv .venv-node .venv-peers build dist client/node_modules client/src/generated src/conclave/server/client
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests scripts examples -name __pycache__ -type d -prune -exec rm -rf {} +

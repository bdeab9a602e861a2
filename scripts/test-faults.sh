#!/usr/bin/env bash
# Kills servers and breaks databases under load, on both engines, and records the figures in docs/reliability.md.
# FAULT_ROUNDS=1000 for a night.
set -euo pipefail
cd "$(dirname "$0")/.."
export TEST_DEPTH=deep FAULT_ROUNDS="${FAULT_ROUNDS:-50}" RECORD_RESULTS=yes
tests=(server/src/testing/processes/killed-{server,tasks,ladder}.test.ts server/src/testing/faults)
vitest run --project server "${tests[@]}"
scripts/with-postgres.sh vitest run --project server "${tests[@]}"

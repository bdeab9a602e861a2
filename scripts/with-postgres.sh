#!/usr/bin/env bash
# Runs a command with TEST_DATABASE_URL set to a PostgreSQL server of its own, which is gone afterwards:
#   scripts/with-postgres.sh npm run test:server
# With DURABLE=yes a commit waits for the disk, as in operation; tests need not wait.
# Installs Debian's postgresql when there is none (as root on Debian or Ubuntu only).
set -euo pipefail

[ $# -gt 0 ] || { echo "usage: $0 COMMAND [ARGUMENTS...]" >&2; exit 2; }

find_bin() {
  if command -v initdb >/dev/null; then dirname "$(command -v initdb)"; return; fi
  # Debian keeps each version's programs out of the PATH; take the newest.
  ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1
}

bin=$(find_bin)
if [ -z "$bin" ]; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "$0: PostgreSQL 15 or newer is needed; install it and try again" >&2
    exit 1
  fi
  echo "$0: installing postgresql" >&2
  apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >&2
  bin=$(find_bin)
fi

# PostgreSQL refuses to run as root.
as_postgres() {
  if [ "$(id -u)" = 0 ]; then su postgres -s /bin/bash -c "$1"; else bash -c "$1"; fi
}

folder=$(mktemp -d "${TMPDIR:-/tmp}/comanda-postgres.XXXXXX")
[ "$(id -u)" != 0 ] || chown postgres "$folder"

stop() {
  as_postgres "cd '$folder' && '$bin/pg_ctl' -D '$folder/data' -m immediate -w stop" >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap stop EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

as_postgres "cd '$folder' && '$bin/initdb' -D '$folder/data' -U postgres -A trust -E UTF8 --locale=C.UTF-8" >"$folder.log" 2>&1 ||
  { cat "$folder.log" >&2; rm -f "$folder.log"; exit 1; }
rm -f "$folder.log"

fsync=off
[ "${DURABLE:-}" != yes ] || fsync=on

# A port that looks free may be taken a moment later, so try a few.
for _ in 1 2 3 4 5 6 7 8; do
  port=$((20000 + RANDOM % 12000))
  options="-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=$fsync -c max_connections=200"
  if as_postgres "cd '$folder' && '$bin/pg_ctl' -D '$folder/data' -l '$folder/log' -o \"$options\" -w start" >/dev/null 2>&1; then
    started=yes
    break
  fi
done
if [ "${started:-}" != yes ]; then
  cat "$folder/log" >&2 || true
  echo "$0: PostgreSQL did not start" >&2
  exit 1
fi

export TEST_DATABASE_URL="postgres://postgres@127.0.0.1:$port/postgres"
# Not exec: the trap above must still run. The command's exit code is this script's.
"$@"

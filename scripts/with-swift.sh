#!/usr/bin/env bash
# Runs a command with TEST_IMAGES_URL, TEST_IMAGES_ACCESS_KEY and TEST_IMAGES_SECRET_KEY set to an S3 store of its own
# (OpenStack Swift with its S3 interface), which is gone afterwards:
#   scripts/with-swift.sh npx vitest run --project server server/src/plumbing/images
# Installs Debian's swift and memcached when there are none (as root on Debian or Ubuntu only).
set -euo pipefail

[ $# -gt 0 ] || { echo "usage: $0 COMMAND [ARGUMENTS...]" >&2; exit 2; }

if ! command -v swift-proxy-server swift-object-server memcached >/dev/null; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "$0: OpenStack Swift and memcached are needed; install them and try again" >&2
    exit 1
  fi
  echo "$0: installing swift and memcached" >&2
  apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    swift-proxy swift-account swift-container swift-object memcached >&2
fi
# Swift reads its hash and policies from this path only; the package writes it.
[ -r /etc/swift/swift.conf ] || { echo "$0: /etc/swift/swift.conf is missing" >&2; exit 1; }

folder=$(mktemp -d "${TMPDIR:-/tmp}/comanda-swift.XXXXXX")
pids=()
stop() {
  [ ${#pids[@]} = 0 ] || kill "${pids[@]}" 2>/dev/null || true
  wait 2>/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# Five ports in a row, none of them in use.
is_free() { ! (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
for _ in 1 2 3 4 5 6 7 8; do
  port=$((20000 + RANDOM % 12000))
  is_taken=
  for offset in 0 1 2 3 4; do is_free $((port + offset)) || is_taken=yes; done
  [ -n "$is_taken" ] || break
done

me=$(id -un)
mkdir -p "$folder/devices/disk" "$folder/cache"
settings() {
  printf '[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = %s\nuser = %s\nworkers = 0\nswift_dir = %s\nlog_address = %s/log\n' \
    "$1" "$me" "$folder" "$folder"
}

# One storage server of each kind with one disk, one copy of everything.
offset=1
for kind in account container object; do
  {
    settings $((port + offset))
    printf 'devices = %s/devices\nmount_check = false\n' "$folder"
    # The test's disk may be nearly full.
    printf 'fallocate_reserve = 0\n'
    printf '[pipeline:main]\npipeline = %s-server\n[app:%s-server]\nuse = egg:swift#%s\n' "$kind" "$kind" "$kind"
    printf 'recon_cache_path = %s/cache\n' "$folder"
  } >"$folder/$kind-server.conf"
  swift-ring-builder "$folder/$kind.builder" create 4 1 1 >/dev/null
  swift-ring-builder "$folder/$kind.builder" add "r1z1-127.0.0.1:$((port + offset))/disk" 1 >/dev/null
  swift-ring-builder "$folder/$kind.builder" rebalance >/dev/null
  offset=$((offset + 1))
done

secret=$(head -c 16 /dev/urandom | od -An -tx1 | tr -d ' \n')
{
  settings "$port"
  cat <<CONF
[pipeline:main]
pipeline = catch_errors cache s3api tempauth copy symlink proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:$((port + 4))
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
max_bucket_listing = 50
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = $secret .admin
[filter:copy]
use = egg:swift#copy
[filter:symlink]
use = egg:swift#symlink
CONF
} >"$folder/proxy-server.conf"
chmod 600 "$folder/proxy-server.conf"

start() {
  "$@" >>"$folder/output" 2>&1 &
  pids+=($!)
}
start memcached -l 127.0.0.1 -p $((port + 4)) -U 0 -m 16 -u "$me"
for kind in account container object proxy; do
  start "swift-$kind-server" "$folder/$kind-server.conf"
done

for _ in $(seq 1 300); do
  is_open=yes
  for offset in 0 1 2 3 4; do ! is_free $((port + offset)) || is_open=; done
  [ -z "$is_open" ] || break
  sleep 0.1
done
if [ -z "$is_open" ]; then
  cat "$folder/output" >&2
  echo "$0: Swift did not start" >&2
  exit 1
fi

export TEST_IMAGES_URL="s3+http://127.0.0.1:$port/pictures?region=us-east-1"
export TEST_IMAGES_ACCESS_KEY=test:tester
export TEST_IMAGES_SECRET_KEY=$secret
# Not exec: the trap above must still run. The command's exit code is this script's.
"$@"

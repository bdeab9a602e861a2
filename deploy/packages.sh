# Sourced: `need PACKAGE...` ends the script with their names. With --install before its other arguments, the script
# installs them instead: a check must not change the machine of an operator who runs it.
install=
[ "${1:-}" != --install ] || { install=yes; shift; }

need() {
  [ $# -gt 0 ] || return 0
  if [ -z "$install" ]; then
    echo "$0: needs $*: install them, or repeat this with --install" >&2
    exit 1
  fi
  echo "$0: installing $*" >&2
  apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2
}

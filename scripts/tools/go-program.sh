#!/bin/sh
# Builds the Go program $3 (module@version) into $1/bin, with the Go that the file $2 pins, and leaves
# nothing else. Go checks each module against its public list of digests.
set -eu
folder=$1
pins=$2
module=$3
work=$folder/work
trap 'rm -rf "$work"' EXIT
sh "$(dirname "$0")/python-environment.sh" "$work/python" "$pins"
go=$("$work/python/bin/python" -c 'import go; print(go.__path__[0])')/bin/go
GOBIN=$folder/bin GOPATH=$work/path GOCACHE=$work/cache GOTOOLCHAIN=local CGO_ENABLED=0 \
  "$go" install -modcacherw "$module"

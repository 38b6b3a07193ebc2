#!/bin/sh
# Makes a virtual environment in the folder $1 with the wheels that the file $2 pins.
# Debian's python3 comes without ensurepip; where python3-pip is there, that does as well.
set -eu
folder=$1
pins=$2
python3 -m venv --without-pip "$folder"
if "$folder/bin/python" -m ensurepip >/dev/null 2>&1; then
  pip() { "$folder/bin/python" -m pip "$@"; }
elif python3 -m pip --python "$folder/bin/python" --version >/dev/null 2>&1; then
  pip() { python3 -m pip --python "$folder/bin/python" "$@"; }
else
  echo "expected ensurepip or pip 22.3 for $(python3 --version), got neither: apt-get install python3-venv" >&2
  exit 1
fi
pip install --quiet --no-input --disable-pip-version-check \
  --require-hashes --only-binary :all: --requirement "$pins"

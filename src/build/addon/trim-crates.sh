# Takes what cargo needs no more out of the folder of its build, so that no later build takes it for its own.
release=$1 links=$2
cd "$release" || exit
rm -rf build .fingerprint incremental examples
find deps -type f '(' ! -name '*.so' ! -name '*.dylib' -o -name '*-????????????????.*' ')' -exec rm -f {} +
rm -rf "$links"/*-????????????????.so

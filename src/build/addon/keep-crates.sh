# Keeps compiled crates, and takes what is not needed any more out of the folder of the build.
# The crates of the tree itself are compiled anew, whatever the times of their files are.
release=$1 links=$2 kept=$3
cd "$release" || exit
shift 3
for own in "$@"; do rm -rf .fingerprint/"$own"-????????????????; done
if [ -n "$kept" ]; then
  rm -rf "${kept%/*}" && mkdir -p "$kept.new" && cp -a build .fingerprint deps "$kept.new" && mv "$kept.new" "$kept"
fi
rm -rf build .fingerprint incremental examples
find deps -type f '(' ! -name '*.so' ! -name '*.dylib' -o -name '*-????????????????.*' ')' -exec rm -f {} +
rm -rf "$links"/*-????????????????.so

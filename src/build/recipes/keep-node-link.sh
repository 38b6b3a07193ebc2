# Keeps the line on the input, and copies of files: folder, then path and name of each.
# A thin archive only names its members, which are not stored.
rm -rf "$1" && mkdir -p "$1" || exit
to=$1
cat >"$to/line" || exit
shift
while [ $# -gt 1 ]; do
  case $(head -c 7 "$1") in
    '!<thin>') ar t "$1" >"$to/members" && xargs -n 1000 ar qcS "$to/$2" <"$to/members" && ar s "$to/$2" ;;
    *) ln "$1" "$to/$2" || cp "$1" "$to/$2" ;;
  esac || exit
  shift 2
done
rm -f "$to/members"

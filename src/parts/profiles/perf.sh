# The names of compiled JavaScript are in files below /tmp, which only this sandbox has; so the text is
# made in it as well. The processes that perf has seen leave those files to us,
# and an empty log where they ran.
perf=$1 data=$2 text=$3 hertz=$4 fields=$5
shift 5
"$perf" record -q -B -e cpu-clock:u -F "$hertz" -k CLOCK_MONOTONIC --call-graph fp -o "$data" -- "$@" || exit
"$perf" script -i "$data" --no-inline -F "$fields" > "$text" || exit
sed -n 's#^ *\([0-9][0-9]*\)/[0-9].*#\1#p' "$text" | sort -u |
  while read -r pid; do rm -f "/tmp/perf-$pid.map"; done
rm -f "$data" isolate-0x*-v8.log

# The limits of all enclosing groups apply, so the search goes upwards from this process's own.
path=$(sed -n 's/^0:://p' /proc/self/cgroup)
while :; do
  folder=/sys/fs/cgroup$path
  [ ! -r "$folder/cpu.max" ] || echo "limit $(cat "$folder/cpu.max")"
  [ ! -r "$folder/cpu.stat" ] || cat "$folder/cpu.stat"
  case $path in */*) path=${path%/*} ;; *) break ;; esac
done

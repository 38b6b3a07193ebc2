#!/bin/sh
# Links as cargo asks, and keeps what a shared library was linked from, so that it alone can be linked again.
# cargo hands the linker files that it removes afterwards, so all of them are copied. What chooses a
# linker is left out: another one may be chosen when it is linked again, or that one may not be found.
cc "$@" || exit
output= next= shared=
for word in "$@"; do
  [ "$next" = output ] && output=$word
  next=
  case $word in -o) next=output ;; -shared) shared=yes ;; esac
done
[ -n "$shared" ] || exit 0
folder=${DEADHEAT_LINKS:?}/${output##*/}
rm -rf "$folder" && mkdir -p "$folder" || exit 0
count=0 line=cc
for word in "$@"; do
  case $word in
    -fuse-ld=* | -B*/gcc-ld) continue ;;
    -Wl,--version-script=*) flag=-Wl,--version-script= file=${word#*=} ;;
    *) flag= file=$word ;;
  esac
  if [ -f "$file" ] && [ "$file" != "$output" ]; then
    count=$((count + 1)) ending=
    case $file in *.o | *.rlib | *.a) ending=.${file##*.} ;; esac
    cp "$file" "$folder/$count$ending" || exit 0
    # What only compilers and debuggers read makes up half of it.
    [ "$ending" != .rlib ] || ar d "$folder/$count$ending" lib.rmeta 2>/dev/null
    [ -z "$ending" ] || strip -g "$folder/$count$ending" 2>/dev/null
    word=$flag$folder/$count$ending
  fi
  line="$line $word"
done
echo "$line" >"$folder/line"

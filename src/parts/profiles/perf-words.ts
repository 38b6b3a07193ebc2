import { perfFields } from './readers/perf-profile.ts'

/** A recording of perf. */
export interface RecordWords {
  /** Absolute path of perf. */
  readonly perf: string
  /** Absolute paths of what it writes: its own data, and the text made of them. */
  readonly data: string
  readonly text: string
  readonly hertz: number
}

// The names of compiled JavaScript are in files below /tmp, which only this sandbox has; so the text is
// made in it as well. The processes that perf has seen leave those files to us,
// and an empty log where they ran.
const script = `perf=$1 data=$2 text=$3 hertz=$4
shift 4
"$perf" record -q -B -e cpu-clock:u -F "$hertz" -k CLOCK_MONOTONIC --call-graph fp -o "$data" -- "$@" || exit
"$perf" script -i "$data" --no-inline -F ${perfFields} > "$text" || exit
sed -n 's#^ *\\([0-9][0-9]*\\)/[0-9].*#\\1#p' "$text" | sort -u |
  while read -r pid; do rm -f "/tmp/perf-$pid.map"; done
rm -f "$data" isolate-0x*-v8.log`

/**
 * A command line that runs a command under perf's sampling of its own code, without the kernel's,
 * and writes the samples as text. Its exit code is that of the command.
 */
export function perfWords(
  command: readonly string[],
  { perf, data, text, hertz }: RecordWords,
): readonly string[] {
  return ['/bin/sh', '-c', script, 'sh', perf, data, text, String(hertz), ...command]
}

import type { Host } from '../../host/host.ts'
import { perfFields } from './readers/perf-profile.ts'

/** A recording of perf. */
export interface PerfRecording {
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
  { perf, data, text, hertz }: PerfRecording,
): readonly string[] {
  return ['/bin/sh', '-c', script, 'sh', perf, data, text, String(hertz), ...command]
}

/**
 * Tries once whether `perf` can sample the programs of isolated children here, native functions
 * included.
 *
 * @returns the path of perf; `null` when there is none, or the kernel does not allow it
 */
export async function findPerf({
  processes,
}: {
  readonly processes: Pick<Host['processes'], 'find' | 'run'>
}): Promise<string | null> {
  const [perf, sleep] = [await processes.find('perf'), await processes.find('sleep')]
  if (perf === null || sleep === null) return null
  const recording = { perf, data: '/tmp/perf.data', text: '/tmp/perf.txt', hertz: 999 }
  const { exitCode } = await processes.run({
    argv: perfWords([sleep, '0.01'], recording),
    cwd: '/',
    environment: { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin', HOME: '/tmp' },
    timeoutSeconds: 20,
    outputLimitBytes: 100_000,
    isolated: true,
    perf: true,
    network: 'loopback',
  })
  return exitCode === 0 ? perf : null
}

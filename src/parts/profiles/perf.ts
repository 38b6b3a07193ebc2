import type { Host } from '../../host/host.ts'
import { texts } from '../../model/texts.ts'
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

/** Runs a command under perf's sampling of its own code, written as text; its exit code is that of the command. */
export function perfWords(
  command: readonly string[],
  { perf, data, text, hertz }: PerfRecording,
): readonly string[] {
  const words = [perf, data, text, String(hertz), perfFields]
  return ['/bin/sh', '-c', texts['parts/profiles/perf.sh'], 'sh', ...words, ...command]
}

/** The path of a `perf` that can sample isolated children here, native functions included; `null` without one. */
export async function findPerf(
  processes: Pick<Host['processes'], 'find' | 'run'>,
): Promise<string | null> {
  const [perf, sleep] = [await processes.find('perf'), await processes.find('sleep')]
  if (perf === null || sleep === null) return null
  const recording = {
    perf,
    data: '/tmp/deadheat-perf.data',
    text: '/tmp/deadheat-perf.txt',
    hertz: 999,
  }
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

import type { Host } from '../../host/host.ts'
import { perfWords } from './perf-words.ts'

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
  const { exitCode } = await processes.run({
    argv: perfWords([sleep, '0.01'], {
      perf,
      data: '/tmp/perf.data',
      text: '/tmp/perf.txt',
      hertz: 999,
    }),
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

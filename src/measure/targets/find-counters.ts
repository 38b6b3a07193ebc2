import { perfEvents, perfReadingsOf } from '../../adapters/perf/perf-readings.ts'
import type { Host } from '../../host/host.ts'

/** The program that counts events of a command, and what it can count of isolated children here. */
export interface Counters {
  readonly path: string
  /** Never empty. */
  readonly events: readonly string[]
}

/**
 * Tries `perf stat` once, with the privileges of measured code.
 *
 * @returns `null` when there is no perf, or it can count nothing, as in most virtual machines
 */
export async function findCounters({
  processes,
}: {
  readonly processes: Pick<Host['processes'], 'find' | 'run'>
}): Promise<Counters | null> {
  const [path, sleep] = [await processes.find('perf'), await processes.find('sleep')]
  if (path === null || sleep === null) return null
  const askedNames = Object.keys(perfEvents)
  const { exitCode, stderr } = await processes.run({
    // Sleeping causes at least one context switch.
    argv: [path, 'stat', '-x', ',', '-e', askedNames.join(','), '--', sleep, '0.01'],
    cwd: '/',
    environment: { LC_ALL: 'C' },
    timeoutSeconds: 10,
    outputLimitBytes: 100_000,
    isolated: true,
    perf: true,
    network: 'loopback',
  })
  if (exitCode !== 0) return null
  const countedValue = perfReadingsOf(stderr)
  const events = Object.entries(perfEvents).flatMap(([event, id]) =>
    (countedValue[id] ?? null) === null ? [] : [event],
  )
  return events.length === 0 ? null : { path, events }
}

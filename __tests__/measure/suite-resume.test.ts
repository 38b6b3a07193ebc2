import { describe, expect, it } from 'vitest'
import type { Host } from '../../src/host/host.ts'
import type { Side } from '../../src/model/build/side.ts'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { collect } from '../../src/measure/collect.ts'
import { collectRequestOf } from '../fakes/collect-requests.ts'
import { runEntry } from '../fakes/journals.ts'
import { measuringHost } from '../fakes/measuring-host.ts'
import { outcomeOf } from '../fakes/outcomes.ts'
import { planOf, startedOf } from '../fakes/plans.ts'

const rows = ['one', 'two', 'three']
const rounds = 4

const plan = planOf({
  benchmarks: rows.map((id) => ({
    ...startedOf(id, 'node', 'suite.js'),
    driver: 'suite',
    adapter: 'json-lines',
    gates: ['time'],
    timeoutSeconds: 300,
  })),
})

const firstLine = `${JSON.stringify(runEntry(plan))}\n`

/**
 * A run of the suite, or what is left of one; a row is left out from the given process on.
 *
 * @param waits - share of its time in which something waits for a CPU that other programs use
 * @param hangs - the processes that do not end, in a run with a budget of 100 s
 */
async function run(
  past: readonly JournalEntry[],
  leavesOut: (process: number, row: string) => boolean = () => false,
  waits = 0,
  hangs: ((side: Side, process: number) => boolean) | null = null,
): Promise<{ readonly lines: readonly string[]; readonly processes: number }> {
  const { host, journal } = measuringHost()
  let [processes, begun] = [0, 0]
  const faked: Host = {
    ...host,
    clock: { ...host.clock, monotonicSeconds: () => processes },
    machine: {
      ...host.machine,
      pressure: async () => ({
        waitingSeconds: waits * processes,
        othersSeconds: waits * processes,
      }),
    },
    files: {
      ...host.files,
      read: () => Promise.resolve(null),
      remove: () => Promise.resolve(),
    },
    processes: {
      ...host.processes,
      run: ({ cwd, timeoutSeconds }) => {
        const side = cwd.endsWith('head') ? 'head' : 'base'
        if (hangs?.(side, begun++) === true) {
          processes += timeoutSeconds
          return Promise.resolve(outcomeOf({ exitCode: null, timedOut: true }))
        }
        const told = rows.filter((row) => !leavesOut(processes, row))
        processes++
        const value = side === 'head' ? 2 : 1
        const line = (name: string): string => JSON.stringify({ name, value, unit: 's' })
        return Promise.resolve(outcomeOf({ stdout: told.map(line).join('\n') }))
      },
    },
  }
  const request = collectRequestOf(plan, {
    past,
    isPinning: true,
    budgetSeconds: hangs === null ? null : 100,
    liveAfter: (samples) => (samples.length < rows.length * rounds ? rows : []),
  })
  await collect(request, faked)
  return { lines: journal, processes }
}

function timeless(entries: readonly JournalEntry[]): readonly unknown[] {
  return entries.flatMap((entry): readonly unknown[] =>
    entry.type === 'sample'
      ? [{ block: entry.sample.block, base: entry.sample.base, head: entry.sample.head }]
      : entry.type === 'failure'
        ? [entry.failure.benchmarkId]
        : [],
  )
}

describe('a suite that is collected', () => {
  it('runs one pair of processes a round for all its rows', async () => {
    const { lines, processes } = await run([])
    const samples = lines.filter((line) => line.includes('"type":"sample"'))
    expect(samples).toHaveLength(rows.length * rounds)
    // Each row is tried once, too.
    expect(processes).toBe(2 * (rounds + rows.length))
  })

  it('knows how long other programs kept its processes waiting, and measures once more', async () => {
    const { lines } = await run([], () => false, 0.6)
    const entries = parseJournal(lines.join(''), 'busy')
    const delays = entries.flatMap((entry) =>
      entry.type === 'sample' ? [entry.sample.machine.runDelayRatio] : [],
    )
    expect(delays.length).toBe(rows.length * rounds)
    for (const { base, head } of delays) {
      expect(base).toBeCloseTo(0.6, 9)
      expect(head).toBeCloseTo(0.6, 9)
    }
    expect(entries.some(({ type }) => type === 'disturbed')).toBe(true)
  })

  it('is the same in the end wherever it was killed, in the middle of a round too', async () => {
    const { lines } = await run([])
    const whole = timeless(parseJournal(firstLine + lines.join(''), 'journal'))
    for (const count of lines.keys()) {
      const kept = firstLine + lines.slice(0, count).join('')
      const [, ...past] = parseJournal(kept, 'journal')
      const again = await run(past)
      const entries = parseJournal(kept + again.lines.join(''), 'journal')
      expect(timeless(entries), `after line ${String(count)}`).toEqual(whole)
    }
  })

  it('goes on with the other rows when a process leaves one out', async () => {
    const { lines } = await run([], (process, row) => row === 'two' && process >= 10)
    const entries = parseJournal(firstLine + lines.join(''), 'journal')
    const failures = entries.flatMap((entry) => (entry.type === 'failure' ? [entry.failure] : []))
    expect(failures.map(({ benchmarkId }) => benchmarkId)).toEqual(['two'])
    const measured = entries.flatMap((entry) =>
      entry.type === 'sample' ? [entry.sample.block.benchmarkId] : [],
    )
    expect(measured.filter((id) => id === 'one').length).toBeGreaterThanOrEqual(rounds)
  })

  it('looks for who is to blame once, however many rows a process leaves out', async () => {
    const late = new Set(['two', 'three'])
    const { lines, processes } = await run([], (process, row) => process === 11 && late.has(row))
    const entries = parseJournal(firstLine + lines.join(''), 'journal')
    const failures = entries.flatMap((entry) => (entry.type === 'failure' ? [entry.failure] : []))
    expect(failures.map(({ benchmarkId, side }) => [benchmarkId, side])).toEqual([
      ['two', 'head'],
      ['three', 'head'],
    ])
    const pairs = 8
    const looks = 3
    expect(processes).toBe(2 * (rows.length + pairs + looks))
  })

  const outcomesOf = async (hangs: Parameters<typeof run>[3]) => {
    const { lines, processes } = await run([], () => false, 0, hangs)
    const entries = parseJournal(firstLine + lines.join(''), 'journal')
    const failures = entries.flatMap((entry) => (entry.type === 'failure' ? [entry.failure] : []))
    return {
      seconds: processes,
      failures: failures.map(({ benchmarkId, ours }) => [benchmarkId, ours]),
    }
  }
  const tried = 2 * rows.length

  it('takes a quarter of what a budget has left for a process that hangs on head, and blames nobody', async () => {
    const { seconds, failures } = await outcomesOf((side, at) => side === 'head' && at >= tried)
    expect(failures).toEqual(rows.map((row) => [row, 'budget']))
    expect(seconds).toBeLessThan(80)
  })

  it('blames nobody for base that hangs once, either', async () => {
    let hung = 0
    const { failures } = await outcomesOf(
      (side, at) => side === 'base' && at >= tried && hung++ === 0,
    )
    expect(failures).toEqual(rows.map((row) => [row, 'budget']))
  })
})

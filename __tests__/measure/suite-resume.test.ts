import { expect, it } from 'vitest'
import type { Host } from '../../src/host/host.ts'
import type { Side } from '../../src/model/build/side.ts'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { collect } from '../../src/measure/collect.ts'
import { collectRequestOf } from '../fakes/collect-requests.ts'
import { runEntry } from '../fakes/journals.ts'
import { measuringHost } from '../fakes/measuring-host.ts'
import { outcomeOf } from '../fakes/outcomes.ts'
import { planOf, suiteRowOf } from '../fakes/plans.ts'

const rows = ['one', 'two', 'three']
const rounds = 4

const plan = planOf({
  benchmarks: rows.map((id) =>
    suiteRowOf(id, { adapter: 'json-lines', gates: ['time'], timeoutSeconds: 300 }),
  ),
})

const firstLine = `${JSON.stringify(runEntry(plan))}\n`

/** A run of the suite, or what is left of one. */
async function run({
  past = [],
  leavesOut = () => false,
  waits = 0,
  hangs = null,
}: {
  readonly past?: readonly JournalEntry[]
  /** The rows that a process leaves out. */
  readonly leavesOut?: (process: number, row: string) => boolean
  /** Share of its time in which something waits for a CPU that other programs use. */
  readonly waits?: number
  /** The processes that do not end, in a run with a budget of 100 s. */
  readonly hangs?: ((side: Side, process: number) => boolean) | null
} = {}) {
  const { host, journal } = measuringHost()
  let [processes, begun] = [0, 0]
  const faked: Host = {
    ...host,
    clock: { ...host.clock, monotonicSeconds: () => processes },
    machine: {
      ...host.machine,
      pressure: async () => {
        const seconds = waits * processes
        return { waitingSeconds: seconds, othersSeconds: seconds }
      },
    },
    files: { ...host.files, read: async () => null, remove: async () => {} },
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
  const entries = parseJournal(firstLine + journal.join(''), 'journal')
  const failures = entries.flatMap((entry) => (entry.type === 'failure' ? [entry.failure] : []))
  return { lines: journal, processes, entries, failures }
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

it('runs one pair of processes a round for all its rows', async () => {
  const { entries, processes } = await run()
  expect(entries.filter(({ type }) => type === 'sample')).toHaveLength(rows.length * rounds)
  // Each row is tried once, too.
  expect(processes).toBe(2 * (rounds + rows.length))
})

it('knows how long other programs kept its processes waiting, and measures once more', async () => {
  const { entries } = await run({ waits: 0.6 })
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
  const { lines, entries: all } = await run()
  const whole = timeless(all)
  for (const count of lines.keys()) {
    const kept = firstLine + lines.slice(0, count).join('')
    const [, ...past] = parseJournal(kept, 'journal')
    const again = await run({ past })
    const entries = parseJournal(kept + again.lines.join(''), 'journal')
    expect(timeless(entries), `after line ${String(count)}`).toEqual(whole)
  }
})

it('goes on with the other rows when a process leaves one out', async () => {
  const leavesOut = (process: number, row: string) => row === 'two' && process >= 10
  const { entries, failures } = await run({ leavesOut })
  expect(failures.map(({ benchmarkId }) => benchmarkId)).toEqual(['two'])
  const measured = entries.flatMap((entry) =>
    entry.type === 'sample' ? [entry.sample.block.benchmarkId] : [],
  )
  expect(measured.filter((id) => id === 'one').length).toBeGreaterThanOrEqual(rounds)
})

it('looks for who is to blame once, however many rows a process leaves out', async () => {
  const leavesOut = (process: number, row: string) => process === 11 && row !== 'one'
  const { processes, failures } = await run({ leavesOut })
  expect(failures).toMatchObject([
    { benchmarkId: 'two', side: 'head' },
    { benchmarkId: 'three', side: 'head' },
  ])
  const [pairs, looks] = [8, 3]
  expect(processes).toBe(2 * (rows.length + pairs + looks))
})

const tried = 2 * rows.length
const ofBudget = rows.map((benchmarkId) => ({ benchmarkId, ours: 'budget' }))

it('takes a quarter of what a budget has left for a process that hangs on head, or once on base, and blames nobody', async () => {
  const hangs = (side: Side, at: number) => side === 'head' && at >= tried
  const { processes: seconds, failures } = await run({ hangs })
  expect(failures).toMatchObject(ofBudget)
  expect(seconds).toBeLessThan(80)
  let hung = 0
  const once = (side: Side, at: number) => side === 'base' && at >= tried && hung++ === 0
  expect((await run({ hangs: once })).failures).toMatchObject(ofBudget)
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import { activeBenchmarksOf } from '../../src/analysis/stopping/active-benchmarks.ts'
import type { CollectRequest } from '../../src/measure/collect-request.ts'
import { collect } from '../../src/measure/collect.ts'
import { inLanes } from '../../src/measure/in-lanes.ts'
import { reopenJournal } from '../../src/measure/reopen-journal.ts'
import { lanesOf, mostLanes, placementIn } from '../../src/measure/targets/lanes-of.ts'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import { parseJournal } from '../../src/model/run/parse-journal.ts'
import { blocksOfRound } from '../../src/plan/blocks-of-round.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { runEntry } from '../fakes/journals.ts'
import { measuringHost, type Behaviour } from '../fakes/measuring-host.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { realHost } from '../fakes/real-host.ts'
import { targetOf } from '../fakes/targets.ts'

const names = ['one', 'two', 'three', 'four', 'five']
const plan = planOf({
  benchmarks: [...names.map((id) => benchmarkOf(id)), { ...benchmarkOf('big'), alone: true }],
  policy: { ...planOf().policy, looks: [8] },
  controlShare: 0.5,
})

// One is slower on head, three breaks for good at its seventh start, five cannot even be tried.
const behaviour: Behaviour = {
  perCall: ({ side, module }) => (module === 'one' && side === 'head' ? 22_000 : 20_000),
  breaks: ({ module, side, nth }) => {
    if (module === 'five') return 'it cannot start'
    return module === 'three' && side === 'head' && nth >= 6 ? 'it broke' : null
  },
}

function requestOf(changes: Partial<CollectRequest> = {}): CollectRequest {
  return {
    plan,
    targetsOf: () => ({ base: targetOf('base'), head: targetOf('head') }),
    journalPath: '/results/journal.ndjson',
    hyperfine: { ok: false, message: 'expected hyperfine, got none: install it' },
    pinning: true,
    blocksOf: (round, live) => blocksOfRound(plan, round, live),
    liveAfter: (samples, failures, pilots) =>
      activeBenchmarksOf({ plan, samples, failures, pilots }).live,
    onProgress: () => undefined,
    cancelled: () => false,
    ...changes,
  }
}

const firstLine = `${JSON.stringify(runEntry(plan))}\n`

function entriesOf(lines: readonly string[]): readonly JournalEntry[] {
  return parseJournal([firstLine, ...lines].join(''), 'journal')
}

/** What was measured, by block; which block came first, and when, is left out. */
function blocksOf(entries: readonly JournalEntry[]): readonly string[] {
  return entries
    .flatMap((entry) => {
      if (entry.type === 'failure') return [`failure of ${entry.failure.benchmarkId ?? ''}`]
      if (entry.type !== 'sample') return []
      const { block, base, head } = entry.sample
      return [JSON.stringify({ block, base: base['time'], head: head['time'] })]
    })
    .toSorted()
}

/** All but how long the rest would take. */
function rowsOf(entries: readonly JournalEntry[]): readonly unknown[] {
  return resultOf(entries).findings.map((finding) => ({ ...finding, minutesToSettle: null }))
}

/** The modules with a process at each moment. */
function atOnceIn(diary: readonly string[]): readonly (readonly string[])[] {
  const open: string[] = []
  return diary.map((line) => {
    const [what = '', , module = ''] = line.split(' ')
    if (what === 'start') open.push(module)
    if (what === 'end') open.splice(open.indexOf(module), 1)
    return [...new Set(open)]
  })
}

describe('blocks in two lanes', () => {
  it('are those of one lane, block for block, and give the same result', async () => {
    const [alone, beside] = [measuringHost(behaviour), measuringHost(behaviour)]
    await collect(requestOf(), alone.host)
    await collect(requestOf({ lanes: 2 }), beside.host)
    const [one, two] = [entriesOf(alone.journal), entriesOf(beside.journal)]
    expect(blocksOf(two)).toEqual(blocksOf(one))
    expect(beside.journal.join('')).not.toBe(alone.journal.join(''))
    expect(rowsOf(two)).toEqual(rowsOf(one))
  })

  it('are two at a time, never of one benchmark, and one that wants to be alone is', async () => {
    const { host, diary, journal } = measuringHost(behaviour)
    await collect(requestOf({ lanes: 2 }), host)
    const pilots = journal.filter((line) => line.startsWith('{"type":"pilot"')).length
    expect(pilots).toBe(5)
    const moments = atOnceIn(diary)
    expect(Math.max(...moments.map((modules) => modules.length))).toBe(2)
    expect(moments.filter((modules) => modules.includes('big')).flat()).not.toContain('one')
    expect(moments.every((modules) => !modules.includes('big') || modules.length === 1)).toBe(true)
    // One process of each side at a time, or two of base in a control block.
    const open = new Map<string, number>()
    const most = diary.map((line) => {
      const [what = '', , module = ''] = line.split(' ')
      open.set(module, (open.get(module) ?? 0) + (what === 'start' ? 1 : what === 'end' ? -1 : 0))
      return module === 'five' ? 0 : (open.get(module) ?? 0)
    })
    expect(Math.max(...most)).toBe(2)
  })

  it('go on where a run was killed, with as many lanes or another number', async () => {
    const { perCall } = behaviour
    const steady: Behaviour = { ...(perCall !== undefined && { perCall }) }
    const whole = measuringHost(steady)
    await collect(requestOf({ lanes: 2 }), whole.host)
    const expected = blocksOf(entriesOf(whole.journal))
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: whole.journal.length - 2 }),
        fc.integer({ min: 1, max: 2 }),
        async (kept, lanes) => {
          const path = join(temporaryFolder(), 'journal.ndjson')
          const text = firstLine + whole.journal.slice(0, kept).join('')
          writeFileSync(path, `${text}{"type":"sam`)
          const [, ...past] = await reopenJournal(path, realHost().files)
          const { host, journal } = measuringHost(steady)
          await collect(requestOf({ past, lanes }), host)
          expect(blocksOf(parseJournal(text + journal.join(''), path))).toEqual(expected)
        },
      ),
      { numRuns: 6 },
    )
  })

  it('are refused from a journal that goes on with another block', async () => {
    const whole = measuringHost(behaviour)
    await collect(requestOf({ lanes: 2 }), whole.host)
    const changed = whole.journal.filter((line) => !line.includes('"round":3'))
    const [, ...past] = entriesOf(changed)
    await expect(collect(requestOf({ past, lanes: 2 }), whole.host)).rejects.toThrow(
      /expected the journal to continue with the \w+ of \w+ in round 3/,
    )
  })

  it('that are cancelled end, and what was measured is kept', async () => {
    const { host, journal } = measuringHost(behaviour)
    const isOver = (): boolean => journal.length > 20
    const { reason } = await collect(requestOf({ lanes: 2, cancelled: isOver }), host)
    expect(reason).toBe('cancelled')
    // At most one more of each lane was under way.
    expect(journal.length).toBeLessThanOrEqual(24)
    expect(entriesOf(journal).at(-1)).toMatchObject({ type: 'end', reason: 'cancelled' })
  })
})

describe('lanes', () => {
  it('are one for every core with a CPU for helpers, and two on two CPUs', () => {
    const single = (count: number) => Array.from({ length: count }, (_, cpu) => [cpu])
    expect([0, 1, 2, 3, 4, 6, 64].map((count) => mostLanes(single(count)))).toEqual([
      1, 1, 2, 2, 2, 3, 8,
    ])
    // Two CPUs of one core are no two measuring CPUs.
    expect(mostLanes([[0, 1]])).toBe(1)
    const cores = [
      [0, 2],
      [1, 3],
    ]
    expect(mostLanes(cores)).toBe(2)
  })

  it('have main threads on CPUs of their own, and helpers beside them', () => {
    const [one, two] = lanesOf(2, [[0], [1]])
    if (one === undefined || two === undefined) throw new Error('expected two lanes, got fewer')
    expect([placementIn(one, 0), placementIn(one, 1), placementIn(two, 0)]).toEqual([
      { mainCpu: 0, helperCpus: [1] },
      { mainCpu: 0, helperCpus: [1] },
      { mainCpu: 1, helperCpus: [0] },
    ])
    const [, last] = lanesOf(2, [
      [0, 2],
      [1, 3],
    ])
    if (last === undefined) throw new Error('expected two lanes, got fewer')
    expect([placementIn(last, 0), placementIn(last, 1)]).toEqual([
      { mainCpu: 1, helperCpus: [3] },
      { mainCpu: 3, helperCpus: [1] },
    ])
  })

  it('are empty when an error is thrown, which is the first one', async () => {
    const ended: string[] = []
    const run = async (item: string): Promise<boolean> => {
      await new Promise((resolve) => setTimeout(resolve, item === 'bad' ? 1 : 20))
      ended.push(item)
      if (item === 'bad') throw new Error('no room')
      return true
    }
    const work = { lanes: [0, 1], items: ['good', 'bad', 'later'], run, keyOf: String }
    const pauses = { isPauseDue: () => false, pause: () => Promise.resolve() }
    await expect(inLanes({ ...work, ...pauses })).rejects.toThrow('no room')
    expect(ended).toEqual(['bad', 'good'])
  })

  it('rest while there is a pause', async () => {
    let running = 0
    const told: number[] = []
    let begun = 0
    await inLanes({
      lanes: [0, 1],
      items: ['a', 'b', 'c', 'd', 'e'],
      keyOf: String,
      isPauseDue: () => begun === 3 && told.length === 0,
      pause: () => {
        told.push(running)
        return Promise.resolve()
      },
      run: async () => {
        begun++
        running++
        await new Promise((resolve) => setTimeout(resolve, 1))
        running--
        return true
      },
    })
    expect(told).toEqual([0])
    expect(begun).toBe(5)
  })
})

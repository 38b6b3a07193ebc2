import { describe, expect, it } from 'vitest'
import { axisFromText, contestsOnAxes } from '../../../src/plan/contenders/contests-on-axes.ts'
import { resultOf } from '../../../src/analysis/result-of.ts'
import { pairsToLook } from '../../../src/analysis/stopping/active-benchmarks.ts'
import type { CollectRequest } from '../../../src/measure/collect-request.ts'
import { collect } from '../../../src/measure/collect.ts'
import { inLanes, inLanesOf, lanesOf, mostLanes } from '../../../src/parts/lanes/lanes-of.ts'
import type { JournalEntry } from '../../../src/model/run/journal.ts'
import { parseJournal } from '../../../src/model/run/read-journal.ts'
import type { Plan } from '../../../src/model/run/plan.ts'
import type { Sample } from '../../../src/model/run/sample.ts'
import { runEntry, samplesOf } from '../../fakes/journals.ts'
import { collectRequestOf } from '../../fakes/collect-requests.ts'
import { measuringHost, type Behaviour } from '../../fakes/measuring-host.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'

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
  return collectRequestOf(plan, { isPinning: true, ...changes })
}

const twoLanes = inLanesOf(2, [[0], [1]])

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

function rowsOf(entries: readonly JournalEntry[]): readonly unknown[] {
  return resultOf(entries).findings.map((finding) => ({ ...finding, minutesToSettle: null }))
}

function openIn(diary: readonly string[]): readonly (readonly string[])[] {
  const open: string[] = []
  return diary.map((line) => {
    const [what = '', , module = ''] = line.split(' ')
    if (what === 'start') open.push(module)
    if (what === 'end') open.splice(open.indexOf(module), 1)
    return [...open]
  })
}

it('blocks in two lanes are those of one lane, block for block, and give the same result', async () => {
  const [alone, beside] = [measuringHost(behaviour), measuringHost(behaviour)]
  await collect(requestOf(), alone.host)
  await collect(requestOf({ schedule: twoLanes }), beside.host)
  const [one, two] = [entriesOf(alone.journal), entriesOf(beside.journal)]
  expect(blocksOf(two)).toEqual(blocksOf(one))
  expect(beside.journal.join('')).not.toBe(alone.journal.join(''))
  expect(rowsOf(two)).toEqual(rowsOf(one))
})

it('blocks in two lanes are two at a time, pilots too, one alone that wants to be, and of one benchmark where no other is left', async () => {
  const { host, diary, journal } = measuringHost()
  await collect(requestOf({ schedule: twoLanes }), host)
  expect(journal.filter((line) => line.startsWith('{"type":"pilot"'))).toHaveLength(6)
  const moments = openIn(diary).map((modules) => new Set(modules))
  expect(Math.max(...moments.map(({ size }) => size))).toBe(2)
  expect(moments.every((modules) => !modules.has('big') || modules.size === 1)).toBe(true)
  const mostBeside = (wanted: (module: string) => boolean): number =>
    Math.max(...openIn(diary).map((open) => (open.some(wanted) ? open.length : 0)))
  // Two processes of each of two blocks.
  expect(mostBeside((module) => module !== 'big')).toBe(4)
  expect(mostBeside((module) => module === 'big')).toBe(2)
})

it('blocks in two lanes are refused from a journal that goes on with another block', async () => {
  const whole = measuringHost(behaviour)
  await collect(requestOf({ schedule: twoLanes }), whole.host)
  const changed = whole.journal.filter((line) => !line.includes('"round":3'))
  const [, ...past] = entriesOf(changed)
  await expect(collect(requestOf({ past, schedule: twoLanes }), whole.host)).rejects.toThrow(
    /expected the journal to continue with the \w+ of \w+ in round 3/,
  )
})

it('blocks in two lanes that are cancelled end, and what was measured is kept', async () => {
  const { host, journal } = measuringHost(behaviour)
  const isOver = (): boolean => journal.length > 20
  const { reason } = await collect(requestOf({ schedule: twoLanes, isCancelled: isOver }), host)
  expect(reason).toBe('cancelled')
  // At most one more of each lane was under way.
  expect(journal.length).toBeLessThanOrEqual(24)
  expect(entriesOf(journal).at(-1)).toMatchObject({ type: 'end', reason: 'cancelled' })
})

describe('rounds between two looks', () => {
  const two = planOf({
    benchmarks: ['one', 'three'].map((id) => benchmarkOf(id)),
    policy: { ...planOf().policy, looks: [8, 12] },
    controlShare: 0.3,
  })
  const single = { ...two, benchmarks: [benchmarkOf('one')] }
  const together = (asked: Plan, changes: Partial<CollectRequest> = {}): CollectRequest =>
    collectRequestOf(asked, {
      isPinning: true,
      pairsTogether: (samples, live) => pairsToLook({ plan: asked, samples }, live),
      ...changes,
    })

  it('keep both lanes at work on the only benchmark, from its warm-up to the look, with its controls', async () => {
    const [alone, beside] = [measuringHost(behaviour), measuringHost(behaviour)]
    await collect(together(single), alone.host)
    await collect(together(single, { schedule: twoLanes }), beside.host)
    const crowded = openIn(beside.diary).filter(({ length }) => length > 2)
    expect(crowded.length).toBeGreaterThan(10)
    const warm = beside.journal.findIndex((line) => line.includes('"round":0'))
    expect(beside.journal.findIndex((line) => line.includes('"round":1'))).toBeGreaterThan(warm)
    expect(blocksOf(entriesOf(beside.journal))).toEqual(blocksOf(entriesOf(alone.journal)))
  })

  it('are the same blocks in the same order for one lane, looks between them or not', async () => {
    const [each, all] = [measuringHost(), measuringHost()]
    await collect(together(two, { pairsTogether: () => null }), each.host)
    await collect(together(two), all.host)
    expect(all.journal).toEqual(each.journal)
  })

  it.each([null, 600])('come together, one by one within a budget: %s', async (budgetSeconds) => {
    const limited = { ...two, budgetSeconds }
    const { host, journal } = measuringHost(behaviour)
    let asked = 0
    const { liveAfter } = together(limited)
    const count: CollectRequest['liveAfter'] = (...state) => {
      asked++
      return liveAfter(...state)
    }
    await collect(together(limited, { schedule: twoLanes, liveAfter: count }), host)
    const rounds = new Set(
      blocksOf(entriesOf(journal)).map((line) => /"round":\d+/.exec(line)?.[0]),
    )
    const [least, most] =
      budgetSeconds === null ? [1, rounds.size / 2] : [rounds.size, Number.POSITIVE_INFINITY]
    expect(asked).toBeGreaterThanOrEqual(least)
    expect(asked).toBeLessThan(most)
  })

  it('are at most as many as no look can end before', () => {
    const pairsFor = (asked: Plan, samples: readonly Sample[], ids: readonly string[]) =>
      pairsToLook({ plan: asked, samples }, ids)
    expect(pairsFor(two, [], ['one'])).toBe(8)
    const samples = samplesOf('one', { count: 6, effect: 0, noise: 0.01, seed: 1 })
    expect(pairsFor(two, samples, ['one'])).toBe(2)
    // The other one has no pair yet.
    expect(pairsFor(two, samples, ['one', 'three'])).toBe(2)
    const later = samplesOf('one', { count: 10, effect: 0, noise: 0.01, seed: 1 })
    expect(pairsFor(two, later, ['one'])).toBe(2)
    const contenders = [1, 2].map((at) =>
      benchmarkOf(`three at=${at}`, { name: 'three', parameters: { at } }),
    )
    const others: readonly Plan[] = [
      { ...two, benchmarks: [benchmarkOf('one'), { ...benchmarkOf('three'), alone: true }] },
      {
        ...two,
        benchmarks: [...two.benchmarks, ...contestsOnAxes(contenders, [axisFromText('at=1,2')])],
      },
    ]
    for (const other of others) {
      expect(pairsFor(other, samples, ['one', 'three'])).toBeNull()
    }
  })

  it('go on where a run was killed, though a benchmark failed among them', async () => {
    const whole = measuringHost(behaviour)
    await collect(together(two, { schedule: twoLanes }), whole.host)
    const failures = whole.journal.filter((line) => line.startsWith('{"type":"failure"'))
    expect(failures).toHaveLength(1)
    for (let kept = 0; kept < whole.journal.length; kept += 3) {
      const past = entriesOf(whole.journal.slice(0, kept)).slice(1)
      const { host, journal } = measuringHost({})
      const { reason } = await collect(
        together(two, { past, schedule: kept % 2 === 1 ? twoLanes : null }),
        host,
      )
      expect(reason).toBe('nothing is left to measure')
      const entries = entriesOf([...whole.journal.slice(0, kept), ...journal])
      const blocks = entries.flatMap((entry) =>
        entry.type === 'sample' ? [JSON.stringify(entry.sample.block)] : [],
      )
      expect(new Set(blocks).size).toBe(blocks.length)
      // What was written can be continued once more.
      const ended = measuringHost({})
      await collect(together(two, { past: entries.slice(1) }), ended.host)
      expect(ended.journal).toHaveLength(1)
    }
  })

  it('end with the round that has begun when the budget is used up, and go on with more', async () => {
    const { host, journal } = measuringHost()
    const short = { ...single, budgetSeconds: 2 }
    const { reason } = await collect(together(short), host)
    expect(reason).toBe('the budget is used up')
    expect(journal.length).toBeLessThan(12)
    const [, ...past] = entriesOf(journal)
    const more = measuringHost()
    expect((await collect(together(single, { past }), more.host)).reason).toBe(
      'nothing is left to measure',
    )
  })
})

const nowhere = () => ({ mainCpu: null, otherCpus: null })
const places = [nowhere, () => nowhere()]

const cores = [
  [0, 2],
  [1, 3],
]

it('lanes are one for every core with a CPU for helpers, and two on two CPUs', () => {
  const single = (count: number) => Array.from({ length: count }, (_, cpu) => [cpu])
  expect([0, 1, 2, 3, 4, 6, 64].map((count) => mostLanes(single(count)))).toEqual([
    1, 1, 2, 2, 2, 3, 8,
  ])
  // Two CPUs of one core are no two measuring CPUs.
  expect(mostLanes([[0, 1]])).toBe(1)
  expect(mostLanes(cores)).toBe(2)
})

it('lanes have main threads on CPUs of their own, and helpers beside them', () => {
  const [one, two] = lanesOf(2, [[0], [1]])
  expect([one?.(0), one?.(1), two?.(0)]).toEqual([
    { mainCpu: 0, otherCpus: null },
    { mainCpu: 0, otherCpus: null },
    { mainCpu: 1, otherCpus: null },
  ])
  const [, last] = lanesOf(2, cores)
  expect([last?.(0), last?.(1)]).toEqual([
    { mainCpu: 1, otherCpus: [3] },
    { mainCpu: 3, otherCpus: [1] },
  ])
})

it('lanes are empty when an error is thrown, which is the first one', async () => {
  const ended: string[] = []
  const run = async (item: string): Promise<boolean> => {
    await new Promise((resolve) => setTimeout(resolve, item === 'bad' ? 1 : 20))
    ended.push(item)
    if (item === 'bad') throw new Error('no room')
    return true
  }
  const work = { items: ['good', 'bad', 'later'], run, keyOf: String }
  const pauses = { isPauseDue: () => false, pause: () => Promise.resolve() }
  await expect(inLanes(places, { ...work, ...pauses })).rejects.toThrow('no room')
  expect(ended).toEqual(['bad', 'good'])
})

it('lanes rest while there is a pause', async () => {
  let running = 0
  const told: number[] = []
  let begun = 0
  await inLanes(places, {
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

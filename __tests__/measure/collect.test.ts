import { expect, it } from 'vitest'
import type { Failure } from '../../src/model/judging/failure.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import { journalEntrySchema } from '../../src/model/run/journal.ts'
import type { Block } from '../../src/model/run/sample.ts'
import type { Progress } from '../../src/model/run/progress.ts'
import { blocksOfRound, inCycles } from '../../src/plan/blocks-of-round.ts'
import type { CollectRequest } from '../../src/measure/collect-request.ts'
import { collect } from '../../src/measure/collect.ts'
import { SideError } from '../../src/measure/actors/side-error.ts'
import { collectRequestOf } from '../fakes/collect-requests.ts'
import { measuringHost, type Behaviour } from '../fakes/measuring-host.ts'
import { benchmarkOf, planOf, startedOf, timeMetric } from '../fakes/plans.ts'

/** Collects to the plan's last look, unless told otherwise. */
async function collected(
  behaviour: Behaviour = {},
  changes: Partial<Plan> = {},
  wishes: Partial<CollectRequest> = {},
) {
  const { host, diary, journal } = measuringHost(behaviour)
  const plan = planOf({ policy: { ...planOf().policy, looks: [2, 4] }, ...changes })
  const progress: Progress[] = []
  const ids = plan.benchmarks.map(({ id }) => id)
  const result = await collect(
    collectRequestOf(plan, {
      isPinning: true,
      liveAfter: (samples) => (samples.some(({ block }) => block.round >= 4) ? [] : ids),
      onProgress: (one) => void progress.push(one),
      ...wishes,
    }),
    host,
  )
  const entries = journal.map((line) => journalEntrySchema.parse(JSON.parse(line)))
  return { ...result, diary, journal, entries, progress }
}

it('lays addons before the blocks that say where, and fails what cannot be laid', async () => {
  const staged: string[] = []
  const place = async ({ benchmarkId, round, placement }: Block): Promise<void> => {
    staged.push(`${benchmarkId} ${round} ${String(placement?.base)}`)
    if (benchmarkId === 'two' && round === 2) throw new SideError('head', 'no linker')
    return Promise.resolve()
  }
  const placements = { by: 'room', alike: false } as const
  const { samples, failures } = await collected({}, { placements }, { place })
  expect(failures).toMatchObject([{ benchmarkId: 'two', side: 'head', stage: 'sample' }])
  const measured = samples.map(
    ({ block }) => `${block.benchmarkId} ${block.round} ${String(block.placement?.base)}`,
  )
  expect(staged.filter((one) => !one.startsWith('two 2'))).toEqual(measured)
  const plain = await collected({}, {}, { place: () => Promise.reject(new Error('not asked')) })
  expect(plain.failures).toEqual([])
})

it('measures a block of several links by a pair of processes for each, whose coins take turns', async () => {
  const staged: string[] = []
  const place = async ({ round, links }: Block, part: number): Promise<void> => {
    if (links !== undefined) staged.push(`${String(round)} ${String(part)}`)
    return Promise.resolve()
  }
  const placements = { by: 'room', alike: false } as const
  const { samples, diary, failures } = await collected(
    {},
    { placements },
    {
      place,
      blocksOf: (round, live) =>
        round === 0
          ? blocksOfRound(planOf({ placements }), round, live)
          : inCycles(blocksOfRound(planOf({ placements }), round, ['one']), new Set(['one'])),
      liveAfter: (known) => (known.some(({ block }) => block.round >= 1) ? [] : ['one']),
    },
  )
  expect(failures).toEqual([])
  expect(staged).toEqual(['1 0', '1 1', '1 2', '1 3'])
  expect(samples.at(-1)?.block.links).toBe(4)
  // A pilot of each, and four pairs.
  expect(diary.filter((line) => line.startsWith('start'))).toHaveLength(4 + 8)
})

it('tries every benchmark once, then measures each once a round', async () => {
  const { samples, pilots, failures, reason } = await collected()
  expect(pilots.map(({ benchmarkId }) => benchmarkId)).toEqual(['one', 'two'])
  for (const round of [1, 2, 3, 4]) {
    const ids = samples
      .filter(({ block }) => block.round === round)
      .map(({ block }) => block.benchmarkId)
    expect(ids.toSorted()).toEqual(['one', 'two'])
  }
  expect(samples).toHaveLength(8)
  expect(failures).toEqual([])
  expect(reason).toBe('nothing is left to measure')
})

it('gives each side its own readings, whatever the coin', async () => {
  const perCall = ({ side }: { side: string }): number => (side === 'base' ? 20_000 : 30_000)
  const { samples } = await collected({ perCall })
  expect(new Set(samples.map(({ block }) => block.coin))).toEqual(new Set(['BH', 'HB']))
  for (const { base, head } of samples) {
    expect(base['time']).toBeCloseTo(20e-6, 12)
    expect(head['time']).toBeCloseTo(30e-6, 12)
  }
})

it('puts base in both slots of a control block', async () => {
  const perCall = ({ side }: { side: string }): number => (side === 'base' ? 20_000 : 30_000)
  const { samples } = await collected({ perCall }, { controlShare: 0.5 })
  const controls = samples.filter(({ block }) => block.kind === 'control')
  expect(controls.length).toBeGreaterThan(1)
  for (const { base, head } of controls) expect(base['time']).toBe(head['time'])
})

it('has every entry in the journal before the next block starts', async () => {
  const { diary, entries, pilots, samples } = await collected()
  expect(entries.map(({ type }) => type)).toEqual([
    'pilot',
    'pilot',
    ...samples.map(() => 'sample'),
    'end',
  ])
  expect(entries.flatMap((entry) => (entry.type === 'sample' ? [entry.sample] : []))).toEqual(
    samples,
  )
  const order = diary.flatMap((line) =>
    line.startsWith('start') ? ['start'] : line.startsWith('journal') ? [line] : [],
  )
  expect(order).toEqual([
    ...pilots.flatMap(() => ['start', 'start', 'journal pilot']),
    ...samples.flatMap(() => ['start', 'start', 'journal sample']),
    'journal end',
  ])
})

it('ends every process before the next block starts', async () => {
  const { diary } = await collected()
  let alive = 0
  for (const line of diary) {
    alive += line.startsWith('start') ? 1 : line.startsWith('end') ? -1 : 0
    expect(alive).toBeLessThanOrEqual(2)
    expect(line.startsWith('journal') ? alive : 0).toBe(0)
  }
})

it('repeats a pair that breaks three times and then works', async () => {
  const { samples, failures, progress, entries } = await collected({
    // The first process is the pilot's.
    breaks: ({ module, side, nth }) =>
      module === 'one' && side === 'head' && nth >= 1 && nth <= 3 ? 'it broke' : null,
  })
  expect(failures).toEqual([])
  const attempts = entries.filter(({ type }) => type === 'attempt')
  const failure = { side: 'head', benchmarkId: 'one', message: 'it broke' }
  expect(attempts).toMatchObject([1, 2, 3].map(() => ({ kind: 'pair', failure })))
  expect(samples).toHaveLength(8)
  const notes = progress.filter(({ kind }) => kind === 'note')
  expect(notes).toHaveLength(3)
  expect(notes[0]).toMatchObject({ text: 'one broke on head and is retried: it broke' })
})

it('gives a benchmark up that breaks four times, names the side, and goes on with the rest', async () => {
  const { samples, failures, journal } = await collected({
    breaks: ({ module, side, nth }) =>
      module === 'one' && side === 'head' && nth >= 1 ? 'it broke' : null,
  })
  expect(failures).toEqual([
    {
      stage: 'sample',
      side: 'head',
      benchmarkId: 'one',
      message: 'it broke',
      exitCode: 1,
      signal: null,
      timedOut: false,
      lastLines: ['last words'],
      logPath: null,
    },
  ])
  expect(samples.map(({ block }) => block.benchmarkId)).toEqual(['two', 'two', 'two', 'two'])
  expect(journal.filter((line) => line.includes('"type":"failure"'))).toHaveLength(1)
})

it('asks once what helps against a failure, before it is recorded', async () => {
  const explained = (failure: Failure): Promise<Failure> =>
    Promise.resolve({ ...failure, message: `${failure.message}: try that` })
  const breaks: Behaviour['breaks'] = ({ side }) => (side === 'head' ? 'it broke' : null)
  const { failures, journal } = await collected({ breaks }, {}, { explain: explained })
  expect(failures.map(({ message }) => message)).toEqual(failures.map(() => 'it broke: try that'))
  expect(journal.filter((line) => line.includes('it broke: try that'))).toHaveLength(2)
})

it('repeats one that hangs only once, because that takes so long', async () => {
  const { progress, failures } = await collected({
    breaks: ({ module, nth }) => (module === 'one' && nth >= 1 ? 'no answer within 60 s' : null),
  })
  expect(progress.filter(({ kind }) => kind === 'note')).toHaveLength(1)
  expect(failures).toMatchObject([
    { timedOut: true, message: expect.stringContaining('end within 60 s') },
  ])
})

it('does not repeat a first run that has used up its share of the budget, and names that', async () => {
  const { progress, failures } = await collected(
    { breaks: ({ module }) => (module === 'one' ? 'no answer within 60 s' : null) },
    { budgetSeconds: 60 },
  )
  expect(progress.filter(({ kind }) => kind === 'note')).toHaveLength(1)
  expect(progress.filter(({ kind }) => kind === 'failure')).toEqual([])
  expect(failures).toMatchObject([
    { timedOut: true, ours: 'budget', message: expect.stringContaining('raise "budget"') },
  ])
})

it('does not blame base, where head broke, for what base had no time to show', async () => {
  const { failures } = await collected(
    {
      breaks: ({ module, side, nth }) => {
        if (module !== 'one') return null
        return side === 'head' ? 'it broke' : nth >= 2 ? 'no answer within 60 s' : null
      },
    },
    { budgetSeconds: 60 },
  )
  expect(failures.map(({ benchmarkId, side }) => [benchmarkId, side])).toEqual([['one', 'head']])
})

it('tries no benchmark when the budget is used up, even where none has worked yet', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
  const { failures, seconds } = await collected(
    { breaks: () => 'no answer within 60 s' },
    { budgetSeconds: 30, benchmarks: names.map((name) => benchmarkOf(name)) },
  )
  expect(failures.length).toBeGreaterThan(1)
  expect(failures.length).toBeLessThan(5)
  expect(seconds).toBeLessThan(45)
})

it('does not look into a first run for which half of the budget is over', async () => {
  const { failures, seconds } = await collected(
    { perCall: () => 2e10, runSeconds: (clockSeconds) => 3 * clockSeconds },
    { budgetSeconds: 100, benchmarks: [benchmarkOf('one')] },
  )
  expect(failures).toMatchObject([{ benchmarkId: 'one', side: 'base', stage: 'pilot' }])
  // Two of 40 s, and none with base alone.
  expect(seconds).toBeLessThan(100)
})

it('waits for no block much longer than the budget allows, and not twice', async () => {
  const { failures, seconds, progress } = await collected(
    {
      breaks: ({ module, nth }) => (module === 'one' && nth >= 1 ? 'no answer within 60 s' : null),
    },
    { budgetSeconds: 20 },
  )
  const message: unknown = expect.stringMatching(/^a run did not end within 10 s.*raise "budget"/)
  expect(failures).toMatchObject([{ benchmarkId: 'one', stage: 'sample', message, ours: 'budget' }])
  expect(progress.filter(({ kind }) => kind === 'note')).toHaveLength(1)
  expect(seconds).toBeLessThan(40)
})

it('ends a row after ten pairs without a value, and says so after three', async () => {
  const benchmarks = [{ ...benchmarkOf('one'), gates: ['rate'] }, benchmarkOf('two')]
  const ids = benchmarks.map(({ id }) => id)
  const { failures, samples, progress } = await collected(
    {},
    { benchmarks, metrics: [timeMetric, { ...timeMetric, id: 'rate', label: 'rate' }] },
    { liveAfter: (all) => (all.some(({ block }) => block.round >= 14) ? [] : ids) },
  )
  expect(failures).toMatchObject([{ benchmarkId: 'one', stage: 'sample', ours: 'void' }])
  const pairsOf = (id: string): number =>
    samples.filter(({ block }) => block.benchmarkId === id && block.kind === 'pair').length
  expect([pairsOf('one'), pairsOf('two')]).toEqual([10, 14])
  const notes = progress.flatMap((each) => (each.kind === 'note' ? [each.text] : []))
  expect(notes).toEqual([
    expect.stringContaining('one: no usable pair yet: 3 pairs in a row have no rate above 0'),
    expect.stringContaining('one is not measured further: 10 pairs in a row have no rate'),
  ])
})

it.each([
  ['head', { base: 0.0099, head: 0.4 }],
  ['base', { base: 0.02, head: 0 }],
  [null, { base: 0.02, head: 0.4 }],
])('ends a row of which %s ran in three pairs while it had to stand', async (side, share) => {
  const { failures, samples } = await collected({
    awakeShare: (started) => (started.module === 'one' ? share[started.side] : 0.0099),
  })
  const message: unknown = expect.stringContaining('expected a side to stand')
  expect(failures).toMatchObject([{ benchmarkId: 'one', side, stage: 'sample', message }])
  // None of the three is a pair of the row; of the other row, all are.
  const [void1, pairs] = ['one', 'two'].map((id) =>
    samples.filter(({ block }) => block.benchmarkId === id).map(({ base }) => 'time' in base),
  )
  expect(void1).toEqual([false, false, false])
  expect(pairs).not.toContain(false)
})

it.each([
  ['head', 5],
  ['base', 99],
] as const)(
  'ends a row of which base fails beside head alone, as a failure of %s',
  async (side, last) => {
    const { failures } = await collected({
      breaks: ({ side: own, module, nth }) =>
        own === 'base' && module === 'one' && nth >= 2 && nth <= last ? 'no instance left' : null,
    })
    const message: unknown = expect.stringContaining('no instance left')
    expect(failures).toMatchObject([{ benchmarkId: 'one', side, stage: 'sample', message }])
  },
)

it.each([
  // Alone, base runs six times.
  ['head', 'pilot', (nth: number) => nth % 7 === 0, 'it does not end'],
  ['base', 'pilot', () => true, 'raise "budget"'],
  ['base', 'pilot', (nth: number) => nth === 0, 'raise "budget"'],
  ['head', 'sample', (nth: number) => nth % 7 === 1, 'it does not end'],
  ['base', 'sample', (nth: number) => nth >= 1, 'raise "budget"'],
  ['base', 'sample', (nth: number) => nth === 1, 'raise "budget"'],
] as const)(
  'ends a row whose base takes all its share of the budget, beside head alone and more than once as one of %s, in a %s',
  async (side, stage, hangs, words) => {
    const { failures } = await collected(
      {
        breaks: ({ side: own, module, nth }) =>
          own === 'base' && module === 'one' && hangs(nth) ? 'no answer within 60 s' : null,
      },
      { budgetSeconds: 60 },
    )
    const message: unknown = expect.stringContaining(words)
    expect(failures).toMatchObject([{ benchmarkId: 'one', side, stage, message }])
  },
)

it('measures a block again that the machine disturbed, and keeps the first try in the journal', async () => {
  // The fourth block.
  const { samples, entries, progress } = await collected({
    stealSeconds: (asked) => (asked === 7 ? 100 : 0),
  })
  expect(samples).toHaveLength(8)
  const at = entries.findIndex(({ type }) => type === 'disturbed')
  expect(entries.filter(({ type }) => type === 'disturbed')).toHaveLength(1)
  expect(entries[at]).toMatchObject({ sample: { block: samples[3]?.block } })
  expect(entries[at + 1]).toEqual({ type: 'sample', sample: samples[3] })
  expect(samples[3]?.machine.stealRatio).toBe(0)
  expect(progress.filter(({ kind }) => kind === 'note')).toMatchObject([
    { text: expect.stringContaining('was disturbed by other work') },
  ])
})

it('takes no block a third time, and at most a quarter of a benchmark’s', async () => {
  const { samples, entries } = await collected(
    { stealSeconds: (asked) => 100 * asked },
    { benchmarks: [benchmarkOf('one')] },
    { liveAfter: (taken) => (taken.some(({ block }) => block.round >= 20) ? [] : ['one']) },
  )
  expect(samples.every(({ machine }) => (machine.stealRatio ?? 0) > 1)).toBe(true)
  const disturbed = entries.flatMap((entry) =>
    entry.type === 'disturbed' ? [entry.sample.block.round] : [],
  )
  expect(samples.map(({ block }) => block.round)).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 1),
  )
  expect(disturbed).toEqual([1, 5, 9, 13, 17])
})

it('refuses to compare sides whose results differ', async () => {
  const { failures, samples } = await collected({
    usage: ({ module, side }) => ({ checksum: module === 'one' ? `${side}\n\t${side}` : 'same' }),
  })
  expect(failures).toMatchObject([
    {
      stage: 'pilot',
      side: null,
      benchmarkId: 'one',
      message: expect.stringContaining(
        'expected both sides to return the same, got base from base and head from head: ',
      ),
    },
  ])
  expect(new Set(samples.map(({ block }) => block.benchmarkId))).toEqual(new Set(['two']))
})

it('says so when results differ from run to run of the same side', async () => {
  const { failures, pilots } = await collected({
    usage: ({ side, nth }) => ({ checksum: `${side}${String(nth)}` }),
  })
  expect(failures).toEqual([])
  expect(pilots[0]?.notes).toEqual([expect.stringContaining('differ from run to run')])
})

it('fails commands with the cure where there is no hyperfine, and measures the rest', async () => {
  const command = { ...startedOf('start', 'node', '-v'), driver: 'command' } as const
  const { failures, samples } = await collected({}, { benchmarks: [command, benchmarkOf('two')] })
  expect(failures).toMatchObject([
    { side: null, benchmarkId: 'start', message: 'expected hyperfine, got none: install it' },
  ])
  expect(samples).toHaveLength(4)
})

it('names before the first pair what the budget keeps waiting', async () => {
  const { progress } = await collected(
    {},
    { budgetSeconds: 600, benchmarks: ['one', 'two'].map((name) => benchmarkOf(name)) },
    { liveAfter: (known) => (known.some(({ block }) => block.round >= 1) ? [] : ['one']) },
  )
  const at = progress.findIndex(
    (each) => each.kind === 'note' && /decide two: raise it/.test(each.text),
  )
  expect(at).toBeGreaterThan(-1)
  const pairs = progress.findIndex((each) => each.kind === 'block' && each.done > 2)
  expect(pairs === -1 || at < pairs).toBe(true)
})

it('starts no new round when the budget is used up', async () => {
  const { samples, reason, seconds } = await collected({}, { budgetSeconds: 2 })
  expect(reason).toBe('the budget is used up')
  expect(samples.length % 2).toBe(0)
  expect(samples.length).toBeGreaterThan(0)
  expect(samples.length).toBeLessThan(8)
  expect(seconds).toBeGreaterThanOrEqual(2)
})

it('stops between two blocks when cancelled, and keeps what it has', async () => {
  let asked = 0
  const { samples, reason, journal } = await collected({}, {}, { isCancelled: () => ++asked > 5 })
  expect(reason).toBe('cancelled')
  expect(samples).toHaveLength(3)
  expect(journal.at(-1)).toContain('"type":"end"')
})

it('takes processes that end because of a cancel for no failure', async () => {
  let cancelled = false
  const { failures, reason } = await collected(
    {
      breaks: ({ nth }) => {
        cancelled = nth === 2
        return cancelled ? 'it was ended' : null
      },
    },
    {},
    { isCancelled: () => cancelled },
  )
  expect(reason).toBe('cancelled')
  expect(failures).toEqual([])
})

it('goes on only with what is still to be measured', async () => {
  const { samples } = await collected(
    {},
    {},
    {
      liveAfter: (taken) =>
        taken.some(({ block }) => block.round >= 3)
          ? []
          : taken.length >= 2
            ? ['two']
            : ['one', 'two'],
    },
  )
  const measured = samples.map(({ block }) => `${String(block.round)} ${block.benchmarkId}`)
  expect(measured.toSorted()).toEqual(['1 one', '1 two', '2 two', '3 two'])
})

it('tells how far it is, and how long it may still take', async () => {
  const { progress, seconds } = await collected()
  const blocks = progress.flatMap((one) => (one.kind === 'block' ? [one] : []))
  expect(blocks.map(({ done }) => done)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(blocks.every(({ total }) => total === 8)).toBe(true)
  expect(blocks.at(-1)?.secondsLeft).toBe(0)
  const first = blocks[1]?.secondsLeft ?? 0
  expect(first).toBeGreaterThan(seconds / 3)
  expect(first).toBeLessThan(seconds)
})

it.each([
  [60, 'head'],
  // A block takes 0.39 s.
  [1.5, 'base'],
] as const)(
  'ends a row whose base hangs beside head alone within %d s, as a failure of %s',
  async (timeoutSeconds, side) => {
    const { failures } = await collected(
      {
        breaks: ({ side: own, module, nth }) =>
          own === 'base' && module === 'one' && nth >= 2 && nth <= 3
            ? 'no answer within 60 s'
            : null,
      },
      { benchmarks: [benchmarkOf('one', { timeoutSeconds })] },
    )
    expect(failures).toMatchObject([{ benchmarkId: 'one', side, stage: 'sample' }])
  },
)

it('notes the state of the machine for each side', async () => {
  const { samples } = await collected()
  expect(samples[0]?.machine).toEqual({
    loadAverage: 0.5,
    stealRatio: 0,
    runDelayRatio: { base: expect.closeTo(0.1, 6), head: expect.closeTo(0.1, 6) },
    involuntarySwitches: { base: 0, head: 0 },
  })
})

it('does not believe a benchmark whose thread runs on while its clock stands', async () => {
  // The kernel saw each process run for three times what the fake clock passed.
  const { failures, samples } = await collected({ runSeconds: (seconds) => 3 * seconds })
  expect(samples).toEqual([])
  expect(failures[0]).toMatchObject({
    side: 'base',
    message: expect.stringContaining('expected a clock that can be trusted'),
  })
})

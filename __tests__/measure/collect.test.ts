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

/** Ends processes of the benchmark "one" with this, where it is said so of their side and number. */
function breaking(text: string, isBroken: (nth: number, side: string) => boolean): Behaviour {
  return {
    breaks: ({ module, side, nth }) => (module === 'one' && isBroken(nth, side) ? text : null),
  }
}

const hang = 'no answer within 60 s'

function notesOf(progress: readonly Progress[]): readonly string[] {
  return progress.flatMap((each) => (each.kind === 'note' ? [each.text] : []))
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
  const measured = samples.map(({ block: { benchmarkId, round, placement } }) =>
    [benchmarkId, round, placement?.base].join(' '),
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
  const starts = diary.filter((line) => line.startsWith('start'))
  expect(starts).toHaveLength(4 + 8)
  const [one, other, ...rest] = starts.slice(4).filter((_, at) => at % 2 === 0)
  expect(one).not.toBe(other)
  expect(rest).toEqual([one, other])
})

it('tries every benchmark once, then measures each once a round, and tells how far it is', async () => {
  const { samples, pilots, failures, reason, progress, seconds } = await collected()
  expect(pilots.map(({ benchmarkId }) => benchmarkId)).toEqual(['one', 'two'])
  const measured = samples.map(({ block }) => `${String(block.round)} ${block.benchmarkId}`)
  expect(measured.toSorted().join()).toBe('1 one,1 two,2 one,2 two,3 one,3 two,4 one,4 two')
  expect(failures).toEqual([])
  expect(reason).toBe('nothing is left to measure')
  const blocks = progress.flatMap((one) => (one.kind === 'block' ? [one] : []))
  expect(blocks.map(({ done }) => done)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(blocks.every(({ total }) => total === 8)).toBe(true)
  expect(blocks.at(-1)?.secondsLeft).toBe(0)
  const first = blocks[1]?.secondsLeft ?? 0
  expect(first).toBeGreaterThan(seconds / 3)
  expect(first).toBeLessThan(seconds)
})

it('gives each side its own readings, whatever the coin, and base in both slots of a control', async () => {
  const perCall = ({ side }: { side: string }): number => (side === 'base' ? 20_000 : 30_000)
  const { samples } = await collected({ perCall }, { controlShare: 0.5 })
  const pairs = samples.filter(({ block }) => block.kind === 'pair')
  expect(new Set(pairs.map(({ block }) => block.coin))).toEqual(new Set(['BH', 'HB']))
  for (const { base, head } of pairs) {
    expect(base['time']).toBeCloseTo(20e-6, 12)
    expect(head['time']).toBeCloseTo(30e-6, 12)
  }
  const controls = samples.filter(({ block }) => block.kind === 'control')
  expect(controls.length).toBeGreaterThan(1)
  for (const { base, head } of controls) expect(base['time']).toBe(head['time'])
})

it('has every entry in the journal, with the state of the machine, and every process ended, before the next block starts', async () => {
  const { diary, entries, pilots, samples } = await collected()
  expect(entries.flatMap((entry) => (entry.type === 'sample' ? [entry.sample] : []))).toEqual(
    samples,
  )
  expect(samples[0]?.machine).toEqual({
    loadAverage: 0.5,
    stealRatio: 0,
    runDelayRatio: { base: expect.closeTo(0.1, 6), head: expect.closeTo(0.1, 6) },
    involuntarySwitches: { base: 0, head: 0 },
  })
  const pair = ['start', 'start', 'end', 'end']
  expect(diary.map((line) => line.replace(/^(start|end) .*/, '$1'))).toEqual([
    ...pilots.flatMap(() => [...pair, 'journal pilot']),
    ...samples.flatMap(() => [...pair, 'journal sample']),
    'journal end',
  ])
})

it('repeats a pair that breaks three times and then works', async () => {
  // The first process is the pilot's.
  const breaks = breaking('it broke', (nth, side) => side === 'head' && nth >= 1 && nth <= 3)
  const { samples, failures, progress, entries } = await collected(breaks)
  expect(failures).toEqual([])
  const failure = { side: 'head', benchmarkId: 'one', message: 'it broke' }
  expect(entries.filter(({ type }) => type === 'attempt')).toMatchObject(
    [1, 2, 3].map(() => ({ kind: 'pair', failure })),
  )
  expect(samples).toHaveLength(8)
  const note = 'one broke on head and is retried: it broke'
  expect(notesOf(progress)).toEqual([note, expect.anything(), expect.anything()])
})

it('gives a benchmark up that breaks four times, names the side, and goes on with the rest', async () => {
  const breaks = breaking('it broke', (nth, side) => side === 'head' && nth >= 1)
  const { samples, failures, journal } = await collected(breaks)
  expect(failures).toMatchObject([
    { stage: 'sample', side: 'head', benchmarkId: 'one', message: 'it broke', exitCode: 1 },
  ])
  expect(failures[0]?.lastLines).toEqual(['last words'])
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
  const { progress, failures } = await collected(breaking(hang, (nth) => nth >= 1))
  expect(notesOf(progress)).toHaveLength(1)
  const message: unknown = expect.stringContaining('end within 60 s')
  expect(failures).toMatchObject([{ timedOut: true, message }])
})

it('does not repeat a first run that has used up its share of the budget, and names that', async () => {
  const { progress, failures } = await collected(
    breaking(hang, () => true),
    { budgetSeconds: 60 },
  )
  expect(notesOf(progress)).toHaveLength(1)
  expect(progress.filter(({ kind }) => kind === 'failure')).toEqual([])
  const message: unknown = expect.stringContaining('raise "budget"')
  expect(failures).toMatchObject([{ timedOut: true, ours: 'budget', message }])
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
  const names = Array.from({ length: 9 }, (_, at) => `benchmark-${String(at)}`)
  const { failures, seconds } = await collected(
    { breaks: () => hang },
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
  const breaks = breaking(hang, (nth) => nth >= 1)
  const { failures, seconds, progress } = await collected(breaks, { budgetSeconds: 20 })
  const message: unknown = expect.stringMatching(/^a run did not end within 10 s.*raise "budget"/)
  expect(failures).toMatchObject([{ benchmarkId: 'one', stage: 'sample', message, ours: 'budget' }])
  expect(notesOf(progress)).toHaveLength(1)
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
  expect(notesOf(progress)).toEqual([
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
])('ends a row of which base fails beside head alone, as a failure of %s', async (side, last) => {
  const { failures } = await collected(
    breaking('no instance left', (nth, own) => own === 'base' && nth >= 2 && nth <= last),
  )
  const message: unknown = expect.stringContaining('no instance left')
  expect(failures).toMatchObject([{ benchmarkId: 'one', side, stage: 'sample', message }])
})

it.each<readonly [string, string, (nth: number) => boolean, string]>([
  // Alone, base runs six times.
  ['head', 'pilot', (nth) => nth % 7 === 0, 'it does not end'],
  ['base', 'pilot', () => true, 'raise "budget"'],
  ['base', 'pilot', (nth) => nth === 0, 'raise "budget"'],
  ['head', 'sample', (nth) => nth % 7 === 1, 'it does not end'],
  ['base', 'sample', (nth) => nth >= 1, 'raise "budget"'],
  ['base', 'sample', (nth) => nth === 1, 'raise "budget"'],
])(
  'ends a row whose base takes all its share of the budget, beside head alone and more than once as one of %s, in a %s',
  async (side, stage, hangs, words) => {
    const breaks = breaking(hang, (nth, own) => own === 'base' && hangs(nth))
    const { failures } = await collected(breaks, { budgetSeconds: 60 })
    const message: unknown = expect.stringContaining(words)
    expect(failures).toMatchObject([{ benchmarkId: 'one', side, stage, message }])
  },
)

it('measures a block again that the machine disturbed, and keeps the first try in the journal', async () => {
  // The fourth block.
  const stealSeconds = (asked: number) => (asked === 7 ? 100 : 0)
  const { samples, entries, progress } = await collected({ stealSeconds })
  expect(samples).toHaveLength(8)
  const at = entries.findIndex(({ type }) => type === 'disturbed')
  expect(entries[at]).toMatchObject({ sample: { block: samples[3]?.block } })
  expect(entries[at + 1]).toEqual({ type: 'sample', sample: samples[3] })
  expect(entries.filter(({ type }) => type === 'disturbed')).toHaveLength(1)
  expect(samples[3]?.machine.stealRatio).toBe(0)
  expect(notesOf(progress)).toEqual([expect.stringContaining('was disturbed by other work')])
})

it('takes no block a third time, and at most a quarter of a benchmark’s', async () => {
  const { samples, entries } = await collected(
    { stealSeconds: (asked) => 100 * asked },
    { benchmarks: [benchmarkOf('one')] },
    { liveAfter: (taken) => (taken.some(({ block }) => block.round >= 20) ? [] : ['one']) },
  )
  expect(samples.every(({ machine }) => (machine.stealRatio ?? 0) > 1)).toBe(true)
  const disturbed = entries.filter(({ type }) => type === 'disturbed')
  expect(samples.map(({ block }) => block.round)).toEqual(Array.from(samples, (_, at) => at + 1))
  expect(samples).toHaveLength(20)
  const rounds = [1, 5, 9, 13, 17]
  expect(disturbed).toMatchObject(rounds.map((round) => ({ sample: { block: { round } } })))
})

it('refuses to compare sides whose results differ', async () => {
  const { failures, samples } = await collected({
    usage: ({ module, side }) => ({ checksum: module === 'one' ? `${side}\n\t${side}` : 'same' }),
  })
  const told = 'expected both sides to return the same, got base from base and head from head: '
  const message: unknown = expect.stringContaining(told)
  expect(failures).toMatchObject([{ stage: 'pilot', side: null, benchmarkId: 'one', message }])
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
  const liveAfter: CollectRequest['liveAfter'] = (known) =>
    known.some(({ block }) => block.round >= 1) ? [] : ['one']
  const { progress } = await collected({}, { budgetSeconds: 600 }, { liveAfter })
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
  const liveAfter: CollectRequest['liveAfter'] = (taken) => {
    if (taken.some(({ block }) => block.round >= 3)) return []
    return taken.length >= 2 ? ['two'] : ['one', 'two']
  }
  const { samples } = await collected({}, {}, { liveAfter })
  const measured = samples.map(({ block }) => `${String(block.round)} ${block.benchmarkId}`)
  expect(measured.toSorted()).toEqual(['1 one', '1 two', '2 two', '3 two'])
})

it.each([
  [60, 'head'],
  // A block takes 0.39 s.
  [1.5, 'base'],
])('base that hangs beside head within %d s is a failure of %s', async (timeoutSeconds, side) => {
  const { failures } = await collected(
    breaking(hang, (nth, own) => own === 'base' && nth >= 2 && nth <= 3),
    { benchmarks: [benchmarkOf('one', { timeoutSeconds })] },
  )
  expect(failures).toMatchObject([{ benchmarkId: 'one', side, stage: 'sample' }])
})

it('does not believe a benchmark whose thread runs on while its clock stands', async () => {
  // The kernel saw each process run for three times what the fake clock passed.
  const { failures, samples } = await collected({ runSeconds: (seconds) => 3 * seconds })
  expect(samples).toEqual([])
  const message: unknown = expect.stringContaining('expected a clock that can be trusted')
  expect(failures[0]).toMatchObject({ side: 'base', message })
})

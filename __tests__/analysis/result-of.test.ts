import { describe, expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import type { Sample } from '../../src/model/run/sample.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import { resultSchema, type Result } from '../../src/model/judging/result.ts'
import { outcomeOf } from '../../src/model/judging/outcome.ts'
import { exitCodeOf } from '../../src/cli/command.ts'
import { UsageError } from '../../src/model/usage-error.ts'
import { type Side } from '../../src/model/build/side.ts'
import { brokenEntry, journalOf, runEntry, samplesOf } from '../fakes/journals.ts'
import { benchmarkOf, planOf, timeMetric, suiteRowOf } from '../fakes/plans.ts'
import { buildOf } from '../fakes/results.ts'

const slower = { count: 24, effect: 0.1 }
const same = { count: 24, noise: 0.004 }
const unsure = { count: 24, noise: 0.2 }

const both = { one: samplesOf('one', slower), two: samplesOf('two', same) }

function findingFor({ findings }: Result, id: string) {
  const finding = findings.find(({ benchmarkId }) => benchmarkId === id)
  if (finding === undefined) throw new Error(`expected a finding for ${id}, got none`)
  return finding
}

/** One benchmark in a metric of a direction, under a limit. */
function judgedUnder(better: 'lower' | 'higher', effect: number, changes: Partial<Plan>) {
  const plan = planOf({
    benchmarks: [benchmarkOf('one')],
    metrics: [{ ...timeMetric, better }],
    ...changes,
  })
  return resultOf(journalOf(plan, { one: samplesOf('one', { count: 36, effect, noise: 0.01 }) }))
}

function limited(limit: number | null): Pick<Plan, 'policy'> {
  return { policy: { ...planOf().policy, limit } }
}

describe('resultOf', () => {
  it('takes what Node itself weighs off the memory of each side, and of a control twice that of base', () => {
    const weight = { startSeconds: 0.02, sizeBytes: 1 }
    const plan = planOf({
      benchmarks: [benchmarkOf('one')],
      metrics: [timeMetric, { ...timeMetric, id: 'peak-memory', unit: 'B', gates: false }],
      nodeItself: {
        base: { ...weight, peakMemoryBytes: 40 },
        head: { ...weight, peakMemoryBytes: 50 },
      },
    })
    const memory = (base: number, head: number) => (sample: Sample) => ({
      ...sample,
      base: { time: 1, 'peak-memory': base },
      head: { time: 1, 'peak-memory': head },
    })
    const pairs = samplesOf('one', { count: 12 }).map(memory(60, 70))
    const controls = samplesOf('one', { count: 4, kind: 'control' }).map(memory(60, 60))
    const result = resultOf(journalOf(plan, { one: [...pairs, ...controls] }))
    const finding = result.findings.find(({ metric }) => metric === 'peak-memory')
    expect(finding).toMatchObject({ baseCentre: 20, headCentre: 20, verdict: 'unchanged' })
  })

  it('can be had from a journal that is cut off anywhere after its first line', () => {
    const plan = planOf({ benchmarks: ['one', 'two', 'three'].map((id) => benchmarkOf(id)) })
    const control = samplesOf('two', { count: 3, kind: 'control' })
    const series = { ...both, two: [...both.two, ...control] }
    const entries = journalOf(plan, series, [brokenEntry('three')])
    for (let count = 1; count <= entries.length; count += 1) {
      const cut = resultOf(entries.slice(0, count))
      expect(resultSchema.safeParse(cut).error).toBeUndefined()
      expect(cut.plan).toEqual(plan)
    }
    const unbegun = resultOf(entries.slice(0, 1))
    expect(unbegun.conclusion).toBe('neutral')
    expect(unbegun.findings.map(({ cause }) => cause)).toEqual(
      plan.benchmarks.map(() => 'not-reached'),
    )
  })

  it('refuses a journal that does not begin at its beginning', () => {
    expect(() => resultOf([])).toThrow(UsageError)
    expect(() => resultOf(journalOf(planOf(), both).slice(1))).toThrow('a "run" line')
  })

  it('says what it would cost to settle a row, in minutes of its blocks, which rows of a suite share', () => {
    const minutes = (rows: number): number => {
      const suite = Array.from({ length: rows }, (_, at) => suiteRowOf(`row ${String(at)}`))
      // The family is as large in both, so that as many pairs are missing.
      const more = Array.from({ length: 5 - rows }, (_, at) => benchmarkOf(`more ${String(at)}`))
      const plan = planOf({ benchmarks: [...suite, ...more] })
      const result = resultOf(
        journalOf(plan, { 'row 0': samplesOf('row 0', { ...unsure, seconds: 2 }) }),
      )
      return findingFor(result, 'row 0').minutesToSettle ?? NaN
    }
    expect(minutes(3) / minutes(1)).toBeCloseTo(3, 9)
    const alone = resultOf(journalOf(planOf(), { one: samplesOf('one', unsure) }))
    const { judged, minutesToSettle } = findingFor(alone, 'one')
    expect(minutesToSettle).toBeCloseTo(((judged?.pairsToSettle ?? 0) * 2) / 60, 9)
  })
})

describe('the conclusion', () => {
  const broken = (side: Side | null) =>
    journalOf(planOf(), { two: samplesOf('two', same) }, [brokenEntry('one', { side })])
  const unbuilt = (...broke: readonly (Side | null)[]) => [
    runEntry(planOf({ benchmarks: [] }), { base: buildOf('base'), head: null }),
    ...broke.map((side) => brokenEntry('x', { stage: 'build', benchmarkId: null, side })),
  ]
  const one = planOf({ benchmarks: [benchmarkOf('one')] })
  const installSize = {
    ...timeMetric,
    id: 'install-size',
    label: 'install size',
    unit: 'B',
    assume: 'exact',
  } as const
  const briefly = planOf({
    benchmarks: [benchmarkOf('one')],
    metrics: [timeMetric, installSize],
    budgetSeconds: 60,
  })
  const fewPairs = journalOf(briefly, { one: samplesOf('one', { ...slower, count: 3 }) })
  const installed = { ...buildOf('base'), installed: { bytes: 1000, files: 1 } }
  const measured = (series: Parameters<typeof samplesOf>[1]) =>
    journalOf(one, { one: samplesOf('one', series) })

  it.each([
    ['a regression', measured(slower), 'regression', 'failure', 1],
    ['nothing but the same', measured(same), 'passed', 'success', 0],
    ['an unknown row', measured(unsure), 'undecided', 'neutral', 0],
    [
      'a row that was not reached',
      journalOf(planOf(), { two: samplesOf('two', same) }),
      'undecided',
      'neutral',
      0,
    ],
    ['nothing at all', journalOf(planOf(), {}), 'undecided', 'neutral', 3],
    ['too few pairs of all', fewPairs, 'undecided', 'neutral', 3],
    [
      'too few pairs of all, beside what was installed',
      [runEntry(briefly, { base: installed, head: installed }), ...fewPairs.slice(1)],
      'undecided',
      'neutral',
      3,
    ],
    ['a failure on head alone', broken('head'), 'failure', 'failure', 3],
    ['a failure on base alone', broken('base'), 'undecided', 'neutral', 3],
    ['a failure of neither side', broken(null), 'undecided', 'neutral', 3],
    ['a head that does not build', unbuilt('head'), 'failure', 'failure', 3],
    ['a base that does not build', unbuilt('base'), 'undecided', 'neutral', 3],
    ['sides of which neither builds', unbuilt('base', 'head'), 'undecided', 'neutral', 3],
  ] as const)('of %s', (_, entries, outcome, conclusion, exitCode) => {
    const result = resultOf(entries)
    expect(outcomeOf(result)).toBe(outcome)
    expect(result.conclusion).toBe(conclusion)
    expect(exitCodeOf(result)).toBe(exitCode)
  })

  it.each([
    ['regression', measured(slower), 1],
    ['failure', broken('head'), 3],
    ['undecided', measured(unsure), 3],
  ] as const)('of a %s is a failure only where fail-on names it', (state, entries, exitCode) => {
    const under = (failOn: Plan['policy']['failOn']): Result =>
      resultOf(
        entries.map((entry) =>
          entry.type === 'run'
            ? { ...entry, plan: { ...entry.plan, policy: { ...entry.plan.policy, failOn } } }
            : entry,
        ),
      )
    expect(under([state]).conclusion).toBe('failure')
    expect(exitCodeOf(under([state]))).toBe(exitCode)
    expect(under([]).conclusion).toBe('neutral')
    expect(exitCodeOf(under([]))).toBe(0)
  })

  it('is not made up for by another metric that is decided', () => {
    const memory = { ...timeMetric, id: 'memory', label: 'memory' }
    const plan = planOf({ benchmarks: [benchmarkOf('one')], metrics: [timeMetric, memory] })
    const [unknown, known] = [samplesOf('one', unsure), samplesOf('one', same)]
    const twofold = unknown.map((sample, index) => ({
      ...sample,
      base: { ...sample.base, memory: known[index]?.base['time'] ?? null },
      head: { ...sample.head, memory: known[index]?.head['time'] ?? null },
    }))
    const result = resultOf(journalOf(plan, { one: twofold }))
    expect(result.findings.map(({ verdict }) => verdict)).toEqual(['inconclusive', 'unchanged'])
    expect(result.conclusion).toBe('neutral')
  })
})

describe('the limit', () => {
  it.each([
    ['lower', 0.1],
    ['higher', -0.1],
  ] as const)('needs the whole interval beyond it where %s is better', (better, effect) => {
    const result = judgedUnder(better, effect, limited(0.05))
    const [low, high] = findingFor(result, 'one').judged?.ci ?? []
    expect(findingFor(result, 'one')).toMatchObject({ verdict: 'regression', beyondLimit: true })
    // The end of the interval that is nearest to no change, as the limit is counted.
    const near = better === 'lower' ? (low ?? 0) : 1 / (1 + (high ?? 0)) - 1
    expect(judgedUnder(better, effect, limited(near * 0.999)).conclusion).toBe('failure')
    const beyond = judgedUnder(better, effect, limited(near * 1.001))
    expect(findingFor(beyond, 'one')).toMatchObject({ verdict: 'regression', beyondLimit: false })
    // Whether it reaches beyond the limit is open.
    expect(beyond.conclusion).toBe('neutral')
  })

  it.each([
    ['lower', -0.1],
    ['higher', 0.1],
  ] as const)('lets an improvement pass where %s is better', (better, effect) => {
    const result = judgedUnder(better, effect, limited(0.01))
    expect(findingFor(result, 'one')).toMatchObject({ verdict: 'improvement', beyondLimit: false })
    expect(result.conclusion).toBe('success')
  })

  it('does not concern metrics that only inform', () => {
    const plan = planOf({
      benchmarks: [benchmarkOf('one')],
      metrics: [{ ...timeMetric, gates: false }],
    })
    const result = resultOf(journalOf(plan, { one: samplesOf('one', slower) }))
    expect(findingFor(result, 'one')).toMatchObject({ verdict: 'regression', beyondLimit: false })
    expect(result.conclusion).toBe('neutral')
  })
})

it('a pair that was taken again is counted, and not judged', () => {
  const entries = journalOf(planOf(), both)
  const spoilt = samplesOf('one', { count: 3, effect: 3, seed: 9 })
  const disturbed = spoilt.map((sample): JournalEntry => ({ type: 'disturbed', sample }))
  const [first, ...rest] = entries
  if (first === undefined) throw new Error('expected a first line, got none')
  const result = resultOf([first, ...disturbed, ...rest])
  expect(result).toEqual({ ...resultOf(entries), repeats: 4 })
})

it('a benchmark whose time is unknown in every pair is a row that is unknown, and never absent', () => {
  const waiting = samplesOf('one', { count: 24 }).map((sample) => ({
    ...sample,
    base: { ...sample.base, time: null },
    machine: { ...sample.machine, runDelayRatio: { base: 0.4, head: 0.4 } },
  }))
  const plan = planOf({ benchmarks: [benchmarkOf('one')] })
  const result = resultOf(journalOf(plan, { one: waiting }))
  expect(resultSchema.safeParse(result).error).toBeUndefined()
  expect(findingFor(result, 'one')).toMatchObject({
    verdict: 'inconclusive',
    judged: { pairs: 0, dropped: 24, pairsToSettle: 0 },
  })
  expect(findingFor(result, 'one').judged?.warnings[0]?.text).toContain(
    "other programs use the CPUs that this benchmark's threads need",
  )
  expect(result.conclusion).toBe('neutral')
})

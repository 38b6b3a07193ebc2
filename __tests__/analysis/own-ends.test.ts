import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import { wordOfOwnEnds, type OwnEndsWord } from '../../src/analysis/result/own-ends.ts'
import { otherSide, type BySide, type Side } from '../../src/model/build/side.ts'
import { faultOf, faultsIn, type Failure } from '../../src/model/judging/failure.ts'
import { outcomeOf } from '../../src/model/judging/outcome.ts'
import { resultSchema, type Result } from '../../src/model/judging/result.ts'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import { brokenEntry, journalOf, samplesOf } from '../fakes/journals.ts'
import { benchmarkOf, planOf, suiteRowOf } from '../fakes/plans.ts'
import { failureOf } from '../fakes/results.ts'

type Attempt = Extract<JournalEntry, { type: 'attempt' }>

function attempts(
  side: Side | null,
  count: number,
  { id = 'one', kind = 'pair', ...changes }: AttemptChanges = {},
): readonly JournalEntry[] {
  const failure = failureOf({
    stage: 'sample',
    side,
    benchmarkId: id,
    message: 'it broke',
    ...changes,
  })
  return Array.from({ length: count }, () => ({ type: 'attempt', kind, failure }))
}

type AttemptChanges = Partial<Failure> & { readonly id?: string; readonly kind?: Attempt['kind'] }

const plan = planOf({ benchmarks: [benchmarkOf('one'), benchmarkOf('two')] })
const same = { count: 24, noise: 0.004 }

/** A pilot, a warm-up and 24 pairs of each of two rows, the first with an effect; and what else happened. */
function judged(others: readonly JournalEntry[], effect = 0): Result {
  const one = samplesOf('one', { ...same, effect })
  return resultOf(journalOf(plan, { one, two: samplesOf('two', same) }, others))
}

describe('processes that end by themselves', () => {
  const [head, base] = [attempts('head', 1), attempts('base', 1)]
  const piloted = attempts('head', 1, { kind: 'pilot' })
  const controlled = attempts('base', 1, { kind: 'control' })
  const alone = (side: Side, count: string): string =>
    `${side} ended by itself in ${count} processes, ${otherSide(side)} in none`
  const ofBoth = (ofHead: string, ofBase: string): string =>
    `head ended by itself in ${ofHead} processes, base in ${ofBase}`

  // 24 pairs, the warm-up and the pilot, and one for each attempt.
  it.each<[string, readonly JournalEntry[], number, string, string, string | null]>([
    ['none', [], 0, 'unchanged', 'passed', null],
    ['one of head', head, 0, 'inconclusive', 'undecided', alone('head', '1 of 27')],
    ['one of a faster head', head, -0.1, 'inconclusive', 'undecided', alone('head', '1 of 27')],
    ['one of a slower head', head, 0.1, 'regression', 'regression', alone('head', '1 of 27')],
    ['two of head', [...head, ...head], 0, 'failed', 'failure', alone('head', '2 of 28')],
    [
      'a pilot of head too',
      [...piloted, ...head],
      0,
      'failed',
      'failure',
      alone('head', '2 of 28'),
    ],
    [
      'two of head, one of base',
      [...head, ...head, ...base],
      0,
      'inconclusive',
      'undecided',
      ofBoth('2 of 29', '1 of 29'),
    ],
    ['one of each', [...head, ...base], 0, 'unchanged', 'passed', ofBoth('1 of 28', '1 of 28')],
    ['two of base', [...base, ...base], 0, 'unchanged', 'passed', alone('base', '2 of 28')],
    ['one of base beside itself', controlled, 0, 'unchanged', 'passed', alone('base', '1 of 28')],
  ])('%s', (_, others, effect, verdict, outcome, text) => {
    const result = judged(others, effect)
    expect(resultSchema.parse(result)).toEqual(result)
    expect(result.findings[0]).toMatchObject({ benchmarkId: 'one', verdict })
    expect(result.findings[1]).toMatchObject({ benchmarkId: 'two', verdict: 'unchanged' })
    expect(outcomeOf(result)).toBe(outcome)
    const told = result.warnings.find(({ code }) => code === 'own-ends')?.text ?? null
    expect(told).toBe(text === null ? null : `one: ${text}`)
    const isFailed = verdict === 'failed'
    expect(result.failures.map(({ side, message }) => [side, message])).toEqual(
      isFailed ? [['head', `${String(text)}: it broke`]] : [],
    )
  })

  it('are those of all rows of a suite, which share them', () => {
    const rows = ['one', 'two'].map((id) => suiteRowOf(id))
    const both = { one: samplesOf('one', same), two: samplesOf('two', same) }
    const result = resultOf(journalOf(planOf({ benchmarks: rows }), both, attempts('head', 2)))
    expect(result.findings.map(({ verdict }) => verdict)).toEqual(['failed', 'failed'])
    expect(
      result.ownEnds?.map(({ benchmarkId, processes }) => [benchmarkId, processes.head]),
    ).toEqual([
      ['one', 28],
      ['two', 28],
    ])
  })

  it.each<[string, readonly JournalEntry[], string, readonly (Side | null)[]]>([
    ['head alone', attempts('head', 3), 'failure', ['head']],
    [
      'either side, head last',
      [...attempts('base', 1), ...attempts('head', 2)],
      'undecided',
      ['head', 'base'],
    ],
  ])('in every attempt at one pair are the failure of %s', (_, others, outcome, faults) => {
    const result = judged([
      ...others,
      brokenEntry('one', { side: 'head', stage: 'sample', message: 'it broke' }),
    ])
    expect(outcomeOf(result)).toBe(outcome)
    expect(result.failures.map(({ side }) => side)).toEqual(faults)
    expect(result.failures[0]?.message).toMatch(
      /^head ended by itself in \d of \d+ processes, base in /,
    )
  })
})

describe('what a limit of ours has cut', () => {
  const cut = brokenEntry('one', {
    side: 'head',
    stage: 'sample',
    timedOut: true,
    ours: 'budget',
    message: 'it took too long',
  })

  it('is not measured, and nobody has failed', () => {
    const result = resultOf(journalOf(plan, { two: samplesOf('two', same) }, [cut]))
    expect(result.failures).toEqual([])
    expect(
      result.findings.map(({ benchmarkId, verdict, cause }) => [benchmarkId, verdict, cause]),
    ).toEqual([
      ['two', 'unchanged', undefined],
      ['one', 'not-measured', 'too-long'],
    ])
    expect(outcomeOf(result)).toBe('undecided')
  })

  it('has no value where pair after pair had none', () => {
    const none = brokenEntry('one', { side: null, stage: 'sample', ours: 'void', message: 'none' })
    const voidSamples = samplesOf('one', { ...same, metrics: [] })
    const result = resultOf(
      journalOf(plan, { one: voidSamples, two: samplesOf('two', same) }, [none]),
    )
    expect(result.failures).toEqual([])
    expect(result.findings.find(({ benchmarkId }) => benchmarkId === 'one')).toMatchObject({
      verdict: 'not-measured',
      cause: 'no-value',
    })
  })

  it('is no end of its own beside one that is', () => {
    const { failures, ownEnds, findings } = judged([...attempts('head', 1), cut])
    expect(failures).toEqual([])
    expect(ownEnds?.[0]?.failed).toEqual({ base: 0, head: 1 })
    expect(findings[0]).toMatchObject({ verdict: 'inconclusive' })
  })

  it('is unknown where it has pairs: those that took longer are missing', () => {
    const result = judged([cut])
    expect(result.failures).toEqual([])
    expect(result.findings[0]).toMatchObject({ verdict: 'inconclusive' })
    expect(result.findings[0]?.judged?.warnings).toEqual([
      { code: 'out-of-share', text: 'looks the same, but it took too long' },
    ])
    expect(judged([cut], 0.1).findings[0]).toMatchObject({ verdict: 'regression' })
  })
})

describe('faults', () => {
  const of = (
    side: Side | null,
    benchmarkId: string | null = 'one',
    changes: Partial<Failure> = {},
  ) => failureOf({ side, benchmarkId, ...changes })
  const ours = of('head', 'one', { ours: 'budget' })

  it.each([
    ['head', [of('head')]],
    ['base', [of('base')]],
    ['both', [of(null)]],
    ['both', [of('head'), of('base')]],
    ['both', [of('head'), of(null)]],
    ['ours', [ours]],
    ['head', [ours, of('head')]],
  ])('%s', (fault, failures) => {
    expect(faultOf(failures)).toBe(fault)
  })

  it('are those of each benchmark, and never of head alone where base as a whole fails', () => {
    expect([...faultsIn([of('head'), of('base', 'two')])]).toEqual([
      ['one', 'head'],
      ['two', 'base'],
    ])
    expect([...faultsIn([of('head'), of('base', null)])]).toEqual([
      ['one', 'both'],
      [null, 'base'],
    ])
    expect([...faultsIn([of('head', null)])]).toEqual([[null, 'head']])
  })
})

/**
 * How often a row gets each word, exactly, where processes end by themselves with these probabilities: a pair in
 * which one does is started again until all pairs are complete.
 */
function chancesOf(p: BySide<number>, pairs: number): Readonly<Record<OwnEndsWord, number>> {
  // Of two that would both end, either is seen.
  const seen = { base: p.base * (1 - p.head / 2), head: p.head * (1 - p.base / 2) }
  const none = (1 - p.base) * (1 - p.head)
  const words = { failed: 0, unknown: 0, kept: 0 }
  for (let head = 0; head <= 200; head++) {
    let chance = none ** pairs
    for (let at = 1; at <= head; at++) chance *= (seen.head * (pairs - 1 + at)) / at
    for (let base = 0; base <= (p.base === 0 ? 0 : 20); base++) {
      if (base > 0) chance *= (seen.base * (pairs - 1 + head + base)) / base
      words[wordOfOwnEnds({ base, head })] += chance
    }
  }
  return words
}

describe('how often a row gets each word', () => {
  const document = readFileSync(new URL('../../docs/statistics.md', import.meta.url), 'utf8')
  const percent = (share: number): string => `${String(Number((100 * share).toPrecision(2)))}%`
  const exact = (share: number): string =>
    share > 0.1 ? `${(100 * share).toFixed(1)}%` : percent(share)
  const shown = ({ failed, unknown, kept }: Readonly<Record<OwnEndsWord, number>>): string =>
    [failed, unknown, kept]
      .map((share) => exact(share < 1e-6 ? 0 : share).replace('100.0', '100'))
      .join(' | ')

  it.each([8, 12, 24, 60])('after %i pairs is what docs/statistics.md has', (pairs) => {
    const unchanged = chancesOf({ base: 1 / 200, head: 1 / 200 }, pairs + 2)
    const broken = chancesOf({ base: 0, head: 0.3 }, pairs + 2)
    for (const { failed, unknown, kept } of [unchanged, broken])
      expect(failed + unknown + kept).toBeCloseTo(1, 6)
    expect(document).toContain(
      `| ${pairs} | ${pairs + 2} | ${shown(unchanged)} | ${shown(broken)} |`,
    )
  })
})

import { describe, expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import { resultOfJournals } from '../../src/analysis/result-of-journals.ts'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import type { Sample } from '../../src/model/run/sample.ts'
import { resultSchema } from '../../src/model/judging/result.ts'
import { axisFromText, contestsOnAxes } from '../../src/plan/contenders/contests-on-axes.ts'
import { shardOf } from '../../src/parts/shards/deal-benchmarks.ts'
import { brokenEntry, journalOf, runEntry, samplesOf } from '../fakes/journals.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { buildOf } from '../fakes/results.ts'

type Journal = readonly JournalEntry[]

const names = ['a', 'b', 'c', 'd', 'e', 'f']
const table = planOf({ benchmarks: names.map((id) => benchmarkOf(id)) })
const effects: Readonly<Record<string, number>> = {
  a: 0.1,
  b: 0,
  c: 0.012,
  d: 0,
  e: -0.2,
  f: 0.003,
}
const seriesOf = (id: string): readonly Sample[] =>
  samplesOf(id, { count: 36, effect: effects[id] ?? 0, noise: 0.02, seed: names.indexOf(id) })

/** The plans of a table's shards, as each machine makes its own. */
function shardPlans(plan: Plan, of: number): readonly Plan[] {
  return Array.from({ length: of }, (_, at) => ({
    ...shardOf(plan, { index: at + 1, of }),
    seed: at,
  }))
}

function journalUnder(plan: Plan, others: readonly JournalEntry[] = []): Journal {
  return journalOf(
    plan,
    Object.fromEntries(plan.benchmarks.map(({ id }) => [id, seriesOf(id)])),
    others,
  )
}

const three = shardPlans(table, 3).map((plan) => journalUnder(plan))
const verdictsOf = (journals: readonly Journal[]): unknown =>
  resultOfJournals(journals).findings.map(({ benchmarkId, verdict }) => [benchmarkId, verdict])

/** The journals, of which the second is of another plan. */
function forged(journals: readonly Journal[], change: (plan: Plan) => Partial<Plan>) {
  return journals.map((journal, at) => {
    const [begun, ...rest] = journal
    if (at !== 1 || begun?.type !== 'run') return journal
    return [{ ...begun, plan: { ...begun.plan, ...change(begun.plan) } }, ...rest]
  })
}

describe('resultOfJournals', () => {
  it('judges the shards of a table as one machine would have judged the table', () => {
    const whole = resultOf(journalUnder(table))
    const joined = resultOfJournals(three)
    expect(resultSchema.parse(joined)).toEqual(joined)
    const { shards, plan, ...rest } = joined
    expect({ ...rest, plan: { ...plan, seed: table.seed } }).toEqual(whole)
    expect(shards).toMatchObject({ of: 3, family: 6 })
    expect(shards?.measured.map(({ index, benchmarks }) => [index, benchmarks])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ])
  })

  it('does not depend on the order in which they arrive', () => {
    expect(resultOfJournals(three.toReversed())).toEqual(resultOfJournals(three))
  })

  it('corrects a shard for the whole table, however few rows it has', () => {
    const [first = []] = three
    const cut = first.filter((entry) => entry.type !== 'run')
    const p = (journal: Journal): unknown =>
      resultOf(journal).findings.flatMap(({ judged }) => judged?.pAdjusted ?? [])
    expect(p(first)).toEqual(p([runEntry(table), ...cut]))
    expect(p(first)).not.toEqual(
      p([runEntry(planOf({ benchmarks: table.benchmarks.slice(0, 2) })), ...cut]),
    )
  })

  it('says which benchmarks a lost shard would have measured, and is neutral', () => {
    const calm = planOf({ benchmarks: ['b', 'd', 'f'].map((id) => benchmarkOf(id)) })
    const journals = shardPlans(calm, 3).map((plan) => journalUnder(plan))
    expect(resultOfJournals(journals).conclusion).toBe('success')
    const rest = journals.slice(0, 2)
    const lost = resultOfJournals(rest)
    expect(verdictsOf(rest)).toContainEqual(['f', 'not-measured'])
    expect(lost.conclusion).toBe('neutral')
    expect(lost.shards).toMatchObject({ of: 3, family: 3 })
  })

  it('counts a shard that was killed in its first line among the lost ones', () => {
    const [first = [], second = [], third = []] = three
    expect(resultOfJournals([first, [], third])).toEqual(resultOfJournals([first, third]))
    expect(resultOfJournals([first, second, third]).findings).not.toEqual(
      resultOfJournals([first, [], third]).findings,
    )
    expect(() => resultOfJournals([[]])).toThrow(/begins with a "run" line/)
  })

  it('keeps what one machine showed of itself to its own rows', () => {
    const trial = (when: 'before' | 'after', unrest: number): JournalEntry => ({
      type: 'trial',
      when,
      trial: {
        seconds: 3,
        windows: Array.from({ length: 6 }, (_, at) =>
          Array.from({ length: 12 }, (__, window) => ((at + window) % 2 === 0 ? unrest : -unrest)),
        ),
      },
    })
    const plans = shardPlans(table, 3)
    const journals = plans.map((plan, at) =>
      journalUnder(plan, at === 0 ? [trial('before', 0.01), trial('after', 0.9)] : []),
    )
    const { findings, warnings } = resultOfJournals(journals)
    const word = (id: string): unknown => findings.find((one) => one.benchmarkId === id)?.verdict
    expect(word('a')).toBe('inconclusive')
    expect(word('e')).toBe('improvement')
    expect(warnings.map(({ text }) => text.slice(0, 9))).toContain('shard 1: ')
  })

  it('counts a shard whose side did not build among the lost ones, and says why', () => {
    const broken = [
      runEntry(planOf({ benchmarks: [] }), { base: buildOf('base'), head: null }),
      brokenEntry('head', { stage: 'build', side: 'head', benchmarkId: null }),
    ]
    const result = resultOfJournals([...three.slice(0, 2), broken])
    expect(result.failures).toHaveLength(1)
    expect(result.findings.filter(({ verdict }) => verdict === 'not-measured')).toHaveLength(2)
    expect(resultOfJournals([broken, broken])).toEqual(resultOf(broken))
  })

  it('refuses a shard that has measured what a lost one was dealt', () => {
    const [first, second, third] = shardPlans(table, 3)
    if (first === undefined || second?.shard === undefined || third === undefined) {
      throw new Error('expected three shards')
    }
    const [lost] = third.benchmarks
    const benchmarks = [...second.benchmarks, ...third.benchmarks]
    const judged = (claiming: Plan): unknown =>
      resultOfJournals([journalUnder(first), journalUnder(claiming)])
    expect(() => judged({ ...second, benchmarks })).toThrow(
      `expected every benchmark in one shard, got ${lost?.id ?? ''} in shard 2, as shard 3 has`,
    )
    const dealt = second.shard.dealt?.map((owner) => (owner === 3 ? 2 : owner))
    const claiming = { ...second, benchmarks, shard: { ...second.shard, dealt } }
    expect(() => judged(claiming)).toThrow('different benchmarks')
  })

  it('refuses a shard of another version of deadheat', () => {
    const [first = [], [begun, ...rest] = []] = three
    if (begun?.type !== 'run') throw new Error('expected a journal, got none')
    const other = [{ ...begun, version: '9.9.9' }, ...rest]
    expect(() => resultOfJournals([first, other])).toThrow('different versions of deadheat')
  })
})

describe('resultOfJournals of contests in shards', () => {
  const libraries = ['async', 'q', 'when', 'bluebird', 'rsvp']
  const rows = libraries.map((library) =>
    benchmarkOf(`chain library=${library}`, { name: 'chain', parameters: { library } }),
  )
  const contests = [...contestsOnAxes(rows, [axisFromText('library=async,*')])]
  const whole = planOf({ benchmarks: [...rows, ...contests] })
  const ids = new Set(contests.map(({ id }) => id))
  const idOf = (library: string): string => `chain library=${library} vs async`
  const samplesIn = (plan: Plan): Readonly<Record<string, readonly Sample[]>> =>
    Object.fromEntries(
      plan.benchmarks.map(({ id }) => [
        id,
        samplesOf(id, {
          count: 36,
          noise: 0.004,
          effect: id === idOf('q') ? Math.log(31) : id === idOf('rsvp') ? 0.012 : 0,
        }),
      ]),
    )
  const journalsOf = (of: number): readonly Journal[] =>
    Array.from({ length: of }, (_, at) => {
      const plan = shardOf(whole, { index: at + 1, of })
      return journalOf(plan, samplesIn(plan))
    })
  const dealt = journalsOf(3)
  const contestsOf = ([begun]: Journal): readonly string[] =>
    begun?.type === 'run'
      ? begun.plan.benchmarks.map(({ id }) => id).filter((id) => ids.has(id))
      : []

  it('judges them as one machine would have', () => {
    const alone = resultOf(journalOf(whole, samplesIn(whole)))
    const joined = resultOfJournals(dealt)
    expect(resultSchema.parse(joined)).toEqual(joined)
    expect(joined.findings).toEqual(alone.findings)
    expect(joined.plan.benchmarks).toEqual(whole.benchmarks)
    expect(joined.conclusion).toBe('success')
    const ofQ = joined.findings.find(({ benchmarkId }) => benchmarkId === idOf('q'))
    expect(ofQ?.verdict).toBe('regression')
  })

  it('corrects a shard for all contests, and for nothing but them', () => {
    const at = dealt.findIndex((journal) => contestsOf(journal).includes(idOf('rsvp')))
    const [begun, ...rest] = dealt[at] ?? []
    if (begun?.type !== 'run') throw new Error('expected a journal, got none')
    const pOf = (plan: Plan): unknown =>
      resultOf([{ ...begun, plan }, ...rest]).findings.find(
        ({ benchmarkId }) => benchmarkId === idOf('rsvp'),
      )?.judged?.pAdjusted
    const { shard, ...single } = begun.plan
    expect(shard).toMatchObject({ family: 5, familyOfOthers: 4 })
    const ofSides = single.benchmarks.filter(({ id }) => !ids.has(id))
    expect(pOf(begun.plan)).toBe(pOf({ ...single, benchmarks: [...ofSides, ...contests] }))
    expect(pOf(begun.plan)).not.toBe(
      pOf({
        ...single,
        benchmarks: [...ofSides, ...contests.filter(({ id }) => id === idOf('rsvp'))],
      }),
    )
  })

  it.each<readonly [string, (plan: Plan) => Partial<Plan>]>([
    [
      'different pairs, limits or thresholds',
      ({ shard }) => ({ shard: shard && { ...shard, familyOfOthers: 1 } }),
    ],
    [
      'mine vs yours in shard 2, which the table does',
      ({ benchmarks }) => ({
        benchmarks: [
          ...benchmarks,
          ...contests.slice(0, 1).map((one) => ({ ...one, id: 'mine vs yours' })),
        ],
      }),
    ],
  ])('refuses a forged shard: %s', (message, change) => {
    expect(() => resultOfJournals(forged(dealt, change))).toThrow(message)
  })
})

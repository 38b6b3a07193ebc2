import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import { collect } from '../../src/measure/collect.ts'
import { resultSchema } from '../../src/model/judging/result.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { collectRequestOf } from '../fakes/collect-requests.ts'
import { runEntry } from '../fakes/journals.ts'
import { measuringHost, type StartedProcess } from '../fakes/measuring-host.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'

const names = ['one', 'two', 'three', 'four']

/** How processes of a benchmark end: from one on, on a side, now and then or always, with an error or at a limit. */
const trouble = fc.record({
  module: fc.constantFrom(...names),
  side: fc.constantFrom('base', 'head'),
  from: fc.nat({ max: 3 }),
  every: fc.integer({ min: 1, max: 4 }),
  what: fc.constantFrom('it broke', 'no answer within 60 s'),
})

const wholeRun = fc.record({
  troubles: fc.array(trouble, { maxLength: 4 }),
  budgetSeconds: fc.option(fc.integer({ min: 1, max: 120 })),
  // Asked before each pilot and block.
  patience: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 1 }),
  /** Where the journal of a killed run ends. */
  keptShare: fc.double({ min: 0, max: 1, noNaN: true }),
  controlShare: fc.constantFrom(0, 0.1, 1),
  seed: fc.nat(),
  leftOut: fc.constantFrom('no-room', 'unchanged'),
})

type WholeRun = typeof wholeRun extends fc.Arbitrary<infer T> ? T : never

function plannedBy({ budgetSeconds, controlShare, seed, leftOut }: WholeRun): Plan {
  return planOf({
    benchmarks: names.map((name) => benchmarkOf(name)),
    added: ['added'],
    removed: ['removed'],
    leftOut: [{ id: 'left out', cause: leftOut }],
    policy: { ...planOf().policy, looks: [2, 4] },
    budgetSeconds,
    controlShare,
    seed,
  })
}

/** The journal of a run that ends somehow, and after that is cut somewhere. */
async function journalOfRun(run: WholeRun): Promise<string> {
  const plan = plannedBy(run)
  const breaks = ({ module, side, nth }: StartedProcess): string | null =>
    run.troubles
      .filter((each) => each.module === module && each.side === side)
      .find(({ from, every }) => nth >= from && (nth - from) % every === 0)?.what ?? null
  const { host, journal } = measuringHost({ breaks })
  let asked = 0
  const cancelled = (): boolean => run.patience !== null && ++asked > run.patience
  await collect(collectRequestOf(plan, { isCancelled: cancelled }), host)
  const kept = journal.slice(0, Math.round(run.keptShare * journal.length))
  return [JSON.stringify(runEntry(plan)), ...kept, ''].join('\n').replaceAll('\n\n', '\n')
}

it('a run, however it ends has every row that was planned in its result, once where it is not judged', async () => {
  const ends = new Set<string>()
  await fc.assert(
    fc.asyncProperty(wholeRun, async (run) => {
      const result = resultOf(parseJournal(await journalOfRun(run), 'journal'))
      expect(resultSchema.safeParse(result).error).toBeUndefined()
      const ids = result.findings.map(({ benchmarkId }) => benchmarkId)
      expect(new Set(ids)).toEqual(new Set([...names, 'added', 'removed', 'left out']))
      const whole = result.findings.filter(({ metric }) => metric === null)
      expect(new Set(whole.map(({ benchmarkId }) => benchmarkId)).size).toBe(whole.length)
      for (const { verdict, cause } of result.findings) ends.add(cause ?? verdict)
    }),
    { numRuns: 300, seed: 1 },
  )
  // Every kind of end was among them.
  expect([...ends]).toEqual(
    expect.arrayContaining(['failed', 'inconclusive', 'not-reached', 'too-long', 'untouched']),
  )
}, 180_000)

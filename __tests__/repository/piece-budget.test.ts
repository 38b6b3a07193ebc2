import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pieceBudget } from '../../scripts/studies/piece-budget.ts'
import { journalOf, samplesOf } from '../fakes/journals.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'

it('each piece of a long run has its own time, besides what was spent before', () => {
  const folder = temporaryFolder()
  expect(pieceBudget(folder, '3min')).toBe('180s')
  const plan = planOf({ benchmarks: [benchmarkOf('a')], budgetSeconds: 180 })
  const measured = journalOf(plan, { a: samplesOf('a', { count: 4 }) })
  const ended = { type: 'end', seconds: 181.4, reason: 'the budget is used up' }
  const entries = [...measured.filter(({ type }) => type !== 'end'), ended]
  const journal = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
  writeFileSync(join(folder, 'journal.ndjson'), journal)
  expect(pieceBudget(folder, '3min')).toBe('362s')
  expect(() => pieceBudget(folder, 'soon')).toThrow('--budget must be a time such as 90s')
})

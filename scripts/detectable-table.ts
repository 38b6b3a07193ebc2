import { judgingPlanOf } from '../src/analysis/stopping/judging-plan.ts'
import { detectableChange } from '../src/analysis/stopping/outlook.ts'
import { percent } from '../src/model/percent.ts'
import { policyOf } from '../src/settings/policy.ts'
import { markdownTable } from './markdown-table.ts'

const NOISES = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2]
/** Rows, and the pairs of each that 10 minutes have room for where a pair takes 1.5 s. */
const TABLES = [
  { rows: 6, pairs: 60 },
  { rows: 16, pairs: 24 },
  { rows: 25, pairs: 16 },
  { rows: 33, pairs: 12 },
]
/** Time, CPU time, peak memory, and the mean of all calls. */
const TESTS = 4

/** By the noise of a pair, the smallest change that is called within ten minutes four times in five. */
export function detectableTable(): string {
  const head = TABLES.map(({ rows, pairs }) => `>${String(rows)} rows, ${String(pairs)} pairs`)
  const lines = NOISES.map((noise) => {
    const changes = TABLES.map(({ rows, pairs }) => {
      const policy = policyOf({ alpha: 0.01, pairs, 'fail-on': [] })
      const family = rows * TESTS
      const table = { ...policy, early: true, joint: null, final: false, family, rows: [] }
      return percent(detectableChange(judgingPlanOf(table), noise, pairs))
    })
    return [percent(noise), ...changes]
  })
  return markdownTable(['>Noise of a pair', ...head], lines)
}

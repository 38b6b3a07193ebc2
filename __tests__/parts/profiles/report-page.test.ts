import { expect, it } from 'vitest'
import { pageTools } from '../../../src/host/files/digest-of.ts'
import { randomOf } from '../../../src/model/random.ts'
import { parts } from '../../../src/parts/index.ts'
import type { Profile } from '../../../src/parts/profiles/profile.ts'
import { reportPage } from '../../../src/render/page/report-page.ts'
import { exampleRun } from '../../fakes/report-runs.ts'

it('the page of a profiled run has the three largest profiles in that size too', () => {
  const example = exampleRun()
  const random = randomOf(1)
  const amount = (): number => Number((random.between(1, 1e6) ** 4 * 1e-26).toPrecision(4))
  const profiles = example.result.plan.benchmarks.slice(0, 3).map(({ id }): Profile => ({
    benchmarkId: id,
    unit: 's',
    processes: { base: 8, head: 8 },
    ticks: { base: 9000, head: 9000 },
    total: { base: 1, head: 1 },
    functions: Array.from({ length: 300 }, (_, at) => ({
      name: `function${at}`,
      file: `lib/internal/file${at % 40}.js`,
      line: random.between(1, 900),
      own: true,
      self: { base: amount(), head: amount() },
      pAdjusted: null,
    })),
  }))
  const run = { ...example, result: { ...example.result, parts: { profiles } } }
  expect(Buffer.byteLength(reportPage({ ...run, parts }, pageTools))).toBeLessThan(300_000)
})

import { describe, expect, it } from 'vitest'
import { resultOf } from '../../../src/analysis/result-of.ts'
import { pageTools } from '../../../src/host/files/digest-of.ts'
import { randomOf } from '../../../src/model/random.ts'
import { parts } from '../../../src/parts/index.ts'
import type { Profile } from '../../../src/parts/profiles/profile.ts'
import { rowDetailsOf } from '../../../src/render/page/data/row-details-of.ts'
import { reportPage } from '../../../src/render/page/report-page.ts'
import { rowsOf } from '../../../src/render/rows/row.ts'
import { exampleRun } from '../../fakes/report-runs.ts'

const example = exampleRun()

describe('the page of a profiled run', () => {
  it('has the profile of a row', () => {
    const { entries, taken } = example
    const result = resultOf(entries, parts)
    const rows = rowsOf(result)
    const details = rowDetailsOf({ result, parts, rows, samples: taken, series: 'main' })
    const shown = details.flatMap(({ parts: own }, at) => (own.length === 0 ? [] : [at]))
    expect(shown.map((at) => rows[at]?.benchmarkId)).toEqual(['db-bench/write-sorted'])
    expect(details[shown[0] ?? 0]?.parts[0]).toMatch(/serialise [^<]*:42</)
  })

  it('has the three largest profiles in that size too', () => {
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
})

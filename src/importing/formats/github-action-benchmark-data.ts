import { z } from 'zod'
import type { ImportedValues } from '../../model/judging/imported.ts'
import type { Direction, Unit } from '../../model/judging/metric.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { UsageError } from '../../model/usage-error.ts'
import { jsonOf } from '../json-of.ts'
import type { Format } from './format.ts'
import { inARow } from './in-a-row.ts'

const entrySchema = z.object({
  commit: z.object({ id: z.string() }),
  tool: z.string(),
  benches: z.array(z.object({ name: z.string(), value: z.number(), unit: z.string() })),
})

const schema = z.object({ entries: z.record(z.string(), z.array(entrySchema)) })

type Entry = z.infer<typeof entrySchema>

/**
 * The data file of github-action-benchmark (`data.js`): its last commit against the one before. A commit
 * that was measured several times has so many values, usually one.
 */
export const githubActionBenchmarkData: Format = {
  name: 'the data file of github-action-benchmark',
  read: ({ path, text, json }) => {
    const written = /^\s*window\.BENCHMARK_DATA\s*=\s*(?<data>\{[\s\S]*\})\s*;?\s*$/.exec(text)
    const parsed = schema.safeParse(json ?? jsonOf(written?.groups?.['data'] ?? ''))
    if (!parsed.success) return null
    const suites = Object.entries(parsed.data.entries).map(([suite, entries]) => {
      const commits = [...groupedBy(entries, ({ commit }) => commit.id)].map(([, same]) => same)
      return { suite, base: commits.at(-2) ?? null, head: commits.at(-1) ?? null }
    })
    const rowsFrom = (side: 'base' | 'head'): readonly ImportedValues[] =>
      suites.flatMap((suite) =>
        suite.base === null || suite.head === null
          ? []
          : rowsOf(suite[side] ?? [], suites.length > 1 ? `${suite.suite}/` : ''),
      )
    const sides = { base: rowsFrom('base'), head: rowsFrom('head') }
    if (sides.head.length === 0) {
      throw new UsageError(`expected the results of two commits in ${path}, got those of one`)
    }
    return {
      format: githubActionBenchmarkData.name,
      each: 'reduced',
      taken: `${inARow}, perhaps on other machines`,
      sides: { kind: 'two', ...sides },
    }
  },
}

function rowsOf(entries: readonly Entry[], prefix: string): readonly ImportedValues[] {
  const figures = entries.flatMap(({ tool, benches }) =>
    benches.map((bench) => ({ ...bench, ...meaningOf(bench.unit, tool) })),
  )
  return [...groupedBy(figures, ({ name }) => name)].flatMap(([name, all]) => {
    const [first] = all
    if (first === undefined) return []
    const { unit, better } = first
    return [
      {
        name: `${prefix}${name}`,
        unit,
        better,
        values: all.map(({ value, factor }) => value * factor),
      },
    ]
  })
}

/** `ns/iter`, `ops/sec`, `ns/op`; what is neither a time nor a rate is a plain number. */
function meaningOf(
  written: string,
  tool: string,
): { readonly unit: Unit; readonly better: Direction; readonly factor: number } {
  const time = /^(?<unit>ns|us|µs|ms|s|sec)(?:\/(?:iter|op|call|run))?$/i.exec(written)?.groups?.[
    'unit'
  ]
  const factor = time === undefined ? undefined : seconds.get(time.toLowerCase())
  if (factor !== undefined) return { unit: 's', better: 'lower', factor }
  const isRate = /(?:ops|iter|req)\S*\/s/i.test(written) || tool === 'customBiggerIsBetter'
  return { unit: isRate ? 'per_s' : 'count', better: isRate ? 'higher' : 'lower', factor: 1 }
}

const seconds: ReadonlyMap<string, number> = new Map([
  ['ns', 1e-9],
  ['us', 1e-6],
  ['µs', 1e-6],
  ['ms', 1e-3],
  ['s', 1],
  ['sec', 1],
])

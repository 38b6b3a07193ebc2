import { groupedBy } from '../../model/grouped-by.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import { listingOf } from '../../find/suites.ts'

/**
 * Two of its processes, where nothing of the suite was ever timed: 100 configurations of Node.js 18.20.4, drawn
 * at random, took 1.4 s each under Node.js 20.
 */
const usualSeconds = 2.8

/** A row whose time is wanted. */
export interface TimedRow {
  readonly id: string
  /** Name of its file: `url/url-parse`. */
  readonly name: string
}

/**
 * How long a block of each row of a listed suite probably takes: as long as in earlier runs, else the
 * mean of the known rows of its file, else of its category, else of all.
 *
 * @param earlier - seconds by benchmark id
 * @returns seconds by benchmark id
 */
export function likelySeconds(
  rows: readonly TimedRow[],
  earlier: Readonly<Record<string, number>>,
): ReadonlyMap<string, number> {
  const knownNames = rows.flatMap(({ id, name }) => {
    const seconds = Object.hasOwn(earlier, id) ? earlier[id] : undefined
    return seconds === undefined ? [] : [{ id, name, seconds }]
  })
  const ownByName = new Map(knownNames.map(({ id, seconds }) => [id, seconds]))
  const files = meansBy(knownNames, ({ name }) => name)
  const categories = meansBy(knownNames, categoryOf)
  const all = meansBy(knownNames, () => '').get('') ?? usualSeconds
  return new Map(
    rows.map((row) => [
      row.id,
      ownByName.get(row.id) ?? files.get(row.name) ?? categories.get(categoryOf(row)) ?? all,
    ]),
  )
}

/** The category of a file: `url` of `url/url-parse`. */
export function categoryOf({ name }: Pick<TimedRow, 'name'>): string {
  return name.split('/')[0] ?? name
}

/** Whether it is a row of a suite whose rows are listed, and have processes of their own. */
export function isListed(benchmark: Benchmark): boolean {
  return benchmark.driver === 'suite' && listingOf(benchmark.adapter) !== null
}

type TimedBenchmark = TimedRow & { readonly seconds: number }

function meansBy(
  rows: readonly TimedBenchmark[],
  keyOf: (row: TimedBenchmark) => string,
): ReadonlyMap<string, number> {
  const groups = [...groupedBy(rows, keyOf)]
  return new Map(
    groups.map(([key, timedBenchmarks]) => [
      key,
      timedBenchmarks.reduce((sum, { seconds }) => sum + seconds, 0) / timedBenchmarks.length,
    ]),
  )
}

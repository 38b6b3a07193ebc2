/**
 * `npm run bench:growth [-- --quick] [--keep]`: what everything but measuring costs with 1, 10, 100 and 1,000 rows, with
 * simulated processes. Nothing may grow faster than the number of rows does.
 */
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { context } from '../__tests__/render/states.ts'
import { resultSchema } from '../src/model/judging/result.ts'
import { renderComment } from '../src/render/comment/comment.ts'
import { runBenches, type Bench } from './benches.ts'
import { usageOf } from './bench-runner/usage-of.ts'

const program = fileURLToPath(new URL('growth/simulated-run.ts', import.meta.url))
const product = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
const pairs = '12'
// What was measured once each has noise of its own.
const mostGrowth = 1.25

const growth: Bench = async function* ({ folder, pick, say }) {
  const sizes = pick([1, 10, 100, 1000], [1, 10, 100], [1, 2])
  const costs = sizes.map((rows) => {
    say(`${String(rows)} rows`)
    return costsOf(rows, join(folder, String(rows)))
  })
  for (const [goal, unit] of units) {
    const values = costs.map((cost) => cost[goal] ?? NaN)
    const [least = NaN, before = NaN, most = NaN] = [values[0], ...values.slice(-2)]
    const [fewest = NaN, fewer = NaN, all = NaN] = [sizes[0], ...sizes.slice(-2)]
    const ratio = (most - least) / Math.max(before - least, least * 0.05)
    const wanted = (mostGrowth * (all - fewest)) / (fewer - fewest)
    yield {
      goal: `${goal}, ${unit}, by ${sizes.join(', ')} rows`,
      figure: values.map((value) => value.toPrecision(3)).join(', '),
      peer: '',
      wanted: `last ${String(all / fewer)} ×: ≤ ${wanted.toFixed(1)} × the growth before`,
      met: sizes.length < 3 || ratio <= wanted,
    }
  }
}

const units = [
  ['planning, collecting and looks', 's of CPU'],
  ['memory while collecting', 'MB'],
  ['judging and all files', 's of CPU'],
  ['memory while judging', 'MB'],
  ['journal', 'kB'],
  ['result.json', 'kB'],
  ['report.md', 'kB'],
  ['report.html', 'kB'],
  ['samples.csv', 'kB'],
  ['comment', 'kB'],
] as const

function costsOf(rows: number, folder: string): Readonly<Record<string, number>> {
  mkdirSync(folder)
  const place = (...names: readonly string[]): string => join(folder, ...names)
  const kilobytesOf = (...names: readonly string[]): number => statSync(place(...names)).size / 1000
  const collecting = usageOf([process.execPath, program, String(rows), pairs, folder])
  const judging = usageOf(
    [process.execPath, product, 'replay', place('journal.ndjson'), '--results', place('results')],
    [0, 1, 3],
  )
  const result = resultSchema.parse(
    JSON.parse(readFileSync(place('results', 'result.json'), 'utf8')),
  )
  return {
    'planning, collecting and looks': Number(readFileSync(place('cost.json'), 'utf8')),
    'memory while collecting': collecting.megabytes,
    'judging and all files': judging.cpuSeconds,
    'memory while judging': judging.megabytes,
    journal: kilobytesOf('journal.ndjson'),
    comment: Buffer.byteLength(renderComment(result, context)) / 1000,
    ...Object.fromEntries(
      ['result.json', 'report.md', 'report.html', 'samples.csv'].map((name) => [
        name,
        kilobytesOf('results', name),
      ]),
    ),
  }
}

await runBenches(
  {
    title: 'Growth with the number of rows',
    command: 'npm run bench:growth',
    kept: { file: '11-growth', goals: ['judging and all files'] },
  },
  { growth },
)

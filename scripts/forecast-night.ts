/**
 * `node scripts/forecast-night.ts FOLDER [--node PATH] [--sample 100] [--check 50] [--machines 4] [--hours 10]
 * [--limit 60] [--seed 1] [--also 8127]`: what some machines do in a night with Node.js's own benchmarks.
 *
 * FOLDER is the folder `benchmark` of a tree of Node.js. A sample of its configurations is drawn and each
 * run once, as deadheat runs it. From what they take follows how many rows get how many pairs in the time,
 * and how many a shard may have. Whether the sample tells of the others is checked by further
 * configurations: the sum of their times has to be in the interval that the sample foretells. With
 * `--also`, the same is told for a folder of so many configurations.
 */
import { spawnSync } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { nodeCoreListOf, type NodeCoreConfiguration } from '../src/adapters/node-core-list.ts'
import { randomOf } from '../src/model/random.ts'

const program = fileURLToPath(new URL('../benchmarks/adapters/node-core.cjs', import.meta.url))
// One of a pair to find out whether it runs, one to warm up, and the twelve that a verdict needs.
const pairsOfRow = 14
const draws = 2000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    node: { type: 'string', default: process.execPath },
    sample: { type: 'string', default: '100' },
    check: { type: 'string', default: '50' },
    machines: { type: 'string', default: '4' },
    hours: { type: 'string', default: '10' },
    limit: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    also: { type: 'string' },
  },
})
const folder = resolve(positionals[0] ?? 'benchmark')
const random = randomOf(Number(values.seed))
const limit = Number(values.limit)

const listed = nodeCoreListOf(started(['list', folder], 600).stdout)
if (listed === null || listed.configurations.length === 0) {
  throw new Error(`expected the folder benchmark of a tree of Node.js, got ${folder}`)
}
const all = listed.configurations
const drawn = random.shuffled(all)
const sample = measured(drawn.slice(0, Number(values.sample)))
const seconds = sample.map((one) => one.seconds)
const failed = sample.filter(({ ok }) => !ok).length
console.log(
  `${String(all.length)} configurations; ${String(sample.length)} drawn took ${show(sumOf(seconds))} s, median ${show(quantile(seconds, 0.5))} s, 90 % up to ${show(quantile(seconds, 0.9))} s, longest ${show(Math.max(...seconds))} s; ${String(failed)} failed or took longer than ${String(limit)} s`,
)
const machines = Number(values.machines)
const night = machines * Number(values.hours) * 3600
for (const rows of [all.length, ...(values.also === undefined ? [] : [Number(values.also)])]) {
  const [low, high] = foretold(seconds, rows)
  const whole = rows * meanOf(seconds) * 2 * pairsOfRow
  console.log(
    `all ${String(rows)} rows with 12 pairs: ${hours(whole)} h of one machine (95 %: ${hours(2 * pairsOfRow * low)} … ${hours(2 * pairsOfRow * high)}), ${hours(whole / machines)} h of ${String(machines)}; in ${values.hours} h they do ${((100 * night) / whole).toFixed(0)} % of that, or ${(night / (rows * meanOf(seconds) * 2)).toFixed(1)} pairs of every row`,
  )
}

const checked = measured(
  drawn.slice(Number(values.sample), Number(values.sample) + Number(values.check)),
)
const [low, high] = foretold(seconds, checked.length)
const took = sumOf(checked.map((one) => one.seconds))
const isIn = took >= low && took <= high
console.log(
  `check: ${String(checked.length)} others were foretold to take ${show(checked.length * meanOf(seconds))} s (95 %: ${show(low)} … ${show(high)}) and took ${show(took)} s: ${isIn ? 'within' : 'outside'}`,
)
process.exitCode = isIn ? 0 : 1

interface Measured {
  readonly seconds: number
  readonly ok: boolean
}

function measured(configurations: readonly NodeCoreConfiguration[]): readonly Measured[] {
  return configurations.map(({ name, file, flags, words }, at) => {
    const begun = process.hrtime.bigint()
    const { status } = started(['run', file, JSON.stringify(flags), ...words], limit)
    const one = { seconds: Number(process.hrtime.bigint() - begun) / 1e9, ok: status === 0 }
    const end = one.ok ? '' : ', failed'
    process.stderr.write(`${String(at + 1)} ${name}: ${show(one.seconds)} s${end}\n`)
    return one
  })
}

function started(
  words: readonly string[],
  timeoutSeconds: number,
): { readonly stdout: string; readonly status: number | null } {
  // A benchmark that is ended for its time may have started others: its group ends with it.
  const ended = ['-k', '1', String(timeoutSeconds), values.node, program, ...words]
  return spawnSync('timeout', ended, {
    cwd: dirname(folder),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, PATH: `${dirname(values.node)}:${process.env['PATH'] ?? ''}` },
  })
}

/** An interval for the sum of `count` more, from resampled means and sums (Efron 1979). */
function foretold(known: readonly number[], count: number): readonly [number, number] {
  const draw = (size: number): readonly number[] =>
    Array.from({ length: size }, () => known[random.between(0, known.length - 1)] ?? 0)
  const sums = Array.from({ length: draws }, () => {
    const mean = meanOf(draw(known.length))
    // A folder is not drawn anew: only of a few more does their own scatter count.
    const own = count > known.length ? mean : meanOf(draw(count)) + mean - meanOf(known)
    return count * own
  })
  return [quantile(sums, 0.025), quantile(sums, 0.975)]
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}

function meanOf(numbers: readonly number[]): number {
  return sumOf(numbers) / numbers.length
}

function show(number: number): string {
  return number.toPrecision(3)
}

function hours(number: number): string {
  return (number / 3600).toFixed(0)
}

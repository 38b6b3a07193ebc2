/**
 * `node scripts/forecast-night.ts FOLDER [--node PATH] [--sample 100] [--check 50] [--machines 4] [--hours 10]
 * [--limit 60] [--seed 1] [--also 8127] [--kept FILE [--pause-after SECONDS]]`: what some machines do in a night
 * with Node.js's own benchmarks.
 *
 * FOLDER is the folder `benchmark` of a tree of Node.js. A sample of its configurations is drawn and each
 * run once, as deadheat runs it. From what they take follows how many rows get how many pairs in the time,
 * and how many a shard may have. Whether the sample tells of the others is checked by further
 * configurations: the sum of their times has to be in the interval that the sample foretells. With
 * `--also`, the same is told for a folder of so many configurations.
 *
 * With `--kept`, what was drawn and what each took is kept in FILE, and a further call goes on there;
 * `--pause-after` ends a call after so many seconds with exit code 75, so that the work can be split.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
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
    kept: { type: 'string' },
    'pause-after': { type: 'string', default: 'Infinity' },
  },
})
const folder = resolve(positionals[0] ?? 'benchmark')
const random = randomOf(Number(values.seed))
const limit = Number(values.limit)

const begunAt = process.hrtime.bigint()
const keptSchema = z.union([
  z.object({
    configurations: z.number(),
    drawn: z.array(
      z.object({
        name: z.string(),
        file: z.string(),
        flags: z.array(z.string()),
        words: z.array(z.string()),
      }),
    ),
  }),
  z.object({ at: z.number(), seconds: z.number(), ok: z.boolean() }),
])
const { configurations, drawn, taken } = keptOrDrawn()
const sample = measured(0, Number(values.sample))
const checked = measured(Number(values.sample), drawn.length)
const seconds = sample.map((one) => one.seconds)
const failed = sample.filter(({ ok }) => !ok).length
console.log(
  `${String(configurations)} configurations; ${String(sample.length)} drawn took ${show(sumOf(seconds))} s, median ${show(quantile(seconds, 0.5))} s, 90 % up to ${show(quantile(seconds, 0.9))} s, longest ${show(Math.max(...seconds))} s; ${String(failed)} failed or took longer than ${String(limit)} s`,
)
const machines = Number(values.machines)
const night = machines * Number(values.hours) * 3600
for (const rows of [configurations, ...(values.also === undefined ? [] : [Number(values.also)])]) {
  const [low, high] = foretold(seconds, rows)
  const whole = rows * meanOf(seconds) * 2 * pairsOfRow
  console.log(
    `all ${String(rows)} rows with 12 pairs: ${hours(whole)} h of one machine (95 %: ${hours(2 * pairsOfRow * low)} … ${hours(2 * pairsOfRow * high)}), ${hours(whole / machines)} h of ${String(machines)}; in ${values.hours} h they do ${((100 * night) / whole).toFixed(0)} % of that, or ${(night / (rows * meanOf(seconds) * 2)).toFixed(1)} pairs of every row`,
  )
}

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

type Drawn = Pick<NodeCoreConfiguration, 'name' | 'file' | 'flags' | 'words'>

/** What an earlier call has kept, else a new draw. */
function keptOrDrawn(): {
  readonly configurations: number
  readonly drawn: readonly Drawn[]
  readonly taken: Map<number, Measured>
} {
  const { kept } = values
  const known = new Map<number, Measured>()
  if (kept !== undefined && existsSync(kept)) {
    const lines = readFileSync(kept, 'utf8').split('\n').slice(0, -1)
    const [first, ...rest] = lines.map((line) => keptSchema.parse(JSON.parse(line)))
    for (const one of rest) if ('at' in one) known.set(one.at, one)
    if (first !== undefined && 'drawn' in first) return { ...first, taken: known }
    throw new Error(`expected what an earlier call has drawn, got another file: ${kept}`)
  }
  const all = nodeCoreListOf(started(['list', folder], 600).stdout)?.configurations ?? []
  if (all.length === 0) {
    throw new Error(`expected the folder benchmark of a tree of Node.js, got ${folder}`)
  }
  const wanted = Number(values.sample) + Number(values.check)
  const found = {
    configurations: all.length,
    drawn: random
      .shuffle(all)
      .slice(0, wanted)
      .map(({ name, file, flags, words }) => ({
        name,
        file,
        flags: [...flags],
        words: [...words],
      })),
  }
  keep(found)
  return { ...found, taken: known }
}

function keep(line: z.input<typeof keptSchema>): void {
  if (values.kept !== undefined) appendFileSync(values.kept, `${JSON.stringify(line)}\n`)
}

/** What the configurations from one place of the draw to another took. */
function measured(from: number, to: number): readonly Measured[] {
  return drawn.slice(from, to).map((one, offset) => {
    const at = from + offset
    const known = taken.get(at)
    if (known !== undefined) return known
    if (secondsSince(begunAt) >= Number(values['pause-after'])) {
      console.log(`${String(at)} of ${String(drawn.length)} are measured: call again to go on`)
      process.exit(75)
    }
    const begun = process.hrtime.bigint()
    const { name, file, flags, words } = one
    const { status } = started(['run', file, JSON.stringify(flags), ...words], limit)
    const found = { seconds: secondsSince(begun), ok: status === 0 }
    keep({ at, ...found })
    const end = found.ok ? '' : ', failed'
    process.stderr.write(`${String(at + 1)} ${name}: ${show(found.seconds)} s${end}\n`)
    return found
  })
}

function secondsSince(begun: bigint): number {
  return Number(process.hrtime.bigint() - begun) / 1e9
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

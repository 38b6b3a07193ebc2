/**
 * `npm run bench:analysis`: processor time and peak memory of `dist/cli.js analyse` on tables of
 * 1,000 rows, beside benchstat on the same numbers in the same run. Both are started in turn, a coin
 * decides which goes first, and each figure is the median of its runs.
 *
 * benchstat is built by `go install` into the cache folder of the test tools; without Go the ratios
 * are left out and the reason is printed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalOf } from '../__tests__/analysis/rows.ts'
import { randomOf } from '../src/model/random.ts'

const ROWS = 1000
const ROUNDS = 5
const BENCHSTAT = 'golang.org/x/perf/cmd/benchstat@v0.0.0-20260908200009-22c9c6c9d4da'
const PROGRAM = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

// Node.js does not tell what its children used; Python does.
const WRAPPER = `
import os, resource, subprocess, sys
code = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
print(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)
sys.exit(code)
`

/** A size of table, and what it may cost. */
type Size = {
  readonly pairs: number
  readonly cpuSeconds: number
  readonly memoryMegabytes: number | null
}

const SIZES: readonly Size[] = [
  { pairs: 60, cpuSeconds: 1, memoryMegabytes: null },
  { pairs: 1000, cpuSeconds: 5, memoryMegabytes: 150 },
]

type Cost = { readonly cpuSeconds: number; readonly memoryMegabytes: number }

process.exitCode = main()

function main(): number {
  if (!existsSync(PROGRAM)) throw new Error(`expected ${PROGRAM}, got nothing; npm run build`)
  const folder = mkdtempSync(join(tmpdir(), 'deadheat-analysis-'))
  try {
    const benchstat = installedBenchstat()
    const empty = join(folder, 'empty.json')
    writeFileSync(empty, '{"documents":[]}')
    const start = medianCost(Array.from({ length: ROUNDS }, () => analysed(empty)))
    print(`start-up: ${costText(start)}`)
    const met = SIZES.map((size) => compared({ size, folder, start, benchstat }))
    return met.every(Boolean) ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Comparison = {
  readonly size: Size
  readonly folder: string
  readonly start: Cost
  readonly benchstat: string | null
}

/** Whether the limits of one size are met. */
function compared({ size, folder, start, benchstat }: Comparison): boolean {
  const files = written(size.pairs, folder)
  const random = randomOf(1)
  const rounds = Array.from({ length: ROUNDS }, () => {
    const peer = (): Cost | null =>
      benchstat === null ? null : measured([benchstat, files.base, files.head])
    if (random.coin()) return { ours: analysed(files.document), peer: peer() }
    const first = peer()
    return { ours: analysed(files.document), peer: first }
  })
  const ours = medianCost(rounds.map((round) => round.ours))
  const work = ours.cpuSeconds - start.cpuSeconds
  const lines = [
    `${ROWS} rows of ${size.pairs} pairs: ${costText(ours)}, ${work.toFixed(2)} s of CPU after start-up ` +
      `(limit ${size.cpuSeconds} s${size.memoryMegabytes === null ? '' : `, ${size.memoryMegabytes} MB`})`,
  ]
  const peers = rounds.flatMap(({ peer }) => (peer === null ? [] : [peer]))
  if (peers.length > 0) {
    const peer = medianCost(peers)
    const ratio = ours.cpuSeconds / peer.cpuSeconds
    lines.push(`  benchstat on the same numbers: ${costText(peer)}; CPU ratio ${ratio.toFixed(2)}`)
  }
  for (const line of lines) print(line)
  return work < size.cpuSeconds && ours.memoryMegabytes < (size.memoryMegabytes ?? Infinity)
}

/** The same numbers as a document and as two benchmark logs. */
function written(pairs: number, folder: string): { document: string; base: string; head: string } {
  const random = randomOf(pairs)
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    name: `row ${row}`,
    pairs: Array.from({ length: pairs }, () =>
      [0, (row % 10) * 0.004].map((effect) =>
        Number((1000 * Math.exp(0.02 * normalOf(random) + effect)).toPrecision(9)),
      ),
    ),
  }))
  const path = (name: string): string => join(folder, `${pairs}-${name}`)
  writeFileSync(path('document.json'), JSON.stringify({ documents: [{ rows }] }))
  for (const [side, name] of ['base.txt', 'head.txt'].entries()) {
    const lines = rows.flatMap((row, index) =>
      row.pairs.map((pair) => `BenchmarkRow${index} 1 ${pair[side]} ns/op\n`),
    )
    writeFileSync(path(name), lines.join(''))
  }
  return { document: path('document.json'), base: path('base.txt'), head: path('head.txt') }
}

function analysed(document: string): Cost {
  return measured([process.execPath, PROGRAM, 'analyse', '--input', document])
}

function measured(argv: readonly string[]): Cost {
  const output = spawnSync('python3', ['-c', WRAPPER, ...argv], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (output.status !== 0) throw new Error(`expected ${argv.join(' ')} to end well`)
  const [cpuSeconds = Number.NaN, memoryMegabytes = Number.NaN] = output.stdout
    .split(' ')
    .map(Number)
  return { cpuSeconds, memoryMegabytes }
}

function medianCost(costs: readonly Cost[]): Cost {
  return {
    cpuSeconds: middleOf(costs.map((cost) => cost.cpuSeconds)),
    memoryMegabytes: middleOf(costs.map((cost) => cost.memoryMegabytes)),
  }
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

function installedBenchstat(): string | null {
  const chosen = process.env['DEADHEAT_TOOLS'] ?? ''
  const cache = chosen === '' ? join(homedir(), '.cache', 'deadheat-tools') : resolve(chosen)
  const folder = join(cache, 'benchstat')
  const program = join(folder, 'benchstat')
  if (existsSync(program)) return program
  const environment = { ...process.env, GOBIN: folder }
  const { status } = spawnSync('go', ['install', BENCHSTAT], { env: environment, stdio: 'inherit' })
  if (status === 0) return program
  print(`no ratios: expected GOBIN=${folder} go install ${BENCHSTAT} to work`)
  return null
}

function costText({ cpuSeconds, memoryMegabytes }: Cost): string {
  return `${cpuSeconds.toFixed(2)} s of CPU, ${memoryMegabytes.toFixed(0)} MB`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

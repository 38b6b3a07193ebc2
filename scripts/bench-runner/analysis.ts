import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalOf } from '../../__tests__/analysis/rows.ts'
import { findingOf, resultWith } from '../../__tests__/fakes/results.ts'
import { context } from '../../__tests__/render/states.ts'
import { cacheDirectory } from '../../src/settings/cache-directory.ts'
import { randomOf } from '../../src/model/random.ts'
import { renderComment } from '../../src/render/comment/comment.ts'
import { milliseconds, type Figure, type Means, type Measure } from './figure.ts'
import { medianOf } from './numbers.ts'

const benchstatSource = 'golang.org/x/perf/cmd/benchstat@v0.0.0-20260908200009-22c9c6c9d4da'
const product = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

const mostMegabytes = 150
const mostSmallSeconds = 0.05
const mostCommentSeconds = 0.05
const mostCharacters = 60_000

// Node.js does not report its children's usage; Python does.
const wrapper = `
import resource, subprocess, sys
code = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
print(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)
sys.exit(code)
`

interface Cost {
  readonly cpuSeconds: number
  readonly megabytes: number
}

/**
 * Targets 10 to 12: `dist/cli.js analyse` compared with benchstat on the same numbers, started
 * alternately in a random order, and the comment of a large result. `go install` builds benchstat.
 * R's compare.R has no pinned archive that a script could fetch, so it is left out.
 */
export const analysis: Measure = async (means) => {
  if (!existsSync(product)) throw new Error(`expected ${product}, got nothing; npm run build`)
  const { folder, quick, say } = means
  say('10: analysis of 1,000 rows of 1,000 pairs, and benchstat')
  const rounds = quick ? 3 : 9
  const empty = join(folder, 'empty.json')
  writeFileSync(empty, '{"documents":[]}')
  const large = costs(written(1000, 1000, folder), rounds, installedBenchstat(means))
  say('11: analysis of 100 rows of 30 pairs')
  const small = costs(written(100, 30, folder), 3 * rounds, null)
  const start = medianCost(Array.from({ length: 3 * rounds }, () => analysed(empty)))
  say('12: the comment of 5,000 rows')
  return [largeFigure(large), smallFigure(small.own, start), commentFigure()]
}

function largeFigure({ own, peer }: { readonly own: Cost; readonly peer: Cost | null }): Figure {
  const ratio = peer === null ? null : own.cpuSeconds / peer.cpuSeconds
  return {
    target: 10,
    goal: 'analysis of 1,000 rows × 1,000 pairs',
    figure: costText(own),
    peer: peer === null ? '' : `benchstat ${costText(peer)}`,
    ratio,
    wanted: `≤ 1 × benchstat, ≤ ${String(mostMegabytes)} MB`,
    met: ratio !== null && ratio <= 1 && own.megabytes <= mostMegabytes,
  }
}

function smallFigure(own: Cost, start: Cost): Figure {
  const seconds = own.cpuSeconds - start.cpuSeconds
  return {
    target: 11,
    goal: 'analysis of 100 rows × 30 pairs, after start-up',
    figure: `${milliseconds(seconds)} of CPU`,
    peer: '',
    ratio: null,
    wanted: `≤ ${milliseconds(mostSmallSeconds)}`,
    met: seconds <= mostSmallSeconds,
  }
}

// Once, like a run: a compiler warmed up by a first comment would not be realistic.
function commentFigure(): Figure {
  const words = ['regression', 'improvement', 'unchanged', 'inconclusive'] as const
  const findings = Array.from({ length: 5000 }, (_, index) =>
    findingOf({
      id: `suite-${String(index % 50)}/case ${String(index)} size=${String(index)}`,
      verdict: words[index % words.length] ?? 'unchanged',
      change: ((index % 200) - 100) / 1000,
    }),
  )
  const result = resultWith(findings)
  const before = process.cpuUsage()
  const { length } = renderComment(result, context)
  const used = process.cpuUsage(before)
  const seconds = (used.user + used.system) / 1e6
  return {
    target: 12,
    goal: 'comment of 5,000 rows',
    figure: `${milliseconds(seconds)} of CPU, ${String(length)} characters`,
    peer: '',
    ratio: null,
    wanted: `≤ ${milliseconds(mostCommentSeconds)}, ≤ ${String(mostCharacters)} characters`,
    met: seconds <= mostCommentSeconds && length <= mostCharacters,
  }
}

interface Written {
  readonly document: string
  readonly base: string
  readonly head: string
}

function costs(
  { document, base, head }: Written,
  rounds: number,
  benchstat: string | null,
): { readonly own: Cost; readonly peer: Cost | null } {
  const own: Cost[] = []
  const peers: Cost[] = []
  const peer = (): void => {
    if (benchstat !== null) peers.push(measured([benchstat, base, head]))
  }
  for (let round = 0; round < rounds; round++) {
    const first = Math.random() < 0.5
    if (first) peer()
    own.push(analysed(document))
    if (!first) peer()
  }
  return { own: medianCost(own), peer: peers.length === 0 ? null : medianCost(peers) }
}

/** The same numbers as a document and as two benchmark logs. */
function written(count: number, pairs: number, folder: string): Written {
  const random = randomOf(pairs)
  const rows = Array.from({ length: count }, (_row, row) => ({
    name: `row ${String(row)}`,
    pairs: Array.from({ length: pairs }, () =>
      [0, (row % 10) * 0.004].map((effect) =>
        Number((1000 * Math.exp(0.02 * normalOf(random) + effect)).toPrecision(9)),
      ),
    ),
  }))
  const path = (name: string): string => join(folder, `${String(pairs)}-${name}`)
  writeFileSync(path('document.json'), JSON.stringify({ documents: [{ rows }] }))
  for (const [side, name] of ['base.txt', 'head.txt'].entries()) {
    const lines = rows.flatMap((row, index) =>
      row.pairs.map((pair) => `BenchmarkRow${String(index)} 1 ${String(pair[side])} ns/op\n`),
    )
    writeFileSync(path(name), lines.join(''))
  }
  return { document: path('document.json'), base: path('base.txt'), head: path('head.txt') }
}

function analysed(document: string): Cost {
  return measured([process.execPath, product, 'analyse', '--input', document])
}

function measured(argv: readonly string[]): Cost {
  const { status, stdout } = spawnSync('python3', ['-c', wrapper, ...argv], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`expected ${argv.join(' ')} to end well`)
  const [cpuSeconds = NaN, megabytes = NaN] = stdout.split(' ').map(Number)
  return { cpuSeconds, megabytes }
}

function medianCost(all: readonly Cost[]): Cost {
  return {
    cpuSeconds: medianOf(all.map(({ cpuSeconds }) => cpuSeconds)),
    megabytes: medianOf(all.map(({ megabytes }) => megabytes)),
  }
}

/** @returns `null` when there is no Go to build it */
function installedBenchstat({ folder, say }: Means): string | null {
  const target = join(cacheDirectory(process.env) ?? folder, 'tools', 'benchstat')
  const program = join(target, 'benchstat')
  if (existsSync(program)) return program
  const environment = { ...process.env, GOBIN: target }
  const words = ['install', benchstatSource]
  const { status } = spawnSync('go', words, {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status === 0) return program
  say(`10: no peer: expected GOBIN=${target} go ${words.join(' ')} to work`)
  return null
}

function costText({ cpuSeconds, megabytes }: Cost): string {
  return `${cpuSeconds.toFixed(2)} s of CPU, ${megabytes.toFixed(0)} MB`
}

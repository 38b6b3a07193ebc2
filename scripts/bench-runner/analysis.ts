import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from 'simple-statistics'
import { normalOf } from '../../__tests__/analysis/rows.ts'
import { findingOf, resultWith } from '../../__tests__/fakes/results.ts'
import { context } from '../../__tests__/render/states.ts'
import { randomOf } from '../../src/model/random.ts'
import { renderComment } from '../../src/render/comment/comment.ts'
import { cacheDirectory } from '../../src/settings/cache-directory.ts'
import { milliseconds, mostGivenUp, type Bench, type Means } from '../benches.ts'

const benchstatSource = 'golang.org/x/perf/cmd/benchstat@v0.0.0-20260908200009-22c9c6c9d4da'
const product = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

const mostMegabytes = 150
const exact = 'each row is tested at all its looks; benchstat makes one test'
const mostSmallSeconds = 0.04
const mostCommentSeconds = 0.1
const mostCharacters = 60_000

/**
 * `dist/cli.js analyse` compared with benchstat on the same numbers, started alternately in a random order.
 * `go install` builds benchstat. R's compare.R has no pinned archive that a script could fetch, so it is left out.
 */
export const largeAnalysis: Bench = async function* (means) {
  const { folder, pick, say } = means
  const [rows, pairs] = [pick(1000, 1000, 10), pick(1000, 1000, 10)]
  say(`analysis of ${String(rows)} rows of ${String(pairs)} pairs, and benchstat`)
  const benchstat = installedBenchstat(means)
  const { document, base, head } = writeTable(rows, pairs, folder)
  const own: Usage[] = []
  const peers: Usage[] = []
  for (let round = 0; round < pick(9, 3, 1); round++) {
    const isFirst = Math.random() < 0.5
    if (isFirst) own.push(analysed(document))
    if (benchstat !== null) peers.push(usageOf([benchstat, base, head]))
    if (!isFirst) own.push(analysed(document))
  }
  const [cpuSeconds, megabytes] = medians(own)
  const [peerSeconds, peerMegabytes] = peers.length === 0 ? [NaN, NaN] : medians(peers)
  yield {
    goal: 'analysis of 1,000 rows × 1,000 pairs',
    figure: costText(cpuSeconds, megabytes),
    peer: peers.length === 0 ? '' : `benchstat ${costText(peerSeconds, peerMegabytes)}`,
    wanted: `≤ 1 × benchstat, ≤ ${String(mostMegabytes)} MB`,
    met:
      (cpuSeconds <= peerSeconds && megabytes <= mostMegabytes) ||
      (cpuSeconds <= mostGivenUp * peerSeconds && exact),
  }
}

function costText(cpuSeconds: number, megabytes: number): string {
  return `${cpuSeconds.toFixed(2)} s of CPU, ${megabytes.toFixed(0)} MB`
}

/** `dist/cli.js analyse` on a table of usual size, less its start. */
export const smallAnalysis: Bench = async function* ({ folder, pick, say }) {
  say('analysis of 100 rows of 30 pairs')
  const empty = join(folder, 'empty.json')
  writeFileSync(empty, '{"documents":[]}')
  const { document } = writeTable(100, 30, folder)
  const secondsOf = (path: string): number =>
    medians(Array.from({ length: pick(27, 9, 1) }, () => analysed(path)))[0]
  const seconds = secondsOf(document) - secondsOf(empty)
  yield {
    goal: 'analysis of 100 rows × 30 pairs, after start-up',
    figure: `${milliseconds(seconds)} of CPU`,
    peer: '',
    wanted: `≤ ${milliseconds(mostSmallSeconds)}`,
    met: seconds <= mostSmallSeconds,
  }
}

/** The comment of a large result, once, like a run: a compiler warmed up by a first one would not be realistic. */
export const largeComment: Bench = async function* ({ say }) {
  say('the comment of 5,000 rows')
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
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1e6
  yield {
    goal: 'comment of 5,000 rows',
    figure: `${milliseconds(seconds)} of CPU, ${String(length)} characters`,
    peer: '',
    wanted: `≤ ${milliseconds(mostCommentSeconds)}, ≤ ${String(mostCharacters)} characters`,
    met: seconds <= mostCommentSeconds && length <= mostCharacters,
  }
}

/** Writes the same numbers as a document and as two benchmark logs; returns their paths. */
function writeTable(
  count: number,
  pairs: number,
  folder: string,
): Readonly<Record<'document' | 'base' | 'head', string>> {
  const random = randomOf(pairs)
  const rows = Array.from({ length: count }, (_row, row) => ({
    name: `row ${String(row)}`,
    pairs: Array.from({ length: pairs }, () =>
      [0, (row % 10) * 0.004].map((effect) =>
        Number((1000 * Math.exp(0.02 * normalOf(random) + effect)).toPrecision(9)),
      ),
    ),
  }))
  const document = join(folder, 'document.json')
  const [base, head] = [join(folder, 'base.txt'), join(folder, 'head.txt')]
  writeFileSync(document, JSON.stringify({ documents: [{ rows }] }))
  for (const [side, path] of [base, head].entries()) {
    const lines = rows.flatMap((row, index) =>
      row.pairs.map((pair) => `BenchmarkRow${String(index)} 1 ${String(pair[side])} ns/op\n`),
    )
    writeFileSync(path, lines.join(''))
  }
  return { document, base, head }
}

function analysed(document: string): Usage {
  return usageOf([process.execPath, product, 'analyse', '--input', document])
}

/** Seconds of CPU, and megabytes. */
function medians(all: readonly Usage[]): readonly [number, number] {
  return [median(all.map((one) => one.cpuSeconds)), median(all.map((one) => one.megabytes))]
}

/** @returns `null` when there is no Go to build it */
function installedBenchstat({ folder, say }: Means): string | null {
  const target = join(cacheDirectory(process.env) ?? folder, 'tools', 'benchstat')
  const program = join(target, 'benchstat')
  if (existsSync(program)) return program
  const words = ['install', benchstatSource]
  const { status } = spawnSync('go', words, {
    env: { ...process.env, GOBIN: target },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status === 0) return program
  say(`no peer: expected GOBIN=${target} go ${words.join(' ')} to work`)
  return null
}

/** What a program took. */
interface Usage {
  readonly seconds: number
  readonly cpuSeconds: number
  readonly megabytes: number
}

// Node.js does not report its children's usage; Python does.
const wrapper = `
import resource, subprocess, sys, time
begun = time.monotonic()
code = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
print(code, time.monotonic() - begun, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)
`

/** Runs a program to its end; an Error when it ends with a code that is a failure. */
function usageOf(argv: readonly string[], codes: readonly number[] = [0]): Usage {
  const { stdout } = spawnSync('python3', ['-c', wrapper, ...argv], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [code = NaN, seconds = NaN, cpuSeconds = NaN, megabytes = NaN] = stdout
    .split(' ')
    .map(Number)
  if (!codes.includes(code)) {
    throw new Error(`expected ${argv.join(' ')} to end with ${codes.join(' or ')}, got ${code}`)
  }
  return { seconds, cpuSeconds, megabytes }
}

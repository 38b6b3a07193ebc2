import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { adaptive } from '../../__tests__/analysis/simulation/adaptive.ts'
import { dealtRow, noises } from '../../__tests__/analysis/simulation/deal.ts'
import { judgeTable } from '../../src/analysis/judge-table.ts'
import { activeBenchmarksOf } from '../../src/analysis/stopping/active-benchmarks.ts'
import { tableOf } from '../../src/analysis/table-of.ts'
import { claimsChange } from '../../src/model/judging/claims-change.ts'
import type { JudgedRow } from '../../src/model/judging/judged-row.ts'
import { randomOf, seedOf } from '../../src/model/random.ts'
import { cacheDirectory } from '../../src/settings/cache-directory.ts'
import { percent, type Bench, type Figure, type Means } from '../benches.ts'
import { welch } from '../peers/welch.ts'
import { collected } from './collected.ts'
import { baseUnits, writeWorkloads } from './workloads.ts'

const run = promisify(execFile)
const program = fileURLToPath(new URL('children/exported.mjs', import.meta.url))
const names = ['arith', 'json', 'regex'] as const
const mostTables = 0.01

/** Benchmark libraries, each pinned to one version. */
const libraries = {
  mitata: '1.0.34',
  tinybench: '6.2.3',
  'bench-node': '0.15.0',
  benchmark: '2.1.4',
} as const

/**
 * How often anything is called although nothing has changed. Counts whole tables, from recorded runs of
 * unchanged programs and from new measurements. The peer figure applies Welch's test at 0.05 to the samples that
 * libraries export from two processes of the same code.
 */
export const falseAlarms: Bench = async function* (means) {
  const peer = await exportedAlarms(means)
  yield figureOf('false alarms, tables dealt from measured runs', dealtTables(means), peer)
  yield figureOf('false alarms, tables measured now', await measuredTables(means), peer)
}

interface Alarms {
  readonly tables: number
  /** Tables in which anything was called. */
  readonly calling: number
  /** Those of them in which the whole interval of a called row exceeds its threshold. */
  readonly beyond: number
}

function figureOf(goal: string, { tables, calling, beyond }: Alarms, peer: string): Figure {
  return {
    goal,
    figure: `${String(calling)} of ${String(tables)}, ${String(beyond)} beyond the threshold`,
    peer,
    wanted: `≤ ${percent(mostTables)}, 0 beyond`,
    met: calling / tables <= mostTables && beyond === 0,
  }
}

/** Twenty rows per table, under every noise and disturbance that the judge is tested with. */
function dealtTables({ pick, say }: Means): Alarms {
  say('tables dealt from measured runs of unchanged programs')
  const seed = Math.floor(Math.random() * 2 ** 32)
  const tables = Object.values(noises).flatMap((noise, kind) =>
    Array.from({ length: pick(300, 30, 1) }, (_table, table) => {
      const threshold = noise.pairNoise === null ? 0.05 : 0.02
      const rows = Array.from({ length: 20 }, (_row, index) => {
        const random = randomOf(seedOf(seed, kind, table, index))
        const deal = { name: `row ${String(index)}`, pairs: 60, change: 0, threshold, noise }
        return dealtRow(deal, random).row
      })
      return called(adaptive(rows, [8, 12, 16, 24, 36, 60]).rows, () => threshold)
    }),
  )
  return sumOf(tables)
}

async function measuredTables({ host, folder, pick, say }: Means): Promise<Alarms> {
  const looks = pick([8, 12, 16, 24, 36, 60], [8, 12], [2])
  const tables: Called[] = []
  for (let table = 0; table < pick(10, 1, 1); table++) {
    say(`${names.join(', ')} against themselves`)
    const { plan, samples } = await collected(
      {
        names,
        percent: 0,
        looks,
        folder: join(folder, `alarms-${String(table)}`),
        liveAfter: (state) => activeBenchmarksOf(state).live,
      },
      host,
    )
    const series = tableOf({ plan, samples, isGating: true, final: true })
    const thresholds = new Map(series.rows.map((row) => [row.metric, row.threshold]))
    tables.push(called(judgeTable(series).rows, ({ metric }) => thresholds.get(metric) ?? 0))
  }
  return sumOf(tables)
}

/** Whether anything in a table was called, and whether its whole interval exceeds the threshold. */
interface Called {
  readonly any: boolean
  readonly beyond: boolean
}

function called(rows: readonly JudgedRow[], thresholdOf: (row: JudgedRow) => number): Called {
  const claims = rows.filter(claimsChange)
  const isBeyond = (row: JudgedRow): boolean => {
    const [low, high] = row.ci
    const threshold = thresholdOf(row)
    return low !== null && high !== null && (low > threshold || high < 1 / (1 + threshold) - 1)
  }
  return { any: claims.length > 0, beyond: claims.some(isBeyond) }
}

function sumOf(tables: readonly Called[]): Alarms {
  return {
    tables: tables.length,
    calling: tables.filter(({ any }) => any).length,
    beyond: tables.filter(({ beyond }) => beyond).length,
  }
}

/** Of how many comparisons each library called something. */
async function exportedAlarms({ folder, pick, say }: Means): Promise<string> {
  say('installing the libraries')
  const peers = installedLibraries(folder)
  const directory = join(folder, 'exported')
  writeWorkloads(directory, baseUnits)
  const all = Object.keys(libraries)
  // benchmark.js takes ten times as long as the others.
  const quick = all.filter((tool) => tool !== 'benchmark')
  const texts: string[] = []
  for (const tool of pick(all, quick, ['tinybench'])) {
    say(`two processes of the same code, by ${tool}`)
    const samplesOf = async (name: string): Promise<readonly number[]> => {
      // bench-node refuses to run without this.
      const flags = tool === 'bench-node' ? ['--allow-natives-syntax'] : []
      const words = [...flags, program, tool, peers, join(directory, `${name}.cjs`)]
      const { stdout } = await run(process.execPath, words, { maxBuffer: 2 ** 30 })
      return z.array(z.number()).parse(JSON.parse(stdout))
    }
    let alarms = 0
    const rounds = pick(4, 2, 1)
    for (let round = 0; round < rounds; round++) {
      for (const name of names) {
        if (welch(await samplesOf(name), await samplesOf(name)).p <= 0.05) alarms++
      }
    }
    texts.push(`${tool} ${String(alarms)} of ${String(rounds * names.length)}`)
  }
  return texts.join(', ')
}

/**
 * Installs the libraries into the cache folder, once.
 *
 * @param folder - folder for tools, when the environment names no cache
 * @returns the folder with their `node_modules`
 * @throws Error when npm fails
 */
function installedLibraries(folder: string): string {
  const words = Object.entries(libraries).map(([name, version]) => `${name}@${version}`)
  const target = join(cacheDirectory(process.env) ?? folder, 'tools', words.join('-'))
  const stamp = join(target, 'installed')
  if (existsSync(stamp)) return target
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'package.json'), '{"private":true}\n')
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...words], {
    cwd: target,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  writeFileSync(stamp, '')
  return target
}

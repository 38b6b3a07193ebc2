import { execFile } from 'node:child_process'
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
import type { JudgedRow } from '../../src/model/judging/judged-table.ts'
import { randomOf, seedOf } from '../../src/model/random.ts'
import { welch } from '../peers/welch.ts'
import { collected } from './collected.ts'
import { percent, type Figure, type Means, type Measure } from './figure.ts'
import { installedLibraries, libraries } from './npm-peers.ts'
import { baseUnits, writeWorkloads } from './workloads.ts'

const run = promisify(execFile)
const program = fileURLToPath(new URL('children/exported.mjs', import.meta.url))
const names = ['arith', 'json', 'regex'] as const
const mostTables = 0.01

/**
 * Target 6: how often anything is called although nothing has changed. Counts whole tables, from
 * recorded runs of unchanged programs and from new measurements. The peer figure applies Welch's
 * test at 0.05 to the samples that libraries export from two processes of the same code.
 */
export const falseAlarms: Measure = async (means) => {
  const peer = await exportedAlarms(means)
  return [
    figureOf('false alarms, tables dealt from measured runs', dealtTables(means), peer),
    figureOf('false alarms, tables measured now', await measuredTables(means), peer),
  ]
}

interface Alarms {
  readonly tables: number
  /** Tables in which anything was called. */
  readonly calling: number
  /** Those of them in which the whole interval of a called row exceeds its threshold. */
  readonly beyond: number
}

interface PeerAlarms {
  readonly text: string
  /** Comparisons that called something, out of all. */
  readonly ratio: number
}

function figureOf(goal: string, alarms: Alarms, peer: PeerAlarms): Figure {
  const { tables, calling, beyond } = alarms
  const ratio = calling / tables
  return {
    target: 6,
    goal,
    figure: `${String(calling)} of ${String(tables)}, ${String(beyond)} beyond the threshold`,
    peer: peer.text,
    ratio: peer.ratio > 0 ? ratio / peer.ratio : null,
    wanted: `≤ ${percent(mostTables)}, 0 beyond`,
    met: ratio <= mostTables && beyond === 0,
  }
}

/** Twenty rows per table, under every noise and disturbance that the judge is tested with. */
function dealtTables({ quick, say }: Means): Alarms {
  say('6: tables dealt from measured runs of unchanged programs')
  const seed = Math.floor(Math.random() * 2 ** 32)
  const tables = Object.values(noises).flatMap((noise, kind) =>
    Array.from({ length: quick ? 30 : 300 }, (_table, table) => {
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

async function measuredTables({ host, folder, quick, say }: Means): Promise<Alarms> {
  const looks = quick ? [8, 12] : [8, 12, 16, 24, 36, 60]
  const tables: Called[] = []
  for (let table = 0; table < (quick ? 1 : 10); table++) {
    say(`6: ${names.join(', ')} against themselves`)
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

async function exportedAlarms({ folder, quick, say }: Means): Promise<PeerAlarms> {
  say('6: installing the libraries')
  const peers = installedLibraries(folder)
  const directory = join(folder, 'exported')
  writeWorkloads(directory, baseUnits)
  // benchmark.js takes ten times as long as the others.
  const tools = Object.keys(libraries).filter((tool) => !quick || tool !== 'benchmark')
  const texts: string[] = []
  let all = 0
  let alarms = 0
  for (const tool of tools) {
    say(`6: two processes of the same code, by ${tool}`)
    const samplesOf = async (name: string): Promise<readonly number[]> => {
      // bench-node refuses to run without this.
      const flags = tool === 'bench-node' ? ['--allow-natives-syntax'] : []
      const words = [...flags, program, tool, peers, join(directory, `${name}.cjs`)]
      const { stdout } = await run(process.execPath, words, { maxBuffer: 2 ** 30 })
      return z.array(z.number()).parse(JSON.parse(stdout))
    }
    let own = 0
    const rounds = quick ? 2 : 4
    for (let round = 0; round < rounds; round++) {
      for (const name of names) {
        const [one, other] = [await samplesOf(name), await samplesOf(name)]
        if (welch(one, other).p <= 0.05) own++
      }
    }
    texts.push(`${tool} ${String(own)} of ${String(rounds * names.length)}`)
    all += rounds * names.length
    alarms += own
  }
  return { text: texts.join(', '), ratio: alarms / all }
}

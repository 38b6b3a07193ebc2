import { adaptive } from '../../__tests__/analysis/simulation/adaptive.ts'
import { laidRow, type Laying } from '../../__tests__/analysis/simulation/layouts.ts'
import { mixedRow, type Mixture } from '../../__tests__/analysis/simulation/mixtures.ts'
import { measuredSeries } from '../../__tests__/analysis/simulation/measured-series.ts'
import { logRatio } from '../../src/analysis/log-ratio.ts'
import { farDistances } from '../../src/analysis/whole-cost.ts'
import type { JudgedRow } from '../../src/model/judging/judged-row.ts'
import { randomOf, seedOf } from '../../src/model/random.ts'
import { printFigures } from '../figures.ts'

const LOOKS = [8, 12, 16, 24, 36, 60]
const ROWS = 6
const LAYOUT = 0.05
const FOUND = 0.05

const usual: Mixture = { call: 0.002, processNoise: 0.007, batchNoise: 0.03, odd: 0.01 }
const waits = { share: 0.02, seconds: 0.06 }

/** What head does that base does not, and by how much more it costs in all. */
const mixtures: Readonly<Record<string, Mixture>> = {
  nothing: usual,
  '1 call in 50 of 0.2 ms waits 60 ms': { ...usual, call: 2e-4, slowCalls: waits },
  '1 call in 50 of 30 ms waits 60 ms': { ...usual, call: 0.03, slowCalls: waits },
  '1 call in 100 of 2 ms waits 100 ms': { ...usual, slowCalls: { share: 0.01, seconds: 0.1 } },
  '1 call in 1,000 of 2 ms waits 100 ms': { ...usual, slowCalls: { share: 0.001, seconds: 0.1 } },
  '5% of processes take twice as long': { ...usual, slowProcesses: { share: 0.05, factor: 2 } },
  '20% of processes slow by half': { ...usual, slowProcesses: { share: 0.2, factor: 1.5 } },
}

/** Prints which part of the processes of unchanged programs are far off, by the judge's own rule. */
export function showOddProcesses(): void {
  const window = 16
  printFigures({
    title: 'Odd processes',
    command: 'npm run bench:promise',
    about: `Far processes of one side, of recorded series of unchanged programs, ${window} pairs at a time.`,
    columns: ['Machine', 'Metric', '>Pairs', '>Far, of one side, in %'],
    rows: (['realtime', 'busy'] as const).flatMap((machine) =>
      (['time', 'cpu'] as const).map((metric) => {
        const windows = measuredSeries
          .filter((series) => series.machine === machine)
          .flatMap((series) => windowsOf(pairDifferences(series[metric]), window))
        const far = windows.flatMap((differences) =>
          [1, -1].flatMap((sign) => farDistances(Float64Array.from(differences), 0.02, sign)),
        )
        const pairs = windows.length * window
        return [machine, metric, String(pairs), ((100 * far.length) / pairs / 2).toFixed(2)]
      }),
    ),
  })
}

function pairDifferences(values: readonly number[]): readonly number[] {
  return values.flatMap((value, at) => (at % 2 === 0 ? [] : [logRatio(values[at - 1] ?? 0, value)]))
}

function windowsOf(values: readonly number[], size: number): readonly (readonly number[])[] {
  const count = Math.floor(values.length / size)
  return Array.from({ length: count }, (_, at) => values.slice(at * size, (at + 1) * size))
}

/** Prints what is said of code that is slower in some calls or processes only, by the centre alone and by all calls. */
export function showMixtures(tables: number, seed: number): void {
  printFigures({
    title: 'Slow in some calls or processes',
    command: 'npm run bench:promise',
    about: `What is said of one row, in % of ${tables} tables, by the centre alone and with the tests beside it; pair noise 1%.`,
    columns: '|>same alone|>same|>slower|>unknown|>pairs alone|>pairs'
      .split('|')
      .with(0, 'What head does'),
    rows: Object.entries(mixtures).map(([name, mixture]) => {
      const ends = Array.from({ length: tables }, (_, table) => {
        const row = mixedRow(mixture, LOOKS.at(-1) ?? 0, randomOf(seedOf(seed, table, 9, 9)))
        const endOf = (costs: typeof row.costs): JudgedRow | undefined =>
          adaptive([{ ...row, costs }], LOOKS).rows[0]
        return { alone: endOf(null), whole: endOf(row.costs) }
      })
      const share = (way: 'alone' | 'whole', verdict: JudgedRow['verdict']): string =>
        percent(ends.filter((end) => end[way]?.verdict === verdict).length, tables)
      const pairs = (way: 'alone' | 'whole'): string =>
        (ends.reduce((sum, end) => sum + (end[way]?.pairs ?? 0), 0) / tables).toFixed(1)
      return [
        name,
        share('alone', 'unchanged'),
        ...(['unchanged', 'regression', 'inconclusive'] as const).map((each) =>
          share('whole', each),
        ),
        pairs('alone'),
        pairs('whole'),
      ]
    }),
  })
}

/** Prints how often code that only moves is called changed, and how many changes are found, by how sides are linked. */
export function showLayouts(tables: number, seed: number): void {
  const claiming = (laying: Laying, change: number, count: number): readonly string[][] =>
    Array.from({ length: count }, (_, table) => {
      const random = randomOf(seedOf(seed, table, LAYOUT * 1000, change * 1000))
      const rows = Array.from({ length: ROWS }, (_row, at) =>
        laidRow(
          { name: `row ${at}`, pairs: 60, noise: 0.01, layout: LAYOUT, change, laying },
          random,
        ),
      )
      const verdicts = adaptive(rows, LOOKS).rows.map(({ verdict }) => verdict)
      return verdicts.filter((one) => one === 'regression' || one === 'improvement')
    })
  printFigures({
    title: 'Layouts',
    command: 'npm run bench:promise',
    about: `${tables} simulated tables of six rows of unchanged code with 1% of noise, whose placements differ by 5% (SD), and a quarter as many that are 5% slower; all in %.`,
    columns: ['Linked', '>tables wrong', '>rows found'],
    rows: (['once', 'anew', 'cycles'] as const).map((laying) => {
      const wrong = claiming(laying, 0, tables).filter(({ length }) => length > 0).length
      const count = Math.ceil(tables / 4)
      const found = claiming(laying, FOUND, count)
        .flat()
        .filter((one) => one === 'regression').length
      return [laying, percent(wrong, tables), percent(found, count * ROWS)]
    }),
  })
}

function percent(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(1)
}

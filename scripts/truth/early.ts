// Prints how soon large changes are called when the first control blocks have drawn places, what
// small changes pay for that, and how often unchanged code is called changed.

import { adaptive } from '../../__tests__/analysis/simulation/adaptive.ts'
import { disturbances } from '../../__tests__/analysis/simulation/disturbances.ts'
import { timedRows, type TimedBenchmark } from '../../__tests__/analysis/simulation/early.ts'
import { randomOf, seedOf } from '../../src/model/random.ts'
import { jointLookFrom } from '../../src/stats/joint-look.ts'

const LOOKS = [8, 12, 16, 24, 36, 60]
const ALPHA = 0.01
const FROM = 8
const CHANGES = [0.02, 0.05, 0.1, 0.2, 0.5, 4]

/** Power by size of the change, and false claims by kind of noise. */
export function printEarly(tables: number, seed: number): void {
  console.log(
    '\npairs until a change of one benchmark is called (found), with 0, 1 and 2 controls by lot',
  )
  console.log(`benchmarks, pair noise | ${CHANGES.map((one) => `+${one * 100}%`).join(' | ')}`)
  for (const benchmarks of [1, 3, 20]) {
    for (const noise of [0.01, 0.025]) printPower({ tables, seed, benchmarks, noise })
  }
  console.log('\nunchanged tables with a false claim, of three benchmarks')
  console.log(
    'noise | no controls by lot | 1 | 2 | 1, controls differ half as much | a third | a fifth',
  )
  for (const name of Object.keys(disturbances)) printWrong({ tables, seed, name })
}

interface Power {
  readonly tables: number
  readonly seed: number
  readonly benchmarks: number
  readonly noise: number
}

function printPower({ tables, seed, benchmarks, noise }: Power): void {
  const cells = CHANGES.map((change) =>
    [0, 1, 2]
      .map((controls) => {
        let found = 0
        let pairs = 0
        for (let table = 0; table < tables; table++) {
          const ended = played(randomOf(seedOf(seed, table, benchmarks)), {
            benchmarks,
            controls,
            noise,
            change,
            disturbance: (series) => series,
          })
          const [time] = ended.rows
          if (time?.verdict === 'regression') found++
          pairs += time?.pairs ?? 0
        }
        return `${(pairs / tables).toFixed(1)} (${((100 * found) / tables).toFixed(0)}%)`
      })
      .join(', '),
  )
  console.log(`${benchmarks}, ${noise * 100}% | ${cells.join(' | ')}`)
}

function printWrong({ tables, seed, name }: { tables: number; seed: number; name: string }): void {
  const disturbance = disturbances[name] ?? ((series) => series)
  const shares = [
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 2],
    [1, 3],
    [1, 5],
  ].map(([controls = 0, calmerControls = 1]) => {
    let claiming = 0
    for (let table = 0; table < tables; table++) {
      const ended = played(randomOf(seedOf(seed, table, 7)), {
        benchmarks: 3,
        controls,
        noise: 0.02,
        change: 0,
        disturbance,
        calmerControls,
      })
      if (ended.rows.some(({ verdict }) => verdict === 'regression' || verdict === 'improvement')) {
        claiming++
      }
    }
    return `${((100 * claiming) / tables).toFixed(2)}%`
  })
  console.log(`${name} | ${shares.join(' | ')}`)
}

interface Play extends Pick<TimedBenchmark, 'change' | 'noise' | 'disturbance' | 'calmerControls'> {
  readonly benchmarks: number
  readonly controls: number
}

/** One table, whose first benchmark has the change. */
function played(
  random: ReturnType<typeof randomOf>,
  { benchmarks, controls, change, ...kind }: Play,
) {
  const look =
    controls === 0 ? null : jointLookFrom(FROM, { rows: benchmarks, alpha: ALPHA, controls })
  const rows = Array.from({ length: benchmarks }, (_, at) =>
    timedRows(
      { name: `row ${at}`, pairs: 60, change: at === 0 ? change : 0, look, ...kind },
      random,
    ),
  ).flat()
  return adaptive(rows, LOOKS, look === null ? undefined : { ...look, rows: benchmarks })
}

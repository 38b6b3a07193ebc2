import { join } from 'node:path'
import type { Sample } from '../../src/model/run/sample.ts'
import { hodgesLehmann } from '../../src/stats/hodges-lehmann.ts'
import { collected } from './collected.ts'
import { percent, type Figure, type Measure } from './figure.ts'
import { deviationOf } from './numbers.ts'
import { baseUnits, workloads } from './workloads.ts'

const leastRecovered = 0.9
const mostRecovered = 1.1

/** Target 7: how much of an injected difference is found. There is no peer figure. */
export const effects: Measure = async ({ host, folder, quick, say }) => {
  const figures: Figure[] = []
  for (const injected of quick ? [5] : [2, 5, 10]) {
    say(`7: ${String(injected)}% injected into ${workloads.join(', ')}`)
    const { samples } = await collected(
      {
        names: workloads,
        percent: injected,
        looks: [quick ? 8 : 16],
        folder: join(folder, `effect-${String(injected)}`),
      },
      host,
    )
    for (const name of workloads) figures.push(recovered(name, injected, samples))
  }
  return figures
}

function recovered(name: string, injected: number, all: readonly Sample[]): Figure {
  const logs = all
    .filter(({ block }) => block.benchmarkId === name && block.round > 0)
    .map(({ base, head }) => Math.log((head['time'] ?? NaN) / (base['time'] ?? NaN)))
  const truth = Math.log((baseUnits + injected) / baseUnits)
  const share = hodgesLehmann(logs.toSorted((one, other) => one - other)) / truth
  const spread = `${String(logs.length)} blocks that scatter by ${percent(deviationOf(logs))}`
  return {
    target: 7,
    goal: `${String(injected)}% recovered, ${name}`,
    figure: `${share.toFixed(2)} (${spread})`,
    peer: '',
    ratio: null,
    wanted: `${String(leastRecovered)} … ${String(mostRecovered)}`,
    met: share >= leastRecovered && share <= mostRecovered,
  }
}

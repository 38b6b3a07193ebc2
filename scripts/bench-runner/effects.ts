import { join } from 'node:path'
import { sampleStandardDeviation } from 'simple-statistics'
import { percent, type Bench } from '../benches.ts'
import { collected, logRatiosOf, shareFound } from './collected.ts'
import { workloads } from './workloads.ts'

const leastFound = 0.9
const mostFound = 1.1

/** How much of an injected difference is found. There is no peer figure. */
export const effects: Bench = async function* ({ host, folder, pick, say }) {
  for (const injected of pick([2, 5, 10], [5], [5])) {
    say(`${String(injected)}% injected into ${workloads.join(', ')}`)
    const { samples } = await collected(
      {
        names: workloads,
        percent: injected,
        looks: [pick(16, 8, 2)],
        folder: join(folder, String(injected)),
      },
      host,
    )
    for (const name of workloads) {
      const logs = logRatiosOf(name, samples)
      const share = shareFound(logs, injected)
      yield {
        goal: `${String(injected)}% recovered, ${name}`,
        figure: `${share.toFixed(2)} (${String(logs.length)} blocks that scatter by ${percent(sampleStandardDeviation([...logs]))})`,
        peer: '',
        wanted: `${String(leastFound)} … ${String(mostFound)}`,
        met: share >= leastFound && share <= mostFound,
      }
    }
  }
}

import { join } from 'node:path'
import { sampleStandardDeviation } from 'simple-statistics'
import type { Host } from '../../src/host/host.ts'
import { percent, type Bench } from '../benches.ts'
import { collected, logRatiosOf, shareFound } from './collected.ts'
import { serverWorkload, workloads } from './workloads.ts'

const leastFound = 0.9
const mostFound = 1.1

// Beyond twice the error, scatter is no reason.
const tooFew = 'too few blocks for their scatter'

/** How much of an injected difference is found, and without stopping the side that has no turn. */
export const effects: Bench = async function* ({ host, folder, pick, say }) {
  for (const injected of pick([2, 5, 10], [5], [5])) {
    const names = [...workloads, serverWorkload]
    say(`${String(injected)}% injected into ${names.join(', ')}`)
    const run = { names, percent: injected, looks: [pick(16, 16, 2)] }
    const [stopping, going] = [
      join(folder, String(injected)),
      join(folder, `${String(injected)}-go`),
    ]
    const { samples } = await collected({ ...run, folder: stopping }, host)
    const peer = (await collected({ ...run, folder: going }, neverStopping(host))).samples
    const errorOf = (logs: readonly number[]): number =>
      sampleStandardDeviation([...logs]) / Math.sqrt(logs.length) / Math.log1p(injected / 100)
    const told = (logs: readonly number[]): string =>
      `${shareFound(logs, injected).toFixed(2)} ± ${errorOf(logs).toFixed(2)} (${String(logs.length)} blocks that scatter by ${percent(sampleStandardDeviation([...logs]))})`
    for (const name of names) {
      const logs = logRatiosOf(name, samples)
      const share = shareFound(logs, injected)
      const room = 2 * errorOf(logs)
      yield {
        goal: `${String(injected)}% recovered, ${name}`,
        figure: told(logs),
        peer: `never stopped: ${told(logRatiosOf(name, peer))}`,
        wanted: `${String(leastFound)} … ${String(mostFound)}`,
        met:
          (share >= leastFound && share <= mostFound) ||
          (share + room >= leastFound && share - room <= mostFound && tooFew),
      }
    }
  }
}

/** The same host, on which a side goes on while it has no turn. */
function neverStopping(host: Host): Host {
  const converse: Host['processes']['converse'] = async (...given) => {
    const dialogue = await host.processes.converse(...given)
    const ask: typeof dialogue.ask = async (...asked) => {
      const answer = await dialogue.ask(...asked)
      for (const pid of dialogue.times().keys()) {
        try {
          process.kill(pid, 'SIGCONT')
        } catch {
          // It has ended since it was listed.
        }
      }
      return answer
    }
    return { ...dialogue, ask }
  }
  const serve: Host['processes']['serve'] = async (...given) => {
    const server = await host.processes.serve(...given)
    return { ...server, turns: { ...server.turns, suspend: () => {} } }
  }
  return { ...host, processes: { ...host.processes, converse, serve } }
}

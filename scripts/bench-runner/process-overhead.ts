import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { median } from 'simple-statistics'
import type { ProcessSpec } from '../../src/host/process/processes.ts'
import { milliseconds, type Bench } from '../benches.ts'
import { foundHyperfine } from './workloads.ts'

const noBoundary = 'hyperfine sets no boundary'

const nodesOwn = 'starting a process costs Node.js more by itself'

const names = ['bare', 'supervised', 'apart', 'sealed', 'node', 'hyperfine'] as const

/** What starting, supervising and ending an empty process costs over a bare start, in a changing order. */
export const processOverhead: Bench = async function* ({ host, folder, pick, say }) {
  say('a program that does nothing: barely, supervised, inside a boundary, by hyperfine')
  const nothing = await host.processes.find('true')
  if (nothing === null) throw new Error('expected a program "true" on PATH, got none')
  const { path, version } = await foundHyperfine(folder, host)
  const bare = bareSpawner()
  const timed = async (how: Partial<ProcessSpec>): Promise<number> => {
    const spec = { argv: [nothing], cwd: '/', environment: {}, timeoutSeconds: 20, ...how }
    const begun = performance.now()
    const { exitCode } = await host.processes.run({ ...spec, outputLimitBytes: 1_000_000 })
    if (exitCode !== 0) throw new Error(`expected ${nothing} to end well`)
    return (performance.now() - begun) / 1000
  }
  const ways = {
    bare: () => bare.run([nothing]),
    supervised: () => timed({}),
    apart: () => timed({ isolated: true }),
    sealed: () => timed({ isolated: true, readOnly: [folder], network: 'loopback' }),
    node: () => spawned(nothing),
    hyperfine: () => bare.run([path, '-N', '--runs', '1', '--style', 'none', nothing]),
  }
  const costs = names.map(() => ({ seconds: new Array<number>(), cpuSeconds: 0 }))
  try {
    for (const name of names) await ways[name]()
    for (let turn = 0; turn < names.length * pick(400, 80, 2); turn++) {
      const at = (turn + Math.floor(turn / names.length)) % names.length
      const before = process.cpuUsage()
      costs[at]?.seconds.push(await ways[names[at] ?? 'bare']())
      const { user, system } = process.cpuUsage(before)
      const cost = costs[at]
      if (cost !== undefined) cost.cpuSeconds += (user + system) / 1e6
    }
  } finally {
    bare.end()
  }
  const [least = NaN, ...own] = costs.map(({ seconds }) => median(seconds))
  const peer = (own.at(-1) ?? NaN) - least
  const nodes = (own.at(-2) ?? NaN) - least
  for (const [at, goal] of [
    'overhead of a supervised process',
    'the same, inside the boundary of a build',
    'the same, inside that of a measured process',
  ].entries()) {
    const seconds = (own[at] ?? NaN) - least
    const { cpuSeconds = NaN, seconds: all = [] } = costs[at + 1] ?? {}
    yield {
      goal,
      figure: `${milliseconds(seconds)} over a bare start of ${milliseconds(least)}; ${milliseconds(cpuSeconds / all.length)} of CPU in the runner`,
      peer: `hyperfine ${version} --runs 1 ${milliseconds(peer)}; spawn of Node.js ${milliseconds(nodes)}`,
      wanted: '≤ 1 ×',
      met: seconds <= peer || (at > 0 ? noBoundary : nodes > peer && nodesOwn),
    }
  }
}

/** Seconds of a process that Node.js starts, with its output in a pipe, until it has ended. */
async function spawned(path: string): Promise<number> {
  const begun = performance.now()
  const child = spawn(path, [], { stdio: ['ignore', 'pipe', 'pipe'], env: {} })
  await once(child, 'close')
  return (performance.now() - begun) / 1000
}

// Node.js cannot start a process without an event loop and pipes around it; Python can.
const program = `
import json, os, sys, time
nothing = [(os.POSIX_SPAWN_OPEN, 1, '/dev/null', os.O_WRONLY, 0)]
for line in sys.stdin:
    argv = json.loads(line)
    begun = time.perf_counter_ns()
    pid = os.posix_spawn(argv[0], argv, {'PATH': os.environ['PATH']}, file_actions=nothing)
    _, status, _ = os.wait4(pid, 0)
    seconds = (time.perf_counter_ns() - begun) / 1e9
    print(seconds if status == 0 else 'nan', flush=True)
`

/** A small Python program that starts commands with `posix_spawn`, and tells the seconds of each. */
function bareSpawner(): { run: (argv: readonly string[]) => Promise<number>; end: () => void } {
  const child = spawn('python3', ['-c', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return {
    run: async (argv) => {
      child.stdin.write(`${JSON.stringify(argv)}\n`)
      const { value } = await lines.next()
      const seconds = Number(value)
      if (!(seconds > 0)) throw new Error(`expected ${argv.join(' ')} to end well`)
      return seconds
    },
    end: () => {
      child.stdin.end()
    },
  }
}

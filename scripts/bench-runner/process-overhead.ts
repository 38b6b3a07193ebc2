import { existsSync } from 'node:fs'
import { settleIsolation } from '../../src/host/isolation/isolation.ts'
import { createProcesses } from '../../src/host/process/create-processes.ts'
import type { ProcessSpec } from '../../src/host/process/processes.ts'
import { bareSpawner } from './bare-spawner.ts'
import { milliseconds, type Figure, type Measure } from './figure.ts'
import { foundHyperfine } from './found-hyperfine.ts'
import { medianOf } from './numbers.ts'

const mostSeconds = 0.001
const shareOfHyperfine = 0.4

// A long-lived program in each sandbox would have to save a quarter of a start to be worth what it adds.
const shareOfSupervisor = 0.75

/**
 * Target 1: the cost of starting, supervising and ending a process that does nothing, compared with
 * a bare start. Both alternate in a changing order.
 */
export const processOverhead: Measure = async ({ host, folder, quick, say }) => {
  say(
    '1: starting a program that does nothing, barely, supervised, inside the boundary, and by hyperfine',
  )
  const nothing = await host.processes.find('true')
  if (nothing === null) throw new Error('expected a program "true" on PATH, got none')
  const { path, version } = await foundHyperfine(folder, host)
  const sealed = { isolated: true, readOnly: [folder], network: 'loopback' } as const
  const spec = (how: Partial<ProcessSpec>): ProcessSpec => ({
    argv: [nothing],
    cwd: '/',
    environment: {},
    timeoutSeconds: 20,
    outputLimitBytes: 1_000_000,
    ...how,
  })
  const bare = bareSpawner()
  const chain = await sandboxChain(nothing, folder)
  const inside = bareSpawner(chain.entering)
  const timed = async (how: Partial<ProcessSpec>): Promise<number> => {
    const begun = performance.now()
    const { exitCode } = await host.processes.run(spec(how))
    if (exitCode !== 0) throw new Error(`expected ${nothing} to end well`)
    return (performance.now() - begun) / 1000
  }
  const options = ['-N', '--runs', '1', '--style', 'none', nothing]
  const ways = {
    bare: () => bare.run([nothing]),
    supervised: () => timed({}),
    apart: () => timed({ isolated: true }),
    sealed: () => timed(sealed),
    chain: () => bare.run([...chain.entering, ...chain.inside]),
    inside: () => inside.run(chain.inside),
    hyperfine: () => bare.run([path, ...options]),
  }
  const names = ['bare', 'supervised', 'apart', 'sealed', 'chain', 'inside', 'hyperfine'] as const
  const seconds: Record<(typeof names)[number], number[]> = {
    bare: [],
    supervised: [],
    apart: [],
    sealed: [],
    chain: [],
    inside: [],
    hyperfine: [],
  }
  const worked: Record<string, number> = {}
  for (const name of names) await ways[name]()
  for (let round = 0; round < (quick ? 80 : 400); round++) {
    for (const at of names.keys()) {
      const name = names[(at + round) % names.length] ?? 'bare'
      const before = process.cpuUsage()
      seconds[name].push(await ways[name]())
      const { user, system } = process.cpuUsage(before)
      worked[name] = (worked[name] ?? 0) + (user + system) / 1e6
    }
  }
  bare.end()
  inside.end()
  await chain.close()
  const least = medianOf(seconds.bare)
  const peer = medianOf(seconds.hyperfine) - least
  const figureOf = (goal: string, name: (typeof names)[number]): Figure => {
    const own = medianOf(seconds[name]) - least
    const cpu = (worked[name] ?? NaN) / seconds[name].length
    return {
      target: 1,
      goal,
      figure: `${milliseconds(own)} over a bare start of ${milliseconds(least)}; ${milliseconds(cpu)} of CPU in the runner`,
      peer: `hyperfine ${version} --runs 1 ${milliseconds(peer)}`,
      ratio: own / peer,
      wanted: `≤ ${milliseconds(mostSeconds)}, ≤ ${String(shareOfHyperfine)} ×`,
      met: own <= mostSeconds && own <= shareOfHyperfine * peer,
    }
  }
  return [
    figureOf('overhead of a supervised process', 'supervised'),
    figureOf('the same, inside the boundary of a build', 'apart'),
    figureOf('the same, inside that of a measured process', 'sealed'),
    {
      target: 1,
      goal: 'the programs that a start in a sandbox is a chain of, alone',
      figure: `${milliseconds(medianOf(seconds.chain))}, ${(medianOf(seconds.chain) / least).toFixed(1)} bare starts`,
      peer: `started by a program that is in the sandbox already ${milliseconds(medianOf(seconds.inside))}`,
      ratio: medianOf(seconds.inside) / medianOf(seconds.chain),
      wanted: `≥ ${String(shareOfSupervisor)} ×, else such a program is worth it`,
      met: medianOf(seconds.inside) >= shareOfSupervisor * medianOf(seconds.chain),
    },
  ]
}

interface Chain {
  readonly entering: readonly string[]
  readonly inside: readonly string[]
  readonly close: () => Promise<void>
}

/** The words of a start in a sandbox: those that enter it, and those that a program in it would need still. */
async function sandboxChain(nothing: string, folder: string): Promise<Chain> {
  const processes = createProcesses()
  const { apart, close } = await settleIsolation({
    run: processes.run,
    find: (program) => findProgram(program),
    userId: process.getuid?.() ?? null,
    groupId: process.getgid?.() ?? null,
    threads: 1000,
    controlGroup: null,
    mark: processes.mark,
  })
  const place = { cwd: '/', visible: [folder], writable: [], network: 'loopback' } as const
  const { words } = await apart([nothing], place)
  const at = words.findIndex((word) => word.endsWith('/unshare'))
  return { entering: words.slice(0, at), inside: words.slice(at), close }
}

function findProgram(program: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(':')
  return folders.map((folder) => `${folder}/${program}`).find((path) => existsSync(path)) ?? null
}

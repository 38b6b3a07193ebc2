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

// The program that enters at once has to save a quarter of the chain of programs to be worth having.
const shareOfChain = 0.75

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
  const atOnce = await enteringBy(nothing, folder, true)
  const chain = await enteringBy(nothing, folder, false)
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
    atOnce: () => bare.run(atOnce.words),
    chain: () => bare.run(chain.words),
    hyperfine: () => bare.run([path, ...options]),
  }
  const names = ['bare', 'supervised', 'apart', 'sealed', 'atOnce', 'chain', 'hyperfine'] as const
  const seconds: Record<(typeof names)[number], number[]> = {
    bare: [],
    supervised: [],
    apart: [],
    sealed: [],
    atOnce: [],
    chain: [],
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
  await atOnce.close()
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
      goal: 'entering a sandbox by one program, alone',
      figure: `${milliseconds(medianOf(seconds.atOnce))}, ${(medianOf(seconds.atOnce) / least).toFixed(1)} bare starts`,
      peer: `by a chain of programs ${milliseconds(medianOf(seconds.chain))}`,
      ratio: medianOf(seconds.atOnce) / medianOf(seconds.chain),
      wanted: `≤ ${String(shareOfChain)} ×`,
      met: medianOf(seconds.atOnce) <= shareOfChain * medianOf(seconds.chain),
    },
  ]
}

interface Entered {
  readonly words: readonly string[]
  readonly close: () => Promise<void>
}

/** The words of a start in a sandbox, by the one program that can do it at once, or by the chain. */
async function enteringBy(nothing: string, folder: string, atOnce: boolean): Promise<Entered> {
  const processes = createProcesses()
  const { apart, close } = await settleIsolation({
    run: processes.run,
    find: (program) => (program === 'perl' && !atOnce ? null : findProgram(program)),
    userId: process.getuid?.() ?? null,
    groupId: process.getgid?.() ?? null,
    threads: 1000,
    controlGroup: null,
    mark: processes.mark,
  })
  const place = { cwd: '/', visible: [folder], writable: [], network: 'loopback' } as const
  const { words } = await apart([nothing], place)
  return { words, close }
}

function findProgram(program: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(':')
  return folders.map((folder) => `${folder}/${program}`).find((path) => existsSync(path)) ?? null
}

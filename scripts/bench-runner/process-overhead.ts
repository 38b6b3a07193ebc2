import type { ProcessSpec } from '../../src/host/process/processes.ts'
import { bareSpawner } from './bare-spawner.ts'
import { milliseconds, type Figure, type Measure } from './figure.ts'
import { foundHyperfine } from './found-hyperfine.ts'
import { medianOf } from './numbers.ts'

const mostSeconds = 0.001
const shareOfHyperfine = 0.4

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
    hyperfine: () => bare.run([path, ...options]),
  }
  const names = ['bare', 'supervised', 'apart', 'sealed', 'hyperfine'] as const
  const seconds: Record<(typeof names)[number], number[]> = {
    bare: [],
    supervised: [],
    apart: [],
    sealed: [],
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
  ]
}

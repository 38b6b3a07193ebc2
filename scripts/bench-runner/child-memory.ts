import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from 'simple-statistics'
import { z } from 'zod'
import { runCommand } from '../../src/measure/actors/command-actor.ts'
import { startHarness } from '../../src/measure/actors/harness.ts'
import { cpuSetOf } from '../../src/measure/targets/cpu-set-of.ts'
import type { CommandBenchmark } from '../../src/model/run/benchmark.ts'
import { percent, type Bench, type Figure } from '../benches.ts'
import { benchmarkOf, bothTargets, foundHyperfine } from './workloads.ts'

const mostError = 0.02
const ballast = 400_000_000

// Writes its own high-water mark when it ends, and what Node.js reports about it.
const program = `'use strict'
const fs = require('fs')
const kept = Buffer.alloc(30e6, 1)
process.on('exit', () => {
  const peak = Number(/VmHWM:\\s+(\\d+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))[1])
  fs.writeFileSync(process.argv[2], JSON.stringify({ peak: peak * 1024, maxRSS: process.resourceUsage().maxRSS * 1024, kept: kept[0] }))
})
`

const benchmark = `'use strict'
const kept = Buffer.alloc(30e6, 1)
exports.run = () => kept[0]
`

/**
 * The error in a child's reported peak memory compared with its own high-water mark, while the runner itself
 * holds 400 MB more than the child. For comparison: what Node.js reports for such a child, and what hyperfine
 * reports for the second of two commands in one call.
 */
export const childMemory: Bench = async function* ({ host, folder, pick, say }) {
  say('memory of a child of a large runner')
  const hyperfine = await foundHyperfine(folder, host)
  const { base: target } = await bothTargets(folder, host, (directory) => {
    writeFileSync(join(directory, 'hold.cjs'), program)
    writeFileSync(join(directory, 'serve.cjs'), benchmark)
  })
  // A measured process can write nowhere else.
  const told = join(target.environment['TMPDIR'] ?? folder, 'told.json')
  const script = join(target.build.directory, 'hold.cjs')
  const whole: CommandBenchmark = {
    ...benchmarkOf('hold'),
    contest: undefined,
    driver: 'command',
    module: null,
    command: [process.execPath, script, told],
  }
  const cpuSet = cpuSetOf(0, await host.machine.allowedCpus())
  const weight = Buffer.alloc(ballast, 1)
  const errors = {
    command: new Array<number>(),
    harness: new Array<number>(),
    node: new Array<number>(),
  }
  for (let round = 0; round < pick(10, 3, 1); round++) {
    const readings = await runCommand({ benchmark: whole, target, hyperfine, slot: 'one' }, host)
    errors.command.push((readings['peak-memory'] ?? NaN) / toldBy(told).peak - 1)
    const harness = await startHarness({ benchmark: benchmarkOf('serve'), target, cpuSet }, host)
    const answer = await harness.ask({ ask: 'usage' }, 10)
    const peak = highWaterBytes(harness.pid)
    await harness.end()
    errors.harness.push(usageSchema.parse(answer).peakMemoryBytes / peak - 1)
    execFileSync(process.execPath, [script, told])
    const { maxRSS, peak: own } = toldBy(told)
    errors.node.push(maxRSS / own - 1)
  }
  const second = secondOfTwo(hyperfine.path, script, folder)
  if (weight[0] !== 1) throw new Error('expected the ballast to be held')
  const peer = `hyperfine ${hyperfine.version}, second of two,`
  yield figureOf('memory of a command', errors.command, peer, second)
  const node = median(errors.node)
  yield figureOf('memory of a benchmark process', errors.harness, 'resourceUsage().maxRSS', node)
}

function figureOf(goal: string, all: readonly number[], peer: string, other: number): Figure {
  const error = Math.max(...all.map(Math.abs))
  return {
    goal,
    figure: `off by ${percent(error)}`,
    peer: `${peer} off by ${percent(other)}`,
    wanted: `≤ ${percent(mostError)}`,
    met: error <= mostError,
  }
}

const toldSchema = z.object({ peak: z.number(), maxRSS: z.number() })
const usageSchema = z.object({ peakMemoryBytes: z.number() })
const reportSchema = z.object({
  results: z.array(
    z.object({
      measurements: z.array(z.object({ memory_peak_resident: z.object({ value: z.number() }) })),
    }),
  ),
})

function toldBy(path: string): z.infer<typeof toldSchema> {
  return toldSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}

function highWaterBytes(pid: number): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
}

/** hyperfine's error for a small command that follows a large one in the same call. */
function secondOfTwo(hyperfine: string, script: string, folder: string): number {
  const report = join(folder, 'two.json')
  const small = join(folder, 'small.json')
  const large = `${process.execPath} -e "Buffer.alloc(${String(ballast)}, 1)"`
  const words = ['-N', '--runs', '1', '--style', 'none', '--export-json', report, large]
  execFileSync(hyperfine, [...words, `${process.execPath} ${script} ${small}`])
  const { results } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
  return (results[1]?.measurements[0]?.memory_peak_resident.value ?? NaN) / toldBy(small).peak - 1
}

import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { startedOf } from '../../__tests__/fakes/plans.ts'
import { findHyperfine } from '../../src/host/tools/hyperfine.ts'
import { runCommand } from '../../src/measure/actors/command-actor.ts'
import type { CommandBenchmark } from '../../src/model/run/benchmark.ts'
import { cacheDirectory } from '../../src/settings/cache-directory.ts'
import { percent, type Bench } from '../benches.ts'
import { targetsIn } from './workloads.ts'

const mostError = 0.02
const ballast = 400_000_000

// Writes its own high-water mark when it ends.
const program = `'use strict'
const fs = require('fs')
const kept = Buffer.alloc(30e6, 1)
process.on('exit', () => {
  const peak = Number(/VmHWM:\\s+(\\d+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))[1])
  fs.writeFileSync(process.argv[2], String(kept[0] * peak * 1024))
})
`

/**
 * The error in a command's reported peak memory compared with its own high-water mark, while the runner itself
 * holds 400 MB more than it. For comparison: what hyperfine reports for the second of two commands in one call.
 */
export const childMemory: Bench = async function* ({ host, folder, pick, say }) {
  say('memory of a child of a large runner')
  const hyperfine = await findHyperfine(
    { cacheDirectory: cacheDirectory(process.env) ?? folder },
    host,
  )
  if (!hyperfine.ok) throw new Error(hyperfine.message)
  const directory = join(folder, 'side')
  mkdirSync(directory)
  const script = join(directory, 'hold.cjs')
  writeFileSync(script, program)
  const { base: target } = await targetsIn({ base: directory, head: directory }, folder, host)
  // A measured process can write nowhere else.
  const told = join(target.environment['TMPDIR'] ?? folder, 'told')
  const started = startedOf('hold', process.execPath, script, told)
  const benchmark: CommandBenchmark = { ...started, contest: undefined, driver: 'command' }
  const weight = Buffer.alloc(ballast, 1)
  const errors: number[] = []
  for (let round = 0; round < pick(10, 3, 1); round++) {
    const readings = await runCommand({ benchmark, target, hyperfine, slot: 'one' }, host)
    errors.push(Math.abs((readings['peak-memory'] ?? NaN) / bytesIn(told) - 1))
  }
  const second = secondOfTwo(hyperfine.path, script, folder)
  if (weight[0] !== 1) throw new Error('expected the ballast to be held')
  const error = Math.max(...errors)
  yield {
    goal: 'memory of a command',
    figure: `off by ${percent(error)}`,
    peer: `hyperfine ${hyperfine.version}, second of two, off by ${percent(second)}`,
    wanted: `≤ ${percent(mostError)}`,
    met: error <= mostError,
  }
}

const reportSchema = z.object({
  results: z.array(
    z.object({
      measurements: z.array(z.object({ memory_peak_resident: z.object({ value: z.number() }) })),
    }),
  ),
})

function bytesIn(path: string): number {
  return Number(readFileSync(path, 'utf8'))
}

/** hyperfine's error for a small command that follows a large one in the same call. */
function secondOfTwo(hyperfine: string, script: string, folder: string): number {
  const report = join(folder, 'two.json')
  const small = join(folder, 'small')
  const large = `${process.execPath} -e "Buffer.alloc(${String(ballast)}, 1)"`
  const words = ['-N', '--runs', '1', '--style', 'none', '--export-json', report, large]
  execFileSync(hyperfine, [...words, `${process.execPath} ${script} ${small}`])
  const { results } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
  return (results[1]?.measurements[0]?.memory_peak_resident.value ?? NaN) / bytesIn(small) - 1
}

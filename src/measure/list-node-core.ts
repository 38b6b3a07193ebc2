import { nodeCoreListOf } from '../adapters/node-core-list.ts'
import { cpu } from '../metrics/cpu.ts'
import { peakMemory } from '../metrics/peak-memory.ts'
import { rate } from '../metrics/rate.ts'
import type { Host } from '../host/host.ts'
import { commandOf } from './command-of.ts'
import type { Target } from './target.ts'
import { SideError } from './side-error.ts'
import { sideProcess } from './side-process.ts'
import type { SuiteRowDescription } from './suite-row-description.ts'

/** What a folder of Node.js's own benchmarks holds. */
export interface NodeCoreListed {
  readonly rows: readonly SuiteRowDescription[]
  /** Files that are left out, and why. */
  readonly notes: readonly string[]
}

const timeoutSeconds = 600
const outputLimitBytes = 64_000_000

/**
 * Lists every configuration of Node.js's own benchmarks, without running any.
 *
 * @param command - a file or folder, seen from the side's tree, then `--set key=value` as often as wanted
 * @throws SideError when there is none
 */
export async function listNodeCore(
  command: readonly string[],
  target: Target,
  { processes, files }: Pick<Host, 'processes' | 'files'>,
): Promise<NodeCoreListed> {
  const program = files.join(target.harnessPath, '..', 'adapters', 'node-core.cjs')
  const asked = commandOf({ command: [...command] }, target)
  const argv = [target.build.runtime.path, program, 'list', ...asked]
  const outcome = await processes.run(
    sideProcess(target, argv, timeoutSeconds, { outputLimitBytes }),
  )
  const list = outcome.exitCode === 0 ? nodeCoreListOf(outcome.stdout) : null
  if (list === null) {
    const last = outcome.lastLines.findLast((line) => line.trim() !== '') ?? 'no word'
    throw new SideError(target.side, `node-core: ${last.trim().slice(0, 500)}`, outcome)
  }
  const rows = list.configurations.map(({ name, parameters, file, flags, words }) => ({
    name,
    parameters,
    // The same words on both sides, though their trees lie in different places.
    command: [
      'node',
      '{adapters}/node-core.cjs',
      'run',
      file.startsWith(target.build.directory)
        ? `{directory}${file.slice(target.build.directory.length)}`
        : file,
      JSON.stringify(flags),
      ...words,
    ],
    metrics: [rate, cpu, peakMemory],
  }))
  if (rows.length === 0) {
    const why = list.skipped[0] ?? 'got no file that can be run'
    throw new SideError(
      target.side,
      `node-core: expected benchmarks that can be run, ${why}`,
      outcome,
    )
  }
  return { rows, notes: list.skipped }
}

import { lastWords } from '../../model/last-words.ts'
import type { Listing } from '../../adapters/adapter.ts'
import { cpu, peakMemory, rate } from '../../metrics/index.ts'
import type { Host } from '../../host/host.ts'
import type { AdapterId } from '../../model/adapter-id.ts'
import { adaptersFolder } from './run-suite.ts'
import { commandOf, sideProcess } from '../actors/side-process.ts'
import type { Target } from '../targets/target.ts'
import { SideError } from '../actors/side-error.ts'
import type { DescribedRow } from '../../model/run/suite.ts'

/** The benchmarks of a suite that runs each one in a process of its own. */
export interface SuiteListing {
  readonly rows: readonly DescribedRow[]
  /** Notes on what is left out, and why. */
  readonly notes: readonly string[]
}

/** A suite that can be listed. */
export interface SuiteToList {
  readonly adapter: AdapterId
  readonly listing: Listing
  readonly command: readonly string[]
}

const timeoutSeconds = 600
const outputLimitBytes = 64_000_000

/** Lists every benchmark of a suite, without running any; a SideError when there is none. */
export async function listSuite(
  { adapter, listing, command }: SuiteToList,
  target: Target,
  { processes, files }: Pick<Host, 'processes' | 'files'>,
): Promise<SuiteListing> {
  const more = { adapters: adaptersFolder(target, files) }
  const { argv: listWords, ...start } = commandOf({ command: listing.argv(command) }, target, more)
  const [program = '', ...words] = listWords
  const argv = [program === 'node' ? target.build.runtime.path : program, ...words]
  const outcome = await processes.run(
    sideProcess(target, { argv, timeoutSeconds, changes: { ...start, outputLimitBytes } }),
  )
  const list = outcome.exitCode === 0 ? listing.read(outcome.stdout, target.build.directory) : null
  if (list === null) {
    const lastLine = lastWords(outcome.lastLines) ?? 'no word'
    throw new SideError(target.side, `${adapter}: ${lastLine.trim().slice(0, 500)}`, outcome)
  }
  if (list.rows.length === 0) {
    const why = list.skipped[0] ?? 'got no runnable file'
    throw new SideError(target.side, `${adapter}: expected runnable benchmarks, ${why}`, outcome)
  }
  const metrics = [rate, cpu, peakMemory]
  return { rows: list.rows.map((row) => ({ ...row, metrics })), notes: list.skipped }
}

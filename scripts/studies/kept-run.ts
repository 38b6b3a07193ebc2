import type { Result } from '../../src/model/judging/result.ts'
import { machineFacts } from '../../src/render/machine/machine-facts.ts'
import '../../src/parts/index.ts'
import { notMeasured } from '../../src/render/rows/not-measured.ts'
import { reproduceLine } from '../../src/render/rows/reproduce.ts'
import { measuredTables, type MeasuredTable } from '../../src/parts/studies/measured-tables.ts'

/** What is kept of a run for the page of its study: no samples, but the command and its seed. */
export interface KeptRun {
  /** `2026-11-22`. */
  readonly date: string
  readonly preset: string
  readonly sides: readonly string[]
  readonly machine: string
  readonly command: string
  /** What was to be measured and was not. */
  readonly missed: readonly string[]
  readonly tables: readonly MeasuredTable[]
}

/**
 * A run as the tables of its page need it.
 *
 * @throws Error when it is under several Node.js, for which the tables of a document have no place
 */
export function keptRun(result: Result): KeptRun {
  const { plan, startedAt, machine, variants } = result
  if (variants !== undefined)
    throw new Error('expected a run under one Node.js, got several: --releases keeps those')
  const { chosen, revisions } = plan
  return {
    date: startedAt.slice(0, 10),
    preset: chosen?.preset ?? 'quick',
    sides: [...new Set([revisions.base.label, revisions.head.label])],
    machine: machineFacts(machine).slice(0, 2).join(', '),
    command: reproduceLine(result),
    missed: notMeasured(result).flatMap(({ ids }) => ids),
    tables: measuredTables(result),
  }
}

/**
 * The names of the kept runs that fill the tables, of all in a folder: those at the study's own size first, and
 * others by their names. The run under several Node.js has a chart of its own.
 */
export function tableFiles(names: readonly string[]): readonly string[] {
  return names
    .filter((file) => file.endsWith('.json') && file !== 'releases.json')
    .toSorted((first, second) => rank(first) - rank(second) || (first < second ? -1 : 1))
}

function rank(file: string): number {
  return file.startsWith('published') ? 0 : file.startsWith('quick') ? 2 : 1
}

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

/** A run as its page needs it. */
export function keptRun(result: Result): KeptRun {
  const { plan, startedAt, machine } = result
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

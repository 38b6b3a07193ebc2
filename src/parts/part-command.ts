import type { Host } from '../host/host.ts'
import type { Result } from '../model/judging/result.ts'
import type { Sample } from '../model/run/sample.ts'
import type { Terminal } from '../model/terminal.ts'
import type { ComparisonRequest } from '../session/session.ts'
import type { Words } from '../settings/words.ts'

/** What a comparison yields. */
export interface ComparedRun {
  readonly result: Result
  /** Every block as it happened, warm-up and control blocks included. */
  readonly samples: readonly Sample[]
  /** Blocks that the machine disturbed: they were measured again, and the first try is not judged. */
  readonly disturbed: readonly Sample[]
}

/** The pipeline, which a part is handed. */
export type PipelineRun = (request: ComparisonRequest, host: Host) => Promise<ComparedRun>

/**
 * What a command of a part does.
 *
 * @returns the exit code
 * @throws UsageError and UnmeasurableError, which the entry prints and turns into exit codes
 */
export type PartAction = (words: Words, terminal: Terminal, compare: PipelineRun) => Promise<number>

/** A command of the terminal that a part brings. */
export interface PartCommand {
  readonly name: string
  /** Its lines in the list of all commands. */
  readonly overview: string
  /** Whether it runs only where comparisons run. */
  readonly needsPlatform: boolean
  /** @param width - columns of the terminal */
  readonly help: (width: number) => string
  /** Names of its options with a value. */
  readonly options: () => readonly string[]
  /** Names of those without one, besides `help`. */
  readonly switches: readonly string[]
  readonly load: () => Promise<PartAction>
}

import type { AdapterId } from '../model/adapter-id.ts'
import type { SuiteRun } from '../model/run/suite.ts'

/** What one whole process of a suite left behind. */
export interface SuiteOutput {
  readonly stdout: string
  /** Text of the file at `{output}`; empty when there is none. */
  readonly file: string
}

/** How one tool's suites are found, started and read. */
export interface Adapter {
  readonly id: AdapterId
  /** The package that a script imports when it is a suite of this tool; `null`: told by name only. */
  readonly packageName: string | null
  /** Options that Node.js needs for a script of this tool. */
  readonly nodeOptions: readonly string[]
  /** The words that start it so that it can be read; `{output}` stands for a file that it may write. */
  readonly argv: (command: readonly string[]) => readonly string[]
  /** @throws RowsError that says what was expected */
  readonly read: (output: SuiteOutput) => SuiteRun
}

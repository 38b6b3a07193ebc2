import type { AdapterId } from '../model/adapter-id.ts'
import type { Parameters } from '../model/run/benchmark.ts'
import type { SuiteRun } from '../model/run/suite.ts'

/** What one whole process of a suite left behind. */
export interface SuiteOutput {
  readonly stdout: string
  /** Lines of JSON from `preload.cjs` and the adapter's watcher; empty when there are none. */
  readonly lines: string
  /** Text of the file at `{output}`, where the tool was asked to write one; empty otherwise. */
  readonly file: string
}

/** A benchmark that a suite has, known before anything was measured. */
export interface ListedRow {
  readonly name: string
  readonly parameters: Parameters
  /** The words that run it and nothing else. */
  readonly command: readonly string[]
}

/** How a tool tells what a suite holds, for suites in which each benchmark is a process of its own. */
export interface Listing {
  /** Program and arguments; the words of the suite's command are among them. */
  readonly argv: (command: readonly string[]) => readonly string[]
  /**
   * @param directory - the side's tree, which rows name by `{directory}`
   * @returns `null` when the output is none
   */
  readonly read: (stdout: string, directory: string) => ListedSuite | null
}

/** What a suite holds. */
export interface ListedSuite {
  readonly rows: readonly ListedRow[]
  /** What is left out, and why. */
  readonly skipped: readonly string[]
}

/** Where a suite is taken from, when that is not the side's own tree. */
export type SuiteSource =
  | { readonly kind: 'folder'; readonly path: string }
  | {
      readonly kind: 'repository'
      readonly url: string
      /** A branch or a tag; `null` for what the repository shows first. */
      readonly ref: string | null
    }

/** A suite's command with its source taken out. */
export interface SuitePlace {
  /** `null` for the side's own tree. */
  readonly source: SuiteSource | null
  /** The other words; the first is a path in the source. */
  readonly words: readonly string[]
}

/** A file of the benchmark folder. */
interface FolderFile {
  readonly path: string
  readonly text: string
}

/** How one tool's suites are found, started and read. All but the first six is for tools that need it. */
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
  /**
   * Whether it goes on until a time is up: what its process has used is shown then, and decides
   * nothing, for the faster side does more.
   */
  readonly fillsTime: boolean
  /** That it is no Node.js, and fails by what Node.js is told to load before a suite. */
  readonly otherRuntime?: true
  /** File of `benchmarks/adapters/` that watches the tool from inside its process. */
  readonly watcher?: string
  /**
   * Where the watcher can have each row make a given number of calls: about what the tool itself takes
   * for each, in seconds.
   */
  readonly secondsPerCall?: number
  /** Whether a script that imports the package is a suite; without it every one is. */
  readonly isSuite?: (text: string) => boolean
  /** The words that measure a script of the benchmark folder, where they are not `node` and the script. */
  readonly scriptCommand?: (script: string) => readonly string[]
  /** The words of a script of package.json that starts the tool by its own program, or `null`. */
  readonly programCommand?: (words: readonly string[]) => readonly string[] | null
  /** Where all of a benchmark folder can be one suite of this tool: its name, command, and the sign of it. */
  readonly folder?: {
    readonly name: string
    readonly command: readonly string[]
    readonly isSuite: (files: readonly FolderFile[]) => boolean
  }
  readonly list?: Listing
  /** Words that make it run only rows whose name matches one of these; `*` stands for any text. */
  readonly filter?: (patterns: readonly string[]) => readonly string[]
  /** Takes the place of the suite out of its command. */
  readonly locate?: (command: readonly string[]) => SuitePlace
}

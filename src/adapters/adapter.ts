import type { AdapterId } from '../model/adapter-id.ts'
import type { DescribedRow, SuiteRun } from '../model/run/suite.ts'

/** The output of one whole suite process. */
export interface SuiteOutput {
  readonly stdout: string
  /** Lines of JSON from `preload.cjs` and the adapter's watcher; empty when there are none. */
  readonly lines: string
}

/** A benchmark of a suite, known before anything is measured. */
export type ListedRow = Omit<DescribedRow, 'metrics'>

/** How a tool lists the benchmarks of a suite, for suites in which each benchmark has its own process. */
export interface Listing {
  /** Program and arguments, including the arguments of the suite's command. */
  readonly argv: (command: readonly string[]) => readonly string[]
  /** Of a side in `directory`, which rows write as `{directory}`; `null` when the output is not a list. */
  readonly read: (stdout: string, directory: string) => ListedRows | null
}

/** The content of a suite. */
export interface ListedRows {
  readonly rows: readonly ListedRow[]
  /** What is left out, and why. */
  readonly skipped: readonly string[]
}

/** A suite's command without the tree that it names. */
export interface SuitePlace {
  /** The tree that its benchmarks are taken from, as it was named; `null` for the side's own directory. */
  readonly tree: string | null
  /** The other arguments; the first is a path within the tree. */
  readonly words: readonly string[]
}

interface FolderFile {
  readonly path: string
  readonly text: string
}

/** How to find, start and read the suites of one tool. */
export interface Adapter {
  readonly id: AdapterId
  /** The package that a script imports when it is a suite of this tool; else recognised only by name. */
  readonly packageName?: string
  /** What a script of it may import instead, where another package hands the tool on. */
  readonly otherNames?: readonly string[]
  /** Node.js options that this tool's scripts need. */
  readonly nodeOptions?: readonly string[]
  /** The command with everything needed to read its results. */
  readonly argv: (command: readonly string[]) => readonly string[]
  /** @throws RowsError that says what was expected */
  readonly read: (output: SuiteOutput) => SuiteRun
  /** Whether the tool runs for a fixed time: its usage has no verdict then, as the faster side does more work. */
  readonly fillsTime: boolean
  /** File of `benchmarks/adapters/` that observes the tool from within its process. */
  readonly watcher?: string
  /** Set when the watcher can fix the number of calls per row: seconds that the tool itself adds to each, about. */
  readonly secondsPerCall?: number
  /** Whether a script that imports the package is a suite; every one is when absent. */
  readonly isSuite?: (text: string) => boolean
  /** Whether a script that imports no tool is a suite nevertheless, by its name and what it calls. */
  readonly needsNoImport?: (path: string, text: string) => boolean
  /** Which files hold the tool's settings, and which scripts those name, as patterns in which `*` is any text. */
  readonly configuration?: {
    readonly file: RegExp
    readonly scripts: (text: string) => readonly string[]
  }
  /** The command that measures a script of the benchmark folder, if not `node` and the script. */
  readonly scriptCommand?: (script: string) => readonly string[]
  /** The command of a package.json script that starts the tool's own program, or `null`. */
  readonly programCommand?: (words: readonly string[]) => readonly string[] | null
  /** For tools whose suite is the whole benchmark folder: its name, its command, and what tells it. */
  readonly folder?: {
    readonly name: string
    readonly command: readonly string[]
    readonly isSuite: (files: readonly FolderFile[]) => boolean
  }
  readonly list?: Listing
  /** Words that make the tool run only rows whose name matches one of these; `*` stands for any text. */
  readonly filter?: (patterns: readonly string[]) => readonly string[]
  /** Splits the tree that a suite's command names off it. */
  readonly locate?: (command: readonly string[]) => SuitePlace
}

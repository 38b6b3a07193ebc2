import type { GitHub } from '../host/github/index.ts'
import type { Host } from '../host/host.ts'
import type { Result } from '../model/judging/result.ts'
import type { Terminal } from '../model/terminal.ts'
import type { PullRequestFacts } from '../plan/events/event-facts.ts'
import type { FileRequest } from '../publish/files.ts'
import type { Answer } from '../render/answer.ts'
import type { ComparisonRequest } from '../session/session.ts'
import type { GivenSettings, PartSettings, SettingName } from '../settings/settings.ts'
import type { Words } from '../settings/words.ts'

/** What a comparison yields. */
export type ComparedRun = Omit<FileRequest, 'fromFork'>

/** The pipeline, which a part is handed. */
export type PipelineRun = (request: ComparisonRequest, host: Host) => Promise<ComparedRun>

/** Where a command was typed, and what it may use. */
export interface TerminalPlace {
  readonly host: Host
  readonly terminal: Terminal
  /** Top folder of the repository; `null` where there is none. */
  readonly repository: string | null
  readonly cacheDirectory: string
}

/** What is compared, with the settings that follow from it. */
export interface ComparedInTerminal extends Pick<
  ComparisonRequest,
  'selection' | 'versus' | 'ofParts'
> {
  /** Settings that stand in for those not given. */
  readonly defaults?: GivenSettings
  /** Settings that the command itself gives. */
  readonly given?: GivenSettings
}

/** What a run from a terminal is about. */
export interface TerminalRun {
  readonly words: Words
  /** The settings that the command takes as options. */
  readonly names: readonly SettingName[]
  /** What is compared, once the repository is known. */
  readonly comparedOf: (place: TerminalPlace) => Promise<ComparedInTerminal>
  /** What stands above the table. */
  readonly above?: (result: Result, width: number) => string
}

/** The pipeline as a part is handed it, alone or from the words that were typed to the exit code. */
export interface RunningProgram {
  readonly compare: PipelineRun
  readonly runInTerminal: (run: TerminalRun, terminal: Terminal) => Promise<number>
}

/**
 * What a command of a part does.
 *
 * @returns the exit code
 * @throws UsageError and UnmeasurableError, which the entry prints and turns into exit codes
 */
export type PartAction = (
  words: Words,
  terminal: Terminal,
  program: RunningProgram,
) => Promise<number>

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

/** A job on a pull request that a part does in place of measuring a table. */
export interface PartJobRequest {
  readonly given: GivenSettings
  readonly pullRequest: PullRequestFacts
  /** Absolute path of the folder of results. */
  readonly results: string
  /** What each of its comparisons has in common. */
  readonly common: Omit<
    ComparisonRequest,
    'selection' | 'resultsDirectory' | 'resume' | 'benchmarkTree' | 'gate' | 'keep' | 'onProgress'
  >
  /** Prints a line into the log. */
  readonly say: (line: string) => void
}

/** What a job without secrets has left, read by one that only reports; a stranger may have made it. */
export interface LeftAnswer {
  /** Absolute path. */
  readonly folder: string
  /** The commit that it has to be about. */
  readonly headSha: string
  readonly github: Pick<GitHub, 'commitAt' | 'compareCommits'>
}

/** The two halves of a part's job. */
export interface PartJobActions {
  /** @throws UsageError when the request is wrong, UnmeasurableError when there is no answer */
  readonly measure: (request: PartJobRequest, compare: PipelineRun, host: Host) => Promise<Answer>
  /**
   * @returns `null` when nothing was left
   * @throws UsageError when it is not what was asked for
   */
  readonly report: (answer: LeftAnswer, host: Pick<Host, 'files'>) => Promise<Answer | null>
}

/** A job that a part brings. */
export interface PartJob {
  /** The setting of the part that asks for it. */
  readonly input: keyof PartSettings
  readonly load: () => Promise<PartJobActions>
}

import type { Host } from '../host/host.ts'
import type { Result } from '../model/judging/result.ts'
import type { Terminal } from '../model/terminal.ts'
import type { FileRequest } from '../publish/files.ts'
import type { ComparisonRequest } from '../session/session.ts'
import type { GivenSettings, SettingName } from '../settings/settings.ts'
import type { Words } from '../settings/words.ts'

/** What a comparison yields. */
export type ComparedRun = Omit<FileRequest, 'fromFork' | 'parts'>

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
  'selection' | 'versus' | 'study' | 'bisection' | 'gate' | 'suiteSeconds'
> {
  /** Settings that stand in for those not given. */
  readonly defaults?: GivenSettings
  /** Settings that the command itself gives. */
  readonly inputs?: GivenSettings
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
  /** How it ends, where that is not as `fail-on` says. */
  readonly exitCodeOf?: (result: Result) => number
}

/** What a command of a part does; returns the exit code and throws as `Command` does. */
export type PartAction = (
  words: Words,
  terminal: Terminal,
  runInTerminal: (run: TerminalRun, terminal: Terminal) => Promise<number>,
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

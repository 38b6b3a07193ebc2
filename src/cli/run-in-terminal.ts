import { settings, type SettingName } from '../settings/settings.ts'
import { createHost } from '../host/create-host.ts'
import { drawSeed } from '../host/draw-seed.ts'
import { createLiveTerminal, type LiveTerminal } from '../host/live-terminal.ts'
import type { Host } from '../host/host.ts'
import type { OnProgress } from '../model/run/progress.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
import { runComparison as measure } from '../pipeline.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import { publishFiles } from '../publish/files.ts'
import { liveAfter, liveAtStart, liveLines } from '../render/live/live.ts'
import { progressNoteOf } from '../render/terminal/progress-note.ts'
import { studyLines } from '../render/study/study-lines.ts'
import { renderTerminal } from '../render/terminal/terminal.ts'
import type { ComparisonRequest } from '../session/session.ts'
import { trustedScope } from '../store/trusted-scope.ts'
import { absolutePath } from '../host/files/absolute-path.ts'
import { exitCodes, exitCodeOf, type Terminal } from './command.ts'
import { interruptionOf } from './interruption.ts'
import { settingsOf, type Words } from './parse-words.ts'

/** What a run from a terminal is about. */
export interface TerminalRun {
  readonly words: Words
  /** Names of the settings that the command takes as options. */
  readonly names: readonly SettingName[]
  /** What is compared; asked for once, when the host is there. */
  readonly compared: (host: Host) => Promise<Pick<ComparisonRequest, 'selection' | 'versus'>>
  /** Whether the tables of a study are printed too. */
  readonly asStudy: boolean
}

/**
 * Measures, judges, writes the files and prints the result; a terminal's run from start to end.
 *
 * @returns the exit code
 * @throws UsageError and UnmeasurableError, unless progress is printed as JSON
 */
export async function runInTerminal(
  { words, names, compared, asStudy }: TerminalRun,
  terminal: Terminal,
): Promise<number> {
  const host = createHost()
  const json = words.switches.has('json')
  const live = createLiveTerminal(terminal.error, { interactive: terminal.interactive && !json })
  const onProgress = json ? eventsOn(terminal) : linesOn(live, terminal)
  const interruption = interruptionOf(host, () => {
    onProgress({ kind: 'note', text: 'stopping; what was measured is kept' })
  })
  try {
    const repository = await host.git.top(terminal.directory)
    const given = settingsOf(words, names)
    const resultsDirectory = absolutePath(
      given.results ?? settings.results.default,
      terminal.directory,
      host.files,
    )
    const { result, samples } = await measure(
      {
        ...(await compared(host)),
        given,
        settingsOf: 'disk',
        repository,
        origin: terminal.directory,
        resultsDirectory,
        cacheDirectory:
          cacheDirectory(terminal.environment) ?? host.files.join(resultsDirectory, 'cache'),
        trustScope: trustedScope,
        harnessPath: terminal.harnessPath,
        ...(terminal.remoteCachePath !== undefined && {
          remoteCachePath: terminal.remoteCachePath,
        }),
        seed: given.seed ?? drawSeed(),
        keep: words.switches.has('keep'),
        resume: words.switches.has('resume'),
        cancelled: interruption.happened,
        onProgress,
      },
      host,
    )
    live.clear()
    const paths = await publishFiles({ result, samples }, resultsDirectory, host)
    const written = `written: ${paths.join(', ')}`
    if (json) {
      onProgress({ kind: 'note', text: written })
      terminal.out(`${JSON.stringify(result)}\n`)
    } else {
      if (asStudy) terminal.out(`${studyLines(result, terminal.width).join('\n')}\n\n`)
      terminal.out(renderTerminal(result, terminal))
      terminal.error(`${written}\n`)
    }
    const exitCode = exitCodeOf(result)
    // What was cut short has not shown that there is no regression.
    const cutShort = interruption.happened() && exitCode === exitCodes.success
    return cutShort ? exitCodes.unmeasurable : exitCode
  } catch (error) {
    const told = json ? exitCodeOfError(error) : null
    if (told === null || !(error instanceof Error)) throw error
    onProgress({ kind: 'refused', message: error.message })
    return told
  } finally {
    live.clear()
    interruption.stop()
  }
}

/** `null` for trouble of our own, which is no event. */
function exitCodeOfError(error: unknown): number | null {
  if (error instanceof UsageError) return exitCodes.usage
  return error instanceof UnmeasurableError ? exitCodes.unmeasurable : null
}

function eventsOn({ error }: Terminal): OnProgress {
  return (progress) => error(`${JSON.stringify(progress)}\n`)
}

function linesOn(live: LiveTerminal, { width }: Terminal): OnProgress {
  let state = liveAtStart
  return (progress) => {
    state = liveAfter(state, progress)
    const note = progressNoteOf(progress)
    if (note !== null) live.print(note)
    live.draw(liveLines(state, width))
  }
}

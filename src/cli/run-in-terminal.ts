import { withDefaults } from '../settings/settings.ts'
import { type Clock, everySecond } from '../host/clock.ts'
import { createHost } from '../host/create-host.ts'
import { drawSeed } from '../host/draw-seed.ts'
import { createLiveTerminal, type LiveTerminal } from '../host/terminal.ts'
import type { OnProgress } from '../model/run/progress.ts'
import type { Result } from '../model/judging/result.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
import { planComparison, runComparison as measure, tryComparison } from '../pipeline.ts'
import { askedOf, parts } from '../parts/index.ts'
import type { ComparedRun, TerminalRun } from '../parts/part-command.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import { publishFiles } from '../publish/files.ts'
import { liveLine } from '../render/live/live.ts'
import { progressNoteOf } from '../render/terminal/progress-note.ts'
import { forecastText, triedText } from '../render/terminal/forecast-text.ts'
import { wrapText } from '../render/text/width.ts'
import { laterLines } from '../render/shown-result.ts'
import { renderTerminal } from '../render/terminal/terminal.ts'
import { listPlanned } from '../session/list/list-planned.ts'
import type { ComparisonRequest } from '../session/session.ts'
import { trustedScope } from '../store/store.ts'
import { absolutePath } from '../host/files/files.ts'
import { createPhaseClock, createSteadyLines } from './phase-clock.ts'
import { exitCodeOf as usualExitCodeOf } from './command.ts'
import { exitCodes, type Terminal } from '../model/terminal.ts'
import { interruptionOf } from '../host/interruption.ts'
import { settingsOf } from '../settings/words.ts'

// How long people wait for a first table.
const usualSuiteSeconds = 180

/**
 * Measures, judges, writes the files and prints the result: a terminal's run from start to end.
 *
 * @returns the exit code
 * @throws UsageError and UnmeasurableError, unless progress is printed as JSON
 */
export async function runInTerminal(
  { words, names, comparedOf, above, exitCodeOf = usualExitCodeOf }: TerminalRun,
  terminal: Terminal,
): Promise<number> {
  const host = createHost()
  const startedAtSeconds = host.clock.monotonicSeconds()
  const isJson = words.switches.has('json')
  const live = createLiveTerminal(terminal.error, { interactive: terminal.interactive && !isJson })
  const eventView: TerminalView = {
    onProgress: (progress) => terminal.error(`${JSON.stringify(progress)}\n`),
    stop: () => {},
  }
  const terminalView = isJson ? eventView : shownOn(live, terminal, host.clock)
  const { onProgress } = terminalView
  const interruption = interruptionOf(host, () => {
    onProgress({ kind: 'note', text: 'stopping; what was measured is kept' })
  })
  try {
    const repository = await host.git.top(terminal.directory)
    const settings = settingsOf(words, names)
    const resultsDirectory = absolutePath(
      withDefaults(settings).results,
      terminal.directory,
      host.files,
    )
    const cache = cacheDirectory(terminal.environment) ?? host.files.join(resultsDirectory, 'cache')
    const place = { host, terminal, repository, cacheDirectory: cache }
    const { defaults, inputs: ofSubject, ...requestParts } = await comparedOf(place)
    const inputs = { ...defaults, ...settings, ...ofSubject }
    const request: ComparisonRequest = {
      suiteSeconds: usualSuiteSeconds,
      ...requestParts,
      inputs,
      settingsOf: 'disk',
      atTerminal: true,
      repository,
      origin: terminal.directory,
      resultsDirectory,
      cacheDirectory: cache,
      trustScope: trustedScope,
      harnessPath: terminal.harnessPath,
      seed: inputs.seed ?? drawSeed(),
      keep: words.switches.has('keep'),
      resume: words.switches.has('resume'),
      isCancelled: interruption.hasHappened,
      budgetFromSeconds: words.switches.has('quick') ? startedAtSeconds : undefined,
      onProgress,
    }
    const tellInstead = (data: object, text: string): number => {
      terminalView.stop()
      live.clear()
      terminal.out(isJson ? `${JSON.stringify(data)}\n` : text)
      return exitCodes.success
    }
    if (words.switches.has('list')) {
      const isDeep = words.switches.has('deep')
      const forecast = isDeep
        ? (await tryComparison(request, host)).forecast
        : await listPlanned(request, host)
      const text = forecastText(forecast, terminal.width, isDeep ? triedText : undefined)
      return tellInstead(forecast, isDeep ? `${text.trimEnd()}\n` : text)
    }
    const ask = askedOf(request)
    if (ask !== null && 'tellPlan' in ask) {
      const { text, matrix } = ask.tellPlan(await planComparison(request, host))
      return tellInstead({ matrix }, text)
    }
    const results: Result[] = []
    const tell = async (outcome: ComparedRun): Promise<void> => {
      const { result } = outcome
      const [earlier] = results
      live.clear()
      if (!isJson && earlier === undefined) {
        if (above !== undefined) terminal.out(above(result, terminal.width))
        terminal.out(renderTerminal(result, { ...terminal, parts }))
      }
      // Not before the table is on the screen: a full disk takes only the files.
      const paths = await publishFiles({ ...outcome, parts }, resultsDirectory, host)
      if (earlier === undefined) onProgress({ kind: 'note', text: `written: ${paths.join(', ')}` })
      else if (!isJson) {
        const lines = laterLines({ result, parts }, earlier, terminal.width)
        if (lines.length > 0) terminal.out(`\n${lines.join('\n')}\n`)
      }
      results.push(result)
    }
    const outcome = await measure(
      { ...request, onTable: (result, samples) => tell({ result, ...samples }) },
      host,
    )
    const { result } = outcome
    terminalView.stop()
    await tell(outcome)
    if (isJson) terminal.out(`${JSON.stringify(result)}\n`)
    const exitCode = exitCodeOf(result)
    // An interrupted run has not shown that there is no regression.
    const isCutShort = interruption.hasHappened() && exitCode === exitCodes.success
    return isCutShort ? exitCodes.unmeasurable : exitCode
  } catch (error) {
    const isUsage = error instanceof UsageError
    // Errors of ours are not events.
    if (!isJson || !(isUsage || error instanceof UnmeasurableError)) throw error
    onProgress({ kind: 'refused', message: error.message })
    return isUsage ? exitCodes.usage : exitCodes.unmeasurable
  } finally {
    terminalView.stop()
    live.clear()
    interruption.stop()
  }
}

interface TerminalView {
  readonly onProgress: OnProgress
  readonly stop: () => void
}

// A short block gets no progress line, only its result.
const quietSeconds = { waiting: 1, measuring: 10 }

/** In a terminal, lines that are drawn in place; elsewhere a line from time to time. */
export function shownOn(
  live: LiveTerminal,
  { width, interactive }: Terminal,
  clock: Clock,
): TerminalView {
  const phases = createPhaseClock(clock)
  const steadily = createSteadyLines(phases, clock, width, live.print)
  let lastDrawSeconds = clock.monotonicSeconds()
  const draw = (): void => {
    lastDrawSeconds = clock.monotonicSeconds()
    const line = liveLine(phases.live(), width, phases.seconds())
    live.draw(line === '' ? [] : [line])
  }
  const onTick = (): void => {
    if (!interactive) {
      steadily()
      return
    }
    const { phase } = phases.live()
    const isMeasuring = phase === 'measuring' || phase === 'piloting'
    const pauseSeconds = isMeasuring ? quietSeconds.measuring : quietSeconds.waiting
    if (clock.monotonicSeconds() - lastDrawSeconds >= pauseSeconds) draw()
  }
  return {
    onProgress: (progress) => {
      phases.take(progress)
      const note = progressNoteOf(progress)
      // A log is searched by line, and a person reads words.
      if (note !== null) live.print(interactive ? wrapText(note, width).join('\n') : note)
      if (interactive) draw()
      else steadily()
    },
    stop: everySecond(onTick),
  }
}

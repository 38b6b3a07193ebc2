import { settings } from '../settings/settings.ts'
import { createHost } from '../host/create-host.ts'
import { drawSeed } from '../host/draw-seed.ts'
import { createLiveTerminal, type LiveTerminal } from '../host/live-terminal.ts'
import type { OnProgress } from '../model/run/progress.ts'
import type { Selection } from '../model/build/selection.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
import { runComparison as measure } from '../pipeline.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import { helpOf } from '../settings/help.ts'
import { selectBase } from '../plan/select-base.ts'
import { settingNamesOf } from '../settings/settings.ts'
import { publishFiles } from '../publish/files.ts'
import { liveAfter, liveAtStart, liveLines } from '../render/live/live.ts'
import { progressNoteOf } from '../render/terminal/progress-note.ts'
import { studyLines } from '../render/study/study-lines.ts'
import { renderTerminal } from '../render/terminal/terminal.ts'
import { trustedScope } from '../store/trusted-scope.ts'
import { absolutePath } from '../host/files/absolute-path.ts'
import { exitCodes, exitCodeOf, type Command, type Terminal } from './command.ts'
import { interruptionOf } from './interruption.ts'
import { parseWords, settingsOf, type Words } from './parse-words.ts'

const names = settingNamesOf('option')

/** The options of a comparison with a value, and those without. */
export const compareWords = {
  options: names,
  switches: ['json', 'keep', 'resume', 'help'],
} as const

/** `deadheat compare BASE HEAD`: builds, measures, judges and prints. */
export const compare: Command = async (argv, terminal) => {
  const words = parseWords(argv, [...compareWords.options, 'as'], compareWords.switches)
  if (words.switches.has('help')) {
    terminal.out(helpOf('compare', terminal.width))
    return exitCodes.success
  }
  const selection = selectionOf(words)
  const asStudy = wantsStudy(words)
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
        selection,
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
    // An interrupted run has not shown that there is no regression.
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

/** `null` for errors of ours, which are not events. */
function exitCodeOfError(error: unknown): number | null {
  if (error instanceof UsageError) return exitCodes.usage
  return error instanceof UnmeasurableError ? exitCodes.unmeasurable : null
}

/** @throws UsageError for unknown tables */
function wantsStudy({ values }: Words): boolean {
  const as = values.get('as')
  if (as === undefined || as === 'study') return as === 'study'
  throw new UsageError(`--as must be study, got "${as}"`)
}

function selectionOf({ positionals }: Words): Selection {
  const [base, head, ...more] = positionals
  if (base === undefined || head === undefined || more.length > 0) {
    const got = positionals.length === 0 ? 'neither' : `"${positionals.join(' ')}"`
    throw new UsageError(
      `expected BASE and HEAD, got ${got}: deadheat compare main HEAD; see --help`,
    )
  }
  const event = { name: '', pullRequest: null, push: null }
  return selectBase({ event, checkedOut: null, given: { base, head } })
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

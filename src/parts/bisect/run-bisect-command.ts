import { absolutePath } from '../../host/files/files.ts'
import { createHost } from '../../host/create-host.ts'
import { drawSeed } from '../../host/draw-seed.ts'
import { interruptionOf } from '../../host/interruption.ts'
import { createLiveTerminal } from '../../host/terminal.ts'
import type { OnProgress } from '../../model/run/progress.ts'
import { exitCodes, type Terminal } from '../../model/terminal.ts'
import { UsageError } from '../../model/usage-error.ts'
import { liveAfter, liveAtStart, liveLines } from '../../render/live/live.ts'
import { progressNoteOf } from '../../render/terminal/progress-note.ts'
import { renderTerminal } from '../../render/terminal/terminal.ts'
import { cacheDirectory } from '../../settings/cache-directory.ts'
import { parseRevision } from '../../settings/parse-revision.ts'
import { withDefaults } from '../../settings/settings.ts'
import { settingsOf, type Words } from '../../settings/words.ts'
import { trustedScope } from '../../store/store.ts'
import type { RunningProgram } from '../part-command.ts'
import { bisectLines, bisectStepLine } from './bisect-lines.ts'
import { isAnswered } from './bisect-report.ts'
import { bisection } from './bisection.ts'
import { passedSettings } from './passed-settings.ts'

/** `deadheat bisect GOOD BAD [NAME…]`: finds the commit that made a benchmark slower. */
export async function runBisectCommand(
  words: Words,
  terminal: Terminal,
  { compare }: RunningProgram,
): Promise<number> {
  const { positionals, values, switches } = words
  const [good, bad, ...names] = positionals
  if (good === undefined || bad === undefined) {
    const actual = good === undefined ? 'neither' : `"${good}"`
    throw new UsageError(
      `expected GOOD and BAD, got ${actual}: deadheat bisect v1.2.0 HEAD; see --help`,
    )
  }
  const settings = settingsOf(words, passedSettings())
  if ((settings['node-version'] ?? []).length > 1) {
    throw new UsageError('expected one Node.js for a bisection, got several in --node-version')
  }
  const ends = {
    good: parseRevision(good),
    bad: parseRevision(bad),
    firstParent: switches.has('first-parent'),
    fromMergeBase: false,
  }
  const mostSteps = stepsOf(words)
  const host = createHost()
  const { directory, environment } = terminal
  const results = absolutePath(withDefaults(settings).results, directory, host.files)
  const isJson = switches.has('json')
  const live = createLiveTerminal(terminal.error, {
    interactive: terminal.interactive && !isJson,
  })
  const interruption = interruptionOf(host, () => {
    live.print('stopping; continue with --resume')
  })
  try {
    const { report, whole, change } = await bisection(
      {
        ends,
        names,
        metric: values.get('metric') ?? null,
        mostSteps,
        resume: switches.has('resume'),
        results,
        common: {
          given: settings,
          settingsOf: 'disk',
          atTerminal: true,
          repository: await host.git.top(directory),
          origin: directory,
          cacheDirectory: cacheDirectory(environment) ?? host.files.join(results, 'cache'),
          trustScope: trustedScope,
          harnessPath: terminal.harnessPath,
          seed: settings.seed ?? drawSeed(),
          isCancelled: interruption.hasHappened,
        },
        show: () => showOn(live, terminal),
        onStep: (stepReport, commit) => {
          live.print(bisectStepLine(stepReport, commit))
        },
      },
      compare,
      host,
    )
    live.clear()
    if (isJson) terminal.out(`${JSON.stringify(report)}\n`)
    else {
      // The table says what each row lacks.
      if (report.row === null && whole !== null) terminal.out(renderTerminal(whole, terminal))
      terminal.out(`${bisectLines(report).join('\n')}\n`)
      if (change !== null) {
        terminal.out(`\nthe largest change alone:\n\n${renderTerminal(change, terminal)}`)
      }
    }
    return isAnswered(report) ? exitCodes.success : exitCodes.unmeasurable
  } finally {
    live.clear()
    interruption.stop()
  }
}

/** Of a step only what needs attention stays on the screen. */
function showOn(
  live: ReturnType<typeof createLiveTerminal>,
  { width }: Pick<Terminal, 'width'>,
): OnProgress {
  let state = liveAtStart
  return (progress) => {
    state = liveAfter(state, progress)
    const note = progressNoteOf(progress)
    const stays = progress.kind === 'failure' || progress.kind === 'queued'
    if (note !== null && stays) live.print(`  ${note}`)
    live.draw(liveLines(state, width))
  }
}

/** @throws UsageError when it is no count */
function stepsOf({ values }: Words): number | null {
  const text = values.get('steps') ?? null
  if (text === null) return null
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new UsageError(`--steps must be a whole number from 1 to 9999, got "${text}"`)
}

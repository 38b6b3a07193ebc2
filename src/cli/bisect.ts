import { absolutePath } from '../host/files/files.ts'
import { createHost } from '../host/create-host.ts'
import { drawSeed } from '../host/draw-seed.ts'
import { createLiveTerminal } from '../host/terminal.ts'
import type { Host } from '../host/host.ts'
import { bisection, type BisectionRequest } from '../parts/bisect/bisection.ts'
import { isAnswered } from '../parts/bisect/bisect-report.ts'
import { runComparison } from '../pipeline.ts'
import type { OnProgress } from '../model/run/progress.ts'
import { UsageError } from '../model/usage-error.ts'
import { bisectLines, bisectStepLine } from '../parts/bisect/bisect-page.ts'
import { liveAfter, liveAtStart, liveLines } from '../render/live/live.ts'
import { renderTerminal } from '../render/terminal/terminal.ts'
import { progressNoteOf } from '../render/terminal/progress-note.ts'
import type { BisectRange } from '../parts/bisect/bisect-range.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import { bisectSettings, helpOf } from '../settings/help.ts'
import { parseRevision } from '../settings/parse-revision.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { trustedScope } from '../store/store.ts'
import { exitCodes, type Command, type Terminal } from './command.ts'
import { interruptionOf, type Interruption } from './interruption.ts'
import { parseWords, settingsOf, type Words } from './parse-words.ts'

const switches = ['first-parent', 'resume', 'json', 'help']

/** `deadheat bisect GOOD BAD [NAME…]`: finds the commit that made a benchmark slower. */
export const bisect: Command = async (argv, terminal) => {
  const words = parseWords(argv, [...bisectSettings, 'metric', 'steps', 'skip'], switches)
  if (words.switches.has('help')) {
    terminal.out(helpOf('bisect', terminal.width))
    return exitCodes.success
  }
  const asked = askedIn(words)
  const firstParent = words.switches.has('first-parent')
  const host = createHost()
  const live = createLiveTerminal(terminal.error, {
    interactive: terminal.interactive && !words.switches.has('json'),
  })
  const interruption = interruptionOf(host, () => {
    live.print('stopping; continue with --resume')
  })
  try {
    const places = await bisectPlaces(asked, terminal, host)
    const { report, whole, change } = await bisection(
      {
        ends: { good: asked.good, bad: asked.bad, firstParent, fromMergeBase: false },
        names: asked.names,
        metric: asked.metric,
        leftOf: (range) => skippedIn(words, range),
        mostSteps: stepsOf(words),
        resume: asked.resume,
        results: places.results,
        common: commonOf(asked, places, terminal, interruption),
        show: shownOn(live, terminal),
        onStep: (known, commit) => {
          live.print(bisectStepLine(known, commit))
        },
      },
      runComparison,
      host,
    )
    live.clear()
    if (words.switches.has('json')) {
      terminal.out(`${JSON.stringify(report)}\n`)
    } else {
      // The table says what each row lacks.
      if (report.row === null && whole !== null) terminal.out(renderTerminal(whole, terminal))
      terminal.out(`${bisectLines(report, again(argv)).join('\n')}\n`)
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

interface Asked {
  readonly good: ReturnType<typeof parseRevision>
  readonly bad: ReturnType<typeof parseRevision>
  readonly names: readonly string[]
  readonly metric: string | null
  readonly given: GivenSettings
  readonly resume: boolean
}

/** @throws UsageError when GOOD or BAD is missing, or a value is not valid */
function askedIn(words: Words): Asked {
  const [good, bad, ...names] = words.positionals
  if (good === undefined || bad === undefined) {
    const got = good === undefined ? 'neither' : `"${good}"`
    throw new UsageError(
      `expected GOOD and BAD, got ${got}: deadheat bisect v1.2.0 HEAD; see --help`,
    )
  }
  const given = settingsOf(words, bisectSettings)
  if ((given['node-version'] ?? []).length > 1) {
    throw new UsageError('expected one Node.js for a bisection, got several in --node-version')
  }
  return {
    good: parseRevision(good),
    bad: parseRevision(bad),
    names,
    metric: words.values.get('metric') ?? null,
    given,
    resume: words.switches.has('resume'),
  }
}

interface BisectPlaces {
  readonly repository: string | null
  /** Absolute path. */
  readonly results: string
  readonly cacheDirectory: string
}

async function bisectPlaces(
  { given }: Asked,
  terminal: Terminal,
  host: Host,
): Promise<BisectPlaces> {
  const results = absolutePath(withDefaults(given).results, terminal.directory, host.files)
  return {
    repository: await host.git.top(terminal.directory),
    results,
    cacheDirectory: cacheDirectory(terminal.environment) ?? host.files.join(results, 'cache'),
  }
}

function commonOf(
  asked: Asked,
  places: BisectPlaces,
  terminal: Terminal,
  interruption: Interruption,
): BisectionRequest['common'] {
  const { given } = asked
  return {
    given,
    settingsOf: 'disk',
    atTerminal: true,
    repository: places.repository,
    origin: terminal.directory,
    cacheDirectory: places.cacheDirectory,
    trustScope: trustedScope,
    harnessPath: terminal.harnessPath,
    seed: given.seed ?? drawSeed(),
    cancelled: interruption.hasHappened,
  }
}

/** Of a step only what needs attention stays on the screen. */
function shownOn(
  live: ReturnType<typeof createLiveTerminal>,
  { width }: Pick<Terminal, 'width'>,
): () => OnProgress {
  return () => {
    let state = liveAtStart
    return (progress) => {
      state = liveAfter(state, progress)
      const note = progressNoteOf(progress)
      const stays = progress.kind === 'failure' || progress.kind === 'queued'
      if (note !== null && stays) live.print(`  ${note}`)
      live.draw(liveLines(state, width))
    }
  }
}

/** @throws UsageError when a name is none of the commits */
function skippedIn({ values }: Words, { commits }: BisectRange): readonly number[] {
  const written = (values.get('skip') ?? '').split(/[\n,]/).filter((word) => word !== '')
  return written.map((word) => {
    const at = commits.findIndex(
      ({ spec, label }) =>
        label === word || spec === word || (word.length >= 7 && spec.startsWith(word)),
    )
    if (at >= 0) return at
    throw new UsageError(`expected a commit between GOOD and BAD in --skip, got "${word}"`)
  })
}

/** @throws UsageError when it is no count */
function stepsOf({ values }: Words): number | null {
  const written = values.get('steps')
  if (written === undefined) return null
  if (/^[1-9]\d{0,3}$/.test(written)) return Number(written)
  throw new UsageError(`--steps must be a whole number from 1 to 9999, got "${written}"`)
}

/** The words to type again, without those that only say how to go on. */
function again(argv: readonly string[]): readonly string[] {
  return argv.filter(
    (word, at) =>
      word !== '--resume' &&
      !/^--(?:steps|pairs)(?:=|$)/.test(word) &&
      !['--steps', '--pairs'].includes(argv[at - 1] ?? ''),
  )
}

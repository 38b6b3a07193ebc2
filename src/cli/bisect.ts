import { absolutePath } from '../host/files/absolute-path.ts'
import { createHost } from '../host/create-host.ts'
import { drawSeed } from '../host/draw-seed.ts'
import { createLiveTerminal } from '../host/live-terminal.ts'
import type { Host } from '../host/host.ts'
import { bisectFormat, type BisectStart } from '../model/bisect/bisect-record.ts'
import type { BisectReport } from '../model/bisect/bisect-report.ts'
import type { OnProgress } from '../model/run/progress.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
import { runComparison as measure, type Compared } from '../pipeline.ts'
import { selectBase } from '../plan/select-base.ts'
import { publishFiles } from '../publish/files.ts'
import { bisectLines, bisectStepLine } from '../render/bisect/bisect-lines.ts'
import { liveAfter, liveAtStart, liveLines } from '../render/live/live.ts'
import { renderTerminal } from '../render/terminal/terminal.ts'
import { progressNoteOf } from '../render/terminal/progress-note.ts'
import { bisectRange, type BisectRange } from '../session/bisect/bisect-range.ts'
import { openBisect } from '../session/bisect/open-bisect.ts'
import { runBisect, type BisectStep } from '../session/bisect/run-bisect.ts'
import type { ComparisonRequest } from '../session/session.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import { bisectSettings, helpOf } from '../settings/help.ts'
import { parseRevision } from '../settings/parse-revision.ts'
import { settings, type GivenSettings } from '../settings/settings.ts'
import { trustedScope } from '../store/trusted-scope.ts'
import { version } from '../version.ts'
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
  const host = createHost()
  const live = createLiveTerminal(terminal.error, {
    interactive: terminal.interactive && !words.switches.has('json'),
  })
  const interruption = interruptionOf(host, () => {
    live.print('stopping; continue with --resume')
  })
  try {
    const places = await placesOf(asked, terminal, host)
    const range = await bisectRange(
      {
        ...asked,
        firstParent: words.switches.has('first-parent'),
        repository: places.repository,
        cacheDirectory: places.cacheDirectory,
      },
      host,
    )
    const mostSteps = stepsOf(words) ?? usualSteps(range.commits.length)
    let latest: Compared['result'] | null = null
    const measureAll = async (tree: string | null): Promise<BisectReport> => {
      await host.files.makeDirectory(places.folder)
      const path = host.files.join(places.folder, 'steps.ndjson')
      const start = startOf(range, asked, words)
      const record = await openBisect(start, { path, resume: asked.resume }, host)
      const show = shownOn(live, terminal)
      const place = { range, asked, places, terminal, interruption, tree, show }
      return runBisect(
        {
          path,
          record,
          left: skippedIn(words, range),
          mostSteps,
          measure: async (step) => (latest = await measureStep(step, place, host)),
          onStep: (known, commit) => {
            live.print(bisectStepLine(known, commit))
          },
        },
        host,
      )
    }
    const report = await withBenchmarks(measureAll, { range, places }, host)
    live.clear()
    if (words.switches.has('json')) {
      terminal.out(`${JSON.stringify(report)}\n`)
    } else {
      // The table says what each row lacks.
      if (report.row === null && latest !== null) terminal.out(renderTerminal(latest, terminal))
      terminal.out(`${bisectLines(report, { words: again(argv), mostSteps }).join('\n')}\n`)
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
  if ((given.node ?? []).length > 1) {
    throw new UsageError('expected one Node.js for a bisection, got several in --node')
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

interface Places {
  readonly repository: string | null
  /** Absolute path of the bisection's own folder in the results folder. */
  readonly folder: string
  readonly cacheDirectory: string
}

async function placesOf({ given }: Asked, terminal: Terminal, host: Host): Promise<Places> {
  const results = absolutePath(
    given.results ?? settings.results.default,
    terminal.directory,
    host.files,
  )
  const folder = host.files.join(results, 'bisect')
  return {
    repository: await host.git.top(terminal.directory),
    folder,
    cacheDirectory: cacheDirectory(terminal.environment) ?? host.files.join(results, 'cache'),
  }
}

/** Every commit is measured by the benchmarks of BAD: those of its own may be others, or missing. */
async function withBenchmarks<T>(
  use: (tree: string | null) => Promise<T>,
  {
    range: { commits },
    places: { repository, folder },
  }: { readonly range: BisectRange; readonly places: Places },
  host: Host,
): Promise<T> {
  const bad = commits.at(-1)
  if (repository === null || bad === undefined || !/^[0-9a-f]{40}$/.test(bad.spec)) return use(null)
  const tree = host.files.join(folder, 'tree-of-bad')
  await host.git.removeWorktree(repository, tree)
  await host.git.addWorktree(repository, bad.spec, tree)
  try {
    return await use(tree)
  } finally {
    await host.git.removeWorktree(repository, tree)
  }
}

interface StepPlace {
  readonly range: BisectRange
  readonly asked: Asked
  readonly places: Places
  readonly terminal: Terminal
  readonly interruption: Interruption
  readonly tree: string | null
  readonly show: () => OnProgress
}

async function measureStep(
  step: BisectStep,
  place: StepPlace,
  host: Host,
): Promise<Compared['result']> {
  const { places, interruption } = place
  const resultsDirectory = host.files.join(places.folder, step.folder)
  const journal = (await host.files.read(host.files.join(resultsDirectory, 'journal.ndjson'))) ?? ''
  const compared = await measure(
    {
      ...requestOf(step, place),
      resultsDirectory,
      // A step that was killed before its first block begins again.
      resume: place.asked.resume && journal.includes('\n{"type":"sample"'),
    },
    host,
  )
  if (interruption.happened()) {
    throw new UnmeasurableError(`interrupted at ${step.commit.label}`)
  }
  await publishFiles(compared, resultsDirectory, host)
  return compared.result
}

function requestOf(
  { commit, row, threshold }: BisectStep,
  { range, asked, places, terminal, interruption, tree, show }: StepPlace,
): Omit<ComparisonRequest, 'resultsDirectory' | 'resume'> {
  const { given, names, metric } = asked
  const only = row === null ? names : [row.benchmarkId]
  const gate = row?.metric ?? metric
  return {
    selection: selectBase({
      event: { name: '', pullRequest: null, push: null },
      checkedOut: null,
      given: { base: range.good.spec, head: commit.spec },
    }),
    given: {
      // The functions of each commit on the way are nobody's question.
      'profile-budget': 0,
      ...given,
      ...(only.length > 0 && { only: [...only] }),
      ...(threshold !== null && { threshold }),
    },
    settingsOf: 'disk',
    atTerminal: true,
    repository: places.repository,
    origin: terminal.directory,
    cacheDirectory: places.cacheDirectory,
    trustScope: trustedScope,
    harnessPath: terminal.harnessPath,
    ...(terminal.remoteCachePath !== undefined && { remoteCachePath: terminal.remoteCachePath }),
    ...(tree !== null && { benchmarkTree: tree }),
    ...(gate !== null && { gate }),
    seed: given.seed ?? drawSeed(),
    keep: false,
    cancelled: interruption.happened,
    onProgress: show(),
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

function startOf(range: BisectRange, { names, metric, given }: Asked, words: Words): BisectStart {
  // These decide how long is measured, not what.
  const free = new Set(['results', 'pairs', 'budget', 'queue-timeout', 'probe'])
  const kept = Object.entries(given).filter(([name]) => !free.has(name))
  return {
    type: 'start',
    format: bisectFormat,
    version,
    good: range.good,
    commits: [...range.commits],
    names: [...names],
    metric,
    given: JSON.stringify([words.switches.has('first-parent'), ...kept]),
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

/** Twice of what one change in steady noise takes, and more. */
function usualSteps(commits: number): number {
  return 3 * Math.ceil(Math.log2(commits + 1)) + 6
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

/** Whether every change was found, and nothing is left to measure. */
function isAnswered({ row, changes, open }: BisectReport): boolean {
  return row !== null && !open && changes.length > 0 && changes.every(({ found }) => found)
}

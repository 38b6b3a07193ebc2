import { expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Description, FoundBenchmark } from '../../src/find/find.ts'
import type { Failure } from '../../src/model/judging/failure.ts'
import { type Metric, metricSchema } from '../../src/model/judging/metric.ts'
import { type Benchmark, benchmarkSchema } from '../../src/model/run/benchmark.ts'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import { type Plan, planSchema } from '../../src/model/run/plan.ts'
import { serverSchema } from '../../src/model/run/server.ts'
import type { SuiteDescription } from '../../src/model/run/suite.ts'
import { assertSameFacts, assertSameRows } from '../../src/plan/assert-same-facts.ts'
import {
  benchmarksOf,
  mergedBenchmarks,
  namedBenchmark,
  refuseUnknownNames,
} from '../../src/plan/benchmarks-of.ts'
import { assertDrawn, blocksOfRound } from '../../src/plan/blocks-of-round.ts'
import { isListed, rowsThatFit } from '../../src/plan/budget/rows-that-fit.ts'
import { contestsOfSides } from '../../src/plan/contenders/contest-between.ts'
import { axisFromText, contestsOnAxes } from '../../src/plan/contenders/contests-on-axes.ts'
import { differenceNotes, differencesBetween } from '../../src/plan/differences-between.ts'
import { earlierRunOf, isFinished } from '../../src/plan/earlier-run.ts'
import * as events from '../../src/plan/events/event-facts.ts'
import * as forEvent from '../../src/plan/events/isolation-for-event.ts'
import { pullRequestByHand } from '../../src/plan/events/pull-request-by-hand.ts'
import { afterTrial } from '../../src/plan/init/after-trial.ts'
import { proposalOf, type RepositoryFacts } from '../../src/plan/init/proposal-of.ts'
import { measuredRun } from '../../src/plan/measured-run.ts'
import { ownMetrics } from '../../src/plan/own-metrics.ts'
import { planOf as planFor } from '../../src/plan/plan-of.ts'
import * as tree from '../../src/plan/reach/tree-index.ts'
import { shippedBy, unreachedBy } from '../../src/plan/reach/unreached-by.ts'
import { relinkCommand, type Relink } from '../../src/plan/relink-command.ts'
import { runtimeLabels, runtimesOf } from '../../src/plan/runtimes-of.ts'
import { selectBase, type SelectionFacts } from '../../src/plan/select-base.ts'
import { type NamedSides, selectSides } from '../../src/plan/select-sides.ts'
import { settingsFromConfig } from '../../src/settings/config.ts'
import { type GivenSettings, withDefaults } from '../../src/settings/settings.ts'
import { answersOf } from '../fakes/answers.ts'
import { pilotOf, runEntry, samplesOf } from '../fakes/journals.ts'
import {
  benchmarkOf,
  planOf,
  revisionOf,
  startedOf,
  suiteRowOf,
  timeMetric,
} from '../fakes/plans.ts'
import { repositoryFacts } from '../fakes/repository-facts.ts'
import { buildOf, failureOf } from '../fakes/results.ts'

/** A benchmark by its kind, and what is special about it; a letter in place of a commit. */
interface Short {
  readonly id: string
  readonly kind?: 'command' | 'server' | 'suite'
  readonly [field: string]: unknown
}

function rowOf({ id, kind, ...changes }: Short): Benchmark {
  if (kind === 'command') return { ...startedOf(id, id), driver: 'command', ...changes }
  if (kind === 'suite') return suiteRowOf(id, changes)
  const server = serverSchema.parse({})
  return kind === 'server'
    ? { ...startedOf(id, 'node', `${id}.js`), driver: 'alternate', server, ...changes }
    : benchmarkOf(id, changes)
}

const rowsOf = (rows: readonly Short[]): Benchmark[] => rows.map(rowOf)

/** Commits are written as `<a>`, forty times that letter. */
function whole<T>(short: T): T {
  return JSON.parse(
    JSON.stringify(short).replaceAll(/<(.)>/g, (_, letter: string) => letter.repeat(40)),
  )
}

type ShortFacts = Omit<Partial<RepositoryFacts>, 'dropped'> & {
  readonly dropped?: Readonly<Record<string, string>>
}

function factsOf({ dropped = {}, ...facts }: ShortFacts): RepositoryFacts {
  return { ...repositoryFacts, ...facts, dropped: new Map(Object.entries(dropped)) }
}

interface PackageFacts {
  readonly folder: string
  readonly files: string[]
  readonly paths: readonly string[]
  readonly trials: readonly (readonly string[] | null)[]
}

const repository = { default_branch: 'main' }
const [headSha, baseSha] = ['a', 'b'].map((letter) => letter.repeat(40))

/** Documents of events, in which strangers have written. */
const outsiders = {
  pull_request: {
    repository,
    pull_request: { number: 7, head: { sha: headSha }, base: { sha: baseSha, ref: 'main' } },
  },
  merge_group: { merge_group: { head_sha: headSha, base_sha: baseSha, head_ref: 'main' } },
  workflow_dispatch: { inputs: { only: 'a' } },
  issue_comment: {
    action: 'edited',
    issue: { number: 3, state: 'open', pull_request: {} },
    comment: { id: 9, body: '/bench', user: { login: 'a', type: 'User' } },
    changes: { body: { from: 'before' } },
    sender: { login: 'a' },
    repository,
  },
  workflow_run: {
    workflow_run: {
      id: 5,
      run_attempt: 2,
      run_started_at: '2026',
      path: 'a.yml',
      event: 'pull_request',
      status: 'completed',
      conclusion: 'success',
      head_sha: headSha,
      head_branch: 'x',
      head_repository: { full_name: 'a/b' },
    },
  },
}

const readers = {
  'after-trial': ([facts, failures, rows, untried = []]: [
    ShortFacts,
    readonly Partial<Failure>[],
    number,
    string[]?,
  ]) => {
    const known = factsOf(facts)
    const step = afterTrial(known, {
      failures: failures.map((failure) => failureOf({ stage: 'build', ...failure })),
      untried,
      forecast: {
        labels: { base: '', head: '' },
        runtimes: [],
        place: '',
        rows: Array.from({ length: rows }, () => ({ name: 'x', kind: '' })),
        notes: [],
        pairs: 60,
        rowSeconds: 1,
        budgetSeconds: null,
        listed: [],
        preset: null,
      },
    })
    if (!('facts' in step)) return step
    const news = Object.entries(step.facts).filter(([key, value]) => {
      const before: unknown = Reflect.get(known, key)
      return value !== before
    })
    return [step.kind, Object.fromEntries(news)]
  },
  axis: axisFromText,
  benchmarks: ([found, base, head, settings = {}, runtime = null]: [
    FoundBenchmark[],
    (Description | SuiteDescription)[],
    (Description | SuiteDescription)[],
    GivenSettings?,
    (string | null)?,
  ]) => {
    const split = (all: readonly (Description | SuiteDescription)[]) => ({
      modules: all.filter((each) => 'module' in each),
      suites: all.filter((each) => 'suite' in each),
    })
    const [ofBase, ofHead] = [split(base), split(head)]
    return benchmarksOf(found, {
      describedSides: {
        modules: { base: ofBase.modules, head: ofHead.modules },
        suites: { base: ofBase.suites, head: ofHead.suites },
      },
      settings: withDefaults(settings),
      runtime,
    })
  },
  blocks: ([changes, round, rows, live]: [Partial<Plan>, number, Short[], string[]]) =>
    blocksOfRound(planOf({ ...changes, benchmarks: rowsOf(rows) }), round, live).map(
      ({ index, benchmarkId, kind, coin, seed, placement }) =>
        [index, benchmarkId, kind, coin, seed, placement] as const,
    ),
  contests: ([rows, ...axes]: [Short[], ...string[]]) =>
    contestsOnAxes(rowsOf(rows), axes.map(axisFromText)).map((each) => benchmarkSchema.parse(each)),
  'contests-of-sides': (
    builds: { label: string; side: 'base' | 'head'; further: string | null; rows: Short[] }[],
  ) =>
    contestsOfSides(builds.map(({ rows, ...build }) => ({ ...build, benchmarks: rowsOf(rows) }))),
  differences: ([base, head, ...allowed]: [
    Readonly<Record<string, Readonly<Record<string, string>>>>,
    Readonly<Record<string, Readonly<Record<string, string>>>>,
    ...('runtime' | 'dependencies' | 'benchmarks')[],
  ]) => {
    const none = { runtime: {}, dependencies: {}, benchmarks: {} }
    const sides = { base: { ...none, ...base }, head: { ...none, ...head } }
    const differences = differencesBetween(sides, new Set(allowed))
    return [differences, differenceNotes(differences)]
  },
  event: ([name, payload, head = null]: [string, unknown, (string | null)?]) => {
    const event = events.eventFacts(name, whole(payload))
    return [
      event,
      forEvent.isolationForEvent({ name }),
      forEvent.rowsForEvent({ name }),
      forEvent.trustScopeOf({ event, specs: { base: null, head } }),
      events.headBefore(whole(payload)),
      events.formFacts(name, payload),
      events.startFacts(whole(payload)),
    ]
  },
  comment: events.commentFacts,
  finished: ([ends, budgetSeconds, isBuilt = true]: [JournalEntry[], number | null, boolean?]) => {
    const builds = { base: buildOf('base'), head: isBuilt ? buildOf('head') : null }
    const pilot: JournalEntry = { type: 'pilot', pilot: pilotOf('one') }
    const earlier = earlierRunOf([runEntry(planOf(), builds), pilot, ...ends])
    return earlier !== null && isFinished(earlier, budgetSeconds)
  },
  drawn: ([changes, rows, rounds, tampered]: [
    Partial<Plan>,
    Short[],
    number,
    Readonly<Record<string, unknown>>,
  ]) => {
    const plan = planOf({ ...changes, benchmarks: rowsOf(rows) })
    const live = rows.map(({ id }) => id)
    const blocks = Array.from({ length: rounds }, (_, at) => blocksOfRound(plan, at, live)).flat()
    const entries = blocks.flatMap((block, at) =>
      samplesOf('', { count: 0 }).map((sample): JournalEntry => {
        const own = { ...block, ...(at === blocks.length - 1 ? tampered : {}) }
        return { type: 'sample', sample: { ...sample, block: own } }
      }),
    )
    assertDrawn([runEntry(plan), ...entries])
    return entries.length
  },
  length: ([kind, path, length]: [keyof typeof outsiders, string, number]) => {
    const payload = structuredClone(outsiders[kind])
    const names = path.split('.')
    const place = names.slice(0, -1).reduce((at: object, name) => Reflect.get(at, name), payload)
    Reflect.set(place, names.at(-1) ?? '', 'x'.repeat(length))
    const { name, pullRequest, mergeGroup, defaultBranch } = events.eventFacts(kind, payload)
    return [
      name.length,
      pullRequest?.baseBranch.length,
      mergeGroup?.headSha.length,
      defaultBranch?.length,
      events.formFacts(kind, payload)?.only?.length,
      events.startFacts(payload)?.defaultBranch.length,
      events.commentFacts(payload)?.body.length,
      measuredRun(payload)?.headBranch.length,
    ]
  },
  'by-hand': ([pull, head, name = 'workflow_dispatch']: [object, string, string?]) =>
    pullRequestByHand(
      whole({
        number: 482,
        open: true,
        headSha: '<a>',
        headRepository: 'octo/addon',
        baseSha: '<b>',
        baseRef: 'main',
        ...pull,
      }),
      { head: whole(head), event: { name }, repository: 'octo/addon' },
    ),
  listed: (rows: Short[]) => rowsOf(rows).map(isListed),
  'measured-run': (run: unknown) => measuredRun({ workflow_run: whole(run) }),
  merged: mergedBenchmarks,
  'named-benchmark': (path: string) => namedBenchmark(path, { n: 1, s: 'x' }),
  'own-metrics': ([descriptions, ...known]: [Description[], ...Partial<Metric>[]]) =>
    ownMetrics(
      descriptions,
      known.map((changes) => ({ ...timeMetric, ...changes })),
    ).map((metric) => metricSchema.parse(metric)),
  paths: (path: string) => [
    tree.folderOf(path),
    tree.foldersAround(path),
    tree.nameOf(path),
    tree.stemOf(tree.nameOf(path)),
    tree.isInstalled(path),
    tree.isLoadable(path),
    tree.isDeclaration(path),
    tree.installedPackageOf(path),
  ],
  manifest: tree.manifestOf,
  plan: ([settings, edited, measuredSeconds]: [GivenSettings, string[], number?]) =>
    planSchema.parse(
      planFor(withDefaults(settings), {
        revisions: { base: revisionOf('base'), head: revisionOf('head') },
        plannedBenchmarks: {
          benchmarks: [benchmarkOf('one')],
          added: ['new'],
          removed: [],
          edited,
        },
        metrics: [timeMetric],
        seed: 5,
        controlShare: 0.1,
        measuredSeconds,
      }),
    ),
  proposal: (facts: ShortFacts) => {
    const { files, hints } = proposalOf(factsOf(facts))
    const [settings] = files
    const read = settingsFromConfig(parse(settings?.content ?? ''), 'deadheat.yml')
    return [settings?.content, JSON.stringify(read), ...(settings?.reasons ?? []), ...hints].join(
      '\n',
    )
  },
  relink: (changes: Partial<Relink>) =>
    relinkCommand({
      command: 'g++ -o hot.node -shared -Wl,-soname=hot.node a.o b.o ',
      placer: 'room',
      seed: 7,
      shift: 0,
      roomPath: '/r.s',
      outputPath: '/hot.next',
      ...changes,
    }),
  'rows-that-fit': ([rows, count]: [{ id: string; name: string }[], number]) =>
    rowsThatFit(rows, count),
  runtimes: ([versions, base, head]: [string[] | undefined, string, string]) => {
    const naming = (node: string) => (node === '' ? {} : { node })
    const settings = versions === undefined ? {} : { 'node-version': versions }
    return runtimesOf(settings, { base: naming(base), head: naming(head) })
  },
  'runtime-labels': ([written, versions]: [string[], string[]]) => runtimeLabels(written, versions),
  'same-facts': ([before, stage, now]: Parameters<typeof assertSameFacts>) => {
    assertSameFacts(before, stage, now)
  },
  'same-rows': ([rows, changes]: [Short[], Partial<Plan>]) => {
    assertSameRows(planOf(), planOf({ ...changes, benchmarks: rowsOf(rows) }))
  },
  'select-base': ([name, payload, checkedOut, base = null, head = null]: [
    string,
    unknown,
    SelectionFacts['checkedOut'],
    (string | null)?,
    (string | null)?,
  ]) => {
    const event = events.eventFacts(name, whole(payload))
    return selectBase({ event, checkedOut: whole(checkedOut), specs: { base, head } })
  },
  'select-sides': (sides: Partial<NamedSides>) =>
    selectSides({ isRepository: true, defaultBranch: 'origin/main', words: [], ...sides }),
  shipped: ({ folder, files, paths, trials }: PackageFacts) => {
    const facts = {
      differences: new Map(
        paths.map((path) => [path, path === 'own/x.json' ? 'description' : 'content'] as const),
      ),
      index: { places: new Map(), manifests: new Map([[folder, { files }]]) },
      packageFolder: folder,
    }
    const looked = trials.map((reached, at) =>
      reached === null
        ? null
        : {
            reached: new Set(reached),
            loaded: new Set([`l${at}`]),
            published: null,
            isUnchanged: at === 0,
          },
    )
    return [paths.filter(shippedBy(facts)), unreachedBy(looked, facts)]
  },
  'unknown-names': ([set, ...names]: [Readonly<Record<string, string[]>>, ...string[][]]) => {
    refuseUnknownNames(
      set,
      names.map((each) => ({ names: each })),
    )
  },
}

it.each(Object.entries(readers))('of what is planned, %s is as it was', async (name, read) => {
  const { text, golden } = answersOf(`plan/${name}`, read)
  await expect(text).toMatchFileSnapshot(golden)
})

it('a run has at most 10,000 benchmarks', () => {
  const found = { kind: 'module', path: 'a.js' } as const
  const planned = (count: number) => {
    const parameters = Array.from({ length: count }, (_, n) => ({ n }))
    const described = [{ module: 'a.js', parameters }]
    return readers.benchmarks([[found], described, described]).benchmarks
  }
  expect(planned(10_000)).toHaveLength(10_000)
  expect(() => planned(10_001)).toThrow('expected at most 10000 benchmarks, got 10001')
})

import { withSnapshots } from '../../revision/snapshots.ts'
import type { Host } from '../../host/host.ts'
import { resultSchema } from '../../model/judging/result.ts'
import type { Forecast, ForecastRow, ListedForecast } from '../../model/run/forecast.ts'
import { nameOfPath, type FoundBenchmark } from '../../find/find.ts'
import { runtimesOf } from '../../plan/runtimes-of.ts'
import { suitePlace } from '../../find/suites.ts'
import { listConfigurations } from './list-configurations.ts'
import { checkRequest } from '../check-request.ts'
import type { CheckedRequest, ComparisonRequest } from '../session.ts'
import { findInHead } from './find-in-head.ts'

// Both processes of a pair start, warm up for as long as they are measured, and are measured.
const startSeconds = 0.2
const blockSeconds = 0.8

/**
 * Says what a comparison would measure, on what and for how long at most, without building or measuring
 * anything, and without waiting for anybody.
 *
 * @throws UsageError when something in the request has to change
 */
export function listPlanned(request: ComparisonRequest, host: Host): Promise<Forecast> {
  return withSnapshots(request, host, async (snapshots) => {
    const checked = await checkRequest(request, snapshots, host)
    return forecastOf(checked, host)
  })
}

async function forecastOf(checked: CheckedRequest, host: Host): Promise<Forecast> {
  const { settings, revisions, suite, request } = checked
  const { variants } = runtimesOf(settings, revisions)
  const { found, place, notes } = await findInHead(checked, host)
  const listed: ListedForecast[] = []
  const unlisted: string[] = []
  for (const one of found) {
    // One in the tree itself is only there after a build.
    if (one.kind !== 'suite' || suitePlace(one).source === null) continue
    const told = await listConfigurations(one, checked, host)
    if (typeof told === 'string') unlisted.push(told)
    else listed.push(told)
  }
  const known = new Set(listed.map(({ name }) => name))
  const rows = found
    .filter((one) => one.kind !== 'suite' || !known.has(one.name))
    .map(rowOf)
    .filter((row) => matches(row, settings.only))
  const preset = settings.preset ?? 'quick'
  const about = suite?.about.presets[preset]
  const length = about?.measuredSeconds ?? blockSeconds
  const rounds = (settings.pairs + 1) * (1 + settings.control)
  return {
    labels: { base: revisions.base.label, head: revisions.head.label },
    runtimes: variants.map(({ base, head }) =>
      base === head ? nodeText(base) : `${nodeText(base)} and ${nodeText(head)}`,
    ),
    place,
    rows,
    notes: [...notes, ...unlisted],
    listed,
    pairs: settings.pairs,
    rowSeconds: rounds * (startSeconds + 2 * length) * variants.length,
    budgetSeconds: settings.budget ?? null,
    preset: about === undefined ? null : { name: preset, minutes: about.minutes },
    last: await lastRun(request, host),
  }
}

function rowOf(found: FoundBenchmark): ForecastRow {
  switch (found.kind) {
    case 'module':
      return { name: nameOfPath(found.path), kind: 'in-process, a row for each of its parameters' }
    case 'command':
      return { name: found.name, kind: 'a whole process' }
    case 'server':
      return { name: found.name, kind: 'a server' }
    case 'suite':
      return {
        name: found.name,
        kind: `a suite of ${found.adapter}, a row for each of its results`,
      }
  }
}

/** Rows below a name are known only when it is run, so a pattern counts as far as the name goes. */
function matches({ name }: ForecastRow, only: readonly string[] | undefined): boolean {
  if (only === undefined) return true
  return only.some((pattern) => {
    const start = pattern.split('*')[0] ?? ''
    return start.startsWith(name) || name.startsWith(start)
  })
}

function nodeText(asked: string): string {
  return asked === 'path' ? 'the Node.js on the PATH' : `Node.js ${asked}`
}

async function lastRun(
  { resultsDirectory }: ComparisonRequest,
  { files }: Host,
): Promise<Forecast['last']> {
  const content = await files.read(files.join(resultsDirectory, 'result.json'))
  const parsed = resultSchema.safeParse(content === null ? null : dataOf(content))
  if (!parsed.success) return null
  const { plan, seconds, pairs } = parsed.data
  return pairs === 0 ? null : { rows: plan.benchmarks.length, seconds }
}

function dataOf(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null // It only helps to guess.
  }
}

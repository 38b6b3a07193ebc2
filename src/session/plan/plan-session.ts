import { familiesOf } from '../../analysis/run.ts'
import { withEarlyControls } from '../../analysis/joint-table.ts'
import { assertEnoughPairs } from '../../analysis/stopping/outlook.ts'
import { metrics } from '../../metrics/index.ts'
import { weighNode } from '../../measure/weigh-node.ts'
import { parseShard } from '../../model/run/shard.ts'
import { differsByNode } from '../../model/build/revision.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { Plan } from '../../model/run/plan.ts'
import { mergedBenchmarks } from '../../plan/benchmarks-of.ts'
import { nothingToMeasure } from '../../find/found-text.ts'
import { ownMetrics } from '../../plan/own-metrics.ts'
import { assertSameRows } from '../../plan/assert-same-facts.ts'
import { continuedPlan } from '../../plan/earlier-run.ts'
import { type PlacingAnswer, inLayouts, placingFor } from '../build/placing.ts'
import { plannedBy } from './planned-by.ts'
import { plannedContests } from './planned-contests.ts'
import type { PreparedVariant } from '../stage/prepare-sides.ts'
import { rowsLeftOut } from './rows-left-out.ts'
import { unbuilt } from '../record/record-run.ts'
import type { BuiltVariant, CheckedRequest, Session } from '../session.ts'
import type { Host } from '../../host/host.ts'
import { unchangedRows } from './unchanged-rows.ts'

/** What planning asks of a part. */
export interface PlanningPart {
  /** Called before anything is started; a UsageError when something that it reads has to change. */
  readonly check?: (request: CheckedRequest, host: Host) => Promise<void>
  /** The plan with rows of its own, or without some. */
  readonly plan?: (plan: Plan, session: Session) => Plan | Promise<Plan>
}

/** What is measured, and what has failed already. */
export interface PlannedSession {
  /** Of a run that is resumed, as it was planned: its first budget chose what it began with. */
  readonly plan: Plan
  /** The budget of this request, after which no new round starts. */
  readonly budgetSeconds: number | null
  readonly failures: readonly Failure[]
  /** Links addons again; `null` when none is linked again. */
  readonly placing: Extract<PlacingAnswer, { readonly place: unknown }> | null
}

/** Plans a run by both sides' descriptions; UsageError and UnmeasurableError when nothing can be measured. */
export async function planSession(
  session: Session,
  builtVariants: readonly BuiltVariant[],
  preparedVariants: readonly PreparedVariant[],
  parts: readonly PlanningPart[],
): Promise<PlannedSession> {
  const { settings, earlier, request } = session
  const sides = preparedVariants.filter(({ further }) => further === null)
  const plannedBenchmarks = plannedContests(
    session,
    preparedVariants,
    mergedBenchmarks(sides.map((preparedVariant) => preparedVariant.plannedBenchmarks)),
  )
  const failures = [
    ...unbuilt(builtVariants),
    ...preparedVariants.flatMap((preparedVariant) => preparedVariant.failures),
  ]
  const [budgetSeconds = null] = preparedVariants.flatMap((each) => each.budgetSeconds ?? [])
  if (plannedBenchmarks.benchmarks.length + plannedBenchmarks.added.length === 0) {
    const foundBenchmarks = preparedVariants.flatMap((variant) => variant.foundBenchmarks)
    throw nothingToMeasure(foundBenchmarks, failures, { ...settings, budgetSeconds })
  }
  const apart = await unchangedRows(session, preparedVariants, plannedBenchmarks)
  const descriptions = sides.flatMap((preparedVariant) => preparedVariant.descriptions)
  const benchmarkMetrics = [
    ...ownMetrics(descriptions, metrics),
    ...(plannedBenchmarks.metrics ?? []),
  ]
  request.onProgress({ kind: 'doing', what: 'planning' })
  const targetPairs = preparedVariants.map(({ targets }) => targets)
  const placing = await placingFor(session, targetPairs)
  const wholePlan = {
    ...plannedBy(session, {
      ...plannedBenchmarks,
      benchmarks: plannedBenchmarks.benchmarks.filter(({ id }) => !apart.spared.has(id)),
      metrics: benchmarkMetrics,
    }),
    nodeItself: await nodeItself(session, preparedVariants[0]?.targets),
    budgetSeconds,
  }
  let planShare: Plan = wholePlan
  for (const part of parts) planShare = (await part.plan?.(planShare, session)) ?? planShare
  const isDealt = parseShard(settings.shard ?? '')?.index === null
  const withoutRoom = isDealt
    ? new Map<string, number>()
    : await rowsLeftOut(session, planShare, preparedVariants)
  const leftOut = [
    ...preparedVariants.flatMap((preparedVariant) => preparedVariant.leftOut),
    ...[...withoutRoom].map(([id, seconds]) => ({ id, cause: 'no-room' as const, seconds })),
    ...apart.leftOut,
  ]
  const fittingShare = {
    ...planShare,
    benchmarks: planShare.benchmarks.filter(({ id }) => !withoutRoom.has(id)),
    leftOut: leftOut.length > 0 ? leftOut : undefined,
    unreached: apart.unreached ?? undefined,
  }
  const requestedPlan = withEarlyControls(inLayouts(fittingShare, placing, settings.layouts))
  for (const family of familiesOf({ plan: requestedPlan, failures: [] }))
    assertEnoughPairs(family.plan)
  const earlierPlan = earlier === null ? null : continuedPlan(earlier, settings.timeout)
  if (earlierPlan !== null) assertSameRows(earlierPlan, requestedPlan)
  // What is measured and how it is judged was fixed before the first sample; only the time may change.
  const plan = earlierPlan ?? requestedPlan
  return {
    plan,
    budgetSeconds: requestedPlan.budgetSeconds,
    failures,
    placing: placing !== null && 'place' in placing ? placing : null,
  }
}

async function nodeItself(
  { revisions, suite, earlier, host }: Session,
  targets: PreparedVariant['targets'] | undefined,
): Promise<Plan['nodeItself']> {
  const isWanted = earlier === null && suite === null && differsByNode(revisions)
  return isWanted && targets !== undefined ? weighNode(targets, host) : undefined
}

import { contestRun } from '../analysis/contest-run.ts'
import { withEarlyControls } from '../analysis/early/with-early-controls.ts'
import { assertEnoughPairs } from '../analysis/stopping/foresight.ts'
import { metrics } from '../metrics/index.ts'
import { isSameBuild } from '../model/build/is-same-build.ts'
import type { Failure } from '../model/judging/failure.ts'
import { measuredIn } from '../model/run/measured-in.ts'
import type { DrawnPlacements } from '../model/run/placement.ts'
import type { Plan } from '../model/run/plan.ts'
import { mergedBenchmarks } from '../plan/benchmarks-of.ts'
import { nothingToMeasure } from '../find/found-text.ts'
import { studyNotes } from '../plan/study-notes.ts'
import { ownMetrics } from '../plan/own-metrics.ts'
import { looksUpTo } from '../settings/policy.ts'
import { assertSameSession } from './assert-same-session.ts'
import { type PlacingAnswer, openPlacing } from './building/placing.ts'
import { withoutLeftOut } from '../plan/shards/without-left-out.ts'
import { plannedBy } from './planned-by.ts'
import { plannedContests } from './planned-contests.ts'
import type { PreparedVariant } from './prepare-sides.ts'
import { secondsInBudget } from './seconds-in-budget.ts'
import { unbuilt } from './record-run.ts'
import type { BuiltVariant, Session } from './session.ts'
import { gatingTests } from '../analysis/stopping/judging-plan.ts'
import type { Shard } from '../model/run/shard.ts'
import { dealBenchmarks } from '../plan/shards/deal-benchmarks.ts'
import type { GivenSettings } from '../settings/settings.ts'
import { parseShard } from '../plan/shards/parse-shard.ts'

/** What is measured, and what has failed already. */
export interface PlannedSession {
  /** Of a run that is resumed, as it was planned: its first budget chose what it began with. */
  readonly plan: Plan
  /** The budget of this request, after which no new round starts. */
  readonly budgetSeconds: number | null
  readonly failures: readonly Failure[]
  /**
   * How long a block of each portion of the whole table probably takes, 0 for what the budget has no room
   * for; `null` for a shard that was not told.
   */
  readonly expectedSeconds: readonly number[] | null
  /** Links addons again; `null` when none is linked again. */
  readonly placing: Extract<PlacingAnswer, { readonly place: unknown }> | null
}

/**
 * Plans a run from both sides' descriptions of their benchmarks.
 *
 * @throws UsageError and UnmeasurableError when there is nothing to measure
 */
export async function planSession(
  session: Session,
  built: readonly BuiltVariant[],
  prepared: readonly PreparedVariant[],
): Promise<PlannedSession> {
  const { settings, earlier, request } = session
  const sides = prepared.filter(({ further }) => further === null)
  const planned = plannedContests(
    session,
    prepared,
    mergedBenchmarks(sides.map((one) => one.planned)),
  )
  const failures = [...unbuilt(built), ...prepared.flatMap((one) => one.failures)]
  const budgetSeconds = prepared.find((one) => one.budgetSeconds !== null)?.budgetSeconds ?? null
  if (measuredIn(planned).length === 0) {
    const found = prepared.flatMap((one) => one.found)
    throw nothingToMeasure(found, failures, { ...settings, budgetSeconds })
  }
  const descriptions = sides.flatMap((one) => one.descriptions)
  const own = [...ownMetrics(descriptions, metrics), ...(planned.metrics ?? [])]
  request.onProgress({ kind: 'doing', what: 'planning' })
  const opened = await placingFor(session, prepared)
  const placing = opened !== null && 'place' in opened ? opened : null
  const whole = { ...plannedBy(session, { ...planned, metrics: own }), budgetSeconds }
  const expectedSeconds = await secondsInBudget(session, whole, prepared)
  const { plan: kept, expectedSeconds: keptSeconds } = withoutLeftOut(whole, expectedSeconds)
  const wanted = shardOf(kept, { shard: settings.shard, expectedSeconds: keptSeconds })
  const asked = withEarlyControls(inLayouts(wanted, opened, settings.layouts))
  assertEnoughPairs(asked)
  const contested = contestRun({ plan: asked })
  if (contested !== null) assertEnoughPairs(contested.plan)
  const builds = prepared[0]?.builds ?? null
  if (earlier !== null) assertSameSession(earlier, { plan: asked, builds })
  // What is measured and how it is judged was fixed before the first sample; only the time may change.
  const plan = earlier?.run.plan ?? asked
  // The tables of a bundled suite are known to fit; a preset leaves some of them empty.
  const aboutTables = (session.suite?.digest ?? null) === null ? [] : studyNotes(plan)
  for (const text of aboutTables) {
    request.onProgress({ kind: 'note', text })
  }
  return { plan, budgetSeconds: asked.budgetSeconds, failures, expectedSeconds, placing }
}

async function placingFor(
  session: Session,
  prepared: readonly PreparedVariant[],
): Promise<PlacingAnswer> {
  const note = (text: string): void => session.request.onProgress({ kind: 'note', text })
  for (const { builds, controlBuild } of prepared) {
    if (controlBuild === null || !isSameBuild(builds.base, controlBuild)) continue
    note(
      'both builds of base are identical bit for bit: they differ only in where their code is placed',
    )
  }
  const all = prepared.map(({ targets, controlTarget }) => ({
    ...targets,
    controlBuild: controlTarget,
  }))
  const opened = await openPlacing(session, all)
  if (opened !== null) {
    const linked = 'place' in opened
    note(
      linked
        ? `${linkedAgain(opened.placements)} linked again for every round, by ${opened.placements.by}`
        : `native code is not linked again: ${opened.refused}`,
    )
  }
  if (opened !== null && 'place' in opened && opened.leftReason !== null) note(opened.leftReason)
  return opened
}

function linkedAgain({ node }: DrawnPlacements): string {
  return node === true ? 'Node.js itself and addons are' : 'addons are'
}

/** A repeated layout would be the unit of evidence, so the plan ends with the last one. */
function inLayouts(plan: Plan, opened: PlacingAnswer, layouts: number | undefined): Plan {
  if (opened === null) return plan
  if ('refused' in opened) return { ...plan, placements: opened }
  const { placements } = opened
  const pairs = plan.policy.looks.at(-1) ?? 1
  if (layouts === undefined || layouts >= pairs) return { ...plan, placements }
  return { ...plan, placements, policy: { ...plan.policy, looks: [...looksUpTo(layouts)] } }
}

/**
 * The part of a plan that one shard measures.
 *
 * @param shard - `3/8`; absent for the whole plan
 * @param expectedSeconds - of its portions; `null` where no job has told them
 * @throws UsageError when it is no shard, or the times belong to another table
 */
export function shardOf(
  plan: Plan,
  {
    shard,
    expectedSeconds,
  }: Pick<GivenSettings, 'shard'> & { readonly expectedSeconds: readonly number[] | null },
): Plan {
  if (shard === undefined) return plan
  const { index, of } = parseShard(shard)
  const dealing = { shards: of, expectedSeconds }
  const own = new Set(
    (dealBenchmarks(measuredIn(plan), dealing)[index - 1] ?? []).map(({ id }) => id),
  )
  const { contests = [], ...rest } = plan
  const dealt = contests.filter(({ id }) => own.has(id))
  return {
    ...rest,
    ...(dealt.length > 0 && { contests: dealt }),
    benchmarks: plan.benchmarks.filter(({ id }) => own.has(id)),
    shard: { index, of, ...wholeOf(plan), ...wholeContests(plan) },
  }
}

function wholeOf(plan: Plan): Pick<Shard, 'family' | 'rows'> {
  return { family: gatingTests(plan), rows: plan.benchmarks.map(({ id }) => id) }
}

function wholeContests(plan: Plan): Pick<Shard, 'contests'> {
  const run = contestRun({ plan })
  return run === null ? {} : { contests: wholeOf(run.plan) }
}

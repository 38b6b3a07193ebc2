import type { Build } from '../model/build/build.ts'
import type { RunEntry } from '../model/run/journal.ts'
import { planSchema, type Plan, isLinkedPlan } from '../model/run/plan.ts'
import { madeFrom } from '../model/build/revision.ts'
import { sides, type BySide } from '../model/build/side.ts'
import { UsageError } from '../model/usage-error.ts'

/** The current request, as far as it is known. */
export interface AskedNow {
  /** The version of deadheat. */
  readonly version: string
  readonly plan: Plan
  /** `null` before the sides are built. */
  readonly builds: BySide<Build> | null
}

/**
 * Refuses to continue a different run: its samples would be mixed with samples of something else,
 * or judged by rules chosen after seeing them.
 *
 * The budget may differ, and so may the spelling of the same revision.
 *
 * @throws UsageError that says what differs
 */
export function assertSameRun(before: RunEntry, now: AskedNow): void {
  const difference =
    factDifference(before, now) ??
    benchmarkDifference(before.plan, now.plan) ??
    policyDifference(before.plan, now.plan)
  if (difference === null) return
  throw new UsageError(
    `expected the run to continue, got another one: ${difference}; request the same, or start again without --resume`,
  )
}

function factDifference(before: RunEntry, now: AskedNow): string | null {
  const isBuilt = now.builds !== null
  const [first, second] = [runFacts(before, { isBuilt }), runFacts(now, { isBuilt })]
  const name = [...new Set([...first.keys(), ...second.keys()])].find(
    (fact) => first.get(fact) !== second.get(fact),
  )
  if (name === undefined) return null
  const verb = name.startsWith('the files') ? ['were', 'are'] : ['was', 'is']
  return `${name} ${verb[0]} ${first.get(name) ?? 'none'} and ${verb[1]} ${second.get(name) ?? 'none'} now`
}

/** What has to be the same, as it is shown, by what it is called. */
function runFacts(
  { version, plan, builds }: Pick<RunEntry, 'version' | 'plan' | 'builds'> | AskedNow,
  { isBuilt }: { readonly isBuilt: boolean },
): ReadonlyMap<string, string> {
  const runtimes = sides.flatMap((side) => {
    const runtime = isBuilt ? builds?.[side]?.runtime : undefined
    if (runtime === undefined) return []
    const parts = Object.entries(runtime.versions).map(
      ([part, text]) => [`${part} of ${side}`, text] as const,
    )
    return [[`Node.js of ${side}`, runtime.version] as const, ...parts]
  })
  return new Map([
    ['deadheat', version],
    ...sides.map((side) => [side, madeFrom(plan.revisions[side])] as const),
    ...runtimes,
    // The same files are the same suite, wherever they were taken from.
    ['the files of the suite', plan.chosen?.suiteDigest?.slice(0, 12) ?? 'none'],
    ['environment', plan.chosen?.environment?.join(' ') ?? 'none'],
    ['node-flags', plan.chosen?.nodeFlags?.join(' ') ?? 'none'],
  ])
}

function benchmarkDifference(before: Plan, now: Plan): string | null {
  const [knownIds, ids] = [idsOf(before), idsOf(now)]
  const missingId = [...knownIds].find((id) => !ids.has(id))
  if (missingId !== undefined) return `the benchmark ${missingId} is gone`
  const newId = [...ids].find((id) => !knownIds.has(id))
  if (newId !== undefined) return `the benchmark ${newId} is new`
  const parts = ['benchmarks', 'added', 'removed'] as const
  return parts.every((part) => isSamePart(before, now, part))
    ? null
    : 'the benchmarks are the same by name, but were measured in another way or order'
}

function idsOf({ benchmarks }: Plan): ReadonlySet<string> {
  return new Set(benchmarks.map(({ id }) => id))
}

/** The parts of a plan that decide how it is judged, and what each is called. */
const policyParts = [
  ['policy', 'alpha, pairs or limit'],
  ['metrics', 'a metric or its threshold'],
  ['controlShare', 'the share of control blocks'],
  ['earlyControls', 'the order of pairs and control blocks'],
  ['placements', 'how addons are relinked'],
  ['shard', 'the shard'],
] as const

function policyDifference(before: Plan, now: Plan): string | null {
  const differentPart = policyParts.find(([part]) => !isSamePart(before, now, part))
  return differentPart === undefined ? null : `${differentPart[1]} was different`
}

/** Both were parsed by the same schema, so equal parts are equal as text. */
function isSamePart(before: Plan, now: Plan, part: keyof Plan): boolean {
  const serialise = (plan: Plan): string => JSON.stringify(planSchema.parse(plan)[part])
  return serialise(before) === serialise(now)
}

/**
 * A plan that was made before anything is built, with the parts of an earlier one that are known only
 * afterwards, so that the two can be compared.
 *
 * @param given - how many layouts of the code and pairs were asked for; a study chooses its own pairs
 */
export function withBuiltParts(
  plan: Plan,
  before: Plan,
  { layouts, pairs }: { readonly [name in 'layouts' | 'pairs']: number | undefined },
): Plan {
  const { placements, earlyControls, shard } = before
  const isInLayouts = layouts !== undefined && isLinkedPlan(before)
  const looks = isInLayouts || pairs === undefined ? before.policy.looks : plan.policy.looks
  const policy = { ...plan.policy, looks }
  return { ...plan, placements, earlyControls, shard, policy }
}

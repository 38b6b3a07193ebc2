import type { Build } from '../model/build/build.ts'
import type { RunEntry } from '../model/run/journal.ts'
import { planSchema, type Plan, isLinkedPlan } from '../model/run/plan.ts'
import type { Revision } from '../model/build/revision.ts'
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
    differenceIn('deadheat', before.version, now.version) ??
    revisionDifference(before.plan, now.plan) ??
    runtimeDifference(before, now.builds) ??
    suiteDifference(before.plan, now.plan) ??
    benchmarkDifference(before.plan, now.plan) ??
    policyDifference(before.plan, now.plan)
  if (difference === null) return
  throw new UsageError(
    `expected the run to continue, got another one: ${difference}; request the same, or start again without --resume`,
  )
}

function differenceIn(name: string, before: string, now: string): string | null {
  return before === now ? null : `${name} was ${before} and is ${now} now`
}

function revisionDifference(before: Plan, now: Plan): string | null {
  const matches = sides.map((side) =>
    differenceIn(side, revisionName(before.revisions[side]), revisionName(now.revisions[side])),
  )
  return matches.find((text) => text !== null) ?? null
}

function revisionName({ sha, tree, packageName, packageVersion }: Revision): string {
  return sha ?? tree ?? `${packageName ?? ''}@${packageVersion ?? ''}`
}

function runtimeDifference(before: RunEntry, now: BySide<Build> | null): string | null {
  const matches = sides.map((side) => {
    const [first, second] = [before.builds[side]?.runtime, now?.[side].runtime]
    if (first === undefined || second === undefined) return null
    const parts = Object.keys({ ...first.versions, ...second.versions }).map((part) =>
      differenceIn(
        `${part} of ${side}`,
        first.versions[part] ?? 'none',
        second.versions[part] ?? 'none',
      ),
    )
    return (
      differenceIn(`Node.js of ${side}`, first.version, second.version) ??
      parts.find((part) => part !== null) ??
      null
    )
  })
  return matches.find((text) => text !== null) ?? null
}

/** The same files are the same suite, wherever they were taken from. */
function suiteDifference({ chosen: before }: Plan, { chosen: now }: Plan): string | null {
  const digests = [before?.suiteDigest ?? 'none', now?.suiteDigest ?? 'none'] as const
  if (digests[0] === digests[1]) return null
  return `the files of the suite were ${digests[0].slice(0, 12)} and are ${digests[1].slice(0, 12)} now`
}

function benchmarkDifference(before: Plan, now: Plan): string | null {
  const ids = new Set(now.benchmarks.map(({ id }) => id))
  const goneBenchmark = before.benchmarks.find(({ id }) => !ids.has(id))
  if (goneBenchmark !== undefined) return `the benchmark ${goneBenchmark.id} is gone`
  const knownNames = new Set(before.benchmarks.map(({ id }) => id))
  const fresh = now.benchmarks.find(({ id }) => !knownNames.has(id))
  if (fresh !== undefined) return `the benchmark ${fresh.id} is new`
  const parts = ['benchmarks', 'added', 'removed'] as const
  return parts.every((part) => isSamePart(before, now, part))
    ? null
    : 'the benchmarks are the same by name, but were measured in another way or order'
}

/** The parts of a plan that decide how it is judged, and what each is called. */
const policyParts = [
  ['policy', 'alpha, pairs or limit'],
  ['metrics', 'a metric or its threshold'],
  ['history', 'the history'],
  ['controlShare', 'the share of control blocks'],
  ['earlyControls', 'the order of pairs and control blocks'],
  ['rebuildControl', 'the rebuild control'],
  ['placements', 'how addons are relinked'],
  ['shard', 'the shard'],
] as const

function policyDifference(before: Plan, now: Plan): string | null {
  const different = policyParts.find(([part]) => !isSamePart(before, now, part))
  return different === undefined ? null : `${different[1]} was different`
}

/** Both were parsed by the same schema, so equal parts are equal as text. */
function isSamePart(before: Plan, now: Plan, part: keyof Plan): boolean {
  const serialise = (plan: Plan): string => JSON.stringify(planSchema.parse(plan)[part])
  return serialise(before) === serialise(now)
}

/**
 * A plan that was made before anything is built, with the parts of an earlier one that only building
 * tells, so that the two can be compared.
 *
 * @param layouts - how many layouts of the code were asked for
 */
export function withBuiltParts(
  askedParts: Plan,
  before: Plan,
  { layouts }: { readonly layouts?: number | undefined },
): Plan {
  const { placements, earlyControls, shard } = before
  const isInLayouts = layouts !== undefined && isLinkedPlan(before)
  const looks = isInLayouts ? before.policy.looks : askedParts.policy.looks
  const policy = { ...askedParts.policy, looks }
  return { ...askedParts, placements, earlyControls, shard, policy }
}

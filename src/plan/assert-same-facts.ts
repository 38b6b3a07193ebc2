import type { RunEntry, SameFacts } from '../model/run/journal.ts'
import { type Plan, planSchema } from '../model/run/plan.ts'
import { UsageError } from '../model/usage-error.ts'

/**
 * Refuses to continue a different run: its samples would be mixed with samples of something else,
 * or judged by rules chosen after seeing them.
 *
 * @param stage - what is compared: what was asked for, before anything is built; or what came of it
 * @throws UsageError that says what differs
 */
export function assertSameFacts(
  before: Pick<RunEntry, 'asked' | 'built'>,
  stage: 'asked' | 'built',
  now: SameFacts,
): void {
  const { [stage]: known = {} } = before
  const name = [...new Set([...Object.keys(known), ...Object.keys(now)])].find(
    (fact) => known[fact] !== now[fact],
  )
  if (name === undefined) return
  const verb = /^the .*s of /.test(name) ? ['were', 'are'] : ['was', 'is']
  refuse(
    `${name} ${verb[0]} ${known[name] ?? 'not set'} and ${verb[1]} ${now[name] ?? 'not set'} now`,
  )
}

/** @throws UsageError where the rows of a run that goes on are not those with which it began */
export function assertSameRows(before: Plan, now: Plan): void {
  const [knownIds, ids] = [idsOf(before), idsOf(now)]
  const missingId = [...knownIds].find((id) => !ids.has(id))
  if (missingId !== undefined) refuse(`the benchmark ${missingId} is gone`)
  const newId = [...ids].find((id) => !knownIds.has(id))
  if (newId !== undefined) refuse(`the benchmark ${newId} is new`)
  const parts = ['benchmarks', 'added', 'removed'] as const
  if (!parts.every((part) => isSamePart(before, now, part)))
    refuse('the benchmarks are the same by name, but were measured in another way or order')
}

function refuse(difference: string): never {
  throw new UsageError(
    `expected the run to continue, got another one: ${difference}; request the same, or start again without --resume`,
  )
}

function idsOf({ benchmarks }: Plan): ReadonlySet<string> {
  return new Set(benchmarks.map(({ id }) => id))
}

/** Both were parsed by the same schema, so equal parts are equal as text. */
function isSamePart(before: Plan, now: Plan, part: keyof Plan): boolean {
  const serialise = (plan: Plan): string => JSON.stringify(planSchema.parse(plan)[part])
  return serialise(before) === serialise(now)
}

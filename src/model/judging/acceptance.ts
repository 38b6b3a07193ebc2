import { z } from 'zod'
import { text } from '../text.ts'

/** Stands for every benchmark in an acceptance. */
export const everyName = '*'

/** What a maintainer has accepted: the regressions of a benchmark, or of all, up to a bound in each metric. */
export type Acceptance = Readonly<z.infer<typeof acceptanceSchema>>
export const acceptanceSchema = z.strictObject({
  /** The benchmark as the table names it, with or without its Node.js; `*` for every one. */
  name: text(300),
  /** Bounds as head / base − 1: negative where more is better. A metric without one is not accepted. */
  bounds: z.array(z.strictObject({ metric: text(100), bound: z.number() })).max(100),
  /** The maintainer's reason. */
  reason: text(500),
  /** The maintainer's login. */
  by: text(110),
})

/** An acceptance as it applies to one regression: the bound is that of its metric. */
export type AppliedAcceptance = Readonly<z.infer<typeof appliedAcceptanceSchema>>
export const appliedAcceptanceSchema = z.strictObject({
  ...acceptanceSchema.pick({ name: true, reason: true, by: true }).shape,
  bound: z.number(),
})

/**
 * The acceptance that applies to a regression, and whether it holds: one that covers it, else one whose
 * bound its whole interval exceeds.
 *
 * @param regression - its benchmark with and without the Node.js, and the end of its interval that is closest to
 *   no change, as head / base − 1
 * @param acceptances - oldest first; a later one replaces those of the same name and metric
 * @returns `null` where none is about it
 */
export function acceptanceFor(
  regression: Readonly<Record<'benchmarkId' | 'name' | 'metric', string>> & {
    readonly nearest: number
  },
  acceptances: readonly Acceptance[],
): { readonly acceptance: AppliedAcceptance; readonly holds: boolean } | null {
  const { benchmarkId, name, metric, nearest } = regression
  const byName = new Map<string, AppliedAcceptance>()
  for (const { bounds, ...acceptance } of acceptances) {
    const bound = bounds.find((each) => each.metric === metric)?.bound
    const isMeant = [everyName, benchmarkId, name].includes(acceptance.name)
    if (bound !== undefined && isMeant) byName.set(acceptance.name, { ...acceptance, bound })
  }
  const matches = [...byName.values()].map((acceptance) => ({
    acceptance,
    holds: Math.abs(nearest) <= Math.abs(acceptance.bound),
  }))
  return matches.find(({ holds }) => holds) ?? matches[0] ?? null
}

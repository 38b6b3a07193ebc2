import { showParts } from '../render/shown-parts.ts'
import { joinSettings, type GivenSettings } from '../settings/settings.ts'
import { bisect } from './bisect/index.ts'
import { lanes } from './lanes/index.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Part, ToldPlan } from './part.ts'
import type { PartJob } from './part-command.ts'
import { profiles } from './profiles/index.ts'
import { record } from './record/index.ts'
import { shards } from './shards/index.ts'
import { studies } from './studies/index.ts'

/** The capabilities of the program, a line each. */
export const parts: readonly Part[] = [lanes, studies, profiles, shards, bisect, record]

// The rooms know none of them: their lists are joined here.
for (const { settings } of parts) {
  if (settings !== undefined) joinSettings(settings.behind, settings.list)
}
showParts(parts)

/** The job of the part whose input is given; `null` where a table is measured. */
export function jobOf(settings: GivenSettings): PartJob | null {
  const jobs = parts.flatMap(({ job }) => job ?? [])
  return jobs.find(({ input }) => settings[input] !== undefined) ?? null
}

/** What is told of the plan instead of measuring it; `null` where a table is measured. */
export function planTellerOf(settings: GivenSettings): ((plan: Plan) => ToldPlan) | null {
  const [teller] = parts.flatMap((part) => part.tellPlan?.(settings) ?? [])
  return teller ?? null
}

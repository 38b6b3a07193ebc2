import type { Plan } from '../../model/run/plan.ts'
import { namedTexts } from '../text/join.ts'

type UnchangedPlan = Pick<Plan, 'unreached'>

const mostNamed = 5

/** `12 unchanged: none of the 3 files that differ can be reached from the 214 that they load`. */
export function unchangedTitle(count: number, plan: UnchangedPlan): string {
  return `${String(count)} unchanged: ${unreachedText(count, plan)}`
}

/** Why rows were decided without a measurement: `none of the 3 files that differ can be reached from …`. */
export function unreachedText(count: number, { unreached }: UnchangedPlan): string {
  const rows = count === 1 ? 'it loads' : 'they load'
  if (unreached === undefined) return `nothing that differs can be reached from what ${rows}`
  const { differing, loaded } = unreached
  if (differing === 0) return 'no file differs between the sides'
  const files =
    differing === 1
      ? 'the one file that differs cannot'
      : `none of the ${String(differing)} files that differ can`
  return `${files} be reached from the ${String(loaded)} that ${rows}`
}

/** Shipped files that no row reaches: `lib/json.js changed; no measured benchmark loads it`; `show` writes a path. */
export function unloadedText({ unreached }: UnchangedPlan, show: (path: string) => string): string {
  const shipped = unreached?.shipped ?? []
  if (shipped.length === 0) return ''
  const pronoun = shipped.length === 1 ? 'it' : 'them'
  return `${namedTexts(shipped, mostNamed, show)} changed; no measured benchmark loads ${pronoun}`
}

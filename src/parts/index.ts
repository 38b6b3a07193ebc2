import { bisect } from './bisect/index.ts'
import { change } from './change/index.ts'
import { lanes } from './lanes/index.ts'
import type { ComparisonRequest } from '../session/session.ts'
import type { Asked, Part } from './part.ts'
import { profiles } from './profiles/index.ts'
import { record } from './record/index.ts'
import { shards } from './shards/index.ts'
import { studies } from './studies/index.ts'

/** The capabilities of the program, a line each. */
export const parts: readonly Part[] = [lanes, studies, change, profiles, shards, bisect, record]

/** What is asked of a part besides a table; `null` where a table is all. */
export function askedOf(request: Pick<ComparisonRequest, 'inputs' | 'bisection'>): Asked | null {
  const [ask] = parts.flatMap((part) => part.asks?.(request) ?? [])
  return ask ?? null
}

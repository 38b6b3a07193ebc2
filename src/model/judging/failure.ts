import { z } from 'zod'
import { type Side, sideSchema } from '../build/side.ts'
import { groupedBy } from '../grouped-by.ts'
import { text } from '../text.ts'

/** A problem of the measured program, shown in the result: it does not build, crashes or hangs. */
export type Failure = z.infer<typeof failureSchema>
export const failureSchema = z.strictObject({
  stage: z.enum(['build', 'pilot', 'sample']),
  /** `null` for both: their results differ, or something that both need is missing. */
  side: sideSchema.nullable(),
  /** `null` when it affects the whole side. */
  benchmarkId: text(300).nullable(),
  /** One line: what was expected, what happened, what to do. */
  message: text(2000),
  exitCode: z.number().int().nullable(),
  signal: text(20).nullable(),
  timedOut: z.boolean(),
  /**
   * What of ours ended it: the share that one run has of the budget, or that its pairs have no value. Absent where its
   * own end, error or `timeout` did.
   */
  ours: z.enum(['budget', 'void']).optional(),
  /** The last lines that it printed, or for a build the lines around the first error; at most 20. */
  lastLines: z.array(text(2000)).max(20),
  /** Path of the full log on the measuring machine, if there is one. */
  logPath: text(1000).nullable(),
})

/** Whose a failure can be: a side's own, that of both sides, or nobody's, because a limit of ours ended it. */
export type Fault = Side | 'both' | 'ours'

/** Whose fault it is that something failed, from all of its failures, at least one. */
export function faultOf(failures: readonly Pick<Failure, 'side' | 'ours'>[]): Fault {
  const sideFailures = failures.filter(({ ours }) => ours === undefined)
  const [side, ...otherSides] = new Set(sideFailures.map((failure) => failure.side))
  if (side === undefined) return 'ours'
  return side === null || otherSides.length > 0 ? 'both' : side
}

/** The failures that are a side's or both sides', and those that a limit of ours has cut. */
export function byBlame(failures: readonly Failure[]): {
  readonly faults: readonly Failure[]
  readonly cut: readonly Failure[]
} {
  const isOurs = (failure: Failure): boolean => faultOf([failure]) === 'ours'
  return { faults: failures.filter((each) => !isOurs(each)), cut: failures.filter(isOurs) }
}

/** Whose fault each failure is, by benchmark, `null` for a whole side: never head's alone where base fails whole. */
export function faultsIn(failures: readonly Failure[]): ReadonlyMap<string | null, Fault> {
  const whole = failures.filter(({ benchmarkId, side }) => benchmarkId === null && side !== 'head')
  const byId = groupedBy(failures, ({ benchmarkId }) => benchmarkId)
  return new Map([...byId].map(([id, rowFailures]) => [id, faultOf([...rowFailures, ...whole])]))
}

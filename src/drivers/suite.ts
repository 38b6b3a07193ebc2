import { randomOf } from '../model/random.ts'
import { suiteRunSchema, type SuiteRun } from '../model/run/suite.ts'
import { AnswerError } from './answers.ts'
import type { ByPlace, DriverContext, Place } from './driver.ts'
import type { Steps } from './steps.ts'

/** All that it has to know. */
interface SuiteContext {
  readonly block: Pick<DriverContext['block'], 'seed'>
}

/**
 * One whole process of a foreign suite in each place, back to back, in an order drawn for the block.
 * Each yields all rows of the suite at once, so this serves the blocks of all of them.
 */
export function* suite({ block: { seed } }: SuiteContext): Steps<ByPlace<SuiteRun>> {
  const first: Place = randomOf(seed).coin() ? 'one' : 'two'
  const second = first === 'one' ? 'two' : 'one'
  const early = yield* wholeRun(first)
  const late = yield* wholeRun(second)
  return first === 'one' ? { one: early, two: late } : { one: late, two: early }
}

function* wholeRun(place: Place): Steps<SuiteRun> {
  const answer = yield { do: 'suite', place }
  const parsed = suiteRunSchema.safeParse(answer)
  if (!parsed.success) throw new AnswerError(place, 'rows of a suite', answer)
  return parsed.data
}

import { readingsSchema, type Readings } from '../model/sample.ts'
import { AnswerError } from './answers.ts'
import type { ByPlace, Driver, Place } from './driver.ts'
import type { Steps } from './steps.ts'

/** Two whole runs back to back. The coin decides which side takes place one, and so comes first. */
export const command: Driver = { id: 'command', block }

function* block(): Steps<ByPlace<Readings>> {
  return { one: yield* wholeRun('one'), two: yield* wholeRun('two') }
}

function* wholeRun(place: Place): Steps<Readings> {
  const answer = yield { do: 'command', place }
  const parsed = readingsSchema.safeParse(answer)
  if (!parsed.success) throw new AnswerError(place, 'readings of a run', answer)
  return parsed.data
}

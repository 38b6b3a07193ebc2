import { complaintOf } from '../complaint-of.ts'
import { UsageError } from '../usage-error.ts'
import { resultSchema, type Result } from './result.ts'

/** What results of before may hold and ours do not; it never decided a verdict. */
const formerKeys = new Set(['continuedOn'])

/**
 * Parses a `result.json`, of this version or of one before.
 *
 * @param what - short description for messages: `a result`
 * @param file - file name for messages
 * @throws UsageError with the file, the JSON path and what was expected there
 */
export function parseResult(content: string, what: string, file: string): Result {
  const expected = `expected ${what} in ${file}, got`
  let data: unknown
  try {
    data = presentForm(JSON.parse(content))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${expected} something that is not JSON: ${reason}`)
  }
  const validation = resultSchema.safeParse(data)
  if (validation.success) return validation.data
  throw new UsageError(`${expected} ${complaintOf(validation.error, data)}`)
}

/** A result of any version in the form of this one. */
function presentForm(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data
  return Object.fromEntries(Object.entries(data).filter(([key]) => !formerKeys.has(key)))
}

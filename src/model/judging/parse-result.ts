import { complaintOf } from '../complaint-of.ts'
import { UsageError } from '../usage-error.ts'
import { isRecord, planOfBefore, withParts } from '../run/plan-of-before.ts'
import { resultFormat, resultSchema, type Result } from './result.ts'

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

/** A result of any version in the form of this one: version 1 had findings about contenders apart. */
function presentForm(data: unknown): unknown {
  return isRecord(data) ? withParts(withFindings(data)) : data
}

function withFindings(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (data['format'] !== 'deadheat-result/1') return data
  const { continuedOn: _, contests = [], findings, plan, ...rest } = data
  return {
    ...rest,
    format: resultFormat,
    plan: planOfBefore(plan),
    findings:
      Array.isArray(findings) && Array.isArray(contests)
        ? [...(findings as unknown[]), ...(contests as unknown[])]
        : findings,
  }
}

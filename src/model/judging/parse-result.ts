import { parseDocument } from '../complaint-of.ts'
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
  return parseDocument(resultSchema, { content, what, file, presentForm })
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

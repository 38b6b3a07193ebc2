import { parseDocument } from '../complaint-of.ts'
import { resultFormat, resultSchema, type Result } from './result.ts'

/**
 * Parses a `result.json`.
 *
 * @param what - short description for messages: `a result`
 * @param file - file name for messages
 * @throws UsageError with the file, the JSON path and what was expected there, or with both formats
 */
export function parseResult(content: string, what: string, file: string): Result {
  return parseDocument(resultSchema, { content, what, file, format: resultFormat })
}

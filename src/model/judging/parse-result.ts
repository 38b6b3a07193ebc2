import { parseDocument } from '../complaint-of.ts'
import { presentResult } from '../journal-converter.ts'
import { resultSchema, type Result } from './result.ts'

/**
 * Parses a `result.json`, of this version or of one before.
 *
 * @param what - short description for messages: `a result`
 * @param file - file name for messages
 * @throws UsageError with the file, the JSON path and what was expected there
 */
export function parseResult(content: string, what: string, file: string): Result {
  return parseDocument(resultSchema, { content, what, file, presentForm: presentResult })
}

import type { z } from 'zod'
import { complaintOf } from './complaint-of.ts'
import { UsageError } from './usage-error.ts'

interface ParseDocumentRequest {
  readonly content: string
  readonly what: string
  readonly file: string
}

/**
 * Parses a JSON document and validates it against a schema.
 *
 * @param what - short description for messages: `a result`
 * @param file - file name for messages
 * @throws UsageError with the file, the JSON path and what was expected there
 */
export function parseDocument<T extends z.ZodType>(
  schema: T,
  { content, what, file }: ParseDocumentRequest,
): z.infer<T> {
  const data = parseContent(content, what, file)
  const validation = schema.safeParse(data)
  if (validation.success) return validation.data
  throw new UsageError(`expected ${what} in ${file}, got ${complaintOf(validation.error, data)}`)
}

function parseContent(content: string, what: string, file: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`expected ${what} in ${file}, got something that is not JSON: ${reason}`)
  }
}

import type { z } from 'zod'
import { UsageError } from './usage-error.ts'

/**
 * Describes the first problem that a schema found, in one line: JSON path, what was expected, what was found.
 *
 * @param error - from a strict schema
 * @param input - the value that was checked
 * @returns such as `documents[0].rows[3].pairs[7]: expected [base, head], two numbers or null, got "x"`
 */
export function complaintOf(error: z.ZodError, input: unknown): string {
  const issue = error.issues[0]
  if (issue === undefined) return 'expected something else'
  if (issue.code === 'unrecognized_keys') {
    const keyList = issue.keys.map((key) => JSON.stringify(shortenText(key))).join(', ')
    return `${pathText(issue.path)}: expected only known fields, got ${keyList}`
  }
  return `${pathText(issue.path)}: ${expectationOf(issue)}, got ${shownAt(input, issue.path)}`
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'keys with their values',
}

const partWords: Readonly<Record<string, string>> = { array: ' entries', string: ' characters' }

/** What a value has to be, in words: `expected a list`. The library's own words are for who writes schemas. */
export function expectationOf(issue: z.core.$ZodIssue): string {
  // One of ours says it already.
  if (!/^(?:Invalid|Too) /.test(issue.message)) return lowerFirst(issue.message)
  if (issue.code === 'invalid_type')
    return `expected ${typeWords[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `expected ${issue.values.map(String).join(' or ')}`
  if (issue.code === 'too_small')
    return `expected ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${partWords[issue.origin] ?? ''}`
  if (issue.code === 'too_big')
    return `expected ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${partWords[issue.origin] ?? ''}`
  if (issue.code !== 'invalid_union') return 'expected another form'
  const words = issue.errors.flatMap(([first]) =>
    first === undefined ? [] : expectationOf(first).replace('expected ', ''),
  )
  // Of a union whose kinds a field tells apart, there are no reasons.
  return `expected ${words.length === 0 ? 'one that this version knows' : [...new Set(words)].join(', or ')}`
}

/** A message as it continues a sentence. */
export function lowerFirst(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1)
}

/** What stands at a place of outside data, for a message. */
export function shownAt(input: unknown, path: readonly PropertyKey[]): string {
  return showValue(inputAt(input, path))
}

function pathText(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the document'
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}

function inputAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
    input,
  )
}

function showValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value) && value.length > 10) return `an array of ${value.length}`
  return shortenText(jsonOf(value))
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value
  } catch {
    return 'values nested too deeply to be shown'
  }
}

function shortenText(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

/** Refuses another version's format by a UsageError; what names no format is left to its schema. */
export function assertFormat(
  data: unknown,
  { format, what, file }: Required<Omit<ParseDocumentRequest, 'content'>>,
): void {
  const actual = inputAt(data, ['format'])
  if (typeof actual !== 'string' || actual === format) return
  throw new UsageError(
    `expected ${what} in the format ${format} in ${file}, got ${showValue(actual)}: measure again with this version, or read it with the version that wrote it`,
  )
}

/** Data as a schema knows them; a UsageError with the path and what was `expected` there. */
export function validated<T extends z.ZodType>(
  schema: T,
  data: unknown,
  expected: string,
): z.infer<T> {
  const validation = schema.safeParse(data)
  if (validation.success) return validation.data
  throw new UsageError(`expected ${expected}, got ${complaintOf(validation.error, data)}`)
}

interface ParseDocumentRequest {
  readonly content: string
  /** Short description for messages: `a result`. */
  readonly what: string
  /** File name for messages. */
  readonly file: string
  /** The format that its field `format` has to name; absent where it has no such field. */
  readonly format?: string
}

/** A JSON document as a schema knows it; a UsageError with the file, the JSON path and what was expected. */
export function parseDocument<T extends z.ZodType>(
  schema: T,
  { content, what, file, format }: ParseDocumentRequest,
): z.infer<T> {
  const expected = `${what} in ${file}`
  let data: unknown
  try {
    data = JSON.parse(content)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`expected ${expected}, got something that is not JSON: ${reason}`)
  }
  if (format !== undefined) assertFormat(data, { format, what, file })
  return validated(schema, data, expected)
}

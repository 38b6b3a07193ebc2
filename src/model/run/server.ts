import { z } from 'zod'
import { countSchema, text } from '../text.ts'

/** Path and query of a request, as it is sent: nothing in it can end the line early. */
const pathSchema = z
  .string()
  .max(2000)
  .regex(/^\/[\x21-\x7e]*$/, 'a path such as /items?page=2, in ASCII without blanks')

const headersSchema = z.record(
  z
    .string()
    .max(200)
    .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'the name of a header'),
  z
    .string()
    .max(8000)
    .regex(/^[\t\x20-\x7e]*$/, 'one line of ASCII'),
)

/** One kind of request to a server, and what makes an answer right. */
export const serverRequestSchema = z.strictObject({
  method: z
    .string()
    .regex(/^[A-Z]{1,20}$/, 'a method such as GET')
    .default('GET'),
  path: pathSchema,
  headers: headersSchema.default({}),
  body: text(1_000_000).nullable().default(null),
  /** Status of a right answer. */
  status: z.number().int().min(200).max(599).default(200),
  /** Bytes of a right answer's body; `null` for any. */
  length: countSchema.nullable().default(null),
  /** SHA-256 of a right answer's body; `null` for any. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, '64 lower-case hexadecimal digits')
    .nullable()
    .default(null),
  /** How often it comes, relative to the others. */
  weight: z.number().int().min(1).max(1000).default(1),
})

/** What is asked of a server that is measured. */
export const serverSchema = z.strictObject({
  /** Path that answers with a status below 400 once the server is ready; `null`: an open port is enough. */
  ready: pathSchema.nullable().default(null),
  requests: z
    .array(serverRequestSchema)
    .min(1)
    .max(100)
    .default([serverRequestSchema.parse({ path: '/' })]),
  /** Requests of a typical turn; `null`: as many as fill about two milliseconds. */
  burst: z.number().int().min(1).max(10_000).nullable().default(null),
})

/** One kind of request to a server. */
export type ServerRequest = z.infer<typeof serverRequestSchema>

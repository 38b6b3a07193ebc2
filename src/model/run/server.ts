import { z } from 'zod'
import { countSchema, text } from '../text.ts'

/** Path and query of a request as sent. No character in it can end the request line early. */
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

/** One kind of request to a server, and what its answer must be. */
export type ServerRequest = z.infer<typeof serverRequestSchema>
export const serverRequestSchema = z.strictObject({
  method: z
    .string()
    .regex(/^[A-Z]{1,20}$/, 'a method such as GET')
    .default('GET'),
  path: pathSchema,
  headers: headersSchema.default({}),
  body: text(1_000_000).nullable().default(null),
  /** Expected status of the answer. */
  status: z.number().int().min(200).max(599).default(200),
  /** Expected length of the answer's body in bytes; `null` for any. */
  length: countSchema.nullable().default(null),
  /** Expected SHA-256 of the answer's body; `null` for any. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, '64 lower-case hexadecimal digits')
    .nullable()
    .default(null),
  /** Relative frequency of this request. */
  weight: z.number().int().min(1).max(1000).default(1),
})

/** The requests to a measured server. Results of earlier versions have `rate`, `connections` and `seconds` in it, which are dropped. */
export const serverSchema = z.object({
  /** Path that answers with a status below 400 once the server is ready; `null` when an open port is enough. */
  ready: pathSchema.nullable().default(null),
  requests: z
    .array(serverRequestSchema)
    .min(1)
    .max(100)
    .default([serverRequestSchema.parse({ path: '/' })]),
  /** Requests per burst; `null` for as many as fill about two milliseconds. */
  burst: z.number().int().min(1).max(10_000).nullable().default(null),
})

/** What a server's processes have used since it started; `null` where the system does not report it. */
export interface ServerUsage {
  readonly cpuSeconds: number | null
  readonly peakMemoryBytes: number | null
  readonly pageFaults: number | null
  readonly contextSwitches: number | null
}

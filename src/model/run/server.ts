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

/** How many connections are used at once. */
export const connectionsSchema = z.number().int().min(1).max(1000)

/** The requests to a measured server. Results of earlier versions have a `rate` in it, which is dropped. */
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
  /** How many connections are used at once; `null` for one that is never loaded. */
  connections: connectionsSchema.nullable().default(null),
  /** Seconds for which each side is loaded in a block; `null` for the default. */
  seconds: z.number().min(0.1).max(60).nullable().default(null),
})

/** One kind of request to a server. */
export type ServerRequest = z.infer<typeof serverRequestSchema>

/** The requests to a measured server. */
export type Server = z.infer<typeof serverSchema>

/** Whether requests are sent over several connections at once, instead of one after the other in bursts. */
export function isLoaded({ connections }: Server): boolean {
  return connections !== null
}

/** In which of two ways a server is measured; figures of two ways cannot be compared. */
export function loadKindOf(server: Server): 'one by one' | 'at its limit' {
  return isLoaded(server) ? 'at its limit' : 'one by one'
}

/** Most requests that can be under way at once: one on each connection. */
export function mostUnderWay({ connections }: Server): number {
  return connections ?? 1
}

/** What became of a load. */
export interface LoadTimes {
  /** Seconds after the start at which each request was answered, in the order of sending. */
  readonly answers: readonly number[]
  /** Seconds from sending each request to its complete answer. */
  readonly latencies: readonly number[]
  /** Most requests that can be under way at once. */
  readonly underWay: number
}

/**
 * Resources that a server's processes have used together since it started; `null` where the system
 * does not report them.
 */
export interface ServerUsage {
  readonly cpuSeconds: number | null
  readonly peakMemoryBytes: number | null
  readonly pageFaults: number | null
  readonly contextSwitches: number | null
}

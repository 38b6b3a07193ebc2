import type { ParsedAnswer } from './answer-parser.ts'

/** A request as it goes over the wire. */
export interface HttpRequest {
  readonly method: string
  /** With its query, in ASCII. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** The answer to a request. */
export interface HttpAnswer extends ParsedAnswer {
  /** From writing the request to the last byte of the answer. */
  readonly nanoseconds: number
}

/** Where a server listens. */
export interface Address {
  readonly host: string
  readonly port: number
}

/** A server took longer than allowed. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError'
}

import type { Json, JsonObject } from './json.ts'
import type { State } from './state.ts'
import type { Identity } from './tokens.ts'

/** A request that has passed all general checks. */
export type Call = {
  readonly state: State
  readonly identity: Identity
  /** Values of the path template, decoded. */
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: JsonObject
  readonly headers: Readonly<Record<string, string>>
  /** Full address without query, as the client wrote it: Link headers are made from it. */
  readonly address: string
  /** Base of the pages that replies point to, without a slash at the end. */
  readonly html: string
  /** The time now, in whole seconds as GitHub gives it. */
  readonly now: string
}

/** What a handler answers: the fields that somebody reads. */
export type Reply = {
  readonly status: number
  readonly body?: Json
  /** Instead of a body: plain text, for who asks for a file as it is. */
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * How an operation behaves. Any one of these grants will do, in the spelling of GitHub's header: "issues=write". Of a
 * query it honours these names beside `per_page` and `page`.
 */
export function handled(accepts: string, query: string, reply: (call: Call) => Reply) {
  return { accepts, query, reply }
}

export type Handler = ReturnType<typeof handled>

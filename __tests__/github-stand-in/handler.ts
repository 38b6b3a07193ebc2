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
  readonly links: Links
  /** The time now, in whole seconds as GitHub gives it. */
  readonly now: string
}

/** Where addresses in replies point to. */
export type Links = {
  /** Base of the interface, without a slash at the end. */
  readonly api: string
  /** Base of the pages, without a slash at the end. */
  readonly html: string
}

/** What a handler answers; fields that GitHub requires and it leaves out are filled in. */
export type Reply = {
  readonly status: number
  readonly body?: Json
  /** Instead of a body: plain text, for who asks for a file as it is. */
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** How one operation behaves. */
export type Handler = {
  readonly operation: string
  /** Any one of these grants will do, in the spelling of GitHub's header: "issues=write". */
  readonly accepts: readonly string[]
  /** Query names that it honours beside `per_page` and `page`. */
  readonly query?: readonly string[]
  readonly reply: (call: Call) => Reply
}

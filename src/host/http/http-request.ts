/** A request as it goes over the wire. */
export interface HttpRequest {
  readonly method: string
  /** With its query, in ASCII. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** The answer to a request. */
export interface HttpAnswer {
  readonly status: number
  readonly body: Buffer
  /** Values of `Set-Cookie`, in order. */
  readonly setCookies: readonly string[]
  /** From writing the request to the last byte of the answer. */
  readonly nanoseconds: number
}

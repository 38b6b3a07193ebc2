import type { State } from './state.ts'

/** What goes wrong. Unless said otherwise, the request changes nothing. */
export type Trouble =
  /** 502 and 503 come as a page of HTML, all others as JSON. */
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'primary-limit'; readonly resetSeconds: number }
  | {
      readonly kind: 'secondary-limit'
      readonly status?: 403 | 429
      readonly retryAfterSeconds: number
    }
  /** A proxy's page, with status 200. */
  | { readonly kind: 'html' }
  /** The connection ends before the request is looked at. */
  | { readonly kind: 'drop' }
  /** The request is carried out, then the connection ends without a reply. */
  | { readonly kind: 'reply-lost' }
  /** The request is carried out, then the connection ends in the middle of the reply. */
  | { readonly kind: 'half-body' }
  /** The request waits, then is carried out. */
  | { readonly kind: 'slow'; readonly milliseconds: number }
  /** A reader sees the repository as it was when the fault was set. */
  | { readonly kind: 'stale' }
  /** Something happens just before the request is carried out; the request waits for it. */
  | { readonly kind: 'meanwhile'; readonly change: (state: State) => void | Promise<void> }

/** Which requests are struck: those that match, after the first `skip`, at most `times` (1). */
type Aim = {
  readonly method?: string
  /** "/repos/o/r/issues/*": a star is one segment. Without "/api/v3" and without query. */
  readonly path?: string | RegExp
  readonly skip?: number
  readonly times?: number
}

/** A fault to be set. */
export type Fault = Aim & Trouble

/** A fault that was set; tells how often it struck. */
export type SetFault = { readonly hits: number }

/** A trouble together with the state to work on: a stale one, or the current one. */
export type Strike = { readonly trouble: Trouble; readonly state: State }

/** The faults that are set, and what of them strikes a request. */
export class Faults {
  readonly #armed: Armed[] = []

  /** Sets a fault; of several that match, the one set first strikes. */
  set(fault: Fault, state: State): SetFault {
    const armed = new Armed(fault, fault.kind === 'stale' ? structuredClone(state) : state)
    this.#armed.push(armed)
    return armed
  }

  /** The fault that strikes this request, if any does. */
  strike(method: string, path: string): Strike | undefined {
    const armed = this.#armed.find((one) => one.isMeant(method, path) && one.take())
    return armed && { trouble: armed.fault, state: armed.state }
  }
}

class Armed implements SetFault {
  readonly fault: Fault
  readonly state: State
  #seen = 0
  #hits = 0

  constructor(fault: Fault, state: State) {
    this.fault = fault
    this.state = state
  }

  get hits(): number {
    return this.#hits
  }

  isMeant(method: string, path: string): boolean {
    const { method: meant = method, path: pattern = /^/ } = this.fault
    return meant === method && regExpOf(pattern).test(path)
  }

  take(): boolean {
    this.#seen += 1
    const { skip = 0, times = 1 } = this.fault
    if (this.#seen <= skip || this.#hits >= times) return false
    this.#hits += 1
    return true
  }
}

function regExpOf(pattern: string | RegExp): RegExp {
  if (typeof pattern !== 'string') return pattern
  const literal = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literal.join('[^/]+')}$`)
}

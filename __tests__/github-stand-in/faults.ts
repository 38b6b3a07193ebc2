import type { State } from './state.ts'

/** What goes wrong. Unless said otherwise, the request changes nothing. */
export type Trouble =
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

type Armed = { readonly fault: Fault; readonly state: State; seen: number; hits: number }

/** The faults that are set, and what of them strikes a request. */
export class Faults {
  readonly #armed: Armed[] = []

  /** Sets a fault; of several that match, the one set first strikes. */
  set(fault: Fault, now: State): SetFault {
    const state = fault.kind === 'stale' ? structuredClone(now) : now
    const armed = { fault, state, seen: 0, hits: 0 }
    this.#armed.push(armed)
    return armed
  }

  /** The fault that strikes this request, if any does, and the state to work on: a stale one, or the current one. */
  strike(method: string, path: string): Pick<Armed, 'fault' | 'state'> | undefined {
    return this.#armed.find((armed) => {
      const { method: meant = method, path: pattern = /^/, skip = 0, times = 1 } = armed.fault
      if (meant !== method || !regExpOf(pattern).test(path)) return false
      armed.seen += 1
      if (armed.seen <= skip || armed.hits >= times) return false
      armed.hits += 1
      return true
    })
  }
}

function regExpOf(pattern: string | RegExp): RegExp {
  if (typeof pattern !== 'string') return pattern
  const literal = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literal.join('[^/]+')}$`)
}

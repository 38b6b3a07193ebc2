import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { answer, type World } from './answer.ts'
import type { Faults } from './faults.ts'
import { incomingOf, type Incoming } from './incoming.ts'
import type { State } from './state.ts'
import type { Identity } from './tokens.ts'
import { jsonWire, send, troubleWire } from './wire.ts'

/** A request that came, in order of arrival. */
export type Received = {
  readonly method: string
  readonly path: string
  /** Where the interface begins, as the client wrote it. */
  readonly base: string
  readonly query: string
  readonly text: string
  /** The status that was sent, undefined while under way and when nothing was sent. */
  readonly status: number | undefined
}

/** What a running stand-in holds. */
export type Inside = {
  readonly state: State
  readonly faults: Faults
  readonly violations: string[]
  readonly requests: Received[]
  readonly accountRequests: Received[]
  readonly identities: ReadonlyMap<string, Identity>
  readonly html: string
  readonly now: () => string
}

/** Takes one request from its first byte to the end of its reply, or to the fault set for it. */
export async function serve(
  inside: Inside,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const incoming = await incomingOf(request, `http://${request.headers.host ?? '127.0.0.1'}`)
  const { method, path, base, text } = incoming
  const query = incoming.query.toString()
  const received: Received = { method, path, base, query, text, status: undefined }
  // Who asks is asked beside, not of the REST interface.
  const list = path === '/graphql' ? inside.accountRequests : inside.requests
  const index = list.push(received) - 1
  const strike = inside.faults.strike(method, path)
  const trouble = strike?.trouble
  if (trouble?.kind === 'drop') {
    response.destroy()
    return
  }
  if (trouble?.kind === 'slow') await setTimeout(trouble.milliseconds)
  if (trouble?.kind === 'meanwhile') await trouble.change(inside.state)
  const struck = trouble && troubleWire(trouble, Math.floor(Date.parse(inside.now()) / 1000))
  const world = worldOf(inside, strike?.state ?? inside.state, incoming)
  const wire = struck ?? jsonWire(answer(incoming, world))
  if (trouble?.kind === 'reply-lost') {
    response.destroy()
    return
  }
  list[index] = { ...received, status: wire.status }
  // One that is limited says so in a header that every reply has.
  const headers = { 'x-ratelimit-remaining': '4999', ...wire.headers }
  send(response, { ...wire, headers }, trouble?.kind === 'half-body')
}

function worldOf(inside: Inside, state: State, incoming: Incoming): World {
  return {
    state,
    identities: inside.identities,
    html: inside.html,
    now: inside.now(),
    report: (problem) => {
      inside.violations.push(`${incoming.method} ${incoming.path}: ${problem}`)
    },
  }
}

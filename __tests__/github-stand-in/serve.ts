import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { answer, type World } from './answer.ts'
import type { Faults } from './faults.ts'
import { incomingOf } from './incoming.ts'
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

export type Inside = Omit<World, 'now' | 'report'> & {
  readonly faults: Faults
  readonly violations: string[]
  readonly requests: Received[]
  readonly accountRequests: Received[]
  readonly now: () => string
}

/** Takes one request from its first byte to the end of its reply, or to the fault set for it. */
export async function serve(inside: Inside, request: IncomingMessage, response: ServerResponse) {
  const incoming = await incomingOf(request, `http://${request.headers.host ?? '127.0.0.1'}`)
  const { method, path, base, text } = incoming
  const query = incoming.query.toString()
  const received: Received = { method, path, base, query, text, status: undefined }
  // Who asks is asked beside, not of the REST interface.
  const list = path === '/graphql' ? inside.accountRequests : inside.requests
  const index = list.push(received) - 1
  const strike = inside.faults.strike(method, path)
  const trouble = strike?.fault
  if (trouble?.kind === 'drop') {
    response.destroy()
    return
  }
  if (trouble?.kind === 'slow') await setTimeout(trouble.milliseconds)
  if (trouble?.kind === 'meanwhile') await trouble.change(inside.state)
  const struck = trouble && troubleWire(trouble, Math.floor(Date.parse(inside.now()) / 1000))
  const wire =
    struck ??
    jsonWire(
      answer(incoming, {
        ...inside,
        state: strike?.state ?? inside.state,
        now: inside.now(),
        report: (problem) => void inside.violations.push(`${method} ${path}: ${problem}`),
      }),
    )
  if (trouble?.kind === 'reply-lost') {
    response.destroy()
    return
  }
  list[index] = { ...received, status: wire.status }
  // One that is limited says so in a header that every reply has.
  const headers = { 'x-ratelimit-remaining': '4999', ...wire.headers }
  send(response, { ...wire, headers }, trouble?.kind === 'half-body')
}

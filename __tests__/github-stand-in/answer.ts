import { ApiError, notFound } from './api-error.ts'
import { complete } from './complete.ts'
import { replySchema } from './description.ts'
import type { Reply } from './handler.ts'
import { handlers } from './handlers/index.ts'
import type { Incoming } from './incoming.ts'
import {
  checkedBody,
  checkPermission,
  checkQuery,
  identityOf,
  type Report,
} from './request-checks.ts'
import { routeOf, type Route } from './routes.ts'
import { replyProblems } from './schema-problems.ts'
import type { State } from './state.ts'
import type { Identity } from './tokens.ts'
import { errorReply } from './wire.ts'

/** What an answer depends on beside the request. */
export type World = {
  readonly state: State
  readonly identities: ReadonlyMap<string, Identity>
  readonly html: string
  readonly now: string
  readonly report: Report
}

/** The reply to a request of the REST interface, or to the one of GraphQL that asks who asks. */
export function answer(incoming: Incoming, world: World): Reply {
  if (incoming.path === '/graphql')
    return caught(() => {
      const { login } = identityOf(incoming, world.identities).user
      const asked: unknown = JSON.parse(incoming.text)
      if (Reflect.get(Object(asked), 'query') !== '{ viewer { login } }') throw notFound()
      return { status: 200, body: { data: { viewer: { login } } } }
    })
  const route = routeOf(incoming.method, incoming.path)
  const reply = caught(() => repliedBy(route, incoming, world))
  if (route === undefined || reply.text !== undefined) return reply
  for (const problem of replyProblems(route.operation, reply.status, reply.body)) {
    world.report(`the stand-in's own answer ${reply.status}: ${problem}`)
  }
  return reply
}

/** Turns a refusal that was thrown into the reply it stands for. */
function caught(reply: () => Reply): Reply {
  try {
    return reply()
  } catch (error) {
    if (error instanceof ApiError) return errorReply(error)
    throw error
  }
}

function repliedBy(route: Route | undefined, incoming: Incoming, world: World): Reply {
  const handler = handlers.get(route?.operation.operationId ?? '')
  if (route === undefined || handler === undefined) {
    world.report('no such operation in the fixture')
    throw notFound()
  }
  const identity = identityOf(incoming, world.identities)
  checkQuery(incoming.query, route.operation, handler, world.report)
  const body = checkedBody(incoming, route.operation, world.report)
  checkPermission(incoming, route, handler, identity, world.state)
  const reply = handler.reply({
    state: world.state,
    identity,
    path: route.path,
    query: incoming.query,
    body,
    headers: incoming.headers,
    address: incoming.base + incoming.path,
    links: { api: incoming.base, html: world.html },
    now: world.now,
  })
  const schema = replySchema(route.operation, reply.status)
  return schema === undefined || reply.text !== undefined
    ? reply
    : { ...reply, body: complete(schema, reply.body) }
}

import { ApiError, notFound, notPermitted } from './api-error.ts'
import type { Operation } from './description.ts'
import type { Handler, Reply } from './handler.ts'
import { handlers } from './handlers/index.ts'
import type { Incoming } from './incoming.ts'
import { isObject, type Json } from './json.ts'
import { routeOf, type Route } from './routes.ts'
import { bodyProblems, replyProblems } from './schema-problems.ts'
import type { State } from './state.ts'
import { isGranted, type Identity } from './tokens.ts'
import { fullName } from './views.ts'
import { errorReply } from './wire.ts'

const LARGEST_PAGE_SIZE = 100

/** What an answer depends on beside the request; `report` takes down what a client must never send. */
export type World = {
  readonly state: State
  readonly identities: ReadonlyMap<string, Identity>
  readonly html: string
  readonly now: string
  readonly report: (problem: string) => void
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

function caught(reply: () => Reply): Reply {
  try {
    return reply()
  } catch (error) {
    if (error instanceof ApiError) return errorReply(error)
    throw error
  }
}

function repliedBy(route: Route | undefined, incoming: Incoming, world: World): Reply {
  const { state, html, now, report } = world
  const handler = handlers.get(route?.operation.operationId ?? '')
  if (route === undefined || handler === undefined) {
    report('no such operation in the fixture')
    throw notFound()
  }
  const { path, operation } = route
  const { method, base, query, headers } = incoming
  const identity = identityOf(incoming, world.identities)
  for (const problem of queryProblems(query, operation, handler)) report(problem)
  const body = checkedBody(incoming, operation, report)
  const { owner, repo } = path
  if (`${owner}/${repo}` !== fullName(state.repository)) throw notFound()
  // Anybody with a token may read a public repository.
  const isOpen = method === 'GET' && !state.repository.private
  if (!isOpen && !handler.accepts.split(' ').some((grant) => isGranted(identity, grant)))
    throw notPermitted(handler.accepts)
  const address = base + incoming.path
  return handler.reply({ state, identity, path, query, body, headers, address, html, now })
}

/** Who is calling; GitHub's 401 for nobody. */
function identityOf({ headers }: Incoming, identities: World['identities']): Identity {
  const header = headers['authorization'] ?? ''
  const identity = identities.get(header.replace(/^(?:bearer|token) /i, ''))
  if (identity === undefined) throw new ApiError(401, 'Bad credentials')
  return identity
}

/** Query names and values that GitHub would ignore or this stand-in cannot honour. */
function queryProblems(query: URLSearchParams, { parameters = [] }: Operation, handler: Handler) {
  const honoured = new Set(['per_page', 'page', ...handler.query.split(' ')])
  return [...query].flatMap(([name, value]) => {
    const schema = parameters.find((one) => one.in === 'query' && one.name === name)?.schema
    if (schema === undefined) return `query has the unknown name "${name}"`
    if (!honoured.has(name)) return `query "${name}" is not modelled by the stand-in`
    const isNumber = /^[1-9]\d*$/.test(value)
    const isKnown = schema.enum?.includes(value) ?? (schema.type !== 'integer' || isNumber)
    const isLarge = name === 'per_page' && Number(value) > LARGEST_PAGE_SIZE
    return isKnown && !isLarge ? [] : `query "${name}" may not be "${value}"`
  })
}

/** The body, as GitHub's description wants it; else its 422. */
function checkedBody(incoming: Incoming, operation: Operation, report: World['report']) {
  const body: Json | undefined = incoming.text === '' ? undefined : JSON.parse(incoming.text)
  const problems = incoming.method === 'GET' ? [] : bodyProblems(operation, body)
  for (const problem of problems) report(problem)
  const fatal = problems.filter((problem) => !problem.includes('unknown name'))
  if (fatal.length > 0) throw new ApiError(422, `Invalid request.\n\n${fatal.join('\n')}`)
  return isObject(body) ? body : {}
}

import { ApiError, notFound, notPermitted } from './api-error.ts'
import type { Operation, Parameter } from './description.ts'
import type { Handler } from './handler.ts'
import type { Incoming } from './incoming.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import type { Route } from './routes.ts'
import { bodyProblems } from './schema-problems.ts'
import type { State } from './state.ts'
import { isGranted, type Identity } from './tokens.ts'

/** Takes down what a client must never send. */
export type Report = (problem: string) => void

const LARGEST_PAGE_SIZE = 100

/**
 * Who is calling.
 *
 * @throws ApiError 401 without a token, or with one that nobody has
 */
export function identityOf(
  incoming: Incoming,
  identities: ReadonlyMap<string, Identity>,
): Identity {
  const header = incoming.headers['authorization']
  if (header === undefined) throw new ApiError(401, 'Requires authentication')
  const identity = identities.get(header.replace(/^(?:bearer|token) /i, ''))
  if (identity === undefined) throw new ApiError(401, 'Bad credentials')
  return identity
}

/**
 * Refuses who may not make this call. Anybody with a token may read a public repository.
 *
 * @throws ApiError 404 for another repository, 403 for a lack of permissions
 */
export function checkPermission(
  incoming: Incoming,
  route: Route,
  handler: Handler,
  identity: Identity,
  state: State,
): void {
  checkRepository(route, state)
  const isOpen = incoming.method === 'GET' && !state.repository.private
  if (isOpen || handler.accepts.length === 0) return
  if (!handler.accepts.some((grant) => isGranted(identity, grant))) {
    throw notPermitted(handler.accepts)
  }
}

/** Reports query names and values that GitHub would ignore or this stand-in cannot honour. */
export function checkQuery(
  query: URLSearchParams,
  operation: Operation,
  handler: Handler,
  report: Report,
): void {
  const honoured = new Set(['per_page', 'page', ...(handler.query ?? [])])
  for (const [name, value] of query) {
    const parameter = operation.parameters?.find((one) => one.in === 'query' && one.name === name)
    if (parameter === undefined) report(`query has the unknown name "${name}"`)
    else if (!honoured.has(name)) report(`query "${name}" is not modelled by the stand-in`)
    else if (!isValid(parameter, value)) report(`query "${name}" may not be "${value}"`)
  }
}

/**
 * The body, as GitHub's description wants it.
 *
 * @throws ApiError 400 when it is no JSON object, 422 when it is not as described
 */
export function checkedBody(incoming: Incoming, operation: Operation, report: Report): JsonObject {
  const body = parsedBody(incoming.text)
  const problems = incoming.method === 'GET' ? [] : bodyProblems(operation, body)
  for (const problem of problems) report(problem)
  const fatal = problems.filter((problem) => !problem.includes('unknown name'))
  if (fatal.length > 0) throw new ApiError(422, `Invalid request.\n\n${fatal.join('\n')}`)
  return body ?? {}
}

function parsedBody(text: string): JsonObject | undefined {
  if (text === '') return undefined
  const value: Json = JSON.parse(text)
  if (!isObject(value)) throw new ApiError(400, 'Body should be a JSON object')
  return value
}

function checkRepository(route: Route, state: State): void {
  const { owner, repo } = route.path
  if (owner === undefined || repo === undefined) return
  const isOurs =
    owner.toLowerCase() === state.repository.owner.toLowerCase() &&
    repo.toLowerCase() === state.repository.name.toLowerCase()
  if (!isOurs) throw notFound()
}

function isValid(parameter: Parameter, value: string): boolean {
  const { type, enum: choices } = parameter.schema
  if (choices !== undefined) return choices.includes(value)
  if (parameter.name === 'per_page' && Number(value) > LARGEST_PAGE_SIZE) return false
  if (type === 'integer') return /^[1-9]\d*$/.test(value)
  return type !== 'boolean' || value === 'true' || value === 'false'
}

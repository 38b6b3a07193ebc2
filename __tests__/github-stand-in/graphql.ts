import { caught, checkUserAgent, type World } from './answer.ts'
import type { Reply } from './handler.ts'
import type { Incoming } from './incoming.ts'
import { objectAt, textAt, type JsonObject } from './json.ts'
import { identityOf, parsedBody } from './request-checks.ts'
import { isGranted } from './tokens.ts'

const CLASSIFIERS = new Set(['ABUSE', 'DUPLICATE', 'OFF_TOPIC', 'OUTDATED', 'RESOLVED', 'SPAM'])
const INPUT_NAMES = new Set(['subjectId', 'classifier', 'clientMutationId'])
const MUTATION = /^\s*mutation\b[^{]*\{\s*minimizeComment\s*\(\s*input\s*:\s*(\{[^}]*\}|\$\w+)\s*\)/

/** The reply of the GraphQL endpoint, which knows one mutation: `minimizeComment`. */
export function graphqlAnswer(incoming: Incoming, world: World): Reply {
  return caught(() => {
    checkUserAgent(incoming)
    const identity = identityOf(incoming, world.identities)
    const input = inputOf(incoming.text)
    if (input === undefined) {
      world.report('expected the mutation minimizeComment and nothing else')
      return failed('undefinedField', 'the stand-in knows only minimizeComment')
    }
    for (const name of Object.keys(input)) {
      if (!INPUT_NAMES.has(name)) world.report(`input has the unknown name "${name}"`)
    }
    if (!isGranted(identity, 'pull_requests=write') && !isGranted(identity, 'issues=write')) {
      return failed('FORBIDDEN', 'Resource not accessible by integration')
    }
    return minimized(input, world)
  })
}

function minimized(input: JsonObject, world: World): Reply {
  const classifier = textAt(input, 'classifier') ?? ''
  const nodeId = textAt(input, 'subjectId') ?? ''
  if (!CLASSIFIERS.has(classifier)) {
    world.report(`classifier must be one of ${[...CLASSIFIERS].join(', ')}, got "${classifier}"`)
    return failed('argumentLiteralsIncompatible', `unknown classifier "${classifier}"`)
  }
  const comment = [...world.state.comments.values()].find((one) => one.nodeId === nodeId)
  if (comment === undefined) {
    return failed('NOT_FOUND', `Could not resolve to a node with the global id of '${nodeId}'`)
  }
  world.state.comments.set(comment.id, { ...comment, minimized: classifier })
  const minimizedComment = { isMinimized: true, minimizedReason: classifier.toLowerCase() }
  return { status: 200, body: { data: { minimizeComment: { minimizedComment } } } }
}

// GraphQL reports errors with status 200.
function failed(type: string, message: string): Reply {
  const errors = [{ type, path: ['minimizeComment'], message }]
  return { status: 200, body: { data: { minimizeComment: null }, errors } }
}

function inputOf(text: string): JsonObject | undefined {
  const request = parsedBody(text) ?? {}
  const literal = MUTATION.exec(textAt(request, 'query') ?? '')?.[1]
  if (literal === undefined) return undefined
  const variables = objectAt(request, 'variables')
  if (literal.startsWith('$')) return objectAt(variables, literal.slice(1))
  const fields = [...literal.matchAll(/(\w+)\s*:\s*(?:\$(\w+)|"([^"]*)"|(\w+))/g)]
  return Object.fromEntries(
    fields.map(([, name = '', variable, quoted, bare]) => [
      name,
      variable === undefined ? (quoted ?? bare) : variables[variable],
    ]),
  )
}

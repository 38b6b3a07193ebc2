import { Ajv } from 'ajv'
import { bodySchema, description, replySchema, type Operation, type Schema } from './description.ts'
import { isList, isObject, type Json, type JsonObject } from './json.ts'
import { unknownNames } from './unknown-names.ts'

const ajv = new Ajv({
  allErrors: true,
  strict: false,
  formats: {
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
    email: true,
    int64: true,
    timestamp: true,
    uri: /^[a-z][a-z+.-]*:\S+$/,
  },
})
ajv.addSchema({
  $id: 'github',
  components: { schemas: inJsonSchema(JSON.parse(JSON.stringify(description.components.schemas))) },
})
const compiled = new Map<Schema, ReturnType<typeof ajv.compile>>()

/** What is wrong with the body of a request, one line each; none when it is as described. */
export function bodyProblems(operation: Operation, body: Json | undefined): readonly string[] {
  const schema = bodySchema(operation)
  if (body === undefined) {
    return operation.requestBody?.required === true ? ['a body is required'] : []
  }
  if (schema === undefined) return ['takes no body']
  return schemaProblems(schema, body, 'body')
}

/** What is wrong with a reply of ours, one line each. */
export function replyProblems(
  operation: Operation,
  status: number,
  body: Json | undefined,
): readonly string[] {
  const schema = replySchema(operation, status)
  if (schema === undefined || body === undefined) return []
  const all = schemaProblems(schema, body, 'reply')
  // GitHub adds a status to its refusals, of which the description knows only half the time.
  return status < 400 ? all : all.filter((problem) => !problem.includes('name "status"'))
}

/** What is wrong with a value, one line each; `what` names it. */
export function schemaProblems(schema: Schema, value: Json, what: string): readonly string[] {
  const validate = compiled.get(schema) ?? ajv.compile(absolute(schema))
  compiled.set(schema, validate)
  const isValid = validate(value)
  const wrong = isValid === true ? [] : (validate.errors ?? [])
  return [
    ...wrong.map((error) => `${what}${error.instancePath} ${error.message ?? 'is invalid'}`),
    ...unknownNames(schema, value).map((name) => `${what} has the unknown name "${name}"`),
  ]
}

function absolute(schema: Schema): JsonObject {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"github#/components/')
  const converted = inJsonSchema(JSON.parse(text))
  return isObject(converted) ? converted : {}
}

// OpenAPI 3.0 says `nullable` where JSON Schema lists null among the types.
function inJsonSchema(value: Json): Json {
  if (isList(value)) return value.map((item) => inJsonSchema(item))
  if (!isObject(value)) return value
  const { nullable, ...rest } = value
  const inner = Object.fromEntries(
    Object.entries(rest).map(([name, item]) => [name, inJsonSchema(item ?? null)]),
  )
  return nullable === true ? { anyOf: [inner, { type: 'null' }] } : inner
}

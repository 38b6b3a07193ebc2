import { Ajv } from 'ajv'
import { description, resolved, type Operation, type Schema } from './description.ts'
import { isList, isObject, type Json, type JsonObject } from './json.ts'

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
// Replies alone refer to these. A handler says only what matters, so nothing is required of them.
const lenient = JSON.stringify(description.components.schemas, (name, value: unknown) =>
  name === 'required' && Array.isArray(value) ? undefined : value,
).replaceAll('"oneOf":', '"anyOf":')
ajv.addSchema({ $id: 'github', components: { schemas: inJsonSchema(JSON.parse(lenient)) } })
const compiled = new Map<Schema, ReturnType<typeof ajv.compile>>()

/** What is wrong with the body of a request, one line each; none when it is as described. */
export function bodyProblems(operation: Operation, body: Json | undefined): readonly string[] {
  const schema = operation.requestBody?.content?.['application/json']?.schema
  if (body === undefined) {
    return operation.requestBody?.required === true ? ['a body is required'] : []
  }
  if (schema === undefined) return ['takes no body']
  return schemaProblems(schema, body, 'body')
}

/** What is wrong with a reply of ours, one line each. */
export function replyProblems(operation: Operation, status: number, body: Json | undefined) {
  const schema = operation.responses[String(status)]?.content?.['application/json']?.schema
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

/**
 * Paths of the fields that the description does not know. GitHub ignores them without a word,
 * which is how a misspelt option stays unnoticed.
 */
function unknownNames(schema: Schema, value: Json, at = ''): readonly string[] {
  const parts = flattened(schema)
  if (isList(value)) {
    const items = parts.find((part) => part.items !== undefined)?.items
    if (items === undefined) return []
    return value.flatMap((item, index) => unknownNames(items, item, `${at}[${index}]`))
  }
  if (!isObject(value) || isFreeForm(parts)) return []
  return Object.entries(value).flatMap(([name, item]) => {
    if (item === undefined) return []
    const path = at === '' ? name : `${at}.${name}`
    const field = fieldOf(parts, name)
    return field === undefined ? [path] : unknownNames(field, item, path)
  })
}

function flattened(schema: Schema): readonly Schema[] {
  const whole = resolved(schema)
  const inner = [...(whole.allOf ?? []), ...(whole.anyOf ?? []), ...(whole.oneOf ?? [])]
  return [whole, ...inner.flatMap((part) => flattened(part))]
}

// An object that names no field at all takes any, such as the inputs of a dispatch.
function isFreeForm(parts: readonly Schema[]): boolean {
  return parts.every((part) => part.properties === undefined && !isMap(part))
}

// The richest description of a field wins: alternatives repeat it as a mere list of words.
function fieldOf(parts: readonly Schema[], name: string): Schema | undefined {
  const named = parts.map((part) => part.properties?.[name]).filter((field) => field !== undefined)
  if (named.length > 0) return { allOf: named }
  const map = parts.find((part) => isMap(part))?.additionalProperties
  return typeof map === 'object' ? map : undefined
}

function isMap(schema: Schema): boolean {
  return typeof schema.additionalProperties === 'object'
}

import { resolved, type Schema } from './description.ts'
import { isList, isObject, type Json, type JsonObject } from './json.ts'

/**
 * Adds to a value every required field it lacks, each with the smallest valid content, so that a
 * handler says only what matters and the reply is still one GitHub could send.
 */
export function complete(schema: Schema, value?: Json): Json {
  const whole = resolved(schema)
  if (value === undefined) return whole.nullable === true ? null : smallest(whole)
  if (value === null) return null
  const choice = [...(whole.anyOf ?? []), ...(whole.oneOf ?? [])].find((one) => suits(one, value))
  const described = choice === undefined ? whole : resolved(choice)
  if (isList(value)) {
    const { items } = described
    return items === undefined ? value : value.map((item) => complete(items, item))
  }
  return isObject(value) ? completeObject(described, value) : value
}

function smallest(schema: Schema): Json {
  const first = schema.enum?.[0] ?? undefined
  if (first !== undefined) return first
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (choice !== undefined) return complete(choice)
  if (schema.type === 'string') return smallestText(schema.format)
  if (schema.type === 'integer' || schema.type === 'number') return 0
  if (schema.type === 'boolean') return false
  return schema.type === 'array' ? [] : completeObject(schema, {})
}

function smallestText(format: string | undefined): string {
  if (format === 'date-time' || format === 'timestamp') return '2026-01-01T00:00:00Z'
  if (format === 'uri') return 'https://github.invalid/'
  return format === 'email' ? 'nobody@github.invalid' : ''
}

function completeObject(schema: Schema, value: JsonObject): JsonObject {
  const parts = [schema, ...(schema.allOf ?? []).map((part) => resolved(part))]
  const fields = new Map<string, Json>()
  for (const part of parts) {
    for (const [name, field] of Object.entries(part.properties ?? {})) {
      const given = value[name]
      const required = part.required?.includes(name) === true
      if (given !== undefined || required) fields.set(name, complete(field, given))
    }
  }
  return { ...value, ...Object.fromEntries(fields) }
}

function suits(schema: Schema, value: Json): boolean {
  const { type } = resolved(schema)
  if (isList(value)) return type === 'array'
  if (isObject(value)) return type === 'object'
  return type === (typeof value === 'number' ? 'integer' : typeof value)
}

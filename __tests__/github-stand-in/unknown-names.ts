import { resolved, type Schema } from './description.ts'
import { isList, isObject, type Json } from './json.ts'

/**
 * Paths of the fields that the description does not know. GitHub ignores them without a word,
 * which is how a misspelt option stays unnoticed.
 */
export function unknownNames(schema: Schema, value: Json, at = ''): readonly string[] {
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

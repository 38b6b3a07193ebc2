import type { z } from 'zod'
import { jsonSchemaOf } from './json-schema.ts'

type Part = z.core.JSONSchema.BaseSchema

/** TypeScript types for schemas by name, sorted, to need no library; those that the model exports are their own. */
export function schemaTypes(schemas: Readonly<Record<string, z.ZodType>>): string {
  const types = new Map<string, string>()
  for (const [name, schema] of Object.entries(schemas)) {
    const { $defs = {}, ...whole } = jsonSchemaOf(schema)
    for (const [part, own] of Object.entries({ ...$defs, [name]: whole }))
      types.set(typeName(part), typeOf(own))
  }
  return [...types]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, type]) => `export type ${name} = ${type}`)
    .join('\n\n')
}

function typeOf(part: Part | boolean, indent = ''): string {
  if (typeof part === 'boolean') return 'unknown'
  if (part.$ref !== undefined) return typeName(part.$ref.replace('#/$defs/', ''))
  if (part.const !== undefined) return JSON.stringify(part.const)
  if (part.enum !== undefined) return part.enum.map((one) => JSON.stringify(one)).join(' | ')
  const either = part.anyOf ?? part.oneOf
  if (either !== undefined) return either.map((one) => grouped(typeOf(one, indent))).join(' | ')
  if (part.allOf !== undefined)
    return part.allOf.map((one) => grouped(typeOf(one, indent))).join(' & ')
  if (typeof part.type === 'object')
    return part.type.map((type) => typeOf({ ...part, type }, indent)).join(' | ')
  if (part.type === 'array') return arrayType(part, indent)
  if (part.type === 'object') return objectType(part, indent)
  return part.type === 'integer' ? 'number' : (part.type ?? 'unknown')
}

function arrayType({ items, prefixItems }: Part, indent: string): string {
  if (prefixItems !== undefined)
    return `[${prefixItems.map((one) => typeOf(one, indent)).join(', ')}]`
  return items === undefined || Array.isArray(items)
    ? 'unknown[]'
    : `${grouped(typeOf(items, indent))}[]`
}

function objectType(part: Part, indent: string): string {
  const { properties, required = [], additionalProperties = true } = part
  if (properties === undefined) return `Record<string, ${typeOf(additionalProperties, indent)}>`
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, one]) => {
    const type = typeOf(one, inner)
    const key = /^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name)
    return required.includes(name)
      ? `${inner}${key}: ${type}`
      : `${inner}${key}?: ${grouped(type)} | undefined`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function grouped(type: string): string {
  return / [|&] /.test(type) && !type.startsWith('{') ? `(${type})` : type
}

function typeName(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

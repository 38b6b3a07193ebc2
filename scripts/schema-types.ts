import { z } from 'zod'

/** A part of a JSON Schema, as zod writes it. */
const partSchema = z.looseObject({
  $ref: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  required: z.array(z.string()).optional(),
  get anyOf() {
    return z.array(partSchema).optional()
  },
  get oneOf() {
    return z.array(partSchema).optional()
  },
  get allOf() {
    return z.array(partSchema).optional()
  },
  get items() {
    return z.union([partSchema, z.boolean()]).optional()
  },
  get prefixItems() {
    return z.array(partSchema).optional()
  },
  get properties() {
    return z.record(z.string(), partSchema).optional()
  },
  get additionalProperties() {
    return z.union([partSchema, z.boolean()]).optional()
  },
})

type Part = z.infer<typeof partSchema>

const documentSchema = z.looseObject({ $defs: z.record(z.string(), partSchema).default({}) })

/**
 * TypeScript types for JSON Schemas, so that those who use them need no library for schemas.
 *
 * @param schemas - texts of JSON Schemas, by the name of the type each becomes; what they hold under
 *   `$defs` becomes types of its own
 * @returns declarations, sorted by name
 */
export function schemaTypes(schemas: Readonly<Record<string, string>>): string {
  const types = new Map<string, string>()
  for (const [name, text] of Object.entries(schemas)) {
    const data: unknown = JSON.parse(text)
    types.set(name, typeOf(partSchema.parse(data)))
    for (const [part, schema] of Object.entries(documentSchema.parse(data).$defs)) {
      types.set(typeName(part), typeOf(schema))
    }
  }
  return [...types]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, type]) => `export type ${name} = ${type}`)
    .join('\n\n')
}

function typeOf(part: Part, indent = ''): string {
  if (part.$ref !== undefined) return typeName(part.$ref.replace('#/$defs/', ''))
  if ('const' in part) return JSON.stringify(part['const'])
  if (part.enum !== undefined) return part.enum.map((one) => JSON.stringify(one)).join(' | ')
  const either = part.anyOf ?? part.oneOf
  if (either !== undefined) return either.map((one) => grouped(typeOf(one, indent))).join(' | ')
  if (part.allOf !== undefined) {
    return part.allOf.map((one) => grouped(typeOf(one, indent))).join(' & ')
  }
  if (typeof part.type === 'object') {
    return part.type.map((type) => typeOf({ ...part, type }, indent)).join(' | ')
  }
  return plainType(part, indent)
}

function plainType(part: Part, indent: string): string {
  switch (part.type) {
    case 'integer':
    case 'number':
      return 'number'
    case 'string':
    case 'boolean':
    case 'null':
      return part.type
    case 'array':
      return arrayType(part, indent)
    case 'object':
      return objectType(part, indent)
    case undefined:
    default:
      return 'unknown'
  }
}

function arrayType({ items, prefixItems }: Part, indent: string): string {
  if (prefixItems !== undefined) {
    return `[${prefixItems.map((one) => typeOf(one, indent)).join(', ')}]`
  }
  return typeof items === 'object' ? `${grouped(typeOf(items, indent))}[]` : 'unknown[]'
}

function objectType(part: Part, indent: string): string {
  const { properties, required = [], additionalProperties } = part
  if (properties === undefined) {
    const rest =
      typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown'
    return `Record<string, ${rest}>`
  }
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

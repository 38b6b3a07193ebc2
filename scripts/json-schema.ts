import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const PRINT_WIDTH = 100

const source = fileURLToPath(new URL('../src', import.meta.url))
const named = await namedSchemas()

/** The JSON Schema of a file that deadheat writes, with each schema that the model exports once in `$defs`. */
export function jsonSchemaOf(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  const names = z.registry<{ id: string }>()
  for (const [part, id] of named) if (part !== schema) names.add(part, { id })
  return z.toJSONSchema(schema, { metadata: names, unrepresentable: 'any' })
}

/** The same as text. */
export function jsonSchemaText(schema: z.ZodType): string {
  return `${printed(jsonSchemaOf(schema))}\n`
}

/** Indented JSON, except for lists and objects that fit on one line. */
export function printed(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const parts = Object.entries(value).map(([key, part]) => ({ key, text: printed(part, inner) }))
  if (parts.length === 0) return isList ? '[]' : '{}'
  const items = parts.map(({ key, text }) => (isList ? text : `${JSON.stringify(key)}: ${text}`))
  const line = isList ? `[${items.join(', ')}]` : `{ ${items.join(', ')} }`
  if (!line.includes('\n') && indent.length + line.length <= PRINT_WIDTH) return line
  const [open, close] = isList ? '[]' : '{}'
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`
}

/** The model's schemas by export name: `buildSchema` is `build`. */
async function namedSchemas(): Promise<ReadonlyMap<z.ZodType, string>> {
  const names = new Map<z.ZodType, string>()
  for (const file of globSync('{model,parts/*}/**/*.ts', { cwd: source }).toSorted()) {
    const module: unknown = await import(`${source}/${file}`)
    for (const [name, value] of Object.entries(Object(module))) {
      if (value instanceof z.ZodType) names.set(value, name.replace(/Schema$/, ''))
    }
  }
  return names
}

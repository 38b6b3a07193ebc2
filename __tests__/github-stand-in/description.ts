import { readFileSync } from 'node:fs'
import type { Json } from './json.ts'

/** A schema of OpenAPI 3.0, as far as GitHub's description uses it. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly Json[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

type Parameter = { readonly name: string; readonly in: 'path' | 'query'; readonly schema: Schema }

type Content = { readonly content?: { readonly 'application/json'?: { readonly schema: Schema } } }

export type Operation = {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content & { readonly required?: boolean }
  readonly responses: Readonly<Record<string, Content>>
}

type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const fixture = new URL('./openapi/description.json', import.meta.url)

/** The cut of GitHub's own description, see scripts/cut-openapi.ts. */
export const description: Description = JSON.parse(readFileSync(fixture, 'utf8'))

/** Follows references until a schema that says something itself. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const target = description.components.schemas[schema.$ref.replace('#/components/schemas/', '')]
  if (target === undefined) throw new Error(`schema ${schema.$ref} is not in the fixture`)
  return resolved(target)
}

// Extracts the operations that the tests use from GitHub's description of its REST API, with every
// schema that they reference, and writes them to __tests__/github-stand-in/openapi/. The full
// description is 13 MB, so the repository contains only this extract. `node scripts/cut-openapi.ts` makes
// it anew with the operations that it has, and adds those whose ids are given.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { description as present } from '../__tests__/github-stand-in/description.ts'

/** Part of a document in JSON. */
type Fields = Readonly<Record<string, unknown>>

const fieldsSchema = z.record(z.string(), z.unknown())

const PACKAGE = '@octokit/openapi@23.0.2'
const FILES = { description: 'package/generated/api.github.com.json', licence: 'package/LICENSE' }

// Prose, examples and hints for generators. Below "properties" the same words are field names.
const DROPPED = new Set([
  ...'deprecated description example examples externalDocs headers summary tags title'.split(' '),
  ...'x-github x-github-breaking-changes x-multi-segment x-octokit'.split(' '),
])

const schemas = new Map<string, unknown>()
const target = join(import.meta.dirname, '..', '__tests__', 'github-stand-in', 'openapi')
const folder = mkdtempSync(join(tmpdir(), 'cut-openapi-'))
const description = fieldsSchema.parse(JSON.parse(unpacked()))
try {
  const paths = wantedPaths()
  writeFileSync(join(target, 'description.json'), printed(paths))
  copyFileSync(join(folder, FILES.licence), join(target, 'LICENSE'))
} finally {
  rmSync(folder, { recursive: true })
}

/** The text of the whole description. */
function unpacked(): string {
  const words = ['pack', PACKAGE, '--silent']
  const packed = execFileSync('npm', words, { cwd: folder, encoding: 'utf8' })
  const tar = ['-xzf', packed.trim(), FILES.description, FILES.licence]
  execFileSync('tar', tar, { cwd: folder })
  return readFileSync(join(folder, FILES.description), 'utf8')
}

function wantedPaths(): Fields {
  const operations = Object.values(present.paths).flatMap((methods) => Object.values(methods))
  const ids = operations.map(({ operationId }) => operationId)
  const missing = new Set([...ids, ...process.argv.slice(2)])
  const kept: Record<string, Fields> = {}
  for (const [path, methods] of Object.entries(fieldsSchema.parse(description['paths']))) {
    for (const [method, each] of Object.entries(fieldsSchema.parse(methods))) {
      const operation = fieldsSchema.parse(each)
      const id = operation['operationId']
      if (typeof id !== 'string' || !missing.delete(id)) continue
      kept[path] = { ...kept[path], [method]: fieldsSchema.parse(cut(operation)) }
    }
  }
  if (missing.size > 0) throw new Error(`operations not in ${PACKAGE}: ${[...missing].join(', ')}`)
  return kept
}

/** A value without what is dropped, with what it refers to in place, except for schemas, which are collected. */
function cut(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => cut(item))
  const { data } = fieldsSchema.safeParse(value)
  if (data === undefined) return value
  const reference = data['$ref']
  if (typeof reference === 'string') {
    const schema = reference.replace('#/components/schemas/', '')
    if (schema === reference) return cut(lookUp(reference))
    if (!schemas.has(schema)) {
      // Known before it is cut, because it may refer to itself.
      schemas.set(schema, null)
      schemas.set(schema, cut(lookUp(reference)))
    }
  }
  const isFields = name === 'properties'
  const kept = Object.entries(data).filter(([key]) => isFields || !DROPPED.has(key))
  return Object.fromEntries(kept.map(([key, item]) => [key, cut(item, isFields ? '' : key)]))
}

// GitHub returns null for the repository of a deleted fork, which its REST description omits.
function corrected(schema: unknown): unknown {
  const properties = fieldsSchema.parse(fieldsSchema.parse(schema)['properties'])
  const head = fieldsSchema.parse(properties['head'])
  const fields = fieldsSchema.parse(head['properties'])
  const repo = { nullable: true, allOf: [fields['repo']] }
  const changed = { ...head, properties: { ...fields, repo } }
  return { ...fieldsSchema.parse(schema), properties: { ...properties, head: changed } }
}

function lookUp(reference: string): unknown {
  const names = reference.slice(2).split('/')
  return names.reduce<unknown>((value, name) => fieldsSchema.parse(value)[name], description)
}

// One operation or schema per line: small, and a new version still gives a readable diff.
function printed(paths: Fields): string {
  const info = { title: `cut from ${PACKAGE}, ${FILES.description}`, license: { name: 'MIT' } }
  const sorted = [...schemas]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, schema]) => {
      const isPull = /^pull-request(?:-simple)?$/.test(name)
      return [name, isPull ? corrected(schema) : schema] as const
    })
  return `{
  "openapi": ${JSON.stringify(description['openapi'])},
  "info": ${JSON.stringify(info)},
  "paths": {\n${block(Object.entries(paths), '    ')}\n  },
  "components": {\n    "schemas": {\n${block(sorted, '      ')}\n    }\n  }
}\n`
}

function block(entries: readonly (readonly [string, unknown])[], indent: string): string {
  return entries
    .map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')
}

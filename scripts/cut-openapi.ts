// Extracts the operations that the tests use from GitHub's description of its REST API, with every
// schema that they reference, and writes them to __tests__/github-stand-in/openapi/. The full
// description is 13 MB, so the repository contains only this extract. Run it with
// `node scripts/cut-openapi.ts`.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Json = null | boolean | number | string | readonly Json[] | JsonObject
type JsonObject = { readonly [name: string]: Json }

const PACKAGE = '@octokit/openapi@23.0.2'
const FILES = { description: 'package/generated/api.github.com.json', licence: 'package/LICENSE' }

const OPERATIONS = new Set([
  'actions/cancel-workflow-run',
  'actions/create-workflow-dispatch',
  'actions/get-workflow-run',
  'actions/list-workflow-runs',
  'checks/create',
  'checks/list-for-ref',
  'checks/update',
  'issues/create-comment',
  'issues/delete-comment',
  'issues/get',
  'issues/get-comment',
  'issues/list-comments',
  'issues/update-comment',
  'pulls/get',
  'pulls/list',
  'reactions/create-for-issue-comment',
  'repos/compare-commits-with-basehead',
  'repos/get-collaborator-permission-level',
  'repos/get-commit',
  'repos/get-content',
  'users/get-authenticated',
])

// Prose, examples and hints for generators. Below "properties" the same words are field names.
const DROPPED = new Set([
  'deprecated',
  'description',
  'example',
  'examples',
  'externalDocs',
  'headers',
  'summary',
  'tags',
  'title',
  'x-github-breaking-changes',
  'x-multi-segment',
  'x-octokit',
])

const target = join(import.meta.dirname, '..', '__tests__', 'github-stand-in', 'openapi')
const folder = mkdtempSync(join(tmpdir(), 'cut-openapi-'))
try {
  unpack(folder)
  const description = objectOf(JSON.parse(readFileSync(join(folder, FILES.description), 'utf8')))
  writeFileSync(join(target, 'description.json'), printed(cut(description)))
  copyFileSync(join(folder, FILES.licence), join(target, 'LICENSE'))
} finally {
  rmSync(folder, { recursive: true })
}

function unpack(into: string): void {
  const packed = execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: into, encoding: 'utf8' })
  execFileSync('tar', ['-xzf', packed.trim(), FILES.description, FILES.licence], { cwd: into })
}

function cut(description: JsonObject): JsonObject {
  const paths = wantedPaths(description)
  const schemas = new Map<string, Json>()
  collectSchemas(paths, description, schemas)
  const sorted = [...schemas].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    openapi: description['openapi'] ?? null,
    info: { title: `cut from ${PACKAGE}, ${FILES.description}`, license: { name: 'MIT' } },
    paths,
    components: { schemas: corrected(Object.fromEntries(sorted)) },
  }
}

function wantedPaths(description: JsonObject): JsonObject {
  const missing = new Set(OPERATIONS)
  const kept: Record<string, JsonObject> = {}
  for (const [path, methods] of Object.entries(objectOf(description['paths']))) {
    for (const [method, operation] of Object.entries(objectOf(methods))) {
      const id = objectOf(operation)['operationId']
      if (typeof id !== 'string' || !missing.delete(id)) continue
      kept[path] = { ...kept[path], [method]: operationOf(objectOf(operation), description) }
    }
  }
  if (missing.size > 0) throw new Error(`operations not in ${PACKAGE}: ${[...missing].join(', ')}`)
  return kept
}

function operationOf(operation: JsonObject, description: JsonObject): JsonObject {
  const inlined = inlineAllButSchemas(pruned(operation), description)
  const github = objectOf(operation['x-github'])
  return {
    ...objectOf(inlined),
    'x-github': { enabledForGitHubApps: github['enabledForGitHubApps'] ?? false },
  }
}

function inlineAllButSchemas(value: Json, description: JsonObject): Json {
  if (isList(value)) return value.map((item) => inlineAllButSchemas(item, description))
  if (!isObject(value)) return value
  const reference = value['$ref']
  if (typeof reference === 'string' && !reference.startsWith('#/components/schemas/')) {
    return inlineAllButSchemas(pruned(lookUp(description, reference)), description)
  }
  return mapValues(value, (item) => inlineAllButSchemas(item, description))
}

function collectSchemas(value: Json, description: JsonObject, found: Map<string, Json>): void {
  if (isList(value)) {
    for (const item of value) collectSchemas(item, description, found)
  } else if (isObject(value)) {
    for (const item of Object.values(value)) collectSchemas(item, description, found)
    const reference = value['$ref']
    if (typeof reference !== 'string') return
    const name = reference.replace('#/components/schemas/', '')
    if (found.has(name)) return
    const schema = pruned(lookUp(description, reference))
    found.set(name, schema)
    collectSchemas(schema, description, found)
  }
}

// GitHub returns null for the repository of a deleted fork, which its REST description omits.
function corrected(schemas: JsonObject): JsonObject {
  const names = ['pull-request', 'pull-request-simple']
  const entries = names.map((name): readonly [string, Json] => {
    const path = ['properties', 'head', 'properties', 'repo']
    return [name, withChanged(schemas[name] ?? null, path, (repo) => nullable(repo))]
  })
  return { ...schemas, ...Object.fromEntries(entries) }
}

function nullable(schema: Json): Json {
  return { nullable: true, allOf: [schema] }
}

function withChanged(value: Json, path: readonly string[], change: (old: Json) => Json): Json {
  const [name, ...rest] = path
  if (name === undefined) return change(value)
  const outer = objectOf(value)
  return { ...outer, [name]: withChanged(outer[name] ?? null, rest, change) }
}

function pruned(value: Json): Json {
  if (isList(value)) return value.map((item) => pruned(item))
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([name]) => !DROPPED.has(name))
  return Object.fromEntries(
    kept.map(([name, item]) => {
      const fields = name === 'properties' && isObject(item)
      return [name, fields ? mapValues(item, (field) => pruned(field)) : pruned(item)]
    }),
  )
}

function lookUp(description: JsonObject, reference: string): Json {
  let value: Json = description
  for (const name of reference.slice(2).split('/')) value = objectOf(value)[name] ?? null
  return value
}

// One operation or schema per line: small, and a new version still gives a readable diff.
function printed(document: JsonObject): string {
  const paths = block(objectOf(document['paths']), '    ')
  const schemas = block(objectOf(objectOf(document['components'])['schemas']), '      ')
  return `{
  "openapi": ${JSON.stringify(document['openapi'])},
  "info": ${JSON.stringify(document['info'])},
  "paths": {\n${paths}\n  },
  "components": {\n    "schemas": {\n${schemas}\n    }\n  }
}\n`
}

function block(entries: JsonObject, indent: string): string {
  return Object.entries(entries)
    .map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')
}

function mapValues(value: JsonObject, change: (item: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, change(item)]))
}

function objectOf(value: Json | undefined): JsonObject {
  if (value === undefined || !isObject(value)) {
    throw new Error(`expected an object in the description, got ${JSON.stringify(value)}`)
  }
  return value
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

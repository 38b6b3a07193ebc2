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
  'actions/list-jobs-for-workflow-run-attempt',
  'actions/list-workflow-runs',
  'actions/list-workflow-runs-for-repo',
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

const schemas = new Map<string, Json>()
const target = join(import.meta.dirname, '..', '__tests__', 'github-stand-in', 'openapi')
const folder = mkdtempSync(join(tmpdir(), 'cut-openapi-'))
const description = objectOf(JSON.parse(unpacked()))
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

function wantedPaths(): JsonObject {
  const missing = new Set(OPERATIONS)
  const kept: Record<string, JsonObject> = {}
  for (const [path, methods] of Object.entries(objectOf(description['paths']))) {
    for (const [method, each] of Object.entries(objectOf(methods))) {
      const operation = objectOf(each)
      const id = operation['operationId']
      if (typeof id !== 'string' || !missing.delete(id)) continue
      const { enabledForGitHubApps = false } = objectOf(operation['x-github'])
      const wanted = { ...objectOf(cut(operation)), 'x-github': { enabledForGitHubApps } }
      kept[path] = { ...kept[path], [method]: wanted }
    }
  }
  if (missing.size > 0) throw new Error(`operations not in ${PACKAGE}: ${[...missing].join(', ')}`)
  return kept
}

/**
 * A value without what is dropped. What it refers to takes the place of the reference, except for schemas:
 * those are collected.
 */
function cut(value: Json, name = ''): Json {
  if (isList(value)) return value.map((item) => cut(item))
  if (!isObject(value)) return value
  const reference = value['$ref']
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
  const kept = Object.entries(value).filter(([key]) => isFields || !DROPPED.has(key))
  return Object.fromEntries(kept.map(([key, item]) => [key, cut(item, isFields ? '' : key)]))
}

// GitHub returns null for the repository of a deleted fork, which its REST description omits.
function corrected(schema: Json): Json {
  const properties = objectOf(objectOf(schema)['properties'])
  const head = objectOf(properties['head'])
  const fields = objectOf(head['properties'])
  const repo = { nullable: true, allOf: [fields['repo'] ?? null] }
  const changed = { ...head, properties: { ...fields, repo } }
  return { ...objectOf(schema), properties: { ...properties, head: changed } }
}

function lookUp(reference: string): Json {
  let value: Json = description
  for (const name of reference.slice(2).split('/')) value = objectOf(value)[name] ?? null
  return value
}

// One operation or schema per line: small, and a new version still gives a readable diff.
function printed(paths: JsonObject): string {
  const info = { title: `cut from ${PACKAGE}, ${FILES.description}`, license: { name: 'MIT' } }
  const sorted = [...schemas]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, schema]): [string, Json] => [
      name,
      /^pull-request(?:-simple)?$/.test(name) ? corrected(schema) : schema,
    ])
  return `{
  "openapi": ${JSON.stringify(description['openapi'])},
  "info": ${JSON.stringify(info)},
  "paths": {\n${block(Object.entries(paths), '    ')}\n  },
  "components": {\n    "schemas": {\n${block(sorted, '      ')}\n    }\n  }
}\n`
}

function block(entries: readonly (readonly [string, Json])[], indent: string): string {
  return entries
    .map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')
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

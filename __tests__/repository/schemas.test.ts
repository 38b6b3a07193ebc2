import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { journalOf, samplesOf } from '../fakes/journals.ts'
import { planOf } from '../fakes/plans.ts'
import { stateOf, states } from '../render/states.ts'
import { TOP } from './tracked-files.ts'

// An editor checks what a file looks like, and leaves the meaning of a date to us.
const ajv = new Ajv2020({ validateFormats: false, strictTypes: false })

const validators = new Map(
  ['config', 'journal-line', 'record-line', 'result'].map((name) => {
    const text = readFileSync(join(TOP, 'schemas', `${name}.json`), 'utf8')
    return [name, ajv.compile(JSON.parse(text))]
  }),
)

/** Whether a committed schema lets a document through that was written and read again. */
function accepts(name: string, document: unknown): boolean {
  const validate = validators.get(name)
  if (validate === undefined) throw new Error(`expected the schema of a file, got ${name}`)
  return validate(JSON.parse(JSON.stringify(document)))
}

describe('the schema of a result', () => {
  it.each(Object.entries(states))('accepts one that is %s', (_, { result }) => {
    expect(accepts('result', result)).toBe(true)
  })

  const { result } = stateOf('slower')

  it.each([
    ['of another format', { format: 'deadheat-result/0' }],
    ['with a word of its own', { mood: 'good' }],
    ['with a count below zero', { pairs: -1 }],
    ['without a machine', { machine: undefined }],
    ['with a wrong verdict inside', { findings: [{ ...result.findings[0], verdict: 'so-so' }] }],
    ['with a build that is no build', { builds: { base: { side: 'base' }, head: null } }],
  ])('refuses one %s', (_, changes) => {
    expect(accepts('result', { ...result, ...changes })).toBe(false)
  })
})

const lines = journalOf(planOf(), { a: samplesOf('a', { count: 2 }) })

it.each(lines.map((line, index) => [index, line.type, line] as const))(
  'the schema of a journal’s line accepts line %i, %s, and refuses it with a word more',
  (_, __, line) => {
    expect(accepts('journal-line', line)).toBe(true)
    expect(accepts('journal-line', { ...line, more: 1 })).toBe(false)
  },
)

it.each([
  [true, 'pairs: 20\nonly: [parse/*]'],
  [true, 'commands:\n  - name: start\n    command: node index.js'],
  [false, 'pairz: 20'],
  [false, 'preset: slow'],
  [false, 'commands:\n  - command: node index.js'],
])('the schema of deadheat.yml says %s to %j', (isRight, text) => {
  expect(accepts('config', parse(text))).toBe(isRight)
})

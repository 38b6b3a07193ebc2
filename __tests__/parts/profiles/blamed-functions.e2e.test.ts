import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../cli/run-cli.ts'
import { tinyRepository } from '../../cli/tiny-package.ts'
import { ofWhole } from '../../whole.ts'

type Files = Readonly<Record<string, string>>

const lookup = `exports.lookup = function lookup(table, key) {
  let at = key % table.length
  for (let step = 0; step < 12; step++) at = (at * 31 + table[at] + step) % table.length
  return table[at]
}`

const base: Files = {
  'lib/lookup.cjs': lookup,
  'lib/weigh.cjs': `exports.weigh = function weigh(value) {
  let sum = value
  for (let bit = 0; bit < 16; bit++) sum = (sum ^ (sum << 3) ^ bit) & 0xfffffff
  return sum
}`,
  'lib/check.cjs': `exports.check = function check(text) {
  let sum = 7
  for (let at = 0; at < text.length; at++) sum = (sum * 33 + text.charCodeAt(at)) | 0
  return sum
}`,
  'lib/parse.cjs': `const { lookup } = require('./lookup.cjs')
const { weigh } = require('./weigh.cjs')
const { check } = require('./check.cjs')
exports.parse = function parse(rows, table) {
  let sum = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]
    sum = (sum + lookup(table, row.key) + weigh(row.key)) | 0
    for (let part = 0; part < 20; part++) sum = (sum * 5 + row.key * part) | 0
  }
  for (let at = 0; at < 40; at++) sum = (sum + check(rows[at].text)) | 0
  return sum
}`,
  'one.cjs': `const { parse } = require('./lib/parse.cjs')
const table = Array.from({ length: 997 }, function (_, at) { return (at * 7919) % 997 })
const rows = Array.from({ length: 500 }, function (_, at) {
  return { key: at * 13, text: 'the text of row ' + at + ' that is checked' }
})
module.exports = { run: function run() { return parse(rows, table) } }`,
}

function edited(file: string, from: string, to: string): Files {
  const text = base[file]?.replace(from, to)
  if (text === undefined || text === base[file]) throw new Error(`${file} has no ${from}`)
  return { [file]: text }
}

const movedLookup: Files = {
  'lib/lookup.cjs': `exports.lookup = require('./parts/lookup.cjs').lookup`,
  'lib/parts/lookup.cjs': `// It stands elsewhere now.\n\n${lookup}`,
}

/** What head changes, the edited function to name, and a Node.js: kinds in which sampled time has named others. */
const changes: readonly (readonly [string, string, string, Files])[] = [
  [
    'a call made twice',
    'parse',
    '20.20.2',
    edited('lib/parse.cjs', '+ weigh(row.key))', '+ weigh(row.key) + weigh(at))'),
  ],
  [
    'code that has moved beside a slower function',
    'weigh',
    '22.22.0',
    { ...movedLookup, ...edited('lib/weigh.cjs', 'bit < 16', 'bit < 64') },
  ],
  ['another slower callee', 'weigh', '24.12.0', edited('lib/weigh.cjs', 'bit < 16', 'bit < 64')],
]

// The layout of code changes the time of functions that nobody edited, and a profile shows that.
it.each(changes)(
  'the report names an edited function alone as the cause of %s',
  ofWhole,
  async (_, blamed, version, head) => {
    const manifest = { 'package.json': '{"name":"tiny","version":"1.0.0"}' }
    const { directory } = tinyRepository({ ...manifest, ...inPackage(base) }, inPackage(head))
    const words = ['compare', 'HEAD~1', 'HEAD', '--rows', 'changed', '--node-version', version]
    const { exitCode, stdout, stderr } = await runCli(
      [...words, '--budget', '1min', '--profile', 'one'],
      { directory },
    )
    expect({ exitCode, stdout, stderr }).toMatchObject({ exitCode: 1 })
    const report = readFileSync(join(directory, 'deadheat-results', 'report.md'), 'utf8')
    const [why = ''] = /\*\*Why\*\* `one`: .*/.exec(report) ?? []
    expect(why).toMatch(new RegExp(`Why\\*\\* \`one\`: \`${blamed}\` `))
    const [named = ''] = why.split(
      'Its profile differs elsewhere, in code that the change does not touch',
    )
    for (const name of ['lookup', 'weigh', 'check', 'parse'].filter((each) => each !== blamed))
      expect(named).not.toContain(`\`${name}\``)
  },
)

function inPackage({ 'one.cjs': one, ...rest }: Files): Files {
  if (one === undefined) return rest
  // Sides that return different values are not compared.
  const alike = one.replace('./lib', '../lib').replace('rows, table)', 'rows, table) % 1 === 0')
  return { ...rest, 'benchmarks/one.cjs': alike }
}

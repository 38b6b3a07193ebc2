import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { profilesOf } from '../../../src/parts/profiles/profiles-of.ts'
import { resolveRuntime } from '../../../src/build/runtime/runtime.ts'
import { profileSide } from '../../../src/parts/profiles/profile-side.ts'
import { changedFunctions } from '../../../src/parts/profiles/changed-functions.ts'
import type { ProcessProfile } from '../../../src/parts/profiles/profile.ts'
import { sides, type BySide } from '../../../src/model/build/side.ts'
import { randomOf } from '../../../src/model/random.ts'
import { benchmarkFolder } from '../../fakes/benchmark-folder.ts'
import { testCache } from '../../fakes/built.ts'
import { benchmarkOf } from '../../fakes/plans.ts'
import { realHost } from '../../fakes/real-host.ts'
import { realTarget } from '../../fakes/targets.ts'
import { inWhole, isWhole } from '../../whole.ts'

type Files = Readonly<Record<string, string>>

const host = realHost()

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

/** So large that it shows on any machine. */
const largest = [
  'a callee of twice the time',
  'lookup',
  edited('lib/lookup.cjs', 'step < 12', 'step < 24'),
] as const

/** What head changes, and the function to blame; none where nothing but a place is changed. */
const changes: readonly (readonly [string, string | undefined, Files])[] = [
  ['a slower callee', 'lookup', edited('lib/lookup.cjs', 'step < 12', 'step < 15')],
  ['another slower callee', 'weigh', edited('lib/weigh.cjs', 'bit < 16', 'bit < 22')],
  ['a slower caller', 'parse', edited('lib/parse.cjs', 'part < 20', 'part < 28')],
  [
    'a caller with more of its own',
    'parse',
    edited(
      'lib/parse.cjs',
      '  return sum\n',
      '  for (let at = 0; at < 5000; at++) sum = (sum * 7 + at) | 0\n  return sum\n',
    ),
  ],
  ['an extra call', 'check', edited('lib/parse.cjs', 'at < 40', 'at < 70')],
  [
    'a call made twice',
    'weigh',
    edited('lib/parse.cjs', '+ weigh(row.key))', '+ weigh(row.key) + weigh(at))'),
  ],
  ['code that has only moved', undefined, movedLookup],
  [
    'code that has moved beside a slower function',
    'weigh',
    { ...movedLookup, ...edited('lib/weigh.cjs', 'bit < 16', 'bit < 24') },
  ],
]

const versions = ['20.20.2', ...inWhole('22.22.0', '24.12.0')]

describe.each(versions)('a profile on Node.js %s', (version) => {
  it.each(isWhole ? changes : [largest])(
    'blames whom it should: %s',
    async (_, blamed, files) => {
      const path = (await resolveRuntime(version, host, testCache())).path
      const folders = {
        base: benchmarkFolder(base),
        head: benchmarkFolder({ ...base, ...files }),
      }
      const random = randomOf(7)
      const profiles: BySide<ProcessProfile[]> = { base: [], head: [] }
      for (let round = 0; round < 14; round++) {
        for (const side of random.shuffle(sides)) {
          const target = realTarget(side, folders[side], { version, path })
          const benchmark = benchmarkOf('one')
          const profile = await profileSide(benchmark, { target, unit: 's', perf: null }, host)
          if (typeof profile === 'string') throw new Error(profile)
          profiles[side].push(profile)
        }
      }
      const [profile] = profilesOf(
        sides.flatMap((side) =>
          profiles[side].map((entry) => ({ type: 'part' as const, part: 'profiles', entry })),
        ),
      )
      if (profile === undefined) throw new Error('there is no profile')
      const names = changedFunctions(profile)
        .filter(({ file }) => file.startsWith('lib/'))
        .map(({ name }) => name)
      expect(names.slice(0, 1)).toEqual(blamed === undefined ? [] : [blamed])
      // Each function stands in a file of its name; what has only moved is not changed.
      const editedNames = Object.keys(files)
        .filter((file) => !(file in movedLookup))
        .map((file) => basename(file, '.cjs'))
      expect([...editedNames, blamed]).toEqual(expect.arrayContaining(names))
    },
    300_000,
  )
})

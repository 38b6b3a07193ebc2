import { expect, it } from 'vitest'
import { configuredDifferently } from '../../../src/model/build/configured-differently.ts'

const usual = { v8_enable_lite_mode: 0, node_shared: false, node_library_files: ['lib/a.js'] }

it('says nothing where configure decided the same, in whatever order', () => {
  const other = Object.fromEntries(Object.entries(usual).toReversed())
  expect(configuredDifferently({ base: usual, head: other })).toBeNull()
})

it('names what differs, is missing or is new, and shows short values only', () => {
  const files = Array.from({ length: 30 }, (_, at) => `lib/${at}.js`)
  const { node_shared: _, ...rest } = usual
  const head = { ...rest, v8_enable_lite_mode: 1, clang: 1, node_library_files: files }
  expect(configuredDifferently({ base: usual, head })).toBe(
    'configure decided differently on head: clang (none to 1), node_library_files, ' +
      'node_shared (false to none), v8_enable_lite_mode (0 to 1)',
  )
})

it('tells a text from a number', () => {
  expect(configuredDifferently({ base: { icu: '7' }, head: { icu: 7 } })).toContain('("7" to 7)')
})

it('stays one short line of plain text, whatever an executable reports', () => {
  const hostile = Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [`\u001b[2J\n\u202e${at}${'x'.repeat(99)}`, 'é\u009b']),
  )
  const line = configuredDifferently({ base: {}, head: hostile }) ?? ''
  expect(line).toMatch(/^[\x20-\x7e]{1,500}$/)
})

it('counts what has no room in the line', () => {
  const head = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`set_${at}`, at]))
  expect(configuredDifferently({ base: {}, head })).toMatch(/ and 3 more$/)
})

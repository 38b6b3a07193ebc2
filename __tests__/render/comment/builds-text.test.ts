import { expect, it } from 'vitest'
import { buildsText } from '../../../src/render/comment/method.ts'
import { buildOf, resultWith } from '../../fakes/results.ts'

const addon = (path: string, loadedBy?: number) => ({
  path,
  sizeBytes: 16_384,
  sha256: 'ab'.repeat(32),
  builtHere: !path.startsWith('node_modules'),
  ...(loadedBy === undefined ? {} : { loadedBy }),
})

const textOf = (addons: readonly ReturnType<typeof addon>[], notes: string[] = []): string => {
  const base = { ...buildOf('base'), addons: [...addons], notes }
  return buildsText({ ...resultWith([]), builds: { base, head: null } })
}

const known = '16.0 KiB, `abababababab`'

it.each([
  ['nothing where there is nothing to tell', '', textOf([])],
  [
    'size, digest and origin of the addons, and notes',
    `**The builds**: base: \`x.node\` compiled here, ${known}; \`node_modules/y.node\` prebuilt, ${known}; \`install ccache\`.`,
    textOf([addon('x.node'), addon('node_modules/y.node')], ['install ccache']),
  ],
  [
    'which addons the benchmarks have loaded, those first',
    `**The builds**: base: \`x.node\` compiled here, ${known}, loaded by 3 benchmarks; \`idle.node\` compiled here, ${known}, never loaded.`,
    textOf([addon('idle.node', 0), addon('x.node', 3)]),
  ],
])('the builds tell %s', (_, text, told) => {
  expect(told).toBe(text)
})

it('the builds tell of no more than five addons', () => {
  const text = textOf(Array.from('abcdefg', (name) => addon(name)))
  expect(text).toContain('; 2 addons more.')
  expect(text).not.toContain('`f`')
})

it('a note is told up to its end, which says what to do', () => {
  const note = `left out, ${'because of this, '.repeat(20)}add this to that`
  expect(textOf([], [note])).toContain(note)
})

import { describe, expect, it } from 'vitest'
import { buildsText } from '../../../src/render/machine/builds-text.ts'
import { buildOf, resultWith } from '../../fakes/results.ts'

function addon(path: string, builtHere: boolean) {
  return { path, sizeBytes: 16_384, sha256: 'ab'.repeat(32), builtHere }
}

const plain = resultWith([])

describe('buildsText', () => {
  it('is empty when no side has anything to tell', () => {
    const builds = { base: buildOf('base'), head: null }
    expect(buildsText({ ...plain, builds })).toBe('')
  })

  it('names the addons of each side with size, digest and where they came from', () => {
    const base = { ...buildOf('base'), addons: [addon('build/Release/x.node', true)] }
    const head = {
      ...buildOf('head'),
      addons: [addon('node_modules/y/y.node', false)],
      notes: ['built without a compiler cache: install ccache'],
    }
    expect(buildsText({ ...plain, builds: { base, head } })).toBe(
      '**The builds**: base: `build/Release/x.node` compiled here, 16.0 KiB, `abababababab`. ' +
        'head: `node_modules/y/y.node` prebuilt, 16.0 KiB, `abababababab`; ' +
        '`built without a compiler cache: install ccache`.',
    )
  })

  it('says which addons the benchmarks have loaded, and names those first', () => {
    const addons = [
      { ...addon('build/Release/idle.node', true), loadedBy: 0 },
      { ...addon('build/Release/x.node', true), loadedBy: 3 },
      { ...addon('node_modules/y/y.node', false), loadedBy: 1 },
    ]
    const builds = { base: { ...buildOf('base'), addons }, head: null }
    expect(buildsText({ ...plain, builds })).toBe(
      '**The builds**: base: `build/Release/x.node` compiled here, 16.0 KiB, `abababababab`, loaded by 3 benchmarks; ' +
        '`node_modules/y/y.node` prebuilt, 16.0 KiB, `abababababab`, loaded by 1 benchmark; ' +
        '`build/Release/idle.node` compiled here, 16.0 KiB, `abababababab`, never loaded.',
    )
  })

  it('shows no more than five addons', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const base = { ...buildOf('base'), addons: names.map((name) => addon(name, true)) }
    const text = buildsText({ ...plain, builds: { base, head: null } })
    expect(text).toContain('; 2 addons more.')
    expect(text).not.toContain('`f`')
  })
})

import { describe, expect, it } from 'vitest'
import { foreignAddons } from '../../src/sample/foreign-addons.ts'

function addon(path: string, builtHere: boolean) {
  return { path, sizeBytes: 1, sha256: 'ab'.repeat(32), builtHere }
}

describe('foreignAddons', () => {
  const addons = [addon('build/Release/a.node', true), addon('node_modules/b/b.node', false)]

  it('are those that came with a package or were made by nobody', () => {
    const loaded = ['build/Release/a.node', 'node_modules/b/b.node', 'tmp/c.node']
    const paths = loaded.map((path) => `/side/head/${path}`)
    expect(foreignAddons(paths, '/side/head', addons)).toEqual([
      'node_modules/b/b.node',
      'tmp/c.node',
    ])
  })

  it('are not those outside of the tree, which both sides share', () => {
    const paths = ['/suites/node_modules/x/x.node', '/side/head2/a.node']
    expect(foreignAddons(paths, '/side/head', addons)).toEqual([])
  })
})

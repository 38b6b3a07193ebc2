import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RawFrame } from '../../../src/parts/profiles/readers/raw-profile.ts'
import { locateFrames } from '../../../src/parts/profiles/locate-frames.ts'
import { folderWith } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'
import { buildOf } from '../../fakes/results.ts'
import { targetOf } from '../../fakes/targets.ts'

// Line 1, column 0 of the generated file is line 7, column 0 of src/parse.ts, named readHeader.
const map = { version: 3, sources: ['../src/parse.ts'], names: ['readHeader'], mappings: 'AAMAA' }

async function located(
  files: Readonly<Record<string, string>>,
  frame: (tree: string) => Partial<RawFrame>,
) {
  const tree = folderWith(files)
  const whole = { name: 'parse', url: '', line: 0, column: 0, ...frame(tree) }
  const target = targetOf('head', {
    harnessPath: '/harness/harness.cjs',
    build: { ...buildOf('head', '22.0.0'), directory: tree },
  })
  const locate = await locateFrames([whole], target, realHost().files)
  return locate(whole)
}

describe('a frame of a profile', () => {
  it('has a path in its tree, and a line from 1', async () => {
    expect(await located({}, (tree) => ({ url: `file://${tree}/lib/a%20b.js`, line: 41 }))).toEqual(
      { name: 'parse', file: 'lib/a b.js', line: 42, own: true },
    )
    expect(
      await located({}, (tree) => ({ url: `${tree}/node_modules/x/i.js`, line: 0 })),
    ).toMatchObject({ file: 'node_modules/x/i.js', own: false })
  })

  it.each([
    ['node:buffer', 'node:buffer'],
    ['buffer.js', 'node:buffer'],
    ['internal/url.js', 'node:internal/url'],
    ['/elsewhere/x.js', 'x.js'],
    ['', ''],
  ])('in %j has the file %j', async (url, file) => {
    expect(await located({}, () => ({ url }))).toMatchObject({ file, own: false })
  })

  it('of the harness is none, and one without a name is anonymous', async () => {
    expect(await located({}, () => ({ url: 'file:///harness/_harness/calls.cjs' }))).toBe(null)
    expect(await located({}, () => ({ name: '' }))).toMatchObject({
      name: '(anonymous)',
      line: null,
    })
  })

  it.each([
    ['a file beside it', 'bundle.js.map'],
    ['itself', `data:application/json;base64,${btoa(JSON.stringify(map))}`],
  ])('in bundled code with a map in %s is that of the source', async (_, address) => {
    const found = await located(
      {
        'dist/bundle.js': `function a(){}\n//# sourceMappingURL=${address}\n`,
        'dist/bundle.js.map': JSON.stringify(map),
      },
      (tree) => ({ name: 'a', url: `file://${tree}/dist/bundle.js` }),
    )
    expect(found).toMatchObject({ name: 'readHeader', file: 'src/parse.ts', line: 7, own: true })
  })

  it.each([
    '{',
    '[]',
    'null',
    '{"version":3,"sources":["../../../etc/x"],"names":[],"mappings":"AAMA"}',
  ])('stays where it is with the map %j', async (text) => {
    const found = await located(
      { 'a.js': '//# sourceMappingURL=a.map', 'a.map': text },
      (tree) => ({ url: `file://${tree}/a.js` }),
    )
    expect(found).toMatchObject({ name: 'parse', file: 'a.js', line: 1 })
  })

  it('follows no link out of the tree', async () => {
    const outside = folderWith({ 'secret.map': JSON.stringify(map) })
    const found = await located({ 'dist/a.js': '//# sourceMappingURL=out/secret.map' }, (tree) => {
      symlinkSync(outside, join(tree, 'dist', 'out'))
      return { url: `file://${tree}/dist/a.js` }
    })
    expect(found).toMatchObject({ file: 'dist/a.js' })
  })
})

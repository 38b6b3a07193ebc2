import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findInFolder } from '../../../src/session/benchmarks/find-in-folder.ts'
import { folderWith } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

/** What is found in the folder `bench` of a tree. */
function foundIn(
  tree: string,
  facts: { readonly stripsTypes?: boolean; readonly isBuilt?: boolean } = {},
) {
  const places = { directory: tree, packageDirectory: tree }
  const place = { folder: join(tree, 'bench'), tree, named: null, ...places }
  const searched = { stripsTypes: false, isBuilt: true, ...facts, ...place }
  return findInFolder(searched, { commands: [], servers: [] }, realHost())
}

it('reads what scripts import from outside of their folder, and nothing outside of the tree', async () => {
  const offer = `import 'tinybench'\nexport const make = 1\n`
  const top = folderWith({
    'secret.mjs': offer,
    'tree/common.mjs': offer,
    'tree/effect.mjs': `import 'tinybench'\n`,
    'tree/bench/a.mjs': `import { make } from '../common.mjs'`,
    'tree/bench/deep/b.mjs': `import { make } from '../../common'`,
    'tree/bench/c.mjs': `import '../effect.mjs'`,
    'tree/bench/d.mjs': `import '../../secret.mjs'\nimport '../link.mjs'\nimport '../none.mjs'`,
  })
  symlinkSync(join(top, 'secret.mjs'), join(top, 'tree/link.mjs'))
  const { found, leftOut } = await foundIn(join(top, 'tree'))
  expect(found).toMatchObject([{ name: 'a' }, { name: 'deep/b' }])
  expect(leftOut.map(({ path }) => path)).toEqual(['c.mjs', 'd.mjs'])
})

const tsx = 'node_modules/tsx/dist/cli.mjs'
const tsNode = 'node_modules/ts-node/dist/bin.js'
const devDependencies = (name: string) =>
  JSON.stringify({ name: 'x', devDependencies: { [name]: '1' } })

it.each([
  [[tsx, tsNode], true, ['node', `{directory}/${tsx}`]],
  [[`bench/${tsx}`, tsx], true, ['node', `{directory}/bench/${tsx}`]],
  [[tsNode], true, ['node']],
  [[tsNode], false, ['node', `{directory}/${tsNode}`, '--transpile-only']],
  [[], false, null],
] as const)(
  'a project with %j runs TypeScript, with a Node.js that strips types: %j, by %j',
  async (programs, stripsTypes, words) => {
    const tree = folderWith({
      'bench/a.ts': `import 'tinybench'`,
      ...Object.fromEntries(programs.map((program) => [program, ''])),
    })
    const { found, leftOut } = await foundIn(tree, { stripsTypes })
    const command = words === null ? [] : [{ command: [...words, '{benchmarks}/a.ts'] }]
    expect(found).toMatchObject(command)
    expect(leftOut).toEqual(words === null ? [{ path: 'a.ts', why: 'typed' }] : [])
  },
)

it('counts on what a package.json names, before it is installed', async () => {
  const tree = folderWith({
    'package.json': devDependencies('tsx'),
    'bench/a.ts': `import 'tinybench'`,
  })
  expect((await foundIn(tree)).found).toEqual([])
  expect((await foundIn(tree, { isBuilt: false })).found).toMatchObject([
    { command: ['node', `{directory}/${tsx}`, '{benchmarks}/a.ts'] },
  ])
})

it('takes the programs of packages from above the measured one, in a workspace', async () => {
  const tree = folderWith({
    'node_modules/vitest/vitest.mjs': '',
    [tsx]: '',
    'packages/b/bench/a.ts': `import 'tinybench'`,
    'packages/b/bench/b.bench.ts': `import { bench } from 'vitest'; bench('b', f)`,
  })
  const top = join(tree, 'packages/b')
  const { found } = await findInFolder(
    {
      folder: join(top, 'bench'),
      tree,
      directory: top,
      packageDirectory: top,
      stripsTypes: false,
      isBuilt: true,
      named: null,
    },
    { commands: [], servers: [] },
    realHost(),
  )
  expect(found.map((entry) => entry.kind !== 'module' && entry.command.slice(0, 2))).toEqual([
    ['node', `{directory}/../../${tsx}`],
    ['node', '{package}/../../node_modules/vitest/vitest.mjs'],
  ])
})

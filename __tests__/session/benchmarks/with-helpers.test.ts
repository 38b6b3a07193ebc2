import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withHelpers } from '../../../src/session/benchmarks/with-helpers.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

it('reads what scripts import from outside of their folder, and nothing outside of the tree', async () => {
  const top = temporaryFolder()
  const tree = join(top, 'tree')
  const folder = join(tree, 'bench')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(tree, 'common.mjs'), 'export const a = 1\n')
  writeFileSync(join(tree, 'effect.mjs'), 'globalThis.a = 1\n')
  writeFileSync(join(top, 'secret.mjs'), 'export const secret = 1\n')
  symlinkSync(join(top, 'secret.mjs'), join(tree, 'link.mjs'))
  const scripts = [
    { path: 'a.mjs', text: `import { a } from '../common.mjs'` },
    { path: 'deep/b.mjs', text: `import { a } from '../../common'\nimport './c.mjs'` },
    { path: 'c.mjs', text: `import '../effect.mjs'\nimport './common.mjs'` },
    {
      path: 'd.mjs',
      text: `import '../../secret.mjs'\nimport '../link.mjs'\nimport '../none.mjs'`,
    },
  ]
  const found = await withHelpers(scripts, { folder, tree }, realHost())
  const common = ['export const a = 1\n']
  expect(
    found.map(({ path, ...rest }) => ('helpers' in rest ? [path, rest.helpers] : path)),
  ).toEqual([['a.mjs', common], ['deep/b.mjs', common], 'c.mjs', 'd.mjs'])
})

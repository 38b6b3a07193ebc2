import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { linkedPackages } from '../../../src/build/install/installed-packages.ts'
import { createFiles } from '../../../src/host/files/files.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'

function linkedTree(links: Readonly<Record<string, string>>): string {
  const top = join(temporaryFolder(), 'head')
  for (const [path, target] of Object.entries(links)) {
    const link = join(top, path)
    mkdirSync(dirname(link), { recursive: true })
    mkdirSync(join(dirname(link), target), { recursive: true })
    symlinkSync(target, link)
  }
  return top
}

async function linkedFrom(top: string): Promise<readonly string[]> {
  const found = await linkedPackages(top, join(top, 'packages/app'), createFiles())
  return found.map((path) => path.slice(top.length + 1)).toSorted()
}

it('are those that the top, the package, or another one of them links to', async () => {
  const top = linkedTree({
    'node_modules/app': '../packages/app',
    'node_modules/@scope/one': '../../packages/one',
    'packages/app/node_modules/two': '../../two',
    'packages/two/node_modules/three': '../../three',
    // In a circle.
    'packages/three/node_modules/two': '../../two',
  })
  expect(await linkedFrom(top)).toEqual(['packages/one', 'packages/three', 'packages/two'])
})

it('are neither installed ones in a store of links nor folders outside of the tree', async () => {
  const top = linkedTree({
    'node_modules/installed': '.pnpm/installed@1.0.0/node_modules/installed',
    'node_modules/outside': '../../elsewhere',
    'packages/app/node_modules/.bin/tool': '../../tool',
  })
  expect(await linkedFrom(top)).toEqual([])
  // Nor is anything where nothing is installed.
  expect(await linkedFrom(temporaryFolder())).toEqual([])
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { installBenchmarks } from '../../../src/build/install/install-benchmarks.ts'
import { temporaryFolder, plantFiles } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

const host = realHost()

// As picomatch has it: no lockfile is wanted, and the package itself is a folder above.
const tree = {
  'package.json': '{"name":"measured","version":"1.0.0","main":"index.js"}',
  'index.js': 'module.exports = 1',
  'bench/.npmrc': 'package-lock=false\n',
  'bench/package.json': JSON.stringify({
    private: true,
    scripts: { postinstall: "node -e \"require('fs').writeFileSync('ran', '')\"" },
    dependencies: { ms: '^2.1.0', measured: 'file:..' },
  }),
  'bench/index.js': `require('ms')`,
  'bench/inner/package.json': '{"private":true,"dependencies":{"ms":"^2.0.0"}}',
}

function sidesIn(work: string) {
  return { base: plantFiles(join(work, 'base'), tree), head: plantFiles(join(work, 'head'), tree) }
}

async function installed(sides: ReturnType<typeof sidesIn>) {
  const notes: string[] = []
  await installBenchmarks(
    {
      builds: { base: { directory: sides.base }, head: { directory: sides.head } },
      directories: { base: join(sides.base, 'bench'), head: join(sides.head, 'bench') },
      cacheDirectory: temporaryFolder(),
      trustScope: 'trusted',
    },
    host,
    {
      onFolder: (name) => void notes.push(`installing ${name}`),
      onNote: (text) => void notes.push(text),
    },
  )
  return notes
}

it('a folder with its own package.json is installed on both sides alike, and runs no script', async () => {
  const sides = sidesIn(temporaryFolder())
  expect(await installed(sides)).toEqual(['installing bench'])
  const [base, head] = [sides.base, sides.head].map((side) =>
    readFileSync(join(side, 'bench/node_modules/ms/package.json'), 'utf8'),
  )
  expect(base).toBe(head)
  expect(existsSync(join(sides.base, 'bench/node_modules/measured/index.js'))).toBe(true)
  expect(existsSync(join(sides.head, 'bench/ran'))).toBe(false)
  // What is there, is not installed again; what lies above serves the folders below.
  expect(await installed(sides)).toEqual([])
})

it('a folder that cannot be installed is told, and nothing breaks', async () => {
  const sides = sidesIn(temporaryFolder())
  const manifest = '{"dependencies":{"ms":"99.99.99"}}'
  for (const side of [sides.base, sides.head])
    plantFiles(join(side, 'bench'), { 'package.json': manifest, 'package-lock.json': 'none' })
  expect((await installed(sides)).join('\n')).toMatch(
    /expected the packages of bench, got .*; benchmarks that need them fail/,
  )
})

it('where a lockfile does not fit, npm chooses the versions, the same on both sides', async () => {
  const sides = sidesIn(temporaryFolder())
  const lock = JSON.stringify({ name: 'bench', lockfileVersion: 3, packages: { '': {} } })
  for (const side of [sides.base, sides.head]) plantFiles(side, { 'bench/package-lock.json': lock })
  expect(await installed(sides)).toEqual(['installing bench'])
  expect(existsSync(join(sides.base, 'bench/node_modules/ms/package.json'))).toBe(true)
})

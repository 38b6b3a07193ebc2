import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { missingMain } from '../../../src/session/benchmarks/find-benchmarks.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

function packageOf(files: Readonly<Record<string, string>>): string {
  const top = temporaryFolder()
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true })
    writeFileSync(join(top, path), content)
  }
  return top
}

it('says where the main file of a package was not made', async () => {
  const manifest = { 'package.json': '{"main":"./lib/cjs/a"}' }
  const whole = packageOf({ ...manifest, 'lib/cjs/a.js': '' })
  const packages = { base: whole, head: packageOf(manifest) }
  expect(await missingMain(packages, realHost())).toBe(
    './lib/cjs/a, the "main" of package.json, is not there on head after the build: name the commands that make it in "build"',
  )
})

it.each([
  [{ 'package.json': '{"main":"lib"}', 'lib/index.js': '' }],
  [{ 'package.json': '{"name":"without"}' }],
  [{ 'index.js': '' }],
])('says nothing of %j', async (files) => {
  const packages = { base: packageOf(files), head: packageOf(files) }
  expect(await missingMain(packages, realHost())).toBeNull()
})

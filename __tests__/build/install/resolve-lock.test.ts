import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Host } from '../../../src/host/host.ts'
import { dependencyFacts } from '../../../src/session/build/differences.ts'
import { buildPair, builtOf } from '../../fakes/built.ts'
import { gitRepository, plantFiles, temporaryFolder } from '../../fakes/git-repository.ts'
import { outcomeOf } from '../../fakes/outcomes.ts'
import { revisionOf } from '../../fakes/plans.ts'
import { realHost } from '../../fakes/real-host.ts'

const real = realHost()

/** What the lockfile has after each pass over the one before; npm 11 leaves the third as it is. */
const passes = [
  { 'node_modules/a': '1.0.0', 'node_modules/b': '2.0.0' },
  { 'node_modules/a': '1.0.0' },
  { 'node_modules/a': '1.0.0', 'node_modules/a/node_modules/b': '2.0.0' },
]

/** A host whose npm moves packages in a lockfile that it has just made, and counts how often it was asked for one. */
function movingHost(): { readonly host: Host; readonly asked: { locks: number } } {
  const asked = { locks: 0 }
  const npm = (cwd: string, words: readonly string[]): void => {
    const path = join(cwd, 'package-lock.json')
    const text = existsSync(path) ? readFileSync(path, 'utf8') : null
    const pass =
      text === null ? 0 : passes.findIndex((places) => JSON.stringify(places) === text) + 1
    const places = passes[Math.min(pass, passes.length - 1)] ?? {}
    writeFileSync(path, JSON.stringify(places))
    if (words.includes('--package-lock-only')) {
      asked.locks += 1
      return
    }
    const entries = Object.entries(places).map(([place, version]) => [place, { version }])
    const packages = JSON.stringify({ packages: Object.fromEntries(entries) })
    plantFiles(cwd, { 'node_modules/.package-lock.json': packages })
  }
  const run: Host['processes']['run'] = (spec) => {
    const { argv, cwd } = spec
    if (!argv.includes('install')) return real.processes.run(spec)
    npm(cwd, argv)
    return Promise.resolve(outcomeOf())
  }
  return { host: { ...real, processes: { ...real.processes, run } }, asked }
}

it('both sides get the same places, although npm moves packages in its own lockfile', async () => {
  const dependencies = { a: '1', b: '2' }
  const manifest = JSON.stringify({ name: 'x', version: '1.0.0', dependencies })
  const repository = gitRepository({ 'package.json': manifest })
  repository.commit('head')
  const { host, asked } = movingHost()
  const cacheDirectory = temporaryFolder()
  const placesOf = async () => {
    const wish = { base: 'HEAD~', repository: repository.directory, cacheDirectory }
    const outcomes = await buildPair(wish, host)
    const builds = [builtOf(outcomes.base), builtOf(outcomes.head)]
    const built = builds.map((build) => ({
      revision: revisionOf(build.side),
      build,
      root: build.directory,
    }))
    return Promise.all(built.map((each) => dependencyFacts(each, host.files)))
  }
  const [base, head] = await placesOf()
  expect(base).toEqual(passes[2])
  expect(head).toEqual(base)
  expect(asked.locks).toBe(passes.length + 2)
  // The lockfile that is kept needs no more than a look.
  expect(await placesOf()).toEqual([base, head])
  expect(asked.locks).toBe(passes.length + 4)
})

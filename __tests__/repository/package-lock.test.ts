import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { missingPackagesOf, packageLockSchema } from '../../scripts/package-lock.ts'
import { TOP } from './tracked-files.ts'

const locks = ['package-lock.json', ...globSync('benchmarks/*/package-lock.json', { cwd: TOP })]

describe.each(locks)('%s', (path) => {
  it('names every optional package, so that "npm ci" accepts it on each platform', () => {
    const lock = packageLockSchema.parse(JSON.parse(readFileSync(join(TOP, path), 'utf8')))
    expect(
      missingPackagesOf(lock).map(({ name }) => name),
      'run "node scripts/complete-lock.ts"',
    ).toEqual([])
  })
})

describe('the search for what a lock leaves out', () => {
  const bundler = { optionalDependencies: { 'bundler-linux': '2.0.0', watcher: '~1.0.0' } }

  it('finds an optional package that is not there, and one of another version', () => {
    const packages = {
      'node_modules/bundler': bundler,
      'node_modules/bundler-linux': { version: '1.0.0' },
    }
    expect(missingPackagesOf({ packages }).map(({ name }) => name)).toEqual([
      'bundler-linux',
      'watcher',
    ])
  })

  it('sees what lies in a folder of its own or in one above', () => {
    const packages = {
      'node_modules/a/node_modules/bundler': bundler,
      'node_modules/a/node_modules/bundler-linux': { version: '2.0.0' },
      'node_modules/bundler-linux': { version: '1.0.0' },
      'node_modules/watcher': { version: '1.0.3' },
    }
    expect(missingPackagesOf({ packages })).toEqual([])
  })
})

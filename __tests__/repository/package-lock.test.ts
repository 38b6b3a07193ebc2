import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies } from 'semver'
import { describe, expect, it } from 'vitest'
import { missingPackagesOf, packageLockSchema } from '../../scripts/package-lock.ts'
import { TOP } from './tracked-files.ts'

const locks = ['package-lock.json', ...globSync('benchmarks/*/package-lock.json', { cwd: TOP })]

// The oldest and the newest that CONTRIBUTING names, of each major.
const supported = ['20.19.0', '20.20.2', '22.12.0', '22.22.0', '24.0.0', '24.21.0']

it.each(supported)('every package takes Node.js %s, so that "npm ci" is silent', (version) => {
  const text = readFileSync(join(TOP, 'package-lock.json'), 'utf8')
  const { packages } = packageLockSchema.parse(JSON.parse(text))
  // Optional ones for another platform are left out without a word.
  const others = Object.entries(packages)
    .filter(([, { optional }]) => optional !== true)
    .flatMap(([folder, { engines }]) =>
      engines?.node === undefined ? [] : [{ folder, range: engines.node }],
    )
    .filter(({ range }) => !satisfies(version, range))
  expect(others, 'pin an older version under "overrides" in package.json').toEqual([])
})

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

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LONGEST } from '../longest-first.ts'
import { PROJECTS } from '../projects.ts'
import { reachedBy } from './reached-by.ts'
import { TOP } from './tracked-files.ts'

const NOT_QUICK =
  /^(?:node:(?:child_process|cluster|worker_threads|net|tls|dgram|dns|https?|http2|fs\/promises|sqlite)|undici|octokit|@octokit\/.*|@actions\/.*)$/

const FROM_FS = /\bimport\s*\{(?<names>[^}]*)\}\s*from\s*'node:fs'/g
const READS = new Set(['existsSync', 'globSync', 'readdirSync', 'readFileSync', 'statSync'])

/** Why a test is not quick: what it reaches that starts a program, asks a network or writes a file. */
function slowPartsOf(test: string, read: (path: string) => string | null): readonly string[] {
  const { files, modules } = reachedBy(test, read)
  const writers = files.flatMap((file) =>
    [...(read(file) ?? '').matchAll(FROM_FS)]
      .flatMap(({ groups }) => (groups?.['names'] ?? '').split(','))
      .map((name) => name.trim())
      .filter((name) => name !== '' && !READS.has(name))
      .map((name) => `${test}: ${name} of node:fs, in ${file}`),
  )
  const named = modules.filter((name) => NOT_QUICK.test(name)).map((name) => `${test}: ${name}`)
  return [...named, ...writers]
}

function textOf(path: string): string | null {
  try {
    return readFileSync(join(TOP, path), 'utf8')
  } catch {
    return null
  }
}

function filesOf({ include, exclude }: (typeof PROJECTS)[keyof typeof PROJECTS]) {
  return globSync([...include], { cwd: TOP, exclude: [...exclude] })
}

it('the projects of tests hold every test exactly once', () => {
  const all = globSync('__tests__/**/*.test.ts', { cwd: TOP, exclude: ['__tests__/fixtures/**'] })
  expect(Object.values(PROJECTS).flatMap(filesOf).toSorted()).toEqual(all.toSorted())
  expect(all).toEqual(expect.arrayContaining(LONGEST))
})

it('the projects of tests have quick tests that start no program, ask no network and write no file', () => {
  const quick = filesOf(PROJECTS.quick)
  expect(quick.length).toBeGreaterThan(50)
  expect(
    quick.flatMap((test) => slowPartsOf(test, textOf)),
    'add the test to SLOW in __tests__/projects.ts',
  ).toEqual([])
})

it('the projects of tests have no test that replaces modules of others', () => {
  const replaces = (file: string): boolean => (textOf(file) ?? '').includes('\nvi.mock(')
  const shared = [PROJECTS.quick, PROJECTS.unit].flatMap(filesOf)
  const found = shared.filter((test) => reachedBy(test, textOf).files.some(replaces))
  expect(found, 'add the test to APART in __tests__/projects.ts').toEqual([])
})

it('the search for what is not quick finds a program that is started two imports away, and a file that is written', () => {
  const sources: Readonly<Record<string, string>> = {
    'a/one.test.ts': `import { help } from '../b/help.ts'\nimport { readFileSync } from 'node:fs'`,
    'b/help.ts': `import { run } from './run.ts'\nimport { existsSync, mkdtempSync } from 'node:fs'`,
    'b/run.ts': `import { spawn } from 'node:child_process'`,
  }
  expect(slowPartsOf('a/one.test.ts', (path) => sources[path] ?? null)).toEqual([
    'a/one.test.ts: node:child_process',
    'a/one.test.ts: mkdtempSync of node:fs, in b/help.ts',
  ])
})

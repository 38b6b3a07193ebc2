import { describe, expect, it } from 'vitest'
import type { RepositoryFacts } from '../../../src/plan/init/proposal-of.ts'
import { revisedFacts } from '../../../src/plan/init/revised-facts.ts'
import type { Failure } from '../../../src/model/judging/failure.ts'

const facts: RepositoryFacts = {
  directory: '.',
  inner: null,
  found: [],
  leftOut: [],
  place: { paths: null, areNamed: false, program: null, elsewhere: [], text: '', folder: '' },
  set: { environment: [], nodeFlags: [] },
  hasScript: false,
  recipe: 'package',
  lockfile: null,
  node: { version: '20', why: 'as in .nvmrc' },
  brokenBuild: null,
  build: null,
  makers: { install: 'npm ci', build: 'npm run build', last: 'npm run prebench' },
  wanting: null,
  mayInstall: false,
  dropped: new Set(),
}

const makes = '["npm ci","npm run build","npm run prebench"]'

const failureOf = (message: string, benchmarkId: string | null = null): Failure => ({
  stage: 'build',
  side: 'head',
  benchmarkId,
  message,
  exitCode: 1,
  signal: null,
  timedOut: false,
  lastLines: [],
  logPath: null,
})

describe('revisedFacts', () => {
  const pnpm =
    'expected head to build, got exit code 1 of "pnpm install": pnpm needs Node.js >=22.13, and this is 20.20.2: measure with --node-version 24 (in the action, node-version: 24)'
  it.each<readonly [string, string, string | null, Partial<RepositoryFacts> | null]>([
    [
      'another Node.js',
      pnpm,
      null,
      { node: { version: '24', why: 'because pnpm needs Node.js >=22.13' } },
    ],
    [
      'a range of them',
      '"engines", needs Node.js ^18: measure with --node-version "^18" (in the action, node-version: "^18")',
      null,
      { node: { version: '^18', why: 'because "engines", needs Node.js ^18' } },
    ],
    [
      'commands that build',
      'threw: b is not built; a line for deadheat.yml: build: ["npm ci","npm run b"]',
      'a',
      { build: '["npm ci","npm run b"]' },
    ],
    [
      'install scripts',
      'those were not run: add "install-scripts: own" to deadheat.yml',
      'a',
      { wanting: 'own' },
    ],
    [
      'a build that fails',
      'expected head to build, got exit code 1 of "pnpm run build": x',
      null,
      { brokenBuild: 'expected head to build, got exit code 1 of "pnpm run build": x' },
    ],
    ['what runs before benchmarks', 'load threw Error: x', 'a', { build: makes }],
    ['nothing', 'expected head to build, got exit code 1', null, null],
  ])('learns %s from what failed', (_what, message, id, learnt) => {
    expect(revisedFacts(facts, [failureOf(message, id)])).toEqual(
      learnt === null ? null : { ...facts, ...learnt },
    )
  })

  it('leaves out a build that fails', () => {
    const built = revisedFacts({ ...facts, brokenBuild: 'x' }, [failureOf('load threw', 'a')])
    expect(built?.build).toBe('["npm ci","npm run prebench"]')
  })

  it('drops what fails although everything is built, and ends where nothing is new', () => {
    const built = { ...facts, build: '[]' }
    const dropped = revisedFacts(built, [failureOf('ended with 1', 'a')])
    expect([...(dropped?.dropped ?? [])]).toEqual(['a'])
    expect(revisedFacts(dropped ?? facts, [failureOf('ended with 1', 'a')])).toBeNull()
    const wanting = { ...built, wanting: 'own', dropped: new Set(['a']) }
    expect(
      revisedFacts(wanting, [failureOf('add "install-scripts: own" to deadheat.yml', 'a')]),
    ).toBeNull()
  })
})

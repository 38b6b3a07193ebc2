import { expect, it } from 'vitest'
import type { RepositoryFacts } from '../../../src/plan/init/proposal-of.ts'
import { afterTrial } from '../../../src/plan/init/after-trial.ts'
import type { Forecast } from '../../../src/model/run/forecast.ts'
import type { Failure } from '../../../src/model/judging/failure.ts'
import { repositoryFacts } from '../../fakes/repository-facts.ts'
import { failureOf } from '../../fakes/results.ts'

const facts: RepositoryFacts = {
  ...repositoryFacts,
  node: { version: '20', why: 'as in .nvmrc' },
  makers: {
    install: 'npm ci',
    build: 'npm run build',
    last: 'npm run prebench',
    isForBenchmarks: true,
  },
}

const suite = { kind: 'module', path: 'a.js' } as const

const makes = '["npm ci","npm run build","npm run prebench"]'

const failed = (message: string, benchmarkId: string | null = null): Failure =>
  failureOf({ stage: 'build', benchmarkId, message })

const nothing: Forecast = {
  labels: { base: '', head: '' },
  runtimes: [],
  place: '',
  rows: [],
  notes: [],
  pairs: 60,
  rowSeconds: 1,
  budgetSeconds: null,
  listed: [],
  preset: null,
}

/** What comes after a trial with these failures in which that many rows run. */
const stepAfter = (given: RepositoryFacts, failures: readonly Failure[], rows = 0) => {
  const forecast = {
    ...nothing,
    rows: Array.from({ length: rows }, () => ({ name: 'x', kind: '' })),
  }
  return afterTrial(given, { failures, forecast, untried: [] })
}

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
    'a build that fails',
    'expected head to build, got exit code 1 of "pnpm run build": x',
    null,
    { brokenBuild: 'expected head to build, got exit code 1 of "pnpm run build": x' },
  ],
  ['what runs before benchmarks', 'load threw Error: x', 'a', { build: makes }],
  ['nothing', 'expected head to build, got exit code 1', null, null],
])('learns %s from what failed', (_what, message, id, learnt) => {
  const kind = learnt === null ? 'end' : 'try'
  expect(stepAfter(facts, [failed(message, id)])).toEqual({
    kind,
    facts: { ...facts, ...learnt },
  })
})

it('makes what is missing by "prepare" before it asks for install scripts, and only that', () => {
  const makers = {
    install: 'npm ci',
    build: null,
    last: 'npm run prepare',
    isForBenchmarks: false,
  }
  const given = { ...facts, makers }
  const missing = [failed('x: add "install-scripts: own" to deadheat.yml', 'a')]
  const prepared = { ...given, build: '["npm ci","npm run prepare"]' }
  expect(stepAfter(given, missing)).toEqual({ kind: 'try', facts: prepared })
  expect(stepAfter(prepared, missing)).toEqual({
    kind: 'ask',
    facts: { ...prepared, wanting: 'own' },
  })
  expect(
    stepAfter({ ...given, foundBenchmarks: [suite] }, [failed('threw', 'a')], 1),
  ).toMatchObject({
    kind: 'end',
  })
  const broken = [failed('expected head to build, got exit code 1 of "npm run prepare"')]
  expect(stepAfter(prepared, broken)).toEqual({ kind: 'try', facts: { ...facts, makers: null } })
})

it('leaves out a build that fails', () => {
  const step = stepAfter({ ...facts, brokenBuild: 'x' }, [failed('load threw', 'a')])
  expect(step).toMatchObject({ facts: { build: '["npm ci","npm run prebench"]' } })
})

const wants = 'add "install-scripts: own" to deadheat.yml'
const built = { ...facts, build: '[]' }
it.each<
  readonly [string, Partial<RepositoryFacts>, string, number, string, readonly string[] | null]
>([
  ['guesses others in the place of one that fails', {}, 'ended with 1', 0, 'try', ['a']],
  ['ends where that is known', { dropped: new Map([['a', 'x']]) }, 'x', 0, 'end', ['a']],
  [
    'leaves out what was found beside what runs',
    { foundBenchmarks: [suite] },
    'x',
    1,
    'end',
    ['a'],
  ],
  ['leaves nothing out where nothing runs', { foundBenchmarks: [suite] }, 'x', 0, 'end', []],
  [
    'looks within where nothing runs',
    { inner: 'b', foundBenchmarks: [suite] },
    'x',
    0,
    'look',
    null,
  ],
  ['looks beside the script', { place: { ...facts.place, beside: 'b' } }, 'x', 0, 'look', null],
  [
    'leaves in what wants install scripts',
    { wanting: 'own', foundBenchmarks: [suite] },
    wants,
    1,
    'end',
    [],
  ],
])('%s', (_what, given, message, rows, kind, dropped) => {
  const step = stepAfter({ ...built, ...given }, [failed(message, 'a')], rows)
  expect(step.kind).toBe(kind)
  expect('facts' in step ? [...step.facts.dropped.keys()] : null).toEqual(dropped)
})

it('does not look elsewhere where there was no time for what is here', () => {
  const late = { failures: [], forecast: nothing, untried: ['a'] }
  expect(afterTrial({ ...built, inner: 'b' }, late).kind).toBe('end')
})

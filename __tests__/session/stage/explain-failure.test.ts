import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Failure } from '../../../src/model/judging/failure.ts'
import type { Revision } from '../../../src/model/build/revision.ts'
import { cureOf, explainFailure } from '../../../src/session/stage/explain-failure.ts'
import { folderWith } from '../../fakes/git-repository.ts'
import { revisionOf } from '../../fakes/plans.ts'
import { realHost } from '../../fakes/real-host.ts'
import { buildOf, failureOf } from '../../fakes/results.ts'
import { targetOf } from '../../fakes/targets.ts'

const facts = {
  notes: [
    'left out of "build", because the addon is compiled apart: node-gyp rebuild',
    'install scripts were not run (postinstall of its own): if something is missing, add "install-scripts: own" to deadheat.yml',
  ],
  ownName: 'b',
  declaredNames: new Set(['b', 'ms']),
  siblings: [{ name: '@w/a', folder: '/w/head/packages/a' }],
  buildAll: '["npm x"]',
}

it.each([
  ['./gen-data.json', 'add "install-scripts: own" to deadheat.yml'],
  ['/w/head/packages/a/dist/index.js', 'a line for deadheat.yml: build: ["npm x"]'],
  ['/w/head/packages/b/node_modules/@w/a/index.js', '@w/a is a package of'],
  ['@w/a/part', '@w/a is a package of the same repository and is not built'],
  ['tinybench', '"npm install --save-dev tinybench", and commit that'],
  ['b', 'only if its package.json has "exports"'],
  ['@x/y', '"npm install --save-dev @x/y"'],
])('that %s is missing is explained', (path, cure) => {
  expect(cureOf(path, facts)).toContain(cure)
})

it('what a build leaves out may have made a file, and of others nothing is said', () => {
  const [leftOut = ''] = facts.notes
  const rest = { ...facts, notes: [leftOut] }
  expect(cureOf('./build', rest)).toContain('"recipe: package"')
  expect(cureOf('/w/dist/a.js', { ...facts, notes: [] })).toContain('"build"')
  expect(cureOf('ms', facts)).toBeNull()
})

const wholeFailure = failureOf({ stage: 'pilot', benchmarkId: 'a', lastLines: [] })

/** A failure on head, explained where the package and its Node.js are these. */
async function explained(
  failure: Partial<Failure>,
  { engines, version = '20.20.2', ...head }: { engines?: string; version?: string; node?: string },
): Promise<string> {
  const directory = folderWith({ 'package.json': JSON.stringify({ engines: { node: engines } }) })
  const build = { ...buildOf('head', version), directory, packageDirectory: directory }
  const revisions: Record<'base' | 'head', Revision> = {
    base: revisionOf('base'),
    head: { ...revisionOf('head'), ...head },
  }
  const targets = { base: targetOf('base'), head: targetOf('head', { build, tree: directory }) }
  const whole = { ...wholeFailure, ...failure }
  const { message } = await explainFailure(whole, targets, { host: realHost(), revisions })
  return message.replace(whole.message, '')
}

it('a Node.js that is too old is named, with the option that gives another', async () => {
  const lastLines = ['Error: No such built-in module: node:sqlite']
  expect(await explained({ lastLines }, {})).toContain(
    'measure with --node-version 24 (in the action',
  )
  expect(await explained({}, { engines: '>=22' })).toContain('by its "engines", needs Node.js >=22')
  for (const message of [
    "Cannot find package 'x' of /w",
    'Failed to resolve import "x" from "a.ts"',
  ])
    expect(await explained({ message }, { engines: '>=22' })).toContain(
      '"npm install --save-dev x"',
    )
})

it('a package that the benchmarks ask for is not asked for again where its install has failed', async () => {
  const directory = folderWith({
    'package.json': '{}',
    'bench/package.json': '{"devDependencies":{"tool":"1"}}',
  })
  const build = { ...buildOf('head', '24.0.0'), directory, packageDirectory: directory }
  const benchmarkDirectory = join(directory, 'bench')
  const head = targetOf('head', { build, tree: directory, benchmarkDirectory })
  const told = async (name: string): Promise<string> => {
    const failure = { ...wholeFailure, message: `Cannot find package '${name}' imported from x` }
    const revisions = { base: revisionOf('base'), head: revisionOf('head') }
    const targets = { base: targetOf('base'), head }
    return (await explainFailure(failure, targets, { host: realHost(), revisions })).message
  }
  expect(await told('tool')).not.toContain('npm install')
  expect(await told('other')).toContain('"npm install --save-dev other"')
})

it('no other Node.js is named where this one fits, was asked for, or no side has failed by itself', async () => {
  expect(await explained({}, { engines: '>=22', version: '24.9.0' })).toBe('')
  expect(await explained({}, { engines: '>=22', node: '20' })).toBe('')
  expect(await explained({ side: null }, { engines: '>=22' })).toBe('')
  expect(await explained({ timedOut: true }, { engines: '>=22' })).toBe('')
})

it('a file that only the other side has, or under its whole name, is not one that a build would make', async () => {
  const [base, head] = [
    folderWith({ 'src/a.ts': '', 'src/both.js': '' }),
    folderWith({ 'src/d.js': '', 'src/both.js': '' }),
  ]
  const build = { ...buildOf('head', '24.0.0'), directory: head, packageDirectory: head }
  const targets = {
    base: targetOf('base', { tree: base }),
    head: targetOf('head', { build, tree: head }),
  }
  const told = async (path: string, tree = `${head}/`): Promise<string> => {
    const failure = { ...wholeFailure, message: `Cannot find module '${tree}${path}'` }
    const revisions = { base: revisionOf('base'), head: revisionOf('head') }
    return (await explainFailure(failure, targets, { host: realHost(), revisions })).message
  }
  expect(await told('src/a.ts')).toContain('the other side has this file: compare revisions that')
  const asked = `../src/a' Require stack: - ${head}/bench/c.js - /x.js`
  expect(await told(`../${asked}`, '')).not.toContain('the other side')
  expect(await told(asked, '')).toContain('the other side has this file')
  for (const name of ['d', 'both'])
    expect(await told(`src/${name}`)).toContain('names the whole file: write ".js" at its end')
  expect(await told('src/b.ts')).toContain('if a build makes it')
})

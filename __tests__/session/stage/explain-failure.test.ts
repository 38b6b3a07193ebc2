import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Failure } from '../../../src/model/judging/failure.ts'
import { cureOf, explainFailure } from '../../../src/session/stage/explain-failure.ts'
import type { Target } from '../../../src/measure/targets/target.ts'
import { folderWith, type Tree } from '../../fakes/git-repository.ts'
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

function sideOf(files: Tree, version = '24.0.0'): Partial<Target> & Pick<Target, 'tree'> {
  const tree = folderWith(files)
  const build = { ...buildOf('head', version), directory: tree, packageDirectory: tree }
  return { build, tree }
}

/** What is said of a failure on head besides its own words. */
async function told(
  failure: Partial<Failure>,
  { base = {}, head }: { readonly base?: Partial<Target>; readonly head: Partial<Target> },
  node?: string,
): Promise<string> {
  const revisions = { base: revisionOf('base'), head: { ...revisionOf('head'), node } }
  const targets = { base: targetOf('base', base), head: targetOf('head', head) }
  const whole = { ...wholeFailure, ...failure }
  const { message } = await explainFailure(whole, targets, { host: realHost(), revisions })
  return message.replace(whole.message, '')
}

function explained(
  failure: Partial<Failure>,
  { engines, version = '20.20.2', node }: { engines?: string; version?: string; node?: string },
): Promise<string> {
  const manifest = JSON.stringify({ engines: { node: engines } })
  return told(failure, { head: sideOf({ 'package.json': manifest }, version) }, node)
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
  const side = sideOf({
    'package.json': '{}',
    'bench/package.json': '{"devDependencies":{"tool":"1"}}',
  })
  const head = { ...side, benchmarkDirectory: join(side.tree, 'bench') }
  const toldOf = (name: string): Promise<string> =>
    told({ message: `Cannot find package '${name}' imported from x` }, { head })
  expect(await toldOf('tool')).not.toContain('npm install')
  expect(await toldOf('other')).toContain('"npm install --save-dev other"')
})

it('no other Node.js is named where this one fits, was asked for, or no side has failed by itself', async () => {
  expect(await explained({}, { engines: '>=22', version: '24.9.0' })).toBe('')
  expect(await explained({}, { engines: '>=22', node: '20' })).toBe('')
  expect(await explained({ side: null }, { engines: '>=22' })).toBe('')
  expect(await explained({ timedOut: true }, { engines: '>=22' })).toBe('')
})

it('a file that only the other side has, or under its whole name, is not one that a build would make', async () => {
  const base = sideOf({ 'src/a.ts': '', 'src/both.js': '' })
  const head = sideOf({ 'src/d.js': '', 'src/both.js': '' })
  const toldOf = (path: string, tree = `${head.tree}/`): Promise<string> =>
    told({ message: `Cannot find module '${tree}${path}'` }, { base, head })
  expect(await toldOf('src/a.ts')).toContain('the other side has this file: compare revisions that')
  const asked = `../src/a' Require stack: - ${head.tree}/bench/c.js - /x.js`
  expect(await toldOf(`../${asked}`, '')).not.toContain('the other side')
  expect(await toldOf(asked, '')).toContain('the other side has this file')
  for (const name of ['d', 'both'])
    expect(await toldOf(`src/${name}`)).toContain('names the whole file: write ".js" at its end')
  expect(await toldOf('src/b.ts')).toContain('if a build makes it')
})

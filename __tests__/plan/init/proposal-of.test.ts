import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { benchSettingsOf } from '../../../src/find/bench-script-of.ts'
import { proposalOf, type RepositoryFacts } from '../../../src/plan/init/proposal-of.ts'
import { settingsFromConfig } from '../../../src/settings/config.ts'
import { repositoryFacts as nothing } from '../../fakes/repository-facts.ts'

function settingsOf(facts: Partial<RepositoryFacts>) {
  const [settings] = proposalOf({ ...nothing, ...facts }).files
  return settingsFromConfig(parse(settings?.content ?? ''), 'deadheat.yml')
}

function workflowOf(facts: Partial<RepositoryFacts>): unknown {
  return parse(proposalOf({ ...nothing, ...facts }).files[1]?.content ?? '')
}

it('sets what the script of package.json for benchmarks sets', () => {
  const set = benchSettingsOf({
    bench: 'cross-env NODE_ENV=production NODE_OPTIONS=x node --expose-gc -r y a.js',
  })
  expect(set).toEqual({ environment: ['NODE_ENV=production'], nodeFlags: ['--expose-gc'] })
  expect(settingsOf({ set })).toMatchObject({
    environment: ['NODE_ENV=production'],
    'node-flags': ['--expose-gc'],
  })
  const tsx = benchSettingsOf({
    bench: 'tsx --conditions @x/source --no-warnings a.ts --expose-gc',
  })
  expect(tsx.nodeFlags).toEqual(['--conditions=@x/source', '--no-warnings'])
  // Its own command has them.
  const program = { kind: 'command', name: 'bench', command: ['node', 'a.js'] } as const
  expect(settingsOf({ set, place: { ...nothing.place, program } })).not.toHaveProperty(
    'environment',
  )
})

it('names no benchmarks where they are found by themselves', () => {
  const found = [{ kind: 'module', path: 'a.js' }] as const
  expect(settingsOf({ foundBenchmarks: found })).toEqual({
    'node-version': ['lts'],
    budget: 1200,
  })
})

it('where nothing is found, names scripts that may be benchmarks, but no helper and nothing that serves', () => {
  const names = ['c.js', 'server.js', 'utils/document.js', 'generate-keys.js', 'typed.ts']
  const leftOut = names.map((path) => ({ path, why: 'silent' as const }))
  const [settings] = proposalOf({ ...nothing, leftOut: leftOut.slice(0, 1) }).files
  expect(settings?.reasons.join('\n')).not.toContain('left out')
  expect(settingsOf({ leftOut }).commands).toEqual([
    { name: 'c', command: ['node', 'benchmarks/c.js'] },
  ])
})

it.each<readonly [string, Partial<RepositoryFacts>, readonly string[]]>([
  ['loading the package', {}, ['node', '{package}']],
  ['some of those of Node.js itself', { recipe: 'node' }, ['benchmark/url']],
])('where there is nothing else, names %s', (_what, facts, command) => {
  expect(settingsOf(facts).commands).toMatchObject([{ command }])
})

it('leaves out what was found and does not run, with its cause on one line', () => {
  const foundBenchmarks = [{ kind: 'module', path: 'a.js' }] as const
  const why =
    'threw Error\nbuild: x\u2028(/tmp/deadheat-work-abc123/head/a.js:1:2) file:///home/me/x/b.js'
  const facts = { ...nothing, foundBenchmarks, dropped: new Map([['a, b/#1', why]]) }
  expect(settingsOf(facts)).toMatchObject({ only: ['!a* b/#1'] })
  const told = '# threw Error build: x (head/a.js:1:2) …/b.js'
  expect(proposalOf(facts).files[0]?.content).toContain(told)
})

it('names nothing where only a person can tell, and says so', () => {
  expect(
    settingsOf({ recipe: 'node', foundBenchmarks: [{ kind: 'module', path: 'a.js' }] }),
  ).toEqual({
    budget: 1200,
  })
  const dropped = new Map([['load', '']])
  expect(settingsOf({ dropped })).not.toHaveProperty('commands')
  const reasons = proposalOf({ ...nothing, dropped }).files.flatMap((file) => file.reasons)
  expect(reasons.join()).toContain('nothing to measure was found')
})

it('asks for a lock file where dependencies are those of the day', () => {
  const hintsOf = (facts: Partial<RepositoryFacts>) => proposalOf({ ...nothing, ...facts }).hints
  expect(hintsOf({ lockfile: null }).join()).toContain('commit a lock file')
  expect(hintsOf({ lockfile: null, recipe: null }).join()).not.toContain('lock file')
})

it('runs under the Node.js of the repository, in a terminal as in a job', () => {
  const node = { version: 'lts/jod', why: 'as in .nvmrc' }
  expect(settingsOf({ node })['node-version']).toEqual(['lts/jod'])
  const workflow = workflowOf({ node })
  expect(workflow).toMatchObject({ jobs: { compare: { 'runs-on': 'self-hosted' } } })
  expect(JSON.stringify(workflow)).not.toContain('lts')
})

it('says why for each choice', () => {
  const { files } = proposalOf({ ...nothing, recipe: 'addon' })
  const reasons = files.flatMap((file) => file.reasons).join('\n')
  expect(reasons).toContain('the recipe is not named: it is "addon"')
  expect(reasons).toContain('dependencies are installed as package-lock.json says')
  expect(reasons).toContain('runs-on: self-hosted, because')
  expect(reasons).toContain('node-version: lts, because the repository names none')
})

import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { benchSettingsOf } from '../../../src/plan/init/bench-script-of.ts'
import { proposalOf, type RepositoryFacts } from '../../../src/plan/init/proposal-of.ts'
import { settingsFromConfig } from '../../../src/settings/config.ts'

const nothing: RepositoryFacts = {
  directory: '.',
  found: [],
  place: 'package.json',
  notes: [],
  set: { environment: [], nodeFlags: [] },
  proposal: null,
  recipe: 'package',
  recipeFile: null,
  lockfile: 'package-lock.json',
  node: null,
  present: [],
}

function settingsOf(facts: Partial<RepositoryFacts>) {
  const [settings] = proposalOf({ ...nothing, ...facts }).files
  return settingsFromConfig(parse(settings?.content ?? ''), 'deadheat.yml')
}

function workflowOf(facts: Partial<RepositoryFacts>): unknown {
  return parse(proposalOf({ ...nothing, ...facts }).files[1]?.content ?? '')
}

describe('proposalOf', () => {
  it('sets what the script of package.json for benchmarks sets', () => {
    const set = benchSettingsOf({
      bench: 'cross-env NODE_ENV=production NODE_OPTIONS=x node --expose-gc -r y a.js',
    })
    expect(set).toEqual({ environment: ['NODE_ENV=production'], nodeFlags: ['--expose-gc'] })
    expect(settingsOf({ set })).toMatchObject({
      environment: ['NODE_ENV=production'],
      'node-flags': ['--expose-gc'],
    })
    // Its own command has them.
    const proposal = { lines: ['benchmarks: a'], reason: '', isScript: true } as const
    expect(settingsOf({ set, proposal })).not.toHaveProperty('environment')
  })

  it('names no benchmarks where they are found by themselves', () => {
    const found = [{ kind: 'module', path: 'a.js' }] as const
    expect(settingsOf({ found, place: 'bench' })).toEqual({ budget: 1200 })
  })

  it('writes what is proposed where nothing is found, and why', () => {
    const lines = ['commands:', '  - { name: load, command: [node, "{package}"] }']
    const facts = { proposal: { lines, reason: 'because' } }
    expect(settingsOf(facts)).toMatchObject({
      commands: [{ name: 'load', command: ['node', '{package}'] }],
    })
    expect(proposalOf({ ...nothing, ...facts }).files[0]?.reasons).toContain('commands: because')
  })

  it('names nothing where only a person can tell, and says so', () => {
    const proposal = { lines: [], reason: 'nothing to measure was found' }
    expect(settingsOf({ proposal })).toEqual({ budget: 1200 })
    const { files } = proposalOf({ ...nothing, proposal })
    expect(files[0]?.reasons.join()).toContain('nothing to measure was found')
  })

  it('asks for a lock file where dependencies are those of the day', () => {
    const hintsOf = (facts: Partial<RepositoryFacts>) => proposalOf({ ...nothing, ...facts }).hints
    expect(hintsOf({ lockfile: null }).join()).toContain('commit a lock file')
    expect(hintsOf({ lockfile: null, recipe: null }).join()).not.toContain('lock file')
  })

  it('runs under the Node.js of the repository', () => {
    expect(workflowOf({ node: { version: '22', from: '.nvmrc' } })).toMatchObject({
      jobs: {
        compare: { 'runs-on': 'self-hosted', steps: [{}, { with: { 'node-version': '22' } }] },
      },
    })
  })

  it('says why for each choice', () => {
    const { files } = proposalOf({ ...nothing, recipe: 'addon', recipeFile: 'binding.gyp' })
    const reasons = files.flatMap((file) => file.reasons).join('\n')
    expect(reasons).toContain('the recipe is not named: it is "addon": binding.gyp is there')
    expect(reasons).toContain('dependencies are installed as package-lock.json says')
    expect(reasons).toContain('runs-on: self-hosted, because')
    expect(reasons).toContain('node-version: lts, because the repository names none')
  })
})

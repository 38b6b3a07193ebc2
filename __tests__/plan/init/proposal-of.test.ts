import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { benchSettingsOf } from '../../../src/find/bench-script-of.ts'
import { proposalOf } from '../../../src/plan/init/proposal-of.ts'
import { repositoryFacts } from '../../fakes/repository-facts.ts'

it('benchSettingsOf reads what the script of package.json for benchmarks sets', () => {
  const set = benchSettingsOf({
    bench: 'cross-env NODE_ENV=production NODE_OPTIONS=x node --expose-gc -r y a.js',
  })
  expect(set).toEqual({ environment: ['NODE_ENV=production'], nodeFlags: ['--expose-gc'] })
  const tsx = benchSettingsOf({
    bench: 'tsx --conditions @x/source --no-warnings a.ts --expose-gc',
  })
  expect(tsx.nodeFlags).toEqual(['--conditions=@x/source', '--no-warnings'])
})

it('measures on a machine of your own, under the Node.js of the settings', () => {
  const node = { version: 'lts/jod', why: 'as in .nvmrc' }
  const [, workflow] = proposalOf({ ...repositoryFacts, node }).files
  expect(parse(workflow?.content ?? '')).toMatchObject({
    jobs: { compare: { 'runs-on': 'self-hosted' } },
  })
  expect(workflow?.content).not.toContain('lts')
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { workflowDispatchEvent } from '../github-stand-in/events.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import { startDocumentedRun } from './documented-run.ts'
import { fixtureRepository, PULL_NUMBER, type FixtureRepository } from './fixture-repository.ts'
import { countedSuite } from './quick-suite.ts'
import { readmeWorkflow } from './documented-workflow.ts'

const settings = countedSuite['deadheat.yml']

/** The third commit of the branch takes half as many turns again; the second cannot be measured. */
function sourceOf(at: number): string {
  if (at === 2) return `throw new Error('broken') // ${at}\n`
  return `exports.turns = () => ${at >= 3 ? 1500 : 1000} // ${at}\n`
}

const inputs = { pairs: '12' }

let culprit = ''

/** The pull request with four commits more. */
function longBranch(directory: string): FixtureRepository {
  const made = fixtureRepository(directory, {
    files: { ...countedSuite, 'index.js': sourceOf(0) },
    settings: '',
    change: { 'index.js': sourceOf(1) },
  })
  const { git, write } = made
  git('checkout', '--quiet', 'topic')
  const shas = [2, 3, 4, 5].map((at) => {
    write('index.js', sourceOf(at))
    return made.commit(`part \`${at}\` of <b>it</b>`)
  })
  const head = git('rev-parse', 'HEAD')
  culprit = shas[1] ?? ''
  git('checkout', '--quiet', '--detach', 'main')
  git('merge', '--quiet', '--no-ff', '--message', 'topic into main', 'topic')
  const merge = git('rev-parse', 'HEAD')
  git('update-ref', `refs/pull/${PULL_NUMBER}/head`, head)
  git('checkout', '--quiet', 'main')
  return { ...made, head, merge }
}

const documented = await startDocumentedRun({ made: longBranch, settings })
afterAll(() => documented.close())
const { github } = documented

const commentOf = (key: string): string =>
  [...github.state.comments.values()].find(({ body }) => body.includes(`deadheat:v1 key=${key} `))
    ?.body ?? ''

it('a bisection by the documented workflow measures the commits, and names the one in a comment', async () => {
  const runId = 402
  const asked = { bisect: 'counted/turns', key: 'bisect' }
  const measured = await documented.run('performance', runId, {
    event: 'workflow_dispatch',
    payload: workflowDispatchEvent({
      file: 'performance.yml',
      inputs: { 'pull-request': String(PULL_NUMBER), head: documented.repository.head, ...asked },
    }),
    sha: documented.repository.base,
    inputs,
  })
  expect(measured.annotations).toEqual([])
  expect(measured.jobs.get('measure')).toBe('success')
  expect(measured.jobs.get('report')).toBe('success')
  const left = readFileSync(documented.keptFile(runId, 'deadheat', 'journal.ndjson'), 'utf8')
  expect(left.split('"part":"bisect"').length).toBeGreaterThan(3)
  const answer = commentOf('bisect')
  expect(answer).toContain(`/commit/${culprit})`)
  expect(answer).toContain('has made the change')
  expect(answer).toContain('fails: ')
  // The titles of commits stand in a block of code alone.
  expect(answer?.replaceAll(/^```text\n[\s\S]*?\n```$/gm, '')).not.toContain('<b>it')
  expect([...github.state.checks.values()].map(({ conclusion }) => conclusion)).toEqual(['neutral'])
  expect(github.violations).toEqual([])
})

it('a bisection by the input of the one job of README.md answers in the same comment', async () => {
  const { text, checkout, deadheat } = readmeWorkflow('pull_request', {
    inputs: { ...inputs, 'node-version': undefined, bisect: 'counted/turns', key: 'alone' },
  })
  const { actions, directory } = documented
  const ownCheckout = Object.entries(actions).find(([uses]) => uses.includes('checkout'))?.[1]
  const run = await documented.run('performance', 403, {
    change: () => text,
    token: tokens.write,
    actions: { [checkout]: ownCheckout ?? '', [deadheat]: join(directory, 'action') },
  })
  expect(run.annotations).toEqual([])
  expect(run.jobs.get('compare')).toBe('success')
  expect(commentOf('alone')).toContain(`/commit/${culprit})`)
  expect(run.summary).toContain('has made the change')
  expect(github.violations).toEqual([])
})

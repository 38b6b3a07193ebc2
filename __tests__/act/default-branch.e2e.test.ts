import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actionAddress } from '../../src/model/home.ts'
import { tinyRepositoryIn } from '../cli/tiny-package.ts'
import { plantFiles, type GitRepository } from '../fakes/git-repository.ts'
import { workflowDispatchEvent } from '../github-stand-in/events.ts'
import type { ActRun } from './act-run.ts'
import { startDocumentedRun, type DocumentedRun } from './documented-run.ts'
import { documentedActions } from './documented-workflow.ts'
import type { FixtureRepository } from './fixture-repository.ts'
import { countedSuite } from './quick-suite.ts'
import { standInOf } from './shipped-action.ts'
import { inWhole } from '../whole.ts'

const files = {
  ...countedSuite,
  'package.json': '{"name":"tally","version":"1.0.0","main":"index.js"}\n',
  'package-lock.json':
    '{"name":"tally","version":"1.0.0","lockfileVersion":3,"packages":{"":{"name":"tally","version":"1.0.0"}}}\n',
}

const day = 24 * 3600 * 1000

it('the documented workflows use nothing but ours and what has a stand-in here', () => {
  // No test runs the workflow that keeps builds.
  const used = documentedActions().filter((uses) => !uses.startsWith('actions/cache/'))
  const ours = actionAddress.split(' ')[0]
  expect(used.filter((uses) => standInOf(uses) === null)).toEqual([ours])
  for (const uses of used) expect(existsSync(standInOf(uses) ?? '.')).toBe(true)
})

// Three comparisons a week take their time.
describe.each(inWhole('docs/history.md'))('the workflows of the default branch in %s', () => {
  let documented: DocumentedRun
  let runId = 500

  beforeAll(async () => {
    documented = await startDocumentedRun({ made: branchOfWeeks })
  })

  afterAll(() => documented.close())

  async function ran(name: string): Promise<ActRun> {
    runId += 1
    const { repository } = workflowDispatchEvent({ inputs: {} })
    return documented.run(name, runId, {
      event: 'schedule',
      payload: { schedule: '30 3 * * 1', repository },
      sha: documented.repository.git('rev-parse', 'main'),
      inputs: { pairs: '12' },
    })
  }

  const errorsOf = ({ annotations }: ActRun): string =>
    annotations.map(({ level, message }) => (level === 'error' ? message : '')).join('\n')

  it('fail where something crept in, pass when it is gone, and publish the pages', async () => {
    const first = await ran('performance of the week')
    expect(first.jobs.get('record')).toBe('failure')
    expect(errorsOf(first)).toMatch(/counted\/turns crept by \+/)
    const sha = commitTurns(documented.repository, 1000, 0)
    documented.github.plant.commit({ sha })
    const last = await ran('performance of the week')
    expect(last.jobs.get('record')).toBe('success')
    expect(errorsOf(last)).not.toContain('crept')
    const site = await ran('performance site')
    expect(site.jobs.get('site')).toBe('success')
    const page = documented.keptFile(runId, 'github-pages', 'index.html')
    expect(readFileSync(page, 'utf8')).toContain('counted/turns')
    expect(documented.github.violations).toEqual([])
  })
})

/** A release, and two commits after it that each take more turns. */
function branchOfWeeks(directory: string): FixtureRepository {
  const repository = tinyRepositoryIn(plantFiles(directory, files))
  repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  const start = commitTurns(repository, 1000, 30)
  repository.git('tag', 'v1.0.0')
  const base = commitTurns(repository, 1060, 9)
  const head = commitTurns(repository, 1120, 1)
  return { ...repository, start, base, head, merge: head }
}

function commitTurns({ directory, git, write }: GitRepository, turns: number, daysAgo: number) {
  write('index.js', `exports.turns = () => ${turns}\n`)
  git('add', '--all')
  const date = new Date(Date.now() - daysAgo * day).toISOString()
  const identity = ['-c', 'user.name=author', '-c', 'user.email=author@example.invalid']
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  const words = [...identity, 'commit', '--quiet', '--message', `${turns} turns`]
  execFileSync('git', words, { cwd: directory, env })
  return git('rev-parse', 'HEAD')
}

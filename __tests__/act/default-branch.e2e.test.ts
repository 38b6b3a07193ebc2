import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import * as z from 'zod'
import { actionAddress } from '../../src/model/home.ts'
import { tinyRepositoryIn } from '../cli/tiny-package.ts'
import type { GitRepository } from '../fakes/git-repository.ts'
import { startGitHub, type GitHub } from '../github-stand-in/start-github.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import { TOP } from '../repository/tracked-files.ts'
import { isWorkflow, yamlBlocksOf } from '../repository/yaml-blocks.ts'
import type { ActRun } from './act-run.ts'
import { countedSuite } from './quick-suite.ts'
import { runAct } from './run-act.ts'
import { shippedAction, standInOf } from './shipped-action.ts'
import { inWhole } from '../whole.ts'

const document = 'docs/history.md'
const ours = actionAddress.split(' ')[0]

const files = {
  ...countedSuite,
  'package.json': '{"name":"tally","version":"1.0.0","main":"index.js"}\n',
  'package-lock.json':
    '{"name":"tally","version":"1.0.0","lockfileVersion":3,"packages":{"":{"name":"tally","version":"1.0.0"}}}\n',
}

const inputs = { pairs: '12' }

const day = 24 * 3600 * 1000

const workflowSchema = z.looseObject({
  name: z.string(),
  jobs: z.record(
    z.string(),
    z.looseObject({
      steps: z.array(
        z.looseObject({
          uses: z.string().optional(),
          with: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
    }),
  ),
})

const workflows = yamlBlocksOf(document, readFileSync(join(TOP, document), 'utf8'))
  .filter(isWorkflow)
  .map(({ text }) => workflowSchema.parse(parse(text)))

const used = workflows
  .flatMap(({ jobs }) => Object.values(jobs).flatMap(({ steps }) => steps))
  .flatMap(({ uses }) => (uses === undefined ? [] : [uses]))

describe('the workflows of docs/history.md', () => {
  it('use nothing but ours and what has a stand-in here', () => {
    expect(used.filter((uses) => standInOf(uses) === null)).toEqual(
      used.filter((uses) => uses.startsWith(`${ours}`)),
    )
    for (const uses of used) expect(existsSync(standInOf(uses) ?? TOP)).toBe(true)
  })
})

// Three comparisons a week take their time.
describe.each(inWhole('docs/history.md'))('the workflows of the default branch in %s', () => {
  let directory: string
  let origin: string
  let repository: GitRepository
  let github: GitHub
  let actions: Readonly<Record<string, string>>
  let runId = 500

  beforeAll(async () => {
    directory = mkdtempSync(join(realpathSync(tmpdir()), 'deadheat-act-'))
    origin = join(directory, 'origin')
    mkdirSync(origin)
    repository = tinyRepositoryIn(origin)
    repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
    for (const [path, text] of Object.entries(files)) repository.write(path, text)
    commit(1000, { daysAgo: 30 })
    repository.git('tag', 'v1.0.0')
    commit(1060, { daysAgo: 9 })
    commit(1120, { daysAgo: 1 })
    const action = shippedAction(join(directory, 'action'))
    actions = Object.fromEntries(used.map((uses) => [uses, standInOf(uses) ?? action]))
    github = await startGitHub()
  })

  afterAll(async () => {
    await github.close()
    rmSync(directory, { recursive: true, force: true })
  })

  function commit(turns: number, { daysAgo }: { readonly daysAgo: number }): void {
    repository.write('index.js', `exports.turns = () => ${turns}\n`)
    const date = new Date(Date.now() - daysAgo * day).toISOString()
    const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
    const identity = ['-c', 'user.name=author', '-c', 'user.email=author@example.invalid']
    execFileSync('git', ['add', '--all'], { cwd: origin })
    execFileSync('git', [...identity, 'commit', '--quiet', '--message', `${turns} turns`], {
      cwd: origin,
      env: { ...process.env, ...dates },
    })
    if (github !== undefined) github.plant.commit({ sha: repository.git('rev-parse', 'HEAD') })
  }

  async function ran(name: string): Promise<ActRun> {
    const workflow = workflows.find((one) => one.name === name)
    if (workflow === undefined) throw new Error(`expected a workflow "${name}" in ${document}`)
    const jobs = Object.entries(workflow.jobs).map(([id, job]) => {
      const steps = job.steps.map((step) =>
        step.uses === ours ? { ...step, with: { ...step.with, ...inputs } } : step,
      )
      return [id, { ...job, steps }]
    })
    runId += 1
    const artifacts = join(directory, 'artifacts')
    mkdirSync(artifacts, { recursive: true })
    const run = await runAct({
      event: 'schedule',
      payload: {
        schedule: '30 3 * * 1',
        repository: {
          name: 'addon',
          full_name: 'octo/addon',
          default_branch: 'main',
          owner: { login: 'octo' },
        },
      },
      sha: repository.git('rev-parse', 'main'),
      runId,
      workflow: stringify({ ...workflow, jobs: Object.fromEntries(jobs) }),
      repository: 'octo/addon',
      actions,
      apiUrl: github.url,
      token: tokens.write,
      environment: {
        FIXTURE_ORIGIN: `file://${origin}`,
        ARTIFACTS: artifacts,
        SHIPPED: join(directory, 'action'),
      },
      scratch: mkdtempSync(join(directory, 'run-')),
    })
    // Shown only when a test fails, and then it is what tells why.
    console.log(run.story)
    return run
  }

  const errorsOf = ({ annotations }: Awaited<ReturnType<typeof ran>>) =>
    annotations.filter(({ level }) => level === 'error').map(({ message }) => message)

  it('fail where something crept in, pass when it is gone, and publish the pages', async () => {
    const first = await ran('performance of the week')
    expect(first.jobs.get('record')).toBe('failure')
    expect(errorsOf(first).join('\n')).toMatch(/counted\/turns crept by \+/)
    commit(1000, { daysAgo: 0 })
    const last = await ran('performance of the week')
    expect(last.jobs.get('record')).toBe('success')
    expect(errorsOf(last).join('\n')).not.toContain('crept')
    const site = await ran('performance site')
    expect(site.jobs.get('site')).toBe('success')
    const pages = join(directory, 'artifacts', String(runId), 'github-pages')
    expect(readdirSync(pages)).toContain('index.html')
    expect(readFileSync(join(pages, 'index.html'), 'utf8')).toContain('counted/turns')
    expect(github.violations).toEqual([])
  })
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import * as z from 'zod'
import { toolPaths } from '../../scripts/test-tools.ts'
import { runAct } from '../act/run-act.ts'
import { shippedAction } from '../act/shipped-action.ts'
import { ownCache } from '../cli/run-cli.ts'
import { folderOfFile, repositoryIn } from '../fakes/git-repository.ts'
import { networkSettings } from '../fakes/network-settings.ts'
import { pullRequestEvent } from '../github-stand-in/events.ts'
import { startGitHub } from '../github-stand-in/start-github.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import { TOP } from '../repository/tracked-files.ts'
import { shapeOf } from './shape-of.ts'
import { walkedPage } from './walked-page.ts'
import { isWhole, ofWhole } from '../whole.ts'

const PAGE = join(TOP, 'docs/start.md')
const ACCOUNT = 'YOUR-ACCOUNT'
const COMMENT = /^(?:>.*\n)+/m

const stepSchema = z.looseObject({ uses: z.string() })
const workflowSchema = z.looseObject({
  jobs: z.strictObject({ compare: z.looseObject({ steps: z.tuple([stepSchema, stepSchema]) }) }),
})

const directory = folderOfFile()
const here = join(directory, 'here')
const page = readFileSync(PAGE, 'utf8')

const there = join(directory, 'there')
const copy = repositoryIn(shippedAction(join(there, ACCOUNT, 'deadheat')))
copy.git('init', '--quiet', '--initial-branch=main')
copy.git('add', '--all', '--force')
copy.git('commit', '--quiet', '--message', 'a copy')
const origin = join(there, ACCOUNT, 'tally')
execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', origin])
execFileSync('git', ['-C', origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true'])
mkdirSync(here)
const walked = walkedPage(page, here, environmentOf())
const tally = repositoryIn(join(here, 'tally'))
const github = await startGitHub({ repository: `${ACCOUNT}/tally` })
afterAll(() => github.close())
// Another comparison and its comment are those of act/pull-request.e2e.test.ts.
const run = isWhole ? await pullRequestOf() : null
console.log(run?.story)
const comments = [...github.state.comments.values()]

describe('the walk from an empty folder to the first comment', () => {
  it('prints what the page shows, and ends in the comment that it shows', async () => {
    const shown = isWhole ? walked.replace(COMMENT, quotedComment) : walked
    await expect(shown).toMatchFileSnapshot(PAGE)
  })

  it('pins the action of the copy that was cloned, and leaves nothing that git does not know', () => {
    const own = repositoryIn(join(here, 'deadheat'))
    const pinned = `${ACCOUNT}/deadheat@${own.git('rev-parse', 'HEAD')}`
    expect(workflow().jobs.compare.steps[1].uses).toBe(pinned)
    expect(tally.git('status', '--porcelain')).toBe('')
  })

  it('ends in one comment and a check that fails, because it is slower', ofWhole, () => {
    expect(run?.jobs).toEqual(new Map([['compare', 'success']]))
    const checks = [...github.state.checks.values()]
    expect(checks.map(({ conclusion }) => conclusion)).toEqual(['failure'])
    expect(checks[0]?.output['title']).toContain('sum')
    expect(comments.map(({ issueNumber }) => issueNumber)).toEqual([1])
    expect(github.violations).toEqual([])
  })
})

/** What a person's terminal has, with the account in a folder in place of GitHub. */
function environmentOf(): Readonly<Record<string, string>> {
  const home = join(directory, 'home')
  mkdirSync(home)
  const settings = [
    `[url "file://${there}/"]\n\tinsteadOf = https://github.com/`,
    '[user]\n\tname = you\n\temail = you@example.invalid',
  ]
  writeFileSync(join(home, '.gitconfig'), `${settings.join('\n')}\n`)
  return {
    ...networkSettings(),
    HOME: home,
    PATH: [toolPaths().nodeDirectory, process.env['PATH'] ?? ''].join(delimiter),
    LANG: 'C.UTF-8',
    COLUMNS: '100',
    DEADHEAT_CACHE: ownCache(),
    DEADHEAT_LOCK_FOLDER: process.env['DEADHEAT_LOCK_FOLDER'] ?? '',
  }
}

function workflow() {
  const path = join(here, 'tally/.github/workflows/performance.yml')
  return workflowSchema.parse(parse(readFileSync(path, 'utf8')))
}

/** The comment down to its table, as a quote; the former one where it says the same. */
function quotedComment(former: string): string {
  const [, ...lines] = (comments[0]?.body ?? '').split('\n')
  const table = lines.findIndex((line) => line.startsWith('|'))
  const end = lines.findIndex((line, at) => at > table && !line.startsWith('|'))
  const quote = withoutAsides(lines.slice(0, end))
    .map((line) => `${`> ${line}`.trimEnd()}\n`)
    .join('')
  return essence(quote) === essence(former) ? former : quote
}

/** Without a doubt, which other work on this machine may raise, and without what nobody sees. */
function withoutAsides(lines: readonly string[]): readonly string[] {
  return lines.filter((line, at) => {
    const [above = '', text] = [lines[at - 1], line]
    const isAside = (one: string): boolean => /^(?:\*\*Doubtful\*\*|<!-- )/.test(one)
    return !isAside(text) && !(text === '' && isAside(above))
  })
}

/** What does not depend on how much was measured, and where. */
function essence(quote: string): string {
  const lines = quote.split('\n').filter((line) => !line.startsWith('> **What to do**'))
  return shapeOf(lines.join('\n'))
    .replace(/runner `[^`]*`/, 'runner')
    .replace(/ \(also [^)]*\)/, '')
}

/** Opens the pull request, and runs what is written for it. */
async function pullRequestOf() {
  const [base, head] = ['main', 'topic'].map((name) => tally.git('rev-parse', name))
  if (base === undefined || head === undefined) throw new Error('expected two branches')
  const merge = tally.git('commit-tree', 'topic^{tree}', '-p', base, '-p', head, '-m', 'merged')
  tally.git('push', '--quiet', origin, `${merge}:refs/pull/1/merge`)
  const pull = github.plant.pull({
    number: 1,
    head: { ref: 'topic', sha: head },
    base: { ref: 'main', sha: base },
    mergeSha: merge,
  })
  github.plant.commit({ sha: base, parents: [] })
  github.plant.commit({ sha: head, parents: [base] })
  github.plant.commit({ sha: merge, parents: [base, head] })
  const written = workflow()
  const [checkout, ours] = written.jobs.compare.steps
  const scratch = join(directory, 'run')
  mkdirSync(scratch)
  return runAct({
    event: 'pull_request',
    payload: pullRequestEvent({ pull }),
    sha: merge,
    repository: `${ACCOUNT}/tally`,
    workflow: stringify(written),
    actions: {
      [checkout.uses]: fileURLToPath(new URL('../act/actions/checkout', import.meta.url)),
      [ours.uses]: join(here, 'deadheat'),
    },
    apiUrl: github.url,
    token: tokens.write,
    runId: 1,
    environment: { FIXTURE_ORIGIN: `file://${origin}`, DEADHEAT_CACHE: ownCache() },
    scratch,
  })
}

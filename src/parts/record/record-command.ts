// The command "record", in a terminal and in the job of the default branch. Results are checked before they are appended.
import { absolutePath } from '../../host/files/files.ts'
import { readText } from '../../host/files/read-text.ts'
import { createHost } from '../../host/create-host.ts'
import { defaultBranch } from '../../host/git/git.ts'
import { gitRunner, gitText } from '../../host/git/git-run.ts'
import type { Host } from '../../host/host.ts'
import { firstLine } from '../../host/lines.ts'
import { validated } from '../../model/complaint-of.ts'
import { exitCodes, type Terminal } from '../../model/terminal.ts'
import { parseResult } from '../../model/judging/result.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { Words } from '../../settings/words.ts'
import { creepIn, creepLines } from './creep-in.ts'
import { recordBranch } from './record-branch.ts'
import { recordLineSchema, type RecordCommit, type RecordLine } from './record-line.ts'
import { pullNamedIn, recordedCommits, recordLineOf } from './record-line-of.ts'

const usualBranch = 'deadheat-data'
const titleLength = 200
const mostTags = 20

/** `deadheat record RESULT…`: appends results to a record, and ends as a regression where something crept in. */
export async function recordCommand(
  { positionals, values }: Words,
  terminal: Terminal,
): Promise<number> {
  if (positionals.length === 0) {
    throw new UsageError('expected results, got none: deadheat record RESULT.json…; see --help')
  }
  const host = createHost()
  const repository = await host.git.top(terminal.directory)
  if (repository === null) {
    throw new UsageError(
      `expected the repository whose commits are recorded, got ${terminal.directory}, which is in none`,
    )
  }
  const branch = values.get('branch') ?? usualBranch
  const record = recordBranch(repository, branch, host)
  const commitOf = await commitsOf(values.get('default-branch'), repository, host)
  const { report, ...places } = placesOf(terminal.environment, repository)
  const lines: RecordLine[] = []
  for (const file of positionals) {
    const content = await readText(absolutePath(file, terminal.directory, host.files))
    const result = parseResult(content, 'a result', file)
    const { base, head } = recordedCommits(result)
    const line = recordLineOf(result, {
      ...places,
      key: values.get('key') ?? 'default',
      report: values.get('report') ?? report,
      base: await commitOf(base),
      head: await commitOf(head),
    })
    lines.push(validated(recordLineSchema, line, 'what a record can hold'))
  }
  const measuredLines = lines.filter((line) => line.rows.length > 0)
  for (const line of lines.filter(({ rows }) => rows.length === 0)) {
    terminal.error(`nothing to record of ${commitPair(line)}: no deciding row has an interval\n`)
  }
  const addedLines = await record.append(measuredLines)
  for (const line of addedLines) {
    const what = `${line.rows.length} rows of ${commitPair(line)} as ${line.key}`
    terminal.out(`recorded ${what} in the branch ${branch}\n`)
  }
  if (addedLines.length === 0 && measuredLines.length > 0)
    terminal.out(`all of it was already recorded in the branch ${branch}\n`)
  const creepTexts = creepLines(creepIn(lines, await record.read()))
  for (const line of creepTexts) {
    terminal.error(`${line}\n`)
    terminal.annotate('deadheat record', line)
  }
  return creepTexts.length === 0 ? exitCodes.success : exitCodes.regression
}

/** How a commit of the default branch is recorded, by its full id; a UsageError when it is not on it, or that is unknown. */
async function commitsOf(
  branchName: string | undefined,
  repository: string,
  { git, processes }: Pick<Host, 'git' | 'processes'>,
): Promise<(sha: string) => Promise<RecordCommit>> {
  if (await git.isShallow(repository)) {
    throw new UsageError(
      'expected the whole history, which orders the commits, got a shallow clone: check out with fetch-depth: 0',
    )
  }
  const name = branchName ?? (await defaultBranch(repository, git))
  const newestSha = name === null ? null : await git.resolve(repository, name)
  if (newestSha === null) {
    throw new UsageError(
      `expected the default branch, got ${name ?? 'none'}: --default-branch NAME`,
    )
  }
  return async (sha) => {
    if ((await git.mergeBase(repository, sha, newestSha)) !== sha) {
      throw new UsageError(
        `expected a commit of ${name}, got ${sha.slice(0, 7)}, which is not on it: a fork's or a branch's result is not recorded`,
      )
    }
    const run = (words: readonly string[]): Promise<string> =>
      gitText(gitRunner(processes), repository, [...words, sha, '--'])
    const title = firstLine(await run(['log', '-1', '--no-show-signature', '--format=%s']))
    const tags = (await git.tags(repository)).filter((tag) => tag.sha === sha)
    return {
      sha,
      position: Number((await run(['rev-list', '--count', '--first-parent'])).trim()),
      title: title.slice(0, titleLength),
      pull: pullNamedIn(title),
      tags: tags.slice(0, mostTags).map((tag) => tag.name.slice(0, titleLength)),
    }
  }
}

/** In a job, where the repository's pages and those of this run are. */
function placesOf(
  environment: Terminal['environment'],
  directory: string,
): Pick<RecordLine, 'project' | 'repository' | 'report'> {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: project, GITHUB_RUN_ID: run } = environment
  if (server === undefined || project === undefined)
    return { project: directory.split('/').at(-1) ?? directory, repository: null, report: null }
  const repository = `${server}/${project}`
  const report = run === undefined ? null : `${repository}/actions/runs/${run}`
  return { project, repository, report }
}

function commitPair({ base, head }: RecordLine): string {
  return `${head.sha.slice(0, 7)} against ${base.sha.slice(0, 7)}`
}

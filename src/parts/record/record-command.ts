import { absolutePath } from '../../host/files/files.ts'
import { readText } from '../../host/files/read-text.ts'
import { createHost } from '../../host/create-host.ts'
import { defaultBranch } from '../../host/git/git.ts'
import { gitRunner, gitText } from '../../host/git/git-run.ts'
import type { Host } from '../../host/host.ts'
import { firstLine } from '../../host/lines.ts'
import { complaintOf } from '../../model/complaint-of.ts'
import { exitCodes, type Terminal } from '../../model/terminal.ts'
import { parseResult } from '../../model/judging/parse-result.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { Words } from '../../settings/words.ts'
import { creepIn, creepLines } from './creep-in.ts'
import { recordBranch } from './record-branch.ts'
import {
  recordKeySchema,
  recordLineSchema,
  type RecordCommit,
  type RecordLine,
} from './record-line.ts'
import { pullNamedIn, recordedCommits, recordLineOf } from './record-line-of.ts'

const usualBranch = 'deadheat-data'
const titleLength = 200
const mostTags = 20

/** The default branch of the repository whose commits are recorded. */
interface Trunk {
  readonly repository: string
  readonly name: string
  /** Full id of its newest commit. */
  readonly newestSha: string
}

/**
 * `deadheat record RESULT…`: appends results of the default branch to a record, and ends as a
 * regression where these show that something crept.
 */
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
  const record = recordBranch(repository, values.get('branch') ?? usualBranch, host)
  const trunk = await trunkOf(values.get('default-branch'), repository, host)
  const lines: RecordLine[] = []
  for (const file of positionals) {
    const content = await readText(absolutePath(file, terminal.directory, host.files))
    const result = parseResult(content, 'a result', file)
    const { base, head } = recordedCommits(result)
    const { project, address, run } = addressesOf(terminal.environment, repository)
    const line = recordLineOf(result, {
      project,
      repository: address,
      key: recordKey(values.get('key') ?? 'default'),
      report: values.get('report') ?? run,
      base: await commitOn(trunk, base, host),
      head: await commitOn(trunk, head, host),
    })
    const validation = recordLineSchema.safeParse(line)
    if (validation.success) lines.push(validation.data)
    else {
      throw new UsageError(
        `expected what a record can hold, got ${complaintOf(validation.error, line)}`,
      )
    }
  }
  const measuredLines = lines.filter((line) => line.rows.length > 0)
  for (const line of lines.filter(({ rows }) => rows.length === 0)) {
    terminal.error(`nothing to record of ${commitPair(line)}: no deciding row has an interval\n`)
  }
  const addedLines = await record.append(measuredLines)
  for (const line of addedLines) {
    terminal.out(
      `recorded ${line.rows.length} rows of ${commitPair(line)} as ${line.key} in ${record.name}\n`,
    )
  }
  if (addedLines.length === 0 && measuredLines.length > 0)
    terminal.out(`all of it was already recorded in ${record.name}\n`)
  const creepTexts = creepLines(creepIn(lines, await record.read()))
  for (const line of creepTexts) {
    terminal.error(`${line}\n`)
    terminal.annotate('deadheat record', line)
  }
  return creepTexts.length === 0 ? exitCodes.success : exitCodes.regression
}

function recordKey(text: string): string {
  const validation = recordKeySchema.safeParse(text)
  if (validation.success) return validation.data
  throw new UsageError(`expected letters, digits, "-", "." or "_" after --key, got "${text}"`)
}

/** @throws UsageError when the default branch is not known, or its history is cut off */
async function trunkOf(
  branchName: string | undefined,
  repository: string,
  { git }: Pick<Host, 'git'>,
): Promise<Trunk> {
  if (await git.isShallow(repository)) {
    throw new UsageError(
      'expected the whole history, which orders the commits, got a shallow clone: check out with fetch-depth: 0',
    )
  }
  const name = branchName ?? (await defaultBranch(repository, git))
  const newestSha = name === null ? null : await git.resolve(repository, name)
  if (name !== null && newestSha !== null) return { repository, name, newestSha }
  throw new UsageError(`expected the default branch, got ${name ?? 'none'}: --default-branch NAME`)
}

/** @throws UsageError when it is not on the default branch */
async function commitOn(
  { repository, name, newestSha }: Trunk,
  sha: string,
  { git, processes }: Pick<Host, 'git' | 'processes'>,
): Promise<RecordCommit> {
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

/** In a job, where the repository's pages and those of this run are. */
function addressesOf(
  environment: Terminal['environment'],
  repository: string,
): Pick<RecordLine, 'project'> & { readonly address: string | null; readonly run: string | null } {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: run } = environment
  if (server === undefined || name === undefined)
    return { project: repository.split('/').at(-1) ?? repository, address: null, run: null }
  const address = `${server}/${name}`
  return {
    project: name,
    address,
    run: run === undefined ? null : `${address}/actions/runs/${run}`,
  }
}

function commitPair({ base, head }: RecordLine): string {
  return `${head.sha.slice(0, 7)} against ${base.sha.slice(0, 7)}`
}

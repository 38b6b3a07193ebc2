import { creepIn } from '../parts/record/creep-in.ts'
import { isRecorded, recordedCommits, recordLineOf } from '../parts/record/record-line-of.ts'
import { absolutePath } from '../host/files/files.ts'
import { readText } from '../host/files/read-text.ts'
import { defaultBranch } from '../host/git/git.ts'
import type { RecordGit } from '../parts/record/record-git.ts'
import type { Host } from '../host/host.ts'
import { parseResult } from '../model/judging/parse-result.ts'
import type { Result } from '../model/judging/result.ts'
import {
  recordKeySchema,
  recordLineSchema,
  type RecordCommit,
  type RecordLine,
} from '../parts/record/record-line.ts'
import { parseRecord } from '../parts/record/parse-record.ts'
import { pullNamedIn } from '../parts/record/pull-named-in.ts'
import { UsageError } from '../model/usage-error.ts'
import { appendToRecord, readRecord, type RecordPlace } from '../parts/record/record-place.ts'
import { creepLines } from '../parts/record/creep-lines.ts'
import { helpOf } from '../settings/help.ts'
import { exitCodes, type Command, type Terminal } from './command.ts'
import { parseWords, type Words } from './parse-words.ts'
import { recordBranch, recordHost, usualRecordBranch } from './record-place-of.ts'

const usualMonths = '36'
const titleLength = 200
const mostTags = 20

/**
 * `deadheat record RESULT…`: appends results of the default branch to a record, and ends as a
 * regression where these show that something crept.
 */
export const record: Command = async (argv, terminal) => {
  const words = parseWords(
    argv,
    ['into', 'branch', 'key', 'default-branch', 'report', 'keep-months'],
    ['help'],
  )
  if (words.switches.has('help')) {
    terminal.out(helpOf('record', terminal.width))
    return exitCodes.success
  }
  if (words.positionals.length === 0) {
    throw new UsageError('expected results, got none: deadheat record RESULT.json…; see --help')
  }
  const host = recordHost()
  const repository = await host.git.top(terminal.directory)
  if (repository === null) {
    throw new UsageError(
      `expected the repository whose commits are recorded, got ${terminal.directory}, which is in none`,
    )
  }
  const place = recordPlaceFrom(words, repository, terminal, host)
  const keepMonths = monthsOf(words.values.get('keep-months') ?? usualMonths)
  const askingParts = { words, terminal, repository, host, git: host.record.git }
  const lines: RecordLine[] = []
  for (const file of words.positionals) {
    const path = absolutePath(file, terminal.directory, host.files)
    const content = await readText(path)
    lines.push(await recordLine(parseResult(content, 'a result', file), askingParts))
  }
  const measuredLine = lines.filter((line) => line.rows.length > 0)
  for (const { base, head } of lines.filter((line) => line.rows.length === 0)) {
    terminal.error(
      `nothing to record of ${head.sha.slice(0, 7)} against ${base.sha.slice(0, 7)}: no deciding row has an interval\n`,
    )
  }
  const { addedLines, droppedPaths } = await appendToRecord(
    place,
    {
      lines: measuredLine,
      keepMonths,
      fresh: (all, present) => all.filter((line) => !isRecorded(line, present)),
    },
    host.record,
  )
  const where = place.kind === 'folder' ? place.directory : `the branch ${place.branch}`
  for (const { base, head, rows, key } of addedLines) {
    terminal.out(
      `recorded ${rows.length} rows of ${head.sha.slice(0, 7)} against ${base.sha.slice(0, 7)} as ${key} in ${where}\n`,
    )
  }
  if (addedLines.length === 0 && measuredLine.length > 0)
    terminal.out(`all of it was already recorded in ${where}\n`)
  for (const path of droppedPaths) terminal.out(`dropped ${path}: --keep-months ${keepMonths}\n`)
  const crept = creepLines(creepIn(lines, parseRecord(await readRecord(place, host.record))))
  for (const line of crept) {
    terminal.error(`${line}\n`)
    terminal.annotate('deadheat record', line)
  }
  return crept.length === 0 ? exitCodes.success : exitCodes.regression
}

interface RecordRequest {
  readonly words: Words
  readonly terminal: Terminal
  readonly repository: string
  readonly host: Pick<Host, 'git'>
  readonly git: RecordGit
}

function recordPlaceFrom(
  { values }: Words,
  repository: string,
  terminal: Terminal,
  host: Pick<Host, 'files'>,
): RecordPlace {
  const into = values.get('into')
  const branch = values.get('branch')
  if (into !== undefined && branch !== undefined) {
    throw new UsageError('expected --into FOLDER or --branch NAME, got both')
  }
  if (into !== undefined) {
    return { kind: 'folder', directory: absolutePath(into, terminal.directory, host.files) }
  }
  return { kind: 'branch', repository, branch: recordBranch(branch ?? usualRecordBranch) }
}

function monthsOf(writtenText: string): number {
  if (/^[1-9]\d{0,3}$/.test(writtenText)) return Number(writtenText)
  throw new UsageError(`expected a number of months after --keep-months, got "${writtenText}"`)
}

async function recordLine(result: Result, recordRequest: RecordRequest): Promise<RecordLine> {
  const { words, terminal, repository, host, git } = recordRequest
  const commits = recordedCommits(result)
  if (await host.git.isShallow(repository)) {
    throw new UsageError(
      'expected the whole history, which orders the commits, got a shallow clone: check out with fetch-depth: 0',
    )
  }
  const trunk = words.values.get('default-branch') ?? (await defaultBranch(repository, host.git))
  const newest = trunk === null ? null : await host.git.resolve(repository, trunk)
  if (trunk === null || newest === null) {
    throw new UsageError(
      `expected the default branch, got ${trunk ?? 'none'}: --default-branch NAME`,
    )
  }
  const tags = await host.git.tags(repository)
  const described = async (sha: string): Promise<RecordCommit> => {
    if (!(await git.isOn(repository, sha, newest))) {
      throw new UsageError(
        `expected a commit of ${trunk}, got ${sha.slice(0, 7)}, which is not on it: a fork's or a branch's result is not recorded`,
      )
    }
    const { position, title } = await git.factsOf(repository, sha)
    return {
      sha,
      position,
      title: title.slice(0, titleLength),
      pull: pullNamedIn(title),
      tags: tags
        .flatMap((tag) => (tag.sha === sha ? [tag.name.slice(0, titleLength)] : []))
        .slice(0, mostTags),
    }
  }
  const base = await described(commits.base)
  const head = await described(commits.head)
  const { project, address, run } = addressesOf(terminal.environment, repository)
  const line = recordLineOf(result, {
    project,
    repository: address,
    key: recordKeyOf(words.values.get('key') ?? 'default'),
    report: words.values.get('report') ?? run,
    base,
    head,
  })
  const validation = recordLineSchema.safeParse(line)
  if (validation.success) return validation.data
  const [issue] = validation.error.issues
  throw new UsageError(
    `expected what a record can hold, got ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
  )
}

function recordKeyOf(writtenText: string): string {
  const validation = recordKeySchema.safeParse(writtenText)
  if (validation.success) return validation.data
  throw new UsageError(
    `expected letters, digits, "-", "." or "_" after --key, got "${writtenText}"`,
  )
}

/** In a job, where the repository's pages and those of this run are. */
function addressesOf(
  environment: Terminal['environment'],
  repository: string,
): { readonly project: string; readonly address: string | null; readonly run: string | null } {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: run } = environment
  const folder = repository.split('/').at(-1) ?? repository
  if (server === undefined || name === undefined)
    return { project: folder, address: null, run: null }
  const address = `${server}/${name}`
  return {
    project: name,
    address,
    run: run === undefined ? null : `${address}/actions/runs/${run}`,
  }
}

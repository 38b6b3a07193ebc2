import { absolutePath } from '../../host/files/files.ts'
import { readText } from '../../host/files/read-text.ts'
import { createHost } from '../../host/create-host.ts'
import { defaultBranch } from '../../host/git/git.ts'
import type { Host } from '../../host/host.ts'
import { complaintOf } from '../../model/complaint-of.ts'
import { exitCodes, type Terminal } from '../../model/terminal.ts'
import { parseResult } from '../../model/judging/parse-result.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { Words } from '../../settings/words.ts'
import { creepIn, creepLines } from './creep-in.ts'
import { createRecordGit, type RecordGit } from './record-git.ts'
import {
  parseRecord,
  recordKeySchema,
  recordLineSchema,
  type RecordCommit,
  type RecordLine,
} from './record-line.ts'
import { pullNamedIn, recordedCommits, recordLineOf } from './record-line-of.ts'
import { appendToRecord, recordBranch, recordFolder, type RecordPlace } from './record-place.ts'

const usualBranch = 'deadheat-data'
const titleLength = 200
const mostTags = 20

/** What is known of the repository whose commits are recorded. */
interface Trunk {
  readonly repository: string
  /** Name of the default branch, and the full id of its newest commit. */
  readonly name: string
  readonly newest: string
  readonly host: Host
  readonly git: RecordGit
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
  const git = createRecordGit(host.processes)
  const repository = await host.git.top(terminal.directory)
  if (repository === null) {
    throw new UsageError(
      `expected the repository whose commits are recorded, got ${terminal.directory}, which is in none`,
    )
  }
  const place = placeToWrite(values, repository, terminal, host)
  const trunk = await trunkOf(values.get('default-branch'), { repository, host, git })
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
      base: await commitOn(trunk, base),
      head: await commitOn(trunk, head),
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
  const addedLines = await appendToRecord(place, measuredLines, host.clock)
  for (const line of addedLines) {
    terminal.out(
      `recorded ${line.rows.length} rows of ${commitPair(line)} as ${line.key} in ${place.name}\n`,
    )
  }
  if (addedLines.length === 0 && measuredLines.length > 0)
    terminal.out(`all of it was already recorded in ${place.name}\n`)
  const crept = creepLines(creepIn(lines, parseRecord((await place.read()).files)))
  for (const line of crept) {
    terminal.error(`${line}\n`)
    terminal.annotate('deadheat record', line)
  }
  return crept.length === 0 ? exitCodes.success : exitCodes.regression
}

/**
 * The place that somebody names: a folder if there is one of that name, else a branch of the repository
 * in the terminal's folder.
 *
 * @throws UsageError when it is neither
 */
export async function recordPlaceOf(
  name: string,
  { directory }: Pick<Terminal, 'directory'>,
  { files, git, processes }: Host,
): Promise<RecordPlace> {
  const folder = absolutePath(name, directory, files)
  if ((await files.kindOf(folder)) === 'folder') return recordFolder(folder, files)
  const repository = await git.top(directory)
  if (repository === null) {
    throw new UsageError(
      `expected the folder of a record, got ${name}: there is none, and no repository here`,
    )
  }
  return recordBranch(repository, branchName(name), createRecordGit(processes))
}

function placeToWrite(
  values: Words['values'],
  repository: string,
  { directory }: Terminal,
  { files, processes }: Host,
): RecordPlace {
  const into = values.get('into')
  const branch = values.get('branch')
  if (into === undefined) {
    return recordBranch(repository, branchName(branch ?? usualBranch), createRecordGit(processes))
  }
  if (branch !== undefined)
    throw new UsageError('expected --into FOLDER or --branch NAME, got both')
  return recordFolder(absolutePath(into, directory, files), files)
}

/** @throws UsageError when the text cannot name a branch of data */
function branchName(text: string): string {
  if (/^\w[\w-]*(?:[./]\w[\w-]*)*$/.test(text)) return text
  throw new UsageError(`expected the name of a branch, got ${JSON.stringify(text)}`)
}

function recordKey(text: string): string {
  const validation = recordKeySchema.safeParse(text)
  if (validation.success) return validation.data
  throw new UsageError(`expected letters, digits, "-", "." or "_" after --key, got "${text}"`)
}

/** @throws UsageError when the default branch is not known, or its history is cut off */
async function trunkOf(
  named: string | undefined,
  place: Pick<Trunk, 'repository' | 'host' | 'git'>,
): Promise<Trunk> {
  const { repository, host } = place
  if (await host.git.isShallow(repository)) {
    throw new UsageError(
      'expected the whole history, which orders the commits, got a shallow clone: check out with fetch-depth: 0',
    )
  }
  const name = named ?? (await defaultBranch(repository, host.git))
  const newest = name === null ? null : await host.git.resolve(repository, name)
  if (name !== null && newest !== null) return { ...place, name, newest }
  throw new UsageError(`expected the default branch, got ${name ?? 'none'}: --default-branch NAME`)
}

/** @throws UsageError when it is not on the default branch */
async function commitOn(
  { repository, name, newest, host, git }: Trunk,
  sha: string,
): Promise<RecordCommit> {
  if (!(await git.isOn(repository, sha, newest))) {
    throw new UsageError(
      `expected a commit of ${name}, got ${sha.slice(0, 7)}, which is not on it: a fork's or a branch's result is not recorded`,
    )
  }
  const { position, title } = await git.factsOf(repository, sha)
  const tags = (await host.git.tags(repository)).filter((tag) => tag.sha === sha)
  return {
    sha,
    position,
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

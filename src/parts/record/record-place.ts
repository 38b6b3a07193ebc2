import type { RecordGit } from './record-git.ts'
import type { Host } from '../../host/host.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { parseRecord, type RecordFile } from './parse-record.ts'
import type { RecordLine } from './record-line.ts'
import { isRecordPath, outdatedPathsOf, recordPathOf } from './record-paths.ts'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import { UsageError } from '../../model/usage-error.ts'

/** Where a record is: a folder, or a branch of a repository that holds nothing else. */
export type RecordPlace =
  | { readonly kind: 'folder'; readonly directory: string }
  | { readonly kind: 'branch'; readonly repository: string; readonly branch: string }

/** What reads and writes records. */
export interface RecordHost {
  readonly files: Host['files']
  readonly git: RecordGit
  readonly clock: Pick<Host['clock'], 'sleep'>
}

/** What is added to a record. */
export interface RecordAddition {
  readonly lines: readonly RecordLine[]
  /** How many months with lines are kept of each key. */
  readonly keepMonths: number
  /** Chooses the lines that are not there yet. */
  readonly fresh: (
    lines: readonly RecordLine[],
    present: readonly RecordLine[],
  ) => readonly RecordLine[]
}

/** What was done. */
export interface RecordOutcome {
  readonly addedLines: readonly RecordLine[]
  /** Files that the rule dropped. */
  readonly droppedPaths: readonly string[]
}

const attempts = 20

/**
 * All files of a record; none where there is no record yet.
 *
 * @throws UsageError when the place holds something else
 */
export async function readRecord(
  place: RecordPlace,
  host: RecordHost,
): Promise<readonly RecordFile[]> {
  return place.kind === 'folder'
    ? filesOfFolder(place.directory, host)
    : (await branchFiles(place, host)).files
}

/**
 * Appends lines to a record and drops what is outdated. Others may do the same at the same time: a
 * branch that was moved meanwhile is read again, and nothing of theirs is lost.
 *
 * @throws UsageError when the place holds something else or a line of it is invalid
 * @throws UnmeasurableError when the branch cannot be written
 */
export async function appendToRecord(
  place: RecordPlace,
  addition: RecordAddition,
  host: RecordHost,
): Promise<RecordOutcome> {
  return place.kind === 'folder'
    ? appendToFolder(place.directory, addition, host)
    : appendToBranch(place, addition, host)
}

async function filesOfFolder(
  directory: string,
  { files }: RecordHost,
): Promise<readonly RecordFile[]> {
  const paths = (await files.walk(directory)).filter(isRecordPath)
  return Promise.all(
    paths.map(async (path) => ({
      path,
      text: (await files.read(files.join(directory, path))) ?? '',
    })),
  )
}

async function appendToFolder(
  directory: string,
  { lines, keepMonths, fresh }: RecordAddition,
  host: RecordHost,
): Promise<RecordOutcome> {
  const { files } = host
  const present = await filesOfFolder(directory, host)
  const addedLines = fresh(lines, parseRecord(present))
  for (const [path, group] of byPath(addedLines)) {
    const file = files.join(directory, path)
    await files.makeDirectory(files.join(file, '..'))
    const before = present.find((recordFile) => recordFile.path === path)?.text ?? ''
    const whole = before.slice(0, before.lastIndexOf('\n') + 1)
    // A line that was cut off while it was written would swallow the next one.
    if (whole === before) await files.append(file, recordText(group))
    else await files.write(file, `${whole}${recordText(group)}`)
  }
  const paths = new Set([...present.map(({ path }) => path), ...byPath(addedLines).keys()])
  const droppedPaths = outdatedPathsOf([...paths], keepMonths)
  for (const path of droppedPaths) await files.remove(files.join(directory, path))
  return { addedLines, droppedPaths }
}

async function appendToBranch(
  place: Extract<RecordPlace, { kind: 'branch' }>,
  { lines, keepMonths, fresh }: RecordAddition,
  host: RecordHost,
): Promise<RecordOutcome> {
  const { repository, branch } = place
  for (let attempt = 1; ; attempt += 1) {
    const { commit, files } = await branchFiles(place, host)
    const addedLines = fresh(lines, parseRecord(files))
    if (addedLines.length === 0) return { addedLines, droppedPaths: [] }
    const changedFiles = [...byPath(addedLines)].map(([path, group]) => ({
      path,
      text: `${files.find((file) => file.path === path)?.text ?? ''}${recordText(group)}`,
    }))
    const paths = new Set([...files, ...changedFiles].map(({ path }) => path))
    const removedPaths = outdatedPathsOf([...paths], keepMonths)
    const failure = await host.git.write(repository, {
      branch,
      parent: commit,
      files: changedFiles.filter(({ path }) => !removedPaths.includes(path)),
      removedPaths,
      message: recordMessage(addedLines),
    })
    if (failure === null) return { addedLines, droppedPaths: removedPaths }
    if (failure !== 'moved' || attempt === attempts) {
      throw new UnmeasurableError(
        `could not write to the branch ${branch}: ${failure}; the job needs "contents: write" and a checkout with its credentials`,
      )
    }
    // Longer each time, with jitter, so that waiting jobs do not collide again.
    await host.clock.sleep(0.05 * attempt + ((lines[0]?.head.position ?? 0) % 7) * 0.02)
  }
}

async function branchFiles(
  { repository, branch }: Extract<RecordPlace, { kind: 'branch' }>,
  { git }: RecordHost,
): Promise<Awaited<ReturnType<RecordGit['read']>>> {
  const read = await git.read(repository, branch)
  const otherFile = read.files.find(({ path }) => !isRecordPath(path))
  if (otherFile === undefined) return read
  throw new UsageError(
    `expected a branch that holds nothing but a record, got ${branch} with ${otherFile.path}: choose another name`,
  )
}

function byPath(lines: readonly RecordLine[]): ReadonlyMap<string, readonly RecordLine[]> {
  return groupedBy(lines, recordPathOf)
}

function recordText(lines: readonly RecordLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

function recordMessage(lines: readonly RecordLine[]): string {
  const [first] = lines
  const what = first === undefined ? 'nothing' : first.head.sha.slice(0, 7)
  const more = lines.length > 1 ? ` and ${lines.length - 1} more` : ''
  return `record ${what}${more}`
}

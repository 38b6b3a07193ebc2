import type { Host } from '../../host/host.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { RecordGit } from './record-git.ts'
import {
  isRecordPath,
  parseRecord,
  recordPathOf,
  type RecordFile,
  type RecordLine,
} from './record-line.ts'

/** A record as it was when it was read. */
interface RecordState {
  /** Full id of the newest commit; `null` when there is none. */
  readonly commit: string | null
  readonly files: readonly RecordFile[]
}

/** What is done to a record. */
interface RecordChange {
  /** What it was read as. */
  readonly state: RecordState
  /** Lines that are added, by file. */
  readonly added: readonly RecordFile[]
  readonly message: string
}

/** Where a record is: a folder, or a branch of a repository that holds nothing else. */
export interface RecordPlace {
  /** For people. */
  readonly name: string
  /**
   * Reads all of it; no files where there is no record yet.
   *
   * @throws UsageError when the place holds something else
   */
  readonly read: () => Promise<RecordState>
  /** @returns `null` when done, `moved` when somebody else was faster, else why it failed */
  readonly write: (change: RecordChange) => Promise<string | null>
}

const attempts = 20

/** A record in a folder, by its absolute path. */
export function recordFolder(directory: string, files: Host['files']): RecordPlace {
  return {
    name: directory,
    read: async () => {
      const paths = (await files.walk(directory)).filter(isRecordPath)
      const read = async (path: string): Promise<RecordFile> => ({
        path,
        text: (await files.read(files.join(directory, path))) ?? '',
      })
      return { commit: null, files: await Promise.all(paths.map(read)) }
    },
    write: async ({ state, added }) => {
      for (const { path, text } of added) {
        const file = files.join(directory, path)
        await files.makeDirectory(files.join(file, '..'))
        const before = state.files.find((recordFile) => recordFile.path === path)?.text ?? ''
        const whole = before.slice(0, before.lastIndexOf('\n') + 1)
        // A line that was cut off while it was written would swallow the next one.
        if (whole === before) await files.append(file, text)
        else await files.write(file, `${whole}${text}`)
      }
      return null
    },
  }
}

/** @param repository - top folder of the repository */
export function recordBranch(repository: string, branch: string, git: RecordGit): RecordPlace {
  return {
    name: `the branch ${branch}`,
    read: async () => {
      const state = await git.read(repository, branch)
      const foreignFile = state.files.find(({ path }) => !isRecordPath(path))
      if (foreignFile === undefined) return state
      throw new UsageError(
        `expected a branch that holds nothing but a record, got ${branch} with ${foreignFile.path}: choose another name`,
      )
    },
    write: ({ state, added, message }) => {
      const texts = groupedBy([...state.files, ...added], ({ path }) => path)
      const files = [...texts].map(([path, parts]) => ({
        path,
        text: parts.map(({ text }) => text).join(''),
      }))
      return git.write(repository, { branch, parent: state.commit, files, message })
    },
  }
}

/**
 * Appends the lines that are not there yet. Others may do the same at the
 * same time: a branch that was moved meanwhile is read again, and nothing of theirs is lost.
 *
 * @returns the lines that were not there yet
 * @throws UsageError when the place holds something else or a line of it is invalid
 * @throws UnmeasurableError when the branch cannot be written
 */
export async function appendToRecord(
  place: RecordPlace,
  lines: readonly RecordLine[],
  { sleep }: Pick<Host['clock'], 'sleep'>,
): Promise<readonly RecordLine[]> {
  for (let attempt = 1; ; attempt += 1) {
    const state = await place.read()
    const present = new Set(parseRecord(state.files).map(identityOf))
    const addedLines = lines.filter((line) => !present.has(identityOf(line)))
    if (addedLines.length === 0) return addedLines
    const addedFiles = [...groupedBy(addedLines, recordPathOf)].map(([path, group]) => ({
      path,
      text: group.map((line) => `${JSON.stringify(line)}\n`).join(''),
    }))
    const message = commitMessage(addedLines)
    const failure = await place.write({ state, added: addedFiles, message })
    if (failure === null) return addedLines
    if (failure !== 'moved' || attempt === attempts) {
      throw new UnmeasurableError(
        `could not write to ${place.name}: ${failure}; the job needs "contents: write" and a checkout with its credentials`,
      )
    }
    // Longer each time, with jitter, so that waiting jobs do not collide again.
    await sleep(0.05 * attempt + ((lines[0]?.head.position ?? 0) % 7) * 0.02)
  }
}

/** Equal for lines that say the same: the same run, recorded twice. */
function identityOf({ key, machine, measuredAt, base, head }: RecordLine): string {
  return JSON.stringify([key, machine.digest, measuredAt, base.sha, head.sha])
}

function commitMessage([first, ...more]: readonly RecordLine[]): string {
  const rest = more.length === 0 ? '' : ` and ${more.length} more`
  return `record ${first?.head.sha.slice(0, 7) ?? 'nothing'}${rest}`
}

import { gitRunner, gitText, hasSucceeded, listedPaths, reasonOf } from '../../host/git/git-run.ts'
import type { Host } from '../../host/host.ts'
import { firstLine } from '../../host/lines.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import { UsageError } from '../../model/usage-error.ts'
import {
  isRecordPath,
  parseRecord,
  recordPathOf,
  type RecordFile,
  type RecordLine,
} from './record-line.ts'

/** A branch that holds nothing but a record; it is never checked out. */
export interface RecordBranch {
  /** Reads all of it, no lines where there is none yet; a UsageError when the branch holds something else. */
  readonly read: () => Promise<readonly RecordLine[]>
  /**
   * Appends the lines that are not there yet, and pushes them. Others may do the same at the same time:
   * a branch that was moved meanwhile is read again, and nothing of theirs is lost.
   *
   * @returns the lines that were not there yet
   * @throws UsageError as `read`, UnmeasurableError when the branch cannot be written
   */
  readonly append: (lines: readonly RecordLine[]) => Promise<readonly RecordLine[]>
}

/** A record as it was when it was read. */
interface RecordState {
  /** Full id of the newest commit; `null` when there is none. */
  readonly commit: string | null
  readonly files: readonly RecordFile[]
}

const attempts = 20

const author = 'deadheat <deadheat@users.noreply.github.com>'

// What git says when the branch is no longer where it was, or is being moved right now.
const movedAnswer =
  /stale info|fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already exists|\[remote rejected\]|but expected/

/** The record on a branch of `origin`, or of the repository without one; a UsageError for an impossible name. */
export function recordBranch(
  repository: string,
  name: string,
  { processes, clock }: Pick<Host, 'processes' | 'clock'>,
): RecordBranch {
  if (!/^\w[\w-]*(?:[./]\w[\w-]*)*$/.test(name))
    throw new UsageError(`expected the name of a branch, got ${JSON.stringify(name)}`)
  const ref = `refs/heads/${name}`
  const run = gitRunner(processes)
  const local = (argv: readonly string[], input?: string): Promise<string> =>
    gitText(run, repository, argv, input === undefined ? 'local' : { variables: {}, input })
  const remoteName = async (): Promise<string> => {
    const { exitCode } = await run(repository, ['config', '--get', 'remote.origin.url'])
    return exitCode === 0 ? 'origin' : '.'
  }

  async function readState(): Promise<RecordState> {
    const remote = await remoteName()
    const askWords = ['ls-remote', '--quiet', '--', remote, ref]
    const refText = await gitText(run, repository, askWords, 'own servers')
    const commit = /^[0-9a-f]{40}(?=\t)/.exec(refText)?.[0] ?? null
    if (commit === null) return { commit, files: [] }
    const fetchWords = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--']
    await gitText(run, repository, [...fetchWords, remote, commit], 'own servers')
    const paths = listedPaths(await local(['ls-tree', '-r', '-z', '--name-only', commit]))
    const files: RecordFile[] = []
    for (const path of paths) {
      if (!isRecordPath(path)) {
        throw new UsageError(
          `expected a branch that holds nothing but a record, got ${name} with ${path}: choose another name`,
        )
      }
      // A last line that was cut off would make one with what follows that nobody can read.
      const text = await local(['cat-file', 'blob', `${commit}:${path}`])
      files.push({ path, text: text.slice(0, text.lastIndexOf('\n') + 1) })
    }
    return { commit, files }
  }

  /** @returns `null` when done, `moved` when somebody else was faster, else why it failed */
  async function push(state: RecordState, lines: readonly RecordLine[]): Promise<string | null> {
    const commit = firstLine(await local(importWords, importText(state, lines)))
    const lease = `--force-with-lease=${ref}:${state.commit ?? ''}`
    const words = ['push', '--quiet', lease, '--', await remoteName(), `${commit}:${ref}`]
    const outcome = await run(repository, words, 'own servers')
    if (hasSucceeded(outcome)) return null
    return movedAnswer.test(outcome.stderr) ? 'moved' : reasonOf(outcome)
  }

  return {
    read: async () => parseRecord((await readState()).files),
    append: async (lines) => {
      for (let attempt = 1; ; attempt += 1) {
        const state = await readState()
        const presentIdentities = new Set(parseRecord(state.files).map(identityOf))
        const addedLines = lines.filter((line) => !presentIdentities.has(identityOf(line)))
        const failure = addedLines.length === 0 ? null : await push(state, addedLines)
        if (failure === null) return addedLines
        if (failure !== 'moved' || attempt === attempts) {
          throw new UnmeasurableError(
            `could not write to the branch ${name}: ${failure}; the job needs "contents: write" and a checkout with its credentials`,
          )
        }
        // Longer each time, with jitter, so that waiting jobs do not collide again.
        await clock.sleep(0.05 * attempt + ((lines[0]?.head.position ?? 0) % 7) * 0.02)
      }
    },
  }
}

/** Equal for lines that say the same: the same run, recorded twice. */
function identityOf({ key, machine, measuredAt, base, head }: RecordLine): string {
  return JSON.stringify([key, machine.digest, measuredAt, base.sha, head.sha])
}

// A commit made of objects alone, so that nothing of the user's is touched.
const importWords = 'fast-import --quiet --force --date-format=now'.split(' ')

/** What makes `git fast-import` add the lines in a commit on top of another one, and print its id. */
function importText({ commit, files }: RecordState, lines: readonly RecordLine[]): string {
  const [first] = lines
  const rest = lines.length === 1 ? '' : ` and ${lines.length - 1} more`
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const changes = [...groupedBy(lines, recordPathOf)].map(([path, group]) => {
    const addedText = group.map((line) => `${JSON.stringify(line)}\n`).join('')
    return `M 100644 inline ${path}\n${dataText(`${texts.get(path) ?? ''}${addedText}`)}`
  })
  // Below this name nobody looks for branches, and it is gone when the import ends.
  const ref = 'refs/deadheat/record'
  return [
    `commit ${ref}\nmark :1\ncommitter ${author} now\n`,
    dataText(`record ${first?.head.sha.slice(0, 7) ?? 'nothing'}${rest}\n`),
    commit === null ? '' : `from ${commit}\n`,
    ...changes,
    'get-mark :1\n',
    `reset ${ref}\nfrom ${'0'.repeat(40)}\n`,
  ].join('')
}

function dataText(text: string): string {
  return `data <<END\n${text}END\n`
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program that no package registry provides. */
type Prerequisite = {
  readonly program: string
  /** The Debian and Ubuntu package that contains it. */
  readonly debian: string
}

/** Without one of these, tests fail with misleading errors, so none is started. */
export const REQUIRED: readonly Prerequisite[] = [
  { program: 'git', debian: 'git' },
  { program: 'g++', debian: 'g++' },
  { program: 'make', debian: 'make' },
  { program: 'python3', debian: 'python3-venv' },
]

/** Compilers that are tested themselves, each the tag of the tests that need it, which are skipped without it. */
export const OPTIONAL: readonly Prerequisite[] = [
  { program: 'cargo', debian: 'cargo' },
  { program: 'cmake', debian: 'cmake' },
]

const SYSTEM_FOLDERS = '/usr/local/bin /usr/bin /bin /usr/sbin /sbin'.split(' ')

/**
 * A PATH for tests: the system's folders, and of this one's the folders of what these lack. Each comparison looks through
 * all that lies on its PATH, and tests run hundreds.
 */
export function pathOfTests(path: string): string {
  const wanted = ['node', 'npm', ...[...REQUIRED, ...OPTIONAL].map(({ program }) => program)]
  const more = wanted
    .filter((program) => folderOf(program, SYSTEM_FOLDERS) === undefined)
    .map((program) => folderOf(program, path.split(delimiter)))
  return [...new Set(more.filter((folder) => folder !== undefined)), ...SYSTEM_FOLDERS].join(
    delimiter,
  )
}

function folderOf(program: string, folders: readonly string[]): string | undefined {
  return folders.find((folder) => existsSync(join(folder, program)))
}

/** Those of a list that are missing. */
export function missingOf(list: readonly Prerequisite[]): readonly Prerequisite[] {
  return list.filter(({ program }) => !runs(program))
}

/** A launcher without what it launches, such as rustup's `cargo` without a toolchain, is on the PATH and does not run. */
function runs(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

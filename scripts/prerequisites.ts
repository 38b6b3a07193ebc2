import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program that no registry of ours brings along. */
type Prerequisite = {
  readonly program: string
  /** The package of Debian and Ubuntu that holds it. */
  readonly debian: string
}

/** Without one of these, tests fail for reasons that say little; so none is started. */
export const REQUIRED: readonly Prerequisite[] = [
  { program: 'git', debian: 'git' },
  { program: 'g++', debian: 'g++' },
  { program: 'make', debian: 'make' },
  { program: 'python3', debian: 'python3-venv' },
]

/**
 * Compilers that are themselves under test. A test that needs one has its name as a tag, and is not run
 * without it.
 */
export const OPTIONAL: readonly Prerequisite[] = [
  { program: 'cargo', debian: 'cargo' },
  { program: 'cmake', debian: 'cmake' },
]

/** Those of a list that are nowhere on the PATH. */
export function missingOf(list: readonly Prerequisite[]): readonly Prerequisite[] {
  return list.filter(({ program }) => !isOnPath(program))
}

function isOnPath(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

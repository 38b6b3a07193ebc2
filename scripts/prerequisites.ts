import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program or a library that no registry of ours brings along. */
type Prerequisite = {
  readonly program: string
  /** Absolute path of a file that stands for it, where it is a library. */
  readonly file?: string
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
 * Compilers and libraries that are themselves under test. A test that needs one has its name as a tag, and is not run
 * without it.
 */
export const OPTIONAL: readonly Prerequisite[] = [
  { program: 'cargo', debian: 'cargo' },
  { program: 'cmake', debian: 'cmake' },
  {
    program: 'google-benchmark',
    file: '/usr/include/benchmark/benchmark.h',
    debian: 'libbenchmark-dev',
  },
]

/** Those of a list that are not there. */
export function missingOf(list: readonly Prerequisite[]): readonly Prerequisite[] {
  return list.filter(
    ({ program, file }) => !(file === undefined ? isOnPath(program) : existsSync(file)),
  )
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

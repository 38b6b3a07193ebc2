import { spawnSync } from 'node:child_process'

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

/**
 * Compilers that are tested themselves. A test that needs one is tagged with its name and skipped
 * without it.
 */
export const OPTIONAL: readonly Prerequisite[] = [
  { program: 'cargo', debian: 'cargo' },
  { program: 'cmake', debian: 'cmake' },
]

/** Those of a list that are missing. */
export function missingOf(list: readonly Prerequisite[]): readonly Prerequisite[] {
  return list.filter(({ program }) => !runs(program))
}

/** A launcher without what it launches, such as rustup's `cargo` without a toolchain, is on the PATH and does not run. */
function runs(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

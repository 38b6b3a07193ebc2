import { readFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { demandedOutcome, type RunGit } from './git-run.ts'
import { firstLine, splitLines } from '../lines.ts'

/**
 * Whether commits of a range have parents that this clone lacks, so that their history is unknown.
 *
 * @param range - full commit ids to start from, and ids with `^` in front to stop at
 */
export async function hidesHistory(
  run: RunGit,
  repository: string,
  range: readonly string[],
): Promise<boolean> {
  const path = await run(repository, ['rev-parse', '--git-path', 'shallow'])
  const file = firstLine(path.stdout)
  const cut = await shallowIds(isAbsolute(file) ? file : join(repository, file))
  if (cut.size === 0) return false
  const argv = ['rev-list', ...range, '--']
  const outcome = demandedOutcome(argv, await run(repository, argv))
  return splitLines(outcome.stdout).some((id) => cut.has(id))
}

async function shallowIds(path: string): Promise<ReadonlySet<string>> {
  try {
    return new Set(splitLines(await readFile(path, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Set()
    throw error
  }
}

import type { Git } from '../host/git/git.ts'
import type { Recipe } from '../model/build/build.ts'
import type { Revision } from '../model/build/revision.ts'
import { sides, type BySide, type Side } from '../model/build/side.ts'
import { UsageError } from '../model/usage-error.ts'

/** What decides whether a side is Node.js itself, before anything is checked out. */
export interface Sources {
  readonly revisions: BySide<Revision>
  readonly repository: string | null
  /** `null` to find out from the files. */
  readonly recipe: Recipe | null
  /** Folder of the measured package inside the repository; `null` for the top. */
  readonly directory: string | null
}

/**
 * Refuses several versions of Node.js if a side is Node.js itself, because then each side runs
 * under its own build. Checked before the first build, because each would take hours and all would
 * be the same.
 *
 * @throws UsageError when a side is one
 */
export async function assertOneSource(sources: Sources, git: Pick<Git, 'readFile'>): Promise<void> {
  for (const side of sides) {
    if (!(await isNodeItself(sources, side, git))) continue
    throw new UsageError(
      `expected one Node.js for the tools of the build, got several: ${side} is Node.js itself, and ` +
        'what is built from it runs it; leave "node" out',
    )
  }
}

async function isNodeItself(
  { revisions, repository, recipe, directory }: Sources,
  side: Side,
  git: Pick<Git, 'readFile'>,
): Promise<boolean> {
  const { sha } = revisions[side]
  if (sha === null || repository === null) return false
  if (recipe !== null) return recipe === 'node'
  const folder = directory === null || directory === '.' ? '' : `${directory}/`
  for (const name of ['node.gyp', 'configure.py']) {
    if ((await git.readFile(repository, sha, `${folder}${name}`)) === null) return false
  }
  return true
}

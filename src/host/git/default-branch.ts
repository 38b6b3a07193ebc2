import type { Git } from './git.ts'

const usual = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'] as const

/**
 * A name for the branch that others of a repository start from: what its server says, else the usual
 * ones; `null` when there is none of them.
 *
 * @param repository - top folder of the repository
 */
export async function defaultBranch(
  repository: string,
  git: Pick<Git, 'resolve'>,
): Promise<string | null> {
  for (const name of usual) {
    if ((await git.resolve(repository, name)) !== null) return name
  }
  return null
}

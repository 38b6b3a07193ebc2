import type { Git } from '../host/git/git.ts'

// The first step is enough for most pull requests; each further one costs one more round trip.
const deepeningSteps = [30, 300, 3000, 0x7fffffff] as const

/** The full id of the commit that a checked ref names, fetched and deepened only as far as needed, or `null`. */
export async function ensureCommit(
  repository: string,
  ref: string,
  git: Git,
): Promise<string | null> {
  const knownCommit = await git.resolve(repository, ref)
  if (knownCommit !== null) return knownCommit
  const [name, walk] = splitWalk(ref)
  const start = await findStart(repository, name, git)
  if (start === null || walk === '') return start
  return findDeeper(repository, [start], git, () => git.resolve(repository, `${start}${walk}`))
}

/** The best common ancestor of two commits of this clone, deepened until that is certain; `null` when unrelated. */
export async function ensureMergeBase(
  repository: string,
  firstSha: string,
  secondSha: string,
  git: Git,
): Promise<string | null> {
  const shas = [firstSha, secondSha]
  return findDeeper(repository, shas, git, () => git.mergeBase(repository, firstSha, secondSha))
}

/** `main~3^2` is `main`, then `~3^2`. */
function splitWalk(ref: string): readonly [string, string] {
  const start = ref.search(/[~^]/)
  return start < 0 ? [ref, ''] : [ref.slice(0, start), ref.slice(start)]
}

async function findStart(repository: string, name: string, git: Git): Promise<string | null> {
  const localSha =
    (await git.resolve(repository, name)) ??
    (await git.resolve(repository, `refs/remotes/origin/${name}`))
  if (localSha !== null) return localSha
  const sha = /^[0-9a-f]{40}$/i.test(name)
    ? name.toLowerCase()
    : await git.remoteCommit(repository, name)
  if (sha === null || !(await git.fetchCommit(repository, sha, 0))) return null
  return git.resolve(repository, sha)
}

/** What is found, in a shallow clone only once the history of these commits is deep enough. */
async function findDeeper(
  repository: string,
  shas: readonly string[],
  git: Git,
  find: () => Promise<string | null>,
): Promise<string | null> {
  for (const step of deepeningSteps) {
    const value = await find()
    if (value !== null || !(await git.isShallow(repository))) return value
    for (const sha of shas) {
      if (!(await git.fetchCommit(repository, sha, step))) return find()
    }
  }
  return find()
}

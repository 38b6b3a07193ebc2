import { withoutMissing, type GitHubAccess } from './github-access.ts'
import { type GitHubContents, GitHubError } from './github.ts'
import { commitFromReply, comparisonOf, fileTextOf, pathsOf } from './github-reply.ts'

/** Commits and files, by octokit. */
export function contentsIn({ octokit, place, reading }: GitHubAccess): GitHubContents {
  const raw = (path: string, sha: string | null): Promise<string> =>
    reading(`read ${path}`, async () => {
      const reply = await octokit.rest.repos.getContent({
        ...place,
        path,
        ...(sha !== null && { ref: sha }),
        mediaType: { format: 'raw' },
      })
      const data: unknown = reply.data
      if (typeof data === 'string') return data
      throw new GitHubError('unreliable', `expected the text of ${path} from GitHub, got none`)
    })
  return {
    commitAt: (ref) =>
      unlessUnknown(
        reading('read the commit', async () => {
          const { data } = await octokit.rest.repos.getCommit({ ...place, ref, per_page: 1 })
          return commitFromReply(data)
        }),
      ),
    compareCommits: (first, second) =>
      unlessUnknown(
        reading('compare the commits', async () => {
          const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
            ...place,
            basehead: `${first}...${second}`,
            // The commits in between are not needed; without this, the reply lists 250 of them.
            per_page: 1,
            page: 1,
          })
          return comparisonOf(data)
        }),
      ),
    readFile: (path, sha) =>
      withoutMissing(
        reading(`read ${path}`, async () => {
          const ref = sha !== null && { ref: sha }
          const { data } = await octokit.rest.repos.getContent({ ...place, path, ...ref })
          return fileTextOf(data, path)
        }).then((text) => text ?? raw(path, sha)),
      ),
    listFolder: async (path) =>
      (await withoutMissing(
        reading(`list ${path}`, async () => {
          const { data } = await octokit.rest.repos.getContent({ ...place, path })
          return pathsOf(data)
        }),
      )) ?? [],
  }
}

/** GitHub answers 422 for an id that no commit has. */
async function unlessUnknown<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await withoutMissing(work)
  } catch (error) {
    if (error instanceof GitHubError && error.trouble === 'invalid') return null
    throw error
  }
}

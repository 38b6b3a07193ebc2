import type { GitHub } from '../host/github/github.ts'
import type { Acceptance } from '../model/judging/acceptance.ts'
import { parseAcceptances } from '../render/comment/accepted-comment.ts'
import type { Owner } from './own-comments.ts'

/**
 * What maintainers have accepted on a pull request, oldest first: from comments of our own account
 * alone, for anybody can write what they say.
 *
 * @throws GitHubError when GitHub cannot be had
 */
export async function acceptancesOn(
  github: Pick<GitHub, 'listComments'>,
  owner: Owner,
): Promise<readonly Acceptance[]> {
  const comments = await github.listComments(owner.pullRequest)
  return comments
    .filter(({ authorLogin }) => authorLogin === owner.login)
    .flatMap(({ body }) => parseAcceptances(body, owner))
}

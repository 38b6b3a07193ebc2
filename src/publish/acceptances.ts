import type { GitHub } from '../host/github/github.ts'
import type { Acceptance } from '../model/judging/acceptance.ts'
import { parseAcceptances } from '../render/comment/accepted-comment.ts'
import type { Owner } from './own-comments.ts'

/**
 * The regressions that maintainers have accepted on a pull request, oldest first. Only comments of
 * our own account count, because anyone can write the same text.
 *
 * @throws GitHubError when GitHub cannot be reached or refuses
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

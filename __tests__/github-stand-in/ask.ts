import type { GitHub } from './start-github.ts'
import { tokens } from './tokens.ts'

/** One bare request to the stand-in's repository: `ask(github, 'GET', '/issues/1')`. */
export async function ask(
  github: Pick<GitHub, 'url' | 'state'>,
  method: string,
  path: string,
  { body }: { readonly body?: unknown } = {},
): Promise<Response> {
  const { owner, name } = github.state.repository
  return fetch(`${github.url}/repos/${owner}/${name}${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens.write}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

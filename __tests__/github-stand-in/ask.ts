import type { GitHub } from './start-github.ts'
import { tokens } from './tokens.ts'

/** What a bare request of a test carries. */
export type Asked = {
  readonly token?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** One bare request to the stand-in's repository: `ask(github, 'GET', '/issues/1')`. */
export async function ask(
  github: Pick<GitHub, 'url' | 'state'>,
  method: string,
  path: string,
  { token = tokens.write, body, headers }: Asked = {},
): Promise<Response> {
  const { owner, name } = github.state.repository
  return fetch(`${github.url}/repos/${owner}/${name}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    redirect: 'manual',
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

import { notFound } from '../api-error.ts'
import { foundCommit } from '../find.ts'
import type { Handler } from '../handler.ts'
import type { JsonObject } from '../json.ts'

/** Files of a commit, as they are, and lists of folders. */
export const contents: readonly Handler[] = [
  {
    operation: 'repos/get-content',
    accepts: ['contents=read'],
    query: ['ref'],
    reply: (call) => {
      const { repository } = call.state
      const { sha } = foundCommit(call.state, call.query.get('ref') ?? repository.defaultBranch)
      const path = call.path['path'] ?? ''
      const text = call.state.contents.get(`${sha}:${path}`)
      if (text !== undefined && call.headers['accept']?.includes('raw') === true)
        return { status: 200, text }
      const keys = [...call.state.contents.keys()].filter((key) =>
        key.startsWith(`${sha}:${path}/`),
      )
      if (keys.length === 0) throw notFound()
      return { status: 200, body: keys.map(entryView) }
    },
  },
]

function entryView(key: string): JsonObject {
  const path = key.slice(key.indexOf(':') + 1)
  return { type: 'file', name: path.split('/').at(-1) ?? path, path }
}

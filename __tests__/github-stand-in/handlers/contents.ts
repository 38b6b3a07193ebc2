import { notFound } from '../api-error.ts'
import { foundCommit } from '../find.ts'
import type { Call, Handler } from '../handler.ts'
import type { JsonObject } from '../json.ts'
import { repositoryUrl } from '../views.ts'

const LONGEST_IN_REPLY = 1024 * 1024

/** Files of a commit. */
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
      const folder = [...call.state.contents].filter(([key]) => key.startsWith(`${sha}:${path}/`))
      if (text === undefined && folder.length === 0) throw notFound()
      if (text === undefined) {
        return { status: 200, body: folder.map(([key, each]) => entryView(call, key, each)) }
      }
      const isRaw = call.headers['accept']?.includes('raw') === true
      return isRaw ? { status: 200, text } : { status: 200, body: fileView(call, path, text) }
    },
  },
]

/** A file in the list of its folder, which has no content. */
function entryView(call: Call, key: string, text: string): JsonObject {
  const {
    content: _,
    encoding: __,
    ...entry
  } = fileView(call, key.slice(key.indexOf(':') + 1), text)
  return entry
}

function fileView(call: Call, path: string, text: string): JsonObject {
  const bytes = Buffer.from(text)
  const url = `${repositoryUrl(call.state.repository, call.links)}/contents/${path}`
  const isWhole = bytes.length <= LONGEST_IN_REPLY
  return {
    type: 'file',
    name: path.split('/').at(-1) ?? path,
    path,
    sha: '0'.repeat(40),
    size: bytes.length,
    encoding: isWhole ? 'base64' : 'none',
    content: isWhole ? bytes.toString('base64').replaceAll(/.{60}/g, '$&\n') : '',
    url,
    git_url: url,
    html_url: url,
    download_url: url,
    _links: { self: url, git: url, html: url },
  }
}

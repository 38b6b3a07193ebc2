import { ApiError, notFound } from '../api-error.ts'
import { foundCommit } from '../find.ts'
import { handled, type Call } from '../handler.ts'
import type { JsonObject } from '../json.ts'
import { shaOf } from '../plant.ts'
import type { Commit, State } from '../state.ts'

/** Commits and what lies between two of them. */
export const commits = {
  'repos/get-commit': handled('contents=read', '', (call) => ({
    status: 200,
    body: commitView(foundCommit(call.state, call.path['ref'] ?? '')),
  })),
  'repos/compare-commits-with-basehead': handled('contents=read', '', (call) => {
    const [base, head] = endsOf(call)
    const behind = history(call.state, base)
    const ahead = history(call.state, head)
    const mergeBase = ahead.find((one) => behind.includes(one))
    if (mergeBase === undefined) {
      throw new ApiError(404, `No common ancestor between ${base.sha} and ${head.sha}.`)
    }
    const isAhead = ahead.some((one) => !behind.includes(one))
    const isBehind = behind.some((one) => !ahead.includes(one))
    return {
      status: 200,
      body: {
        merge_base_commit: commitView(mergeBase),
        status: isAhead ? (isBehind ? 'diverged' : 'ahead') : isBehind ? 'behind' : 'identical',
      },
    }
  }),
  'repos/get-content': handled('contents=read', 'ref', (call) => {
    const { repository } = call.state
    const { sha } = foundCommit(call.state, call.query.get('ref') ?? repository.defaultBranch)
    const path = call.path['path'] ?? ''
    const text = call.state.contents.get(`${sha}:${path}`)
    if (text !== undefined && call.headers['accept']?.includes('raw') === true)
      return { status: 200, text }
    const keys = [...call.state.contents.keys()].filter((key) => key.startsWith(`${sha}:${path}/`))
    if (keys.length === 0) throw notFound()
    return { status: 200, body: keys.map(entryView) }
  }),
}

function endsOf(call: Call): readonly [Commit, Commit] {
  const [base, head] = (call.path['basehead'] ?? '').split('...')
  if (base === undefined || head === undefined) throw notFound()
  try {
    return [foundCommit(call.state, base), foundCommit(call.state, head)]
  } catch (error) {
    if (error instanceof ApiError) throw notFound()
    throw error
  }
}

// Breadth first, so that the first common commit of two histories is a nearest one.
function history(state: State, from: Commit): readonly Commit[] {
  const seen = new Set([from])
  for (const commit of seen) {
    for (const sha of commit.parents) {
      const parent = state.commits.get(sha)
      if (parent !== undefined) seen.add(parent)
    }
  }
  return [...seen]
}

function commitView({ sha, message, tree, parents }: Commit): JsonObject {
  return {
    sha,
    commit: { message, tree: { sha: tree ?? shaOf(`tree of ${sha}`) } },
    parents: parents.map((parent) => ({ sha: parent })),
  }
}

function entryView(key: string): JsonObject {
  const path = key.slice(key.indexOf(':') + 1)
  return { type: 'file', name: path.split('/').at(-1) ?? path, path }
}

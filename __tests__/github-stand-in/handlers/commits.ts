import { ApiError, notFound } from '../api-error.ts'
import { foundCommit } from '../find.ts'
import type { Call, Handler } from '../handler.ts'
import type { JsonObject } from '../json.ts'
import { shaOf } from '../plant.ts'
import type { Commit, State } from '../state.ts'

/** Commits and what lies between two of them. */
export const commits: readonly Handler[] = [
  {
    operation: 'repos/get-commit',
    accepts: ['contents=read'],
    reply: (call) => ({
      status: 200,
      body: commitView(foundCommit(call.state, call.path['ref'] ?? '')),
    }),
  },
  {
    operation: 'repos/compare-commits-with-basehead',
    accepts: ['contents=read'],
    reply: (call) => {
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
    },
  },
]

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

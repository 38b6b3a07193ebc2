import { ApiError, notFound } from '../api-error.ts'
import { foundCommit } from '../find.ts'
import type { Call, Handler } from '../handler.ts'
import type { JsonObject } from '../json.ts'
import { pageOf } from '../paging.ts'
import { shaOf } from '../plant.ts'
import type { Commit, State } from '../state.ts'
import { userView } from '../views.ts'

/** Commits and what lies between two of them. */
export const commits: readonly Handler[] = [
  {
    operation: 'repos/get-commit',
    accepts: ['contents=read'],
    reply: (call) => {
      const commit = foundCommit(call.state, call.path['ref'] ?? '')
      return { status: 200, body: commitView(call, commit) }
    },
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
      const own = ahead.filter((one) => !behind.includes(one)).toReversed()
      const missing = behind.filter((one) => !ahead.includes(one))
      const { items, headers } = pageOf(call, own)
      return {
        status: 200,
        headers,
        body: {
          base_commit: commitView(call, base),
          merge_base_commit: commitView(call, mergeBase),
          status: relation(own.length, missing.length),
          ahead_by: own.length,
          behind_by: missing.length,
          total_commits: own.length,
          commits: items.map((one) => commitView(call, one)),
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

function relation(ahead: number, behind: number): string {
  if (ahead > 0 && behind > 0) return 'diverged'
  if (ahead > 0) return 'ahead'
  return behind > 0 ? 'behind' : 'identical'
}

function commitView(call: Call, commit: Commit): JsonObject {
  const { login } = commit.author
  const signature = { name: login, email: `${login}@github.invalid`, date: commit.date }
  return {
    sha: commit.sha,
    commit: {
      message: commit.message,
      author: signature,
      committer: signature,
      tree: { sha: commit.tree ?? shaOf(`tree of ${commit.sha}`) },
    },
    author: userView(commit.author, call.links),
    committer: userView(commit.author, call.links),
    parents: commit.parents.map((sha) => ({ sha })),
  }
}

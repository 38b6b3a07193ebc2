import { ApiError, notFound } from './api-error.ts'
import type { Call } from './handler.ts'
import type { Comment, Commit, State } from './state.ts'

/** The record under an id of the path, or GitHub's 404. */
export function found<Thing>(call: Call, things: ReadonlyMap<number, Thing>, name: string): Thing {
  const thing = things.get(Number(call.path[name]))
  if (thing === undefined) throw notFound()
  return thing
}

/** The comment under the path's `comment_id`, or GitHub's 404. */
export function foundComment(call: Call): Comment {
  return found(call, call.state.comments, 'comment_id')
}

/** The commit that a branch, tag, "owner:branch", SHA or its first seven digits stands for, or GitHub's 422. */
export function foundCommit(state: State, ref: string): Commit {
  const sha = state.refs.get(ref) ?? ref
  const whole = [...state.commits.keys()].find((one) => sha.length >= 7 && one.startsWith(sha))
  const commit = whole === undefined ? undefined : state.commits.get(whole)
  if (commit === undefined) throw new ApiError(422, `No commit found for SHA: ${ref}`)
  return commit
}

import type { Handler } from '../handler.ts'
import { checks } from './checks.ts'
import { collaborators } from './collaborators.ts'
import { comments } from './comments.ts'
import { commits } from './commits.ts'
import { contents } from './contents.ts'
import { pulls } from './pulls.ts'
import { reactions } from './reactions.ts'
import { workflows } from './workflows.ts'

const all: readonly Handler[] = [
  ...checks,
  ...collaborators,
  ...comments,
  ...commits,
  ...contents,
  ...pulls,
  ...reactions,
  ...workflows,
]

/** How each operation behaves, by its name in the description. */
export const handlers: ReadonlyMap<string, Handler> = new Map(
  all.map((handler) => [handler.operation, handler]),
)

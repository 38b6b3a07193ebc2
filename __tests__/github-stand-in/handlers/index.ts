import type { Handler } from '../handler.ts'
import { checks } from './checks.ts'
import { comments } from './comments.ts'
import { commits } from './commits.ts'
import { pulls } from './pulls.ts'
import { workflows } from './workflows.ts'

/** How each operation behaves, by its name in the description. */
export const handlers: ReadonlyMap<string, Handler> = new Map(
  Object.entries({ ...checks, ...comments, ...commits, ...pulls, ...workflows }),
)

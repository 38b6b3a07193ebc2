import type { Failure } from '../../model/judging/failure.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import type { Site } from '../site.ts'

/** How a prepared tree becomes one that can be measured, in two parts between which addons are counted. */
export interface RecipeSteps {
  /** Puts what others made in its place. */
  readonly install: (site: Site) => Promise<Failure | null>
  /** Makes what is made here. */
  readonly build: (site: Site) => Promise<Failure | null>
  /** The Node.js that was made here and runs the side from now on. */
  readonly runtime?: (site: Site) => Promise<Runtime | Failure>
}

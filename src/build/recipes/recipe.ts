import type { Failure } from '../../model/judging/failure.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import type { Site } from '../site.ts'

/**
 * How a prepared tree becomes one that can be measured, in two parts. Addons are listed between
 * them.
 */
export interface RecipeSteps {
  /** Installs dependencies. */
  readonly install: (site: Site) => Promise<Failure | null>
  /** Builds the package itself. */
  readonly build: (site: Site) => Promise<Failure | null>
  /** The Node.js that was built and runs the side from now on. */
  readonly runtime?: (site: Site) => Promise<Runtime | Failure>
}

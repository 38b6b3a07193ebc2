import type { Recipe } from '../../model/build/build.ts'
import type { FoundBenchmark } from '../../find/find.ts'
import type { BenchmarkProposal } from './propose-benchmarks.ts'

/** What `deadheat init` looks at. Strangers may have written all of the texts. */
export interface RepositoryFacts {
  /** What there is to measure where it is looked for, without any setting. */
  readonly foundBenchmarks: readonly FoundBenchmark[]
  /** Where that is: a folder, or `package.json`. */
  readonly place: string
  /** Why something that is there cannot be measured. */
  readonly notes: readonly string[]
  /** What could be measured where nothing was found; `null` where something was. */
  readonly proposal: BenchmarkProposal | null
  /** `null` without a package.json that can be read. */
  readonly recipe: Recipe | null
  /** The file that decides it, such as `binding.gyp`; `null` where nothing is compiled. */
  readonly recipeFile: string | null
  /** Name of the file that locks dependencies; `null` without one. */
  readonly lockfile: string | null
  /** The major version of Node.js that the repository names, and where. */
  readonly node: { readonly version: string; readonly from: string } | null
  /** What jobs of existing workflows run on, labels of one job together. */
  readonly runners: readonly Runner[]
  /** Paths of what would be written that are there already. */
  readonly present: readonly string[]
}

/** What a job of an existing workflow runs on. */
export interface Runner {
  readonly labels: readonly string[]
  /** Name of the workflow's file. */
  readonly from: string
}

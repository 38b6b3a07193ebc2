/** One addon that is compiled for the side's Node.js. */
export interface AddonCompilation {
  /** Absolute path of the folder that describes it. */
  readonly folder: string
  /** Absolute path of the headers of Node.js. */
  readonly headers: string
  /** Arguments besides ours for the step that configures. */
  readonly extra: readonly string[]
}

/** One addon to compile for the side's Node.js. */
export interface AddonCompilation {
  /** Absolute path of the folder that describes it. */
  readonly folder: string
  /** Absolute path of the headers of Node.js. */
  readonly headers: string
  /** Extra arguments for the configure step. */
  readonly extra: readonly string[]
}

/** A folder that deadheat has compiled itself, so that its intermediate files are known. */
export interface CompiledFolder {
  /** Absolute. */
  readonly path: string
  readonly tool: 'node-gyp' | 'cmake' | 'cargo'
  /** Absolute path of the tool's intermediate files. */
  readonly place: string
  /** Whether the compilers recorded every header. */
  readonly isTraced: boolean
}

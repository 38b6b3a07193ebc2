/** A folder that we have had compiled ourselves, so that it is known what that has left. */
export interface CompiledFolder {
  /** Absolute. */
  readonly path: string
  readonly tool: 'node-gyp' | 'cmake' | 'cargo'
  /** Absolute path of what the tool has left on its way. */
  readonly place: string
  /** Whether the compilers were told to write down every header. */
  readonly isTraced: boolean
}

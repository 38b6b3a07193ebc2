/** A question about the machine, as data. Paths are absolute. */
export type Question =
  /** Reads the text of a file. */
  | { readonly file: string }
  /**
   * Reads the first line of every matching file, as `path: line`; `*` matches any part of one name.
   */
  | { readonly files: string }
  /** Runs a program from the PATH and takes its output when it succeeds. */
  | { readonly program: readonly [string, ...(readonly string[])] }

/** The machine's answer. */
export type Answer =
  | { readonly text: string; readonly trouble: null }
  /** Why there is no text, in a few words. */
  | { readonly text: null; readonly trouble: string }

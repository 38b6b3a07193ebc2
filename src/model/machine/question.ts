/** Something to find out about the machine, as data. Paths are absolute. */
export type Question =
  /** The text of a file. */
  | { readonly file: string }
  /** Paths and first lines of the files that match, `*` being any part of one name: `path: line`. */
  | { readonly files: string }
  /** What a program on the PATH prints when it succeeds. */
  | { readonly program: readonly [string, ...(readonly string[])] }

/** What the machine said. */
export type Answer =
  | { readonly text: string; readonly trouble: null }
  /** Why there is no text, in few words. */
  | { readonly text: null; readonly trouble: string }

import type { ImportedFile } from '../../model/judging/imported.ts'

/** A file that somebody gives, with its JSON where it is some. */
export interface GivenFile {
  readonly path: string
  readonly text: string
  /** `null` when it is no JSON. */
  readonly json: unknown
}

/** What one tool writes. */
export interface Format {
  /** For messages: `hyperfine --export-json`. */
  readonly name: string
  /**
   * @returns `null` when the file is of another tool
   * @throws UsageError when it is of this tool and cannot be judged
   */
  readonly read: (file: GivenFile) => ImportedFile | null
}

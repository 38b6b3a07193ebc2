/** What the user must fix, in one lower-case line: what was expected, found, to do. Entries exit with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

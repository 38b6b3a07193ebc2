/**
 * What the user must fix: an input, an option, a file or the state of the repository. Entry points print the message
 * without a stack and exit with 2. It is one lower-case line without a full stop: what was expected, what was found,
 * what to do.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

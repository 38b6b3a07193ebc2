/**
 * The user's own trouble: an input, an option, a file or a state of the repository that has to change.
 *
 * Entries print its message as it is, without a stack, and exit with 2. The message is one line,
 * lower case, without a full stop: what was expected, what came, what to do.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A server answered, but not what its benchmark expects. */
export class WrongAnswerError extends Error {
  override readonly name = 'WrongAnswerError'
}

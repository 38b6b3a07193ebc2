import type { Failure } from './judging/failure.ts'

/**
 * Nothing could be measured although the request was valid: base does not build, a tool is missing,
 * or no benchmark is left. Entry points print the message without a stack and exit with 3.
 */
export class UnmeasurableError extends Error {
  override readonly name = 'UnmeasurableError'
  readonly failures: readonly Failure[]

  constructor(message: string, failures: readonly Failure[] = []) {
    super(message)
    this.failures = failures
  }
}

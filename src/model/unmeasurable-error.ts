import type { Failure } from './judging/failure.ts'

/**
 * Nothing could be measured although the request was in order: base does not build, no tool, no
 * benchmark left. Entries print its message without a stack and exit with 3.
 */
export class UnmeasurableError extends Error {
  override readonly name = 'UnmeasurableError'
  readonly failures: readonly Failure[]

  constructor(message: string, failures: readonly Failure[] = []) {
    super(message)
    this.failures = failures
  }
}

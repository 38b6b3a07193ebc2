import type { Outcome } from '../../host/process/processes.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { Side } from '../../model/build/side.ts'

/** Facts of a broken run beside its message. */
type Facts = Pick<Outcome, 'exitCode' | 'signal' | 'timedOut' | 'lastLines'>

const noFacts: Facts = { exitCode: null, signal: null, timedOut: false, lastLines: [] }

/** One side's process broke: it threw, crashed, hung, or said what no harness says. */
export class SideError extends Error {
  override readonly name = 'SideError'
  /** `null` when the trouble belongs to neither side, or to both. */
  readonly side: Side | null
  readonly facts: Facts

  constructor(side: Side | null, message: string, facts: Facts = noFacts) {
    super(message)
    this.side = side
    this.facts = facts
  }

  /** The same as data. */
  failure(stage: Failure['stage'], benchmarkId: string): Failure {
    const { exitCode, signal, timedOut, lastLines } = this.facts
    return {
      stage,
      side: this.side,
      benchmarkId,
      message: this.message.slice(0, 2000),
      exitCode,
      signal,
      timedOut,
      lastLines: lastLines.slice(-20).map((line) => line.slice(0, 2000)),
      logPath: null,
    }
  }
}

/** A side's process answered something that its harness never says. */
export class AnswerError extends SideError {
  constructor(side: Side, expected: string, answer: unknown) {
    const shown = (JSON.stringify(answer) ?? 'nothing').slice(0, 200)
    super(side, `expected ${expected} from the harness, got ${shown}`)
  }
}

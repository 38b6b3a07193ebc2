import { type Outcome, DialogueError } from '../../host/process/processes.ts'
import type { Failure } from '../../model/judging/failure.ts'
import { otherSide, type Side } from '../../model/build/side.ts'

/** Facts about a failed run, besides its message. */
type SideFailureFacts = Pick<Outcome, 'exitCode' | 'signal' | 'timedOut' | 'lastLines'>

const noFacts: SideFailureFacts = { exitCode: null, signal: null, timedOut: false, lastLines: [] }

/** One side's process failed: it threw, crashed, hung, or gave an invalid answer. */
export class SideError extends Error {
  override readonly name = 'SideError'
  /** `null` when neither or both sides are at fault. */
  readonly side: Side | null
  readonly facts: SideFailureFacts

  constructor(side: Side | null, message: string, facts: SideFailureFacts = noFacts) {
    super(message)
    this.side = side
    this.facts = facts
  }

  /** The same as a record. */
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

/** A side's process answered something that the harness never sends. */
export class AnswerError extends SideError {
  constructor(side: Side, kind: string, answer: unknown) {
    const shownText = (JSON.stringify(answer) ?? 'nothing').slice(0, 200)
    super(side, `expected ${kind} from the harness, got ${shownText}`)
  }
}

/** What limits a run, or more; `seconds` are absent where a failure says it all. */
interface Limit {
  readonly seconds?: number | undefined
  readonly what?: string
  readonly limitName?: string | undefined
}

/** The failure of a request that had only what was left of a limit, by the whole limit and what raises it. */
export function outOfTime(
  error: SideError,
  { seconds, what = 'a run to end', limitName = 'timeout' }: Limit,
): SideError {
  const { side, facts } = error
  if (!facts.timedOut || seconds === undefined) return error
  const message = `expected ${what} within ${String(seconds)} s, got no end; "${limitName}" allows more`
  return new SideError(side, message, facts)
}

/** Runs an action with a side's process, and turns what fails into a SideError. */
export async function blameSide<T>(
  side: Side,
  action: () => Promise<T>,
  limit: Limit = {},
): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof DialogueError)) throw error
    const blamedSide = error.isOthers ? otherSide(side) : side
    throw outOfTime(new SideError(blamedSide, error.message, error.outcome), limit)
  }
}

/** @throws SideError when what a side has started is still there after its end */
export function assertGone(side: Side, { overLimit, ...outcome }: Outcome): void {
  if (overLimit !== undefined)
    throw new SideError(side, `expected at most ${overLimit}, got more`, outcome)
}

import type { Side } from '../model/build/side.ts'
import { SideError } from './side-error.ts'

/** A side's process answered something that its harness never says. */
export class AnswerError extends SideError {
  constructor(side: Side, expected: string, answer: unknown) {
    const shown = (JSON.stringify(answer) ?? 'nothing').slice(0, 200)
    super(side, `expected ${expected} from the harness, got ${shown}`)
  }
}

import type { Acceptance } from '../model/acceptance.ts'
import { acceptedText } from './accepted-text.ts'
import { codeOf } from './escape.ts'

const reasonLength = 500

/** One acceptance as a quoted line: what, by whom and why, all of it foreign text. */
export function acceptedLine(acceptance: Acceptance, holds: boolean): string {
  const { by, reason } = acceptance
  const what = `${acceptedText(acceptance)} by ${codeOf(by)}: ${codeOf(reason, reasonLength)}`
  return holds
    ? `> **Accepted**: ${what}`
    : `> **No longer accepted**, for it lies beyond what was: ${what}`
}

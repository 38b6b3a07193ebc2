/** A probe's judgement of its answers. */
export interface Judgement {
  readonly state: 'ok' | 'warn' | 'unknown'
  /** One line. */
  readonly answerText: string
  /** The advice; `null` when nothing needs to be done. */
  readonly hint: string | null
  /** Whether nothing can be measured until that is done. */
  readonly impossible: boolean
}

/** Nothing is wrong. */
export function fine(finding: string): Judgement {
  return { state: 'ok', answerText: finding, hint: null, impossible: false }
}

/** Something makes results worse or prevents some measurements. */
export function suspect(finding: string, hint: string): Judgement {
  return { state: 'warn', answerText: finding, hint, impossible: false }
}

/** Nothing can be measured in this state. */
export function impossible(finding: string, hint: string): Judgement {
  return { state: 'warn', answerText: finding, hint, impossible: true }
}

/** The system does not report it. */
export function unavailable(finding: string, hint: string | null = null): Judgement {
  return { state: 'unknown', answerText: finding, hint, impossible: false }
}

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
export function fine(found: string): Judgement {
  return { state: 'ok', answerText: found, hint: null, impossible: false }
}

/** Something makes results worse or prevents some measurements. */
export function suspect(found: string, hint: string): Judgement {
  return { state: 'warn', answerText: found, hint, impossible: false }
}

/** Nothing can be measured in this state. */
export function impossible(found: string, hint: string): Judgement {
  return { state: 'warn', answerText: found, hint, impossible: true }
}

/** The system does not report it. */
export function unavailable(found: string, hint: string | null = null): Judgement {
  return { state: 'unknown', answerText: found, hint, impossible: false }
}

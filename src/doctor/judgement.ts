/** What a probe makes of the answers it got. */
export interface Judgement {
  readonly state: 'ok' | 'warn' | 'unknown'
  /** One line. */
  readonly found: string
  /** What to do about it; `null` when nothing has to be done. */
  readonly cure: string | null
  /** Nothing can be measured before that is done. */
  readonly impossible: boolean
}

/** Nothing stands in the way. */
export function fine(found: string): Judgement {
  return { state: 'ok', found, cure: null, impossible: false }
}

/** It makes numbers worse, or keeps some measurements from being made. */
export function doubtful(found: string, cure: string): Judgement {
  return { state: 'warn', found, cure, impossible: false }
}

/** Nothing can be measured like this. */
export function impossible(found: string, cure: string): Judgement {
  return { state: 'warn', found, cure, impossible: true }
}

/** The machine does not tell. */
export function untold(found: string, cure: string | null = null): Judgement {
  return { state: 'unknown', found, cure, impossible: false }
}

/** What a probe makes of the answers it got. */
export interface Judgement {
  readonly state: 'ok' | 'warn' | 'unknown'
  /** One line. */
  readonly found: string
  /** What to do about it; `null` when nothing has to be done. */
  readonly hint: string | null
  /** Nothing can be measured before that is done. */
  readonly impossible: boolean
}

/** Nothing stands in the way. */
export function fine(found: string): Judgement {
  return { state: 'ok', found, hint: null, impossible: false }
}

/** It makes numbers worse, or keeps some measurements from being made. */
export function suspect(found: string, hint: string): Judgement {
  return { state: 'warn', found, hint, impossible: false }
}

/** Nothing can be measured like this. */
export function impossible(found: string, hint: string): Judgement {
  return { state: 'warn', found, hint, impossible: true }
}

/** The machine does not tell. */
export function unavailable(found: string, hint: string | null = null): Judgement {
  return { state: 'unknown', found, hint, impossible: false }
}

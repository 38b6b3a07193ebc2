import { verdictStates } from '../../model/judging/states.ts'
import { verdictSchema, type Verdict } from '../../model/judging/verdict.ts'
import { isRegressionsLine } from './regressions-line.ts'

/** The result of an earlier head of the same pull request. */
export interface EarlierResult {
  /** First 7 hexadecimal digits of the head. */
  readonly sha: string
  readonly verdict: Verdict
  /** Worst change as head / base − 1; `null` when nothing changed or nothing could be decided. */
  readonly change: number | null
}

const prefix = '<!-- deadheat:history '
const suffix = ' -->'
const heads = 5

/** Encodes earlier results as a line that only programs read; empty when there are none. */
export function historyLine(history: readonly EarlierResult[]): string {
  const items = history
    .slice(0, heads)
    .map(
      ({ sha, verdict, change }) =>
        `${sha}:${verdictStates[verdict].letter}:${change === null ? '' : change.toFixed(4)}`,
    )
  return items.length === 0 ? '' : `${prefix}${items.join(' ')}${suffix}`
}

/**
 * Reads the line from one of our comments; invalid entries are ignored. Only a whole line at the
 * very end counts, before the one of the regressions, because what is above contains foreign text.
 */
export function parseHistory(body: string): readonly EarlierResult[] {
  const line = body
    .trimEnd()
    .split(/\r?\n/)
    .findLast((each) => each !== '' && !isRegressionsLine(each))
  if (line === undefined || !line.startsWith(prefix) || !line.endsWith(suffix)) return []
  const items = line.slice(prefix.length, -suffix.length).split(' ')
  return items.slice(0, heads).flatMap(pastOf)
}

/** Prepends the newest result. A head that was measured before is kept only once. */
export function historyWith(
  newest: EarlierResult,
  earlier: readonly EarlierResult[],
): readonly EarlierResult[] {
  return [newest, ...earlier.filter(({ sha }) => sha !== newest.sha)].slice(0, heads)
}

function pastOf(item: string): readonly EarlierResult[] {
  const match = /^([0-9a-f]{7}):([a-z]):(-?\d{1,6}\.\d{4})?$/.exec(item)
  const [, sha, letter, change] = match ?? []
  const verdict = verdictSchema.options.find((each) => verdictStates[each].letter === letter)
  if (sha === undefined || verdict === undefined) return []
  return [{ sha, verdict, change: change === undefined ? null : Number(change) }]
}

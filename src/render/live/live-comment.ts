import { codeOf, fenced, plainLine } from '../text/escape.ts'
import { linkText } from '../text/markdown.ts'
import { markerLine, parseMarker, type Marker } from '../comment/marker.ts'
import { statusText, type Ending } from '../terminal/status-text.ts'
import type { Live } from './live.ts'

/** What a comment says while there is no result. */
export interface LiveNews {
  readonly marker: Marker
  readonly status: Live | Ending
  /** Why it ended, foreign text among it; `null` when there is no more to say. */
  readonly reason: string | null
  /** Address of the run; `null` when there is none to show. */
  readonly run: string | null
}

const liveMark = '<!-- deadheat:live -->'
const beforeMark = '<!-- deadheat:before -->'
const reasonLength = 2000

/** GitHub takes 65,536 characters. */
const longest = 65_000

/**
 * The comment of a run that has no result yet, or never will: its status, and below it what the
 * comment said of an earlier run, marked as such.
 *
 * @param present - the comment as it is; empty for a new one
 */
export function renderLiveComment(news: LiveNews, present: string): string {
  const now = statusPart(news)
  const before = earlierPart(news, present)
  return before === '' || now.length + before.length > longest ? now : `${now}\n${before}`
}

/** Whether a comment tells how far a run is, and no result of it. */
export function isLiveComment(body: string): boolean {
  return secondLine.test(body)
}

const secondLine = /^<!-- deadheat:v1 [^\n]*\n### [^\n]*<!-- deadheat:live -->\r?\n/

function statusPart({ marker, status, reason, run }: LiveNews): string {
  const sign = typeof status === 'string' ? '⚫' : '🔵'
  const parts = [
    `commit ${codeOf(marker.head)}`,
    ...(run === null ? [] : [linkText('Run', run)]),
    ...(typeof status === 'string' ? [] : ['this comment follows it']),
  ]
  return [
    `${markerLine(marker)}\n### ${sign} Performance: ${statusText(status)} ${liveMark}`,
    ...(reason === null ? [] : [fenced([`deadheat: ${plainLine(reason, reasonLength)}`])]),
    `<sub>${parts.join(' · ')}</sub>`,
  ]
    .join('\n\n')
    .concat('\n')
}

/** The last result, with a line above it that says whose it is; empty when there is none. */
function earlierPart({ marker }: LiveNews, present: string): string {
  const known = parseMarker(present)
  if (known === null) return ''
  if (isLiveComment(present)) {
    // Its status holds no foreign text but the reason, behind which the mark stands alone in a line; the reason does not, as it has a word before it.
    const from = present.indexOf(`\n${beforeMark}\n`)
    return from < 0 ? '' : present.slice(from + 1)
  }
  const result = present.slice(present.indexOf('\n') + 1)
  const whose = known.head === marker.head ? 'an earlier run of this commit' : 'an earlier commit'
  const note = `> [!NOTE]\n> These are results from ${whose}, ${codeOf(known.head)}.`
  return `${beforeMark}\n${note}\n\n${result}`
}

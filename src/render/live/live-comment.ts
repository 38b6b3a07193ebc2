import { codeOf, fenceLines, plainLine } from '../text/escape.ts'
import { linkText } from '../text/markdown.ts'
import { markerLine, parseMarker, type Marker } from '../comment/marker.ts'
import { statusText, type RunEnding } from '../terminal/status-text.ts'
import type { Live } from './live.ts'

/** What a comment shows while there is no result. */
export interface LiveNews {
  readonly marker: Marker
  /** Full id of the head, by which its check is found again. */
  readonly headSha: string
  readonly status: Live | RunEnding
  /** Why the run ended, which may contain foreign text; `null` when there is nothing to add. */
  readonly reason: string | null
  /** Address of the run; `null` when there is none to show. */
  readonly run: string | null
}

const beforeMark = '<!-- deadheat:before -->'
const reasonLength = 2000

/** GitHub accepts 65,536 characters. */
const longest = 65_000

/**
 * The comment of a run that has no result yet, or never will: its status, followed by the results
 * of an earlier run, marked as such.
 *
 * @param body - the current comment; empty for a new one
 */
export function renderLiveComment(news: LiveNews, body: string): string {
  const now = statusPart(news)
  const before = earlierPart(news, body)
  return before === '' || now.length + before.length > longest ? now : `${now}\n${before}`
}

/** A run whose comment says that it goes on. */
export interface ShownRun {
  readonly marker: Marker
  readonly headSha: string
  /** The status in words. */
  readonly status: string
}

/** The run whose progress one of our comments shows; `null` when it shows a result or an end. */
export function shownRun(body: string): ShownRun | null {
  const marker = parseMarker(body)
  const [, sign, status = '', headSha = ''] = secondLine.exec(body) ?? []
  return marker === null || sign !== '🔵' ? null : { marker, headSha, status }
}

/** Whether a comment shows the progress of a run instead of a result. */
export function isLiveComment(body: string): boolean {
  return secondLine.test(body)
}

const secondLine =
  /^<!-- deadheat:v1 [^\n]*\n### (\S+) Performance: ([^\n<]*) <!-- deadheat:live ([0-9a-f]{40}) -->\r?\n/

function statusPart({ marker, headSha, status, reason, run }: LiveNews): string {
  const sign = typeof status === 'string' ? '⚫' : '🔵'
  const parts = [
    `commit ${codeOf(marker.head)}`,
    ...(run === null ? [] : [linkText('Run', run)]),
    ...(typeof status === 'string' ? [] : ['this comment follows it']),
  ]
  return [
    `${markerLine(marker)}\n### ${sign} Performance: ${statusText(status)} <!-- deadheat:live ${headSha} -->`,
    ...(reason === null ? [] : [fenceLines([`deadheat: ${plainLine(reason, reasonLength)}`])]),
    `<sub>${parts.join(' · ')}</sub>`,
  ]
    .join('\n\n')
    .concat('\n')
}

/** The last result, with a line above it that says whose it is; empty when there is none. */
function earlierPart({ marker }: LiveNews, body: string): string {
  const earlierMarker = parseMarker(body)
  if (earlierMarker === null) return ''
  if (isLiveComment(body)) {
    // The only foreign text in the status is the reason. The separator after it is alone on its
    // line; no line of the reason can be, because a word precedes it.
    const from = body.indexOf(`\n${beforeMark}\n`)
    return from < 0 ? '' : body.slice(from + 1)
  }
  const result = body.slice(body.indexOf('\n') + 1)
  const whose =
    earlierMarker.head === marker.head ? 'an earlier run of this commit' : 'an earlier commit'
  const note = `> [!NOTE]\n> These are results from ${whose}, ${codeOf(earlierMarker.head)}.`
  return `${beforeMark}\n${note}\n\n${result}`
}

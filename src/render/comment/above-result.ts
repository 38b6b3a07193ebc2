import { codeOf, fenceLines, plainLine } from '../text/escape.ts'
import { linkText } from '../text/markdown.ts'
import { endingStep, endingText, type RunEnding } from '../live/live.ts'
import { markerLine, parseMarker, type Marker } from './marker.ts'

/** What stands above the last result, or in its place: how a run ended without one. */
export interface AboveResult {
  readonly marker: Marker
  readonly ending: RunEnding
  /** Why it ended, which may contain foreign text; `null` when there is nothing to add. */
  readonly reason: string | null
  /** Address of the run. */
  readonly run: string
}

const aboveMark = '<!-- deadheat:above -->'
const beforeMark = '<!-- deadheat:before -->'
const reasonLength = 2000

/** GitHub accepts 65,536 characters. */
const longest = 65_000

/** A comment, or an empty text for a new one, with this above its last result. */
export function renderAbove(news: AboveResult, body: string): string {
  const parts = [`${markerLine(news.marker)}\n${aboveMark}`, ...newsTexts(news)]
  const above = `${parts.join('\n\n')}\n`
  const before = earlierPart(news, body)
  return before === '' || above.length + before.length > longest ? above : `${above}\n${before}`
}

/** Whether something stands above the result of a comment, or in its place. */
export function isAboveResult(body: string): boolean {
  return parseMarker(body) !== null && /^\S.*\r?\n<!-- deadheat:above -->\r?\n/.test(body)
}

function newsTexts({ marker, ending, reason, run }: AboveResult): readonly string[] {
  return [
    `### ⚫ Performance: ${endingText(ending)}`,
    ...(reason === null ? [] : [fenceLines([`deadheat: ${plainLine(reason, reasonLength)}`])]),
    endingStep(ending),
    `<sub>commit ${codeOf(marker.head)} · ${linkText('Run', run)}</sub>`,
  ]
}

/** The last result, with a line above it that says whose it is; empty when there is none. */
function earlierPart({ marker }: AboveResult, body: string): string {
  const earlierMarker = parseMarker(body)
  if (earlierMarker === null) return ''
  if (isAboveResult(body)) {
    // The only foreign text above is the reason, of which no line can be the separator alone,
    // because a word precedes it.
    const from = body.indexOf(`\n${beforeMark}\n`)
    return from < 0 ? '' : body.slice(from + 1)
  }
  const result = body.slice(body.indexOf('\n') + 1)
  const whose =
    earlierMarker.head === marker.head ? 'an earlier run of this commit' : 'an earlier commit'
  const note = `> [!NOTE]\n> These are results from ${whose}, ${codeOf(earlierMarker.head)}.`
  return `${beforeMark}\n${note}\n\n${result}`
}

import { buildOf, findingOf, publishedOf, resultWith } from '../__tests__/fakes/results.ts'
import type { Finding } from '../src/model/judging/result.ts'
import { renderReport } from '../src/render/comment/comment.ts'
import { asQuote } from './comment-page.ts'

// What `npm run demo` has measured.
const demo = resultWith(
  [
    withInterval(
      findingOf({
        id: 'hash bytes=16',
        verdict: 'regression',
        change: 0.44,
        base: 1.31e-6,
        pairs: 11,
        beyondLimit: true,
      }),
      { head: 1.88e-6, ci: [0.415, 0.468], floor: 0.036 },
    ),
    withInterval(
      findingOf({
        id: 'hash bytes=1048576',
        verdict: 'unchanged',
        change: 0.0003,
        base: 2.836e-3,
        pairs: 16,
      }),
      { head: 2.838e-3, ci: [-0.002, 0.002], floor: 0.004 },
    ),
  ],
  {
    seconds: 50,
    plan: {
      revisions: {
        base: publishedOf('base', 'keccak', '2.1.0'),
        head: publishedOf('head', 'keccak', '3.0.1'),
      },
    },
    builds: { base: buildOf('base', '20.20.2'), head: buildOf('head', '20.20.2') },
    geometricMeans: [{ metric: 'time', estimate: 0.2, ci: [0.191, 0.209], rows: 2 }],
  },
)

/** The comment on the demo's run for the README, as a quote: from its headline to the end of the table. */
export function readmeComment(): string {
  const comment = renderReport(demo)
  const begin = comment.indexOf('### ')
  const end = comment.indexOf('</details>') + '</details>'.length
  const shown = comment
    .slice(begin, end)
    .replace(/^### (.*)$/m, '**$1**')
    .replace(/ · runner `[^`]*`/, '')
    .replace(/^\*\*What to do\*\*.*\n\n/m, '')
  return asQuote(shown)
}

interface MeasuredRow {
  readonly head: number
  readonly ci: [number, number]
  readonly floor: number
}

function withInterval(finding: Finding, { head, ci, floor }: MeasuredRow): Finding {
  if (finding.judged === null) return finding
  const judged = { ...finding.judged, ci, smallestDetectable: floor }
  return { ...finding, headCentre: head, judged }
}

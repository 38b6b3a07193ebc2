import type { CurvePoint } from './curve.ts'
import { percentText } from '../../render/text/format.ts'
import { curveDrawing } from './curve-drawing.ts'
import { htmlPage, htmlText, linkTo } from './html.ts'
import {
  curveChangeText,
  changeWord,
  commitAnchor,
  type SiteFacts,
  type SitePage,
} from './site-page.ts'

const newestListed = 40

/** The page of one benchmark and metric. */
export function curvePage({ curve }: SitePage, { title, repository }: SiteFacts): string {
  const { benchmark, metric, key, better, points, changes } = curve
  const newest = points.at(-1)
  const rows = changes.toReversed().map((change) => {
    const [from, to] = [points[change.from], points[change.to]]
    const word = changeWord(curve, change)
    const where =
      change.kind === 'step' || from === undefined
        ? ''
        : ` after ${linkToCommit(from)}, over ${change.to - change.from} comparisons`
    return `<tr><td><span class="${word}">${word}</span> ${htmlText(curveChangeText(change))}</td><td>${to === undefined ? '' : `${linkToCommit(to)} ${htmlText(to.commit.title, 80)}`}${where}</td><td>${to === undefined ? '' : pointLinks(to, repository)}</td></tr>`
  })
  const listedPoints = points.slice(-newestListed).toReversed()
  const body = [
    `<nav><a href="../index.html">${htmlText(title)}</a></nav>`,
    `<main><h1>${htmlText(benchmark)}</h1>`,
    `<p>${htmlText(metric)}, ${better} is better, machines of the key ${htmlText(key)}. ${points.length} commits${newest === undefined ? '' : `; the newest against the first: ${percentText(Math.expm1(newest.level))} (${percentText(Math.expm1(newest.low))} to ${percentText(Math.expm1(newest.high))})`}.</p>`,
    `<figure><div class="wide">${curveDrawing(curve)}</div><figcaption>Change since the first commit. Each commit was measured in pairs against one before it. The band is the 95% interval of all that lies between, so it grows along the chain and shrinks where a fixed reference was measured. Where the line is interrupted, nothing connects the two parts. Solid lines mark changes, dotted ones releases, dashed ones another class of machine.</figcaption></figure>`,
    '<h2>Changes</h2>',
    rows.length === 0
      ? '<p>None that stands out from the noise.</p>'
      : `<div class="wide"><table><thead><tr><th scope="col">Change</th><th scope="col">Commit</th><th scope="col">Behind it</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`,
    `<h2>Newest commits</h2><div class="wide"><table><thead><tr><th scope="col">Commit</th><th scope="col">Level</th><th scope="col">95% interval</th><th scope="col">Verdict</th><th scope="col">Behind it</th></tr></thead><tbody>`,
    ...listedPoints.map(
      (point) =>
        `<tr><td>${linkToCommit(point)}${point.commit.tags.map((tag) => ` <b>${htmlText(tag, 40)}</b>`).join('')}</td><td>${percentText(Math.expm1(point.level))}</td><td>${percentText(Math.expm1(point.low))} to ${percentText(Math.expm1(point.high))}</td><td>${verdictText(point)}</td><td>${pointLinks(point, repository)}</td></tr>`,
    ),
    '</tbody></table></div></main>',
  ].join('\n')
  return htmlPage(`${benchmark} · ${metric} · ${title}`, '../', body)
}

const words = {
  regression: 'worse',
  improvement: 'better',
  unchanged: 'same',
  inconclusive: 'unknown',
} as const

function verdictText({ verdict, isBroken }: CurvePoint): string {
  if (verdict !== null) return words[verdict]
  return isBroken ? 'not connected' : 'first'
}

function linkToCommit({ commit }: CurvePoint): string {
  return `<a href="../commits.html#${commitAnchor(commit)}">${commit.sha.slice(0, 7)}</a>`
}

/** The pull request and the report behind a point. */
function pointLinks({ commit, report }: CurvePoint, repository: string | null): string {
  const { pull, sha } = commit
  const change =
    pull === null || repository === null
      ? linkTo(repository === null ? null : `${repository}/commit/${sha}`, 'commit')
      : linkTo(`${repository}/pull/${pull}`, `#${pull}`)
  return report === null ? change : `${change}, ${linkTo(report, 'report')}`
}

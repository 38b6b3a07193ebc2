import { groupedBy } from '../../model/grouped-by.ts'
import { percentText } from '../text/format.ts'
import { sparkline } from './curve-drawing.ts'
import { htmlPage, htmlText } from './html.ts'
import { curveChangeText, changeWord, type SiteFacts, type SitePage } from './site-page.ts'

/** The first page: a small curve of each benchmark, by key and file. */
export function indexPage(pages: readonly SitePage[], { title }: SiteFacts): string {
  const groups = [...groupedBy(pages, groupOf)].toSorted(([left], [right]) =>
    left < right ? -1 : 1,
  )
  const body = [
    `<main><h1>${htmlText(title)}</h1>`,
    `<p>How each benchmark changed on the default branch: chained ratios, measured in pairs. <a href="commits.html">All commits</a>, <a href="feed.xml">feed of changes</a>.</p>`,
    pages.length === 0 ? '<p>No two commits have been recorded yet.</p>' : '',
    ...groups.map(
      ([group, members]) =>
        `<h2>${htmlText(group)}</h2><div class="wide"><table><thead><tr><th scope="col">Benchmark</th><th scope="col">Curve</th><th scope="col">Since the first commit</th><th scope="col">Last change</th></tr></thead><tbody>\n${members.map(rowOf).join('\n')}\n</tbody></table></div>`,
    ),
    '</main>',
  ].join('\n')
  return htmlPage(title, '', body)
}

function groupOf({ curve: { key, benchmark } }: SitePage): string {
  const file = benchmark.includes('/') ? benchmark.slice(0, benchmark.lastIndexOf('/')) : ''
  return (
    [key === 'default' ? '' : key, file].filter((part) => part !== '').join(': ') || 'Benchmarks'
  )
}

function rowOf({ curve, path }: SitePage): string {
  const { benchmark, metric, points, changes } = curve
  const newest = points.at(-1)
  const last = changes.at(-1)
  const since = newest === undefined ? '' : percentText(Math.expm1(newest.level))
  const word = last === undefined ? '' : changeWord(curve, last)
  const change =
    last === undefined
      ? ''
      : `<span class="${word}">${word}</span> ${htmlText(curveChangeText(last))} in ${points[last.to]?.commit.sha.slice(0, 7) ?? ''}`
  return `<tr><th scope="row"><a href="${path}">${htmlText(benchmark)}</a> ${htmlText(metric)}</th><td>${sparkline(curve)}</td><td>${since}</td><td>${change}</td></tr>`
}

import type { RecordLine } from '../../model/record/record-line.ts'
import { htmlPage, htmlText, linkTo } from './html.ts'
import { commitAnchor, type SiteFacts } from './site-page.ts'

/** All commits of a record, newest first, with what led to them. */
export function commitsPage(
  lines: readonly RecordLine[],
  { title, repository }: SiteFacts,
): string {
  const commits = new Map(
    lines.flatMap(({ base, head }) => [base, head]).map((commit) => [commit.sha, commit]),
  )
  const reports = new Map(lines.map(({ head, report }) => [head.sha, report]))
  const sortedCommits = [...commits.values()].toSorted(
    (left, right) => right.position - left.position,
  )
  const rows = sortedCommits.map((commit) => {
    const { sha, title: words, pull, tags } = commit
    const report = reports.get(sha) ?? null
    const links = [
      linkTo(repository === null ? null : `${repository}/commit/${sha}`, sha.slice(0, 7)),
      ...(pull === null || repository === null
        ? []
        : [linkTo(`${repository}/pull/${pull}`, `#${pull}`)]),
      ...(report === null ? [] : [linkTo(report, 'report')]),
    ]
    return `<tr id="${commitAnchor(commit)}"><td>${links.join(', ')}</td><td>${htmlText(words)}</td><td>${tags.map((tag) => htmlText(tag, 40)).join(', ')}</td></tr>`
  })
  const body = [
    `<nav><a href="index.html">${htmlText(title)}</a></nav><main><h1>Commits</h1>`,
    `<div class="wide"><table><thead><tr><th scope="col">Commit</th><th scope="col">Title</th><th scope="col">Tags</th></tr></thead><tbody>`,
    ...rows,
    '</tbody></table></div></main>',
  ].join('\n')
  return htmlPage(`Commits · ${title}`, '', body)
}

import { expect, it } from 'vitest'
import type { RecordLine } from '../../../src/parts/record/record-line.ts'
import { siteFiles } from '../../../src/parts/record/site-files.ts'
import { recordLine, recordedCommit, recordedRow } from './record-lines.ts'

const siteOf = (lines: readonly RecordLine[]) => [...siteFiles(lines)]

function fileOf(files: ReturnType<typeof siteOf>, pattern: RegExp): string {
  const found = files.find(({ path }) => pattern.test(path))
  if (found === undefined) throw new Error(`expected a file like ${String(pattern)}`)
  return found.content
}

const hostile = `</title><script>alert(1)</script>"'><img src=x onerror=alert(2)>\u202E&lt;`

const history = [
  ...Array.from({ length: 12 }, (_, index) => recordLine(index + 2, [recordedRow(0)])),
  recordLine(14, [recordedRow(0.09)], {
    head: recordedCommit(14, { title: 'rewrite the loop (#77)', pull: 77 }),
    report: 'https://github.com/octo/addon/actions/runs/5',
  }),
  ...Array.from({ length: 12 }, (_, index) =>
    recordLine(
      index + 15,
      [recordedRow(0)],
      index === 0 ? { base: recordedCommit(14, { tags: ['v2.0.0'], pull: 77 }) } : {},
    ),
  ),
]

it('the site of a record has an index with a curve of each benchmark, which leads to its page', () => {
  const files = siteOf(history)
  const index = fileOf(files, /^index\.html$/)
  const [, path] = /href="(b\/[^"]+)"/.exec(index) ?? []
  expect(files.map((file) => file.path)).toContain(path)
  expect(index).toContain('<svg class="spark"')
  expect(index).toContain('step of +9.0%')
})

it('the site of a record shows the change, the release, the pull request and the report behind it', () => {
  const page = fileOf(siteOf(history), /^b\//)
  expect(page).toContain('<path class="iv"')
  expect(page).toContain('>worse</span> step of +9.0% (+8.0% to +10.0%)')
  expect(page).toContain('href="https://github.com/octo/addon/pull/77"')
  expect(page).toContain('href="https://github.com/octo/addon/actions/runs/5"')
  expect(page).toContain('v2.0.0')
})

it('the site of a record begins with the benchmark that changed last, and says when', () => {
  const steady = (row: string): RecordLine =>
    recordLine(2, [recordedRow(0, { benchmark: row })], { measuredAt: '2026-03-01T00:00:00Z' })
  const index = fileOf(siteOf([steady('a'), ...history]), /^index\.html$/)
  expect(index.indexOf('>parse<')).toBeLessThan(index.indexOf('>a<'))
  expect(index).toContain('in 0000000, 2026-03-04')
  const page = fileOf(siteOf(history), /^b\/parse/)
  expect(page).toContain('text-anchor="middle">2026-03-04</text>')
  expect(page).toContain('0000000 · 2026-03-04 · #77 · +9.0% (')
})

it('the site of a record links only to files that it has', () => {
  const files = siteOf(history)
  const paths = new Set(files.map(({ path }) => path))
  for (const { path, content } of files.filter((file) => file.path.endsWith('.html'))) {
    for (const [, target = ''] of content.matchAll(/href="(?!https:)([^"]+)"/g)) {
      const { href, hash } = new URL(target, `https://x/${path}`)
      expect(paths).toContain(href.slice(10).replace(hash, ''))
      const isThere = hash === '' || content.includes(`id="${hash.slice(1)}"`)
      expect(isThere).toBe(true)
    }
  }
})

it('the site of a record lets no name become markup, anywhere', () => {
  const head = recordedCommit(3, { title: hostile, tags: [hostile] })
  const rows = [recordedRow(0.09, { benchmark: hostile, metric: hostile })]
  const lines = [
    recordLine(2, rows, { project: hostile }),
    recordLine(3, rows, { project: hostile, head }),
  ]
  for (const { path, content } of siteOf(lines)) {
    expect(content).not.toMatch(/<script|<img|\u202E/)
    expect(path).toMatch(/^[\w./-]+$/)
  }
})

it('the site of a record loads nothing, runs nothing, and has no style of its own in a page', () => {
  for (const { path, content } of siteOf(history)) {
    if (!path.endsWith('.html')) continue
    expect(content).toContain(`content="default-src 'none'; style-src 'self'; base-uri 'none'`)
    expect(content).not.toMatch(/<script|<style|\sstyle=|\son\w+=|<img|<iframe|\ssrc=/)
  }
})

it('the site of a record gives benchmarks of alike names pages of their own', () => {
  const rows = ['a/b', 'a-b', 'a b'].map((benchmark) => recordedRow(0, { benchmark }))
  const paths = siteOf([recordLine(2, rows)]).map(({ path }) => path)
  expect(new Set(paths).size).toBe(2 + 3)
})

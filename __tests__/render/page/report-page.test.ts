import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { pageTools } from '../../../src/host/files/digest-of.ts'
import { parts } from '../../../src/parts/index.ts'
import { markup } from '../../../src/render/page/html.ts'
import { reportPage } from '../../../src/render/page/report-page.ts'
import { exampleRun } from '../../fakes/report-runs.ts'
import { evilResult } from '../evil-result.ts'
import { hostileNames } from '../hostile-names.ts'
import { stateOf } from '../states.ts'

const example = exampleRun()
const page = reportPage(example, pageTools)

function contentOf(text: string, tag: string): readonly string[] {
  return [...text.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, content = '']) => content,
  )
}

const pageOf = (text: string): string =>
  reportPage({ result: evilResult(text), taken: [] }, pageTools)
const harmlessPage = pageOf('harmless')
const hostilePages = hostileNames.map(pageOf)

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

it('reportPage allows by its policy one script and one style, which are those it has', () => {
  const [policy = ''] = /(?<=Content-Security-Policy" content=")[^"]*/.exec(page) ?? []
  const [script = ''] = contentOf(page, 'script')
  const [style = ''] = contentOf(page, 'style')
  expect(contentOf(page, 'script')).toHaveLength(1)
  expect(policy).toBe(
    `default-src 'none'; script-src 'sha256-${hashOf(script)}'; style-src 'sha256-${hashOf(style)}'; base-uri 'none'; form-action 'none'`,
  )
})

it('reportPage names no address, and has no handler or style in an attribute', () => {
  const [body = ''] = contentOf(page, 'body')
  const own = body.replace(/<script>[\s\S]*<\/script>/, '')
  expect(own).not.toMatch(/(?:src|href|action)=/)
  expect(own).not.toMatch(/\s(?:style|on\w+)=/)
})

it('reportPage has twenty rows with all their data in less than 300 kB', () => {
  expect(example.result.plan.benchmarks).toHaveLength(20)
  expect(Buffer.byteLength(page)).toBeLessThan(300_000)
})

it('reportPage says so when a job that ran a fork’s code has reported the numbers', () => {
  expect(reportPage({ ...example, fromFork: true }, pageTools)).toContain('Untrusted: reported by')
  expect(page).not.toContain('Untrusted')
})

it('reportPage says beside the name of a row what its calls leave undone', () => {
  const { result } = stateOf('unknown')
  expect(reportPage({ result, parts, taken: [] }, pageTools)).toMatch(
    /<span class="name">db-bench\/close<\/span><\/button><div class="notes"><span class="warned">head: 8 calls leave/,
  )
})

it.each(['script', 'img', 'details', 'a', 'table', 'section', 'iframe'])(
  'reportPage has no more %s elements for hostile names than for harmless ones',
  (tag) => {
    const count = (text: string): number => text.split(`<${tag}`).length
    expect(hostilePages.map(count)).toEqual(hostilePages.map(() => count(harmlessPage)))
  },
)

it('markup escapes every text that is put into it, in elements and attributes', () => {
  const text = `<b title="x" on='y'>&amp;`
  expect(markup`<i t="${text}">${text}</i>`.markup).toBe(
    '<i t="&lt;b title=&quot;x&quot; on=&#39;y&#39;&gt;&amp;amp;">&lt;b title=&quot;x&quot; on=&#39;y&#39;&gt;&amp;amp;</i>',
  )
})

it('markup shows what cannot be seen', () => {
  expect(markup`<i>${'a\u202Eb\0'}</i>`.markup).toBe('<i>a\uFFFDb\uFFFD</i>')
})

it('markup leaves markup that it has made as it is', () => {
  expect(markup`<ul>${[1, 2].map((at) => markup`<li>${at}</li>`)}</ul>`.markup).toBe(
    '<ul><li>1</li><li>2</li></ul>',
  )
})

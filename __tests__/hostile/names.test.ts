import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UsageError } from '../../src/model/usage-error.ts'
import { settingFromText } from '../../src/settings/setting-from-text.ts'
import { renderComment, renderReport, renderSummary } from '../../src/render/comment/comment.ts'
import { renderAbove } from '../../src/render/comment/above-result.ts'
import { markerLine, parseMarker } from '../../src/render/comment/marker.ts'

import { htmlOf } from '../fakes/markdown.ts'
import { evilResult } from '../render/evil-result.ts'
import { hostileNames } from '../render/hostile-names.ts'
import { context } from '../render/states.ts'
import { unjudged } from '../fakes/unjudged.ts'

const generated = fc.sample(
  fc
    .array(
      fc.constantFrom(
        ...Array.from('`|\\<>&*_[]()#@!~$:/.-\n\r\t\0 '),
        'octocat',
        'https://evil.example',
        '</code>',
        '</td></tr></table>',
        '<img src=x>',
        '-->',
        '\n\n',
        '\u202e',
      ),
      { minLength: 1, maxLength: 30 },
    )
    .map((parts) => parts.join('')),
  { numRuns: 60, seed: 20260304 },
)
const names = [...hostileNames, ...generated]

const place = { key: 'default', pullRequest: 482, runId: 7, attempt: 1 }
const marker = { ...place, ...unjudged, head: 'd00d1e5' }
const run = 'https://github.com/octo/addon/actions/runs/7'

const places: Readonly<Record<string, (name: string) => string>> = {
  comment: (name) => renderComment(evilResult(name), context),
  summary: (name) => renderSummary(evilResult(name)),
  report: (name) => renderReport(evilResult(name)),
  ending: (name) => renderAbove({ marker, ending: 'refused', reason: name, run }, ''),
}

const bare = (page: string): string =>
  page.replaceAll(/<pre>[\s\S]*?<\/pre>|<code>[\s\S]*?<\/code>/g, '').replaceAll(/<!--.*?-->/gs, '')
const elements = (page: string): string =>
  (page.match(/<\/?[a-z][^>]*>/g) ?? []).filter((tag) => !/^<\/?(?:code|pre)/.test(tag)).join('')

describe.each(Object.entries(places))('hostile names in the %s', (_, pageOf) => {
  const pages = htmlOf(names.map(pageOf))
  const [harmless = ''] = htmlOf([pageOf('harmless-1')])

  it('make no element, row or cell that a harmless name would not, and mention nobody and say nothing outside of code', () => {
    const odd = names.filter((_name, at) => elements(pages[at] ?? '') !== elements(harmless))
    expect(odd).toEqual([])
    expect(names.filter((_name, at) => bare(pages[at] ?? '') !== bare(harmless))).toEqual([])
  })
})

it('a hostile name of a key is refused, or stands in the marker as what it is, with all behind it on the page', () => {
  const keys = [...names, '--', '-->', 'a pr=1 run=9', 'x'.repeat(51), '../x', '.', '..']
  const isHarmless = (name: string): boolean => {
    try {
      const { key = '' } = settingFromText('key', name, 'key')
      return parseMarker(`${markerLine({ ...marker, key })}\n`)?.key === name.trim()
    } catch (error) {
      return error instanceof UsageError
    }
  }
  expect(keys.filter((name) => !isHarmless(name))).toEqual([])
  const pages = htmlOf(['--', '..', '-'].map((key) => `${markerLine({ ...marker, key })}\nhere`))
  expect(pages.filter((page) => !page.includes('here'))).toEqual([])
})

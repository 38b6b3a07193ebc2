import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/model/judging/result.ts'
import type { StudyTable } from '../../../src/parts/studies/study.ts'
import { parts } from '../../../src/parts/index.ts'
import { renderComment, renderReport } from '../../../src/render/comment/comment.ts'
import { studyLines } from '../../../src/parts/studies/study-lines.ts'
import { reproduceLine } from '../../../src/render/rows/reproduce.ts'
import { htmlOf } from '../../fakes/markdown.ts'
import { findingOf, resultWith } from '../../fakes/results.ts'
import { hostileNames } from '../../render/hostile-names.ts'
import { context } from '../../render/states.ts'
import { studyParts } from '../../fakes/study-result.ts'

/** A result of a suite whose author wrote the same text everywhere. */
function studied(text: string): Result {
  const result = resultWith([findingOf({ id: 'parse', verdict: 'unchanged', change: 0 })])
  const label = text.slice(0, 100)
  const cells = { [label]: { [label]: 1 } }
  const table: StudyTable = {
    title: text,
    rowLabel: label,
    metric: 'time',
    unit: 'ms',
    decimals: 2,
    rows: [{ label }],
    columns: [{ label }],
    published: { ...cells, [`${label}.`]: { [label]: text } },
    note: text,
  }
  const studies = studyParts([table], text)
  const chosen = { suite: text, suiteDigest: '0'.repeat(64) }
  return { ...result, plan: { ...result.plan, parts: studies, chosen } }
}

const texts = hostileNames.map((name) => name.slice(0, 50))
const elements = (page: string): string =>
  (page.match(/<\/?[a-z][^>]*>/g) ?? []).filter((tag) => !/^<\/?(?:code|pre)/.test(tag)).join('')
const bare = (page: string): string =>
  page.replaceAll(/<pre>[\s\S]*?<\/pre>|<code>[\s\S]*?<\/code>/g, '').replaceAll(/<!--.*?-->/gs, '')

describe('what a suite of anybody says', () => {
  it.each([
    ['comment', (text: string) => renderComment(studied(text), { ...context, parts })],
    ['report', (text: string) => renderReport(studied(text), parts)],
  ])('makes no element in the %s, mentions nobody, and is nothing but code', (_, place) => {
    const pages = htmlOf(texts.map(place))
    const [harmless = ''] = htmlOf([place('harmless')])
    expect(texts.filter((_text, at) => elements(pages[at] ?? '') !== elements(harmless))).toEqual(
      [],
    )
    expect(texts.filter((_text, at) => bare(pages[at] ?? '') !== bare(harmless))).toEqual([])
  })

  it('moves no cursor of a terminal', () => {
    const lines = studyLines(studied('\u001b[2J\u009b31m\rover\u202e'), 80)
    expect(lines.join('\n')).toContain('over')
    expect(lines.filter((line) => /\p{C}/u.test(line))).toEqual([])
  })

  it('is one word of the line that repeats the run', () => {
    const line = reproduceLine(studied("./a'; touch /tmp/evil; echo '"))
    expect(line).toContain(String.raw`--suite './a'\''; touch /tmp/evil; echo '\'''`)
  })
})

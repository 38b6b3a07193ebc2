import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  codeInHtml,
  codeOf,
  fenceLines,
  plainLine,
  plainText,
} from '../../../src/render/text/escape.ts'
import { decoded, htmlOf } from '../../fakes/markdown.ts'
import { hostileNames } from '../hostile-names.ts'

/** Any text at all, most of it made of what Markdown and HTML care about. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc
    .array(
      fc.constantFrom(
        ...Array.from('`|\\<>&*_[]()#@!~$:/.-+="\'{}^\n\r\t '),
        ...'a 1 www. http:// x@y.zz </code> <b> &lt; --> \u202e \0'.split(' '),
        '| a |',
        '\n\n',
        '```',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join('')),
)

/** What is inside the only code element of a paragraph; `null` when there is anything else. */
const onlyCode = (html: string): string | null =>
  /^<p><code>([^<]*(?:<!-- -->[^<]*)*)<\/code><\/p>\n$/
    .exec(html)?.[1]
    ?.replaceAll('<!-- -->', '') ?? null

const generated = fc.sample(anyText, { numRuns: 2000, seed: 20260304 })
const texts = [...hostileNames, ...generated]

describe('codeOf', () => {
  const html = htmlOf(texts.map((text) => codeOf(text)))

  it('becomes one code element that says what was written, and nothing else', () => {
    const wrong = texts.filter((text, index) => {
      const inside = onlyCode(html[index] ?? '')
      const expected = plainText(text).trim() === '' ? '(blank)' : plainText(text)
      return inside === null || decoded(inside) !== expected
    })
    expect(wrong).toEqual([])
  })

  it('keeps rows and cells of a table as they are', () => {
    const rows = texts.map((text) => `| ${codeOf(text)} | 1 |`)
    const [table = ''] = htmlOf([['| a | b |', '|--|--|', ...rows].join('\n')])
    expect(table.match(/<tr>/g)).toHaveLength(texts.length + 1)
    expect(table.match(/<td>1<\/td>/g)).toHaveLength(texts.length)
    expect(table.match(/<td>/g)).toHaveLength(texts.length * 2)
    expect([...new Set(table.match(/<[a-z][^>]*>/g))].toSorted()).toEqual(
      ['<code>', '<table>', '<tbody>', '<td>', '<th>', '<thead>', '<tr>'].toSorted(),
    )
  })
})

it('codeInHtml opens and closes nothing in a summary line', () => {
  const html = htmlOf(
    texts.map((text) => `<details><summary>${codeInHtml(text)}</summary>\n\nx\n\n</details>`),
  )
  const shape = /^<details><summary><code>[^<]*<\/code><\/summary>\n<p>x<\/p>\n<\/details>\n$/
  expect(texts.filter((_, index) => !shape.test(html[index] ?? ''))).toEqual([])
})

it('fenced cannot be closed by what is inside', () => {
  const html = htmlOf(texts.map((text) => `${fenceLines([plainLine(text, 200), 'end'])}\n\nafter`))
  const shape = /^<pre><code class="language-text">[^<]*end\n<\/code><\/pre>\n<p>after<\/p>\n$/
  expect(texts.filter((_, index) => !shape.test(html[index] ?? ''))).toEqual([])
})

it('plainText has no character that cannot be seen, and one line', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(plainText(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u)
    }),
  )
})

it('plainText cuts long names in the middle, at whole characters', () => {
  const cut = plainText('🐢'.repeat(200))
  expect(Array.from(cut)).toHaveLength(80)
  expect(cut.isWellFormed()).toBe(true)
  expect(plainText(`start${'x'.repeat(200)}end`)).toMatch(/^start.*…x*end$/)
})

it('plainText says the same when it is applied twice', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(plainText(plainText(text))).toBe(plainText(text))
    }),
  )
})

it('plainLine takes colours out of what a program printed', () => {
  expect(plainLine('\u001b[1;31merror:\u001b[0m\tno', 80)).toBe('error:  no')
})

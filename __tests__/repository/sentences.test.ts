import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TOP } from './tracked-files.ts'

// Shorter ones are bound to meet.
const FEWEST_WORDS = 12

// What scripts measure and write: the same tables, and notes, of several runs.
const generated = /<!-- measured -->[\s\S]*/

// Every study says on which machine it was measured, and they were measured on one.
const ALLOWED = /^measured on \d/

/** What a page says in whole sentences, outside of code, tables, headings and quotes. */
function sentencesOf(text: string): readonly string[] {
  return text
    .replace(generated, '')
    .replaceAll(/^ *```[\s\S]*?^ *```/gm, '\n\n')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .split(/\n\s*\n|^(?=\s*(?:[-*] |\d+\. |#|>|\|))/m)
    .filter((block) => !/^\s*[#>|]/.test(block))
    .flatMap((block) => block.replaceAll(/\s+/g, ' ').split(/(?<=[.!?:;]) /))
    .map((sentence) => plain(sentence))
    .filter((sentence) => sentence.split(' ').length >= FEWEST_WORDS && !ALLOWED.test(sentence))
}

function plain(sentence: string): string {
  return sentence
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Sentences that are there more than once, each with its pages. */
function repeatedIn(pages: ReadonlyMap<string, string>): readonly string[] {
  const places = new Map<string, string[]>()
  for (const [page, text] of pages) {
    for (const sentence of sentencesOf(text)) {
      places.set(sentence, [...(places.get(sentence) ?? []), page])
    }
  }
  return [...places]
    .filter(([, where]) => where.length > 1)
    .map(([sentence, where]) => `${where.join(', ')}: ${sentence}`)
}

const pages = new Map(
  globSync(['*.md', 'docs/**/*.md', 'benchmarks/*.md'], { cwd: TOP })
    .toSorted()
    .map((page) => [page, readFileSync(join(TOP, page), 'utf8')]),
)

/** Lines that cut a table in two: a blank one between its rows, where no other table begins. */
function cutTablesOf(text: string): readonly string[] {
  return [...text.matchAll(/^\|.*\n\s*\n(\|.*)\n(?!\|[ :|-]+\|$)/gm)].map((match) => match[1] ?? '')
}

describe('the documents', () => {
  it('cut no table with an empty line', () => {
    expect(cutTablesOf('| a |\n|:--|\n| b |\n\n| c |\n')).toEqual(['| c |'])
    expect(
      [...pages].flatMap(([page, text]) => cutTablesOf(text).map((line) => `${page}: ${line}`)),
    ).toEqual([])
  })

  it('say no sentence twice', () => {
    expect(repeatedIn(pages)).toEqual([])
  })
})

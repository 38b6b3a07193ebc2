import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TOP } from '../repository/tracked-files.ts'

const pages = ['*.md', 'docs/**/*.md', 'benchmarks/*.md']
const documents = globSync(pages, { cwd: TOP }).toSorted()

/** What a page links to: a file from the top, and the part of it, if the link names one. */
type Link = { readonly file: string; readonly part: string }

function linksIn(page: string, text: string): readonly Link[] {
  return [...proseOf(text).matchAll(/\]\((?<file>[^)\s#]*)(?:#(?<part>[^)\s]*))?\)/g)]
    .map(({ groups }) => ({ file: groups?.['file'] ?? '', part: groups?.['part'] ?? '' }))
    .filter(({ file }) => !/^[a-z]+:/.test(file))
    .map(({ file, part }) => ({ file: file === '' ? page : join(dirname(page), file), part }))
}

/** The ids that GitHub gives the headings of a page; those of equal headings are numbered. */
function partsOf(text: string): ReadonlySet<string> {
  const parts = new Set<string>()
  for (const [, title = ''] of proseOf(text, { codeStays: true }).matchAll(/^#{1,6} +(.*)$/gm)) {
    const id = title
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-')
    let unique = id
    for (let count = 1; parts.has(unique); count++) unique = `${id}-${count}`
    parts.add(unique)
  }
  return parts
}

function proseOf(text: string, { codeStays = false } = {}): string {
  const prose = text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
  return codeStays ? prose : prose.replaceAll(/`[^`\n]*`/g, '')
}

/** The links that lead nowhere, as `page → file#part`. */
function broken(page: string, text: string): readonly string[] {
  return linksIn(page, text)
    .filter(({ file, part }) => {
      if (!existsSync(join(TOP, file))) return true
      return part !== '' && !partsOf(readFileSync(join(TOP, file), 'utf8')).has(part)
    })
    .map(({ file, part }) => `${page} → ${file}#${part}`)
}

describe('the links of the documents', () => {
  it.each(documents)('of %s lead to a file, and to a part that it has', (page) => {
    expect(broken(page, readFileSync(join(TOP, page), 'utf8'))).toEqual([])
  })

  it('lead from the README to every page', () => {
    const linked = linksIn('README.md', readFileSync(join(TOP, 'README.md'), 'utf8'))
    const names = new Set(linked.map(({ file }) => file))
    expect(globSync('docs/*.md', { cwd: TOP }).filter((page) => !names.has(page))).toEqual([])
  })
})

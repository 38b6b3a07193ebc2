import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { groupedBy } from '../../src/model/grouped-by.ts'
import { TOP } from './tracked-files.ts'

// Rooms full of one kind of thing, which are named after what they are about.
const TOPICS: ReadonlySet<string> = new Set([
  'src/host/github/github-reply.ts',
  'src/host/lines.ts',
  'src/host/own-paths.ts',
  'src/render/rows/row-text.ts',
  'src/render/text/escape.ts',
  'src/render/text/format.ts',
  'src/render/text/markdown.ts',
  'src/render/page/page-text.ts',
])

const EXPORT = /^export (?:abstract |async )?(?:function\*?|const|class|interface|type) (\w+)/gm

const EXPORTED_FUNCTION = /^export (?:async )?function\*? (\w+)/gm

const files = globSync('src/*/**/*.ts', { cwd: TOP }).filter(
  (file) => basename(file) !== 'index.ts' && !TOPICS.has(file),
)

it('a file of src/ has the name of something that it exports', () => {
  const misnamed = files.filter((file) => {
    const wanted = wordsOf(basename(file, '.ts'))
    return !namesIn(file, EXPORT).some((name) => {
      const words = wordsOf(name)
      return wanted.every((word) => words.includes(word))
    })
  })
  expect(misnamed).toEqual([])
})

it('a file of src/ exports no function whose name another file exports too', () => {
  const owners = groupedBy(
    globSync('src/**/*.ts', { cwd: TOP }).flatMap((file) =>
      namesIn(file, EXPORTED_FUNCTION).map((name) => ({ name, file })),
    ),
    ({ name }) => name,
  )
  const shared = [...owners].flatMap(([name, found]) =>
    found.length > 1 ? [`${name}: ${found.map(({ file }) => file).join(', ')}`] : [],
  )
  expect(shared).toEqual([])
})

it('a file of src/ has no function that takes a boolean by its position', () => {
  const found = files.flatMap((file) =>
    booleansOf(readFileSync(`${TOP}${file}`, 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

it('a declared name is hardly ever one bare participle or pronoun', () => {
  const names = globSync('src/**/*.ts', { cwd: TOP }).flatMap((file) => namesIn(file, DECLARED))
  const bare = names.filter((name) => BARE.test(name) && !NOUNS.has(name))
  expect(names.length).toBeGreaterThan(5000)
  expect(bare.length / names.length).toBeLessThan(0.03)
})

// "found", "judged", "pairing", "others": what they hold is left to the reader. A noun with them is a name: "foundPaths".
const BARE =
  /^(?:[a-z]{2,}(?:ed|ing)|(?:an)?others?|ones?|own|both|each|rest|them|these|those|such|built|chosen|done|drawn|found|given|gone|got|grown|hidden|kept|known|laid|left|lent|lost|made|meant|met|said|seen|sent|shown|sought|spent|taken|thrown|told|used|won|written)$/

const NOUNS: ReadonlySet<string> = new Set(
  'string setting settings warning heading spacing padding building binding mapping heading sampling profiling finding reading rating pending remaining missing nothing failed skipped passed cached nested seed need speed feed'.split(
    ' ',
  ),
)

// Functions, types, variables and parameters, as far as a pattern sees them.
const DECLARED =
  /\b(?:const|let|function\*?|interface|type|readonly) (\w+)|(?<=[({,] ?)(\w+)(?=\??: [\w({]|[,)}][^;]*? => )/g

it('the search for booleans finds one among parameters, and none in an object or a result', () => {
  expect(booleansOf('function f(a: string, quiet: boolean): void {}')).toEqual(['quiet: boolean'])
  expect(booleansOf('const f = (quiet: boolean = false) => 1')).toEqual(['quiet: boolean'])
  expect(booleansOf('function f({ a }: { readonly a: boolean }): boolean {}')).toEqual([])
  expect(booleansOf('type F = { readonly quiet: boolean }')).toEqual([])
})

/** `createGitHub` and `create-github` have the same words, and so have `row` and `rows`. */
function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/[gG]itHub/g, 'Github')
    .replaceAll(/([a-zA-Z])(\d)/g, '$1-$2')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])(?=[A-Z][a-z])/g, '$1-')
    .toLowerCase()
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.replace(/ies$/, 'y').replace(/s$/, ''))
}

/** The names that a pattern finds in a file. */
function namesIn(file: string, pattern: RegExp): readonly string[] {
  const source = readFileSync(`${TOP}${file}`, 'utf8')
  return [...source.matchAll(pattern)].map(([, name, other]) => name ?? other ?? '')
}

/** Parameters of type boolean that stand by position: behind `(` or `,` with no brace open since. */
function booleansOf(source: string): readonly string[] {
  return [...source.matchAll(/\b\w+\??: boolean\b/g)].flatMap((match) => {
    const before = source.slice(0, match.index)
    let depth = 0
    for (let at = before.length - 1; at >= 0; at -= 1) {
      const sign = before[at] ?? ''
      if (sign === ')' || sign === '}' || sign === ']') depth += 1
      else if (depth === 0 && (sign === '{' || sign === ';')) return []
      else if (depth === 0 && sign === '(') return [match[0]]
      else if (sign === '(' || sign === '{' || sign === '[') depth -= 1
    }
    return []
  })
}

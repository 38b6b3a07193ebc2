import jsTokens, { type Token } from 'js-tokens'
import { valueAt } from './script-facts.ts'

/** What a text may lead a program to. */
export interface NamesInText {
  /** What is imported by a literal name, and what begins like a relative one, as written. */
  readonly specifiers: readonly string[]
  /** The literal beginnings of computed names that are imported; they may be empty. */
  readonly heads: readonly string[]
  /** Parts of paths in other literals, joined by `/`; with a `/` at the end, what lies below. */
  readonly paths: readonly string[]
  /** Other words of literals that could be a file's name without its ending. */
  readonly words: readonly string[]
}

/** What a text without names has. */
export const noNames: NamesInText = { specifiers: [], heads: [], paths: [], words: [] }

/** Names in words that stand beside each other, as in a command, YAML or a script of a shell. */
export function namesInWords(text: string): NamesInText {
  return { ...noNames, ...namesInLiteral(text, { startsOpen: false, endsOpen: false }) }
}

/** Names in the literals of a script, or in the strings of JSON. */
export function namesInScript(text: string): NamesInText {
  const tokens = [...jsTokens(text)].filter(({ type }) => !/Space|Line|Comment/.test(type))
  const loaders = loadersAmong(tokens)
  const specifiers: string[] = []
  const heads: string[] = []
  const otherNames: ReturnType<typeof namesInLiteral>[] = []
  for (const [at, { type, value }] of tokens.entries()) {
    const before = valueAt(tokens, at - 1)
    const isLoaded = isLoad(tokens, at - 1, loaders)
    if (!/^StringLiteral$|Template/.test(type)) {
      const isParameter = valueAt(tokens, at - 3) === 'function'
      if (isLoaded && value !== ')' && !isParameter) heads.push('')
      continue
    }
    const content = value.replace(/^(?:["'`]|\})/, '').replace(/(?:["'`]|\$\{)$/, '')
    const startsOpen = /Tail|Middle/.test(type) || before === '+'
    const endsOpen = /Head|Middle/.test(type) || valueAt(tokens, at + 1) === '+'
    if (isLoaded && endsOpen) heads.push(content)
    else if (isLoaded || before === 'from' || before === 'import') specifiers.push(content)
    else {
      otherNames.push(namesInLiteral(content, { startsOpen, endsOpen }))
      if (!endsOpen && /^\.\.?(?:\/|$)/.test(content)) specifiers.push(content)
    }
  }
  const paths = otherNames.flatMap((names) => names.paths)
  return { specifiers, heads, paths, words: otherNames.flatMap((names) => names.words) }
}

/** What a quick look at a script finds, which may be more than it has: names that it imports. */
export function specifiersInScript(text: string): readonly string[] {
  const relative = [...text.matchAll(/["'`](\.\.?(?:\/[^"'`\n]*)?)(?=["'`])/g)]
  const otherNames = [...text.matchAll(/(?:\(|from|import)\s*["'`]([\w@#~$][^"'`\n]*)(?=["'`])/g)]
  return [...relative, ...otherNames].flatMap(([, name]) => name ?? [])
}

/** Of a literal before or behind which something computed stands, the parts that are whole. */
function namesInLiteral(
  content: string,
  { startsOpen, endsOpen }: { readonly startsOpen: boolean; readonly endsOpen: boolean },
): Pick<NamesInText, 'paths' | 'words'> {
  const paths: string[] = []
  const words: string[] = []
  const all = content.split(/[\s"'`=,;()[\]{}|<>]+/)
  for (const [at, whole] of all.entries()) {
    if (whole === '' || whole.includes('://') || whole.startsWith('node:')) continue
    const parts = whole.replaceAll('\\', '/').split('/')
    const hasFolder = parts.length > 1
    if (startsOpen && at === 0) parts.shift()
    if (endsOpen && at === all.length - 1) parts.splice(-1, 1, '')
    // What comes after a wildcard may be anything.
    const star = parts.findIndex((part) => /[*?]/.test(part))
    if (star >= 0) parts.splice(star, parts.length, '')
    const isFolder = parts.length > 1 && parts.at(-1) === ''
    const path = parts.filter((part) => part !== '' && !/^\.\.?$/.test(part)).join('/')
    if (path === '') continue
    if (hasFolder || /^\.?[\w@-][\w@.-]*\.[a-z]\w*$/i.test(path) || path.startsWith('.'))
      paths.push(isFolder ? `${path}/` : path)
    else if (/^[\w@-]+$/.test(path)) words.push(path)
  }
  return { paths, words }
}

/** Names of functions that load what they are given: `require`, and what `createRequire` makes. */
function loadersAmong(tokens: readonly Token[]): ReadonlySet<string> {
  const made = tokens.flatMap(({ value }, at) => {
    const isAlias = value === 'require' && !['(', '.'].includes(valueAt(tokens, at + 1))
    if (!isAlias && value !== 'createRequire') return []
    const start = valueAt(tokens, at - 1) === '.' ? at - 3 : at - 1
    return valueAt(tokens, start) === '=' ? [valueAt(tokens, start - 1)] : []
  })
  return new Set(['require', 'import', ...made])
}

/** Whether a bracket opens what a loader is given. */
function isLoad(tokens: readonly Token[], at: number, loaders: ReadonlySet<string>): boolean {
  if (valueAt(tokens, at) !== '(') return false
  const isResolved = valueAt(tokens, at - 1) === 'resolve' && valueAt(tokens, at - 2) === '.'
  return loaders.has(valueAt(tokens, isResolved ? at - 3 : at - 1))
}

/** Finds those of many names that stand in front of a quote in a text, in time that grows with the text alone. */
export function quotedAmong(all: readonly string[]): (text: string) => readonly string[] {
  const names = new Set(all)
  const lengthsByEnd = new Map<string | undefined, Set<number>>()
  for (const name of names)
    lengthsByEnd.set(name.at(-1), (lengthsByEnd.get(name.at(-1)) ?? new Set()).add(name.length))
  return (text) => {
    const hits = new Set<string>()
    for (const { index } of text.matchAll(/["'`]/g))
      for (const length of lengthsByEnd.get(text[index - 1]) ?? []) {
        const name = text.slice(Math.max(0, index - length), index)
        if (names.has(name)) hits.add(name)
      }
    return [...hits]
  }
}

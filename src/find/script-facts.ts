import { parse } from 'es-module-lexer'
import jsTokens, { type Token } from 'js-tokens'

/** A script by its path and text. */
export interface ScriptText {
  /** Relative to the benchmark folder, with forward slashes; one outside of it begins with `../`. */
  readonly path: string
  readonly text: string
}

/** What a script says about itself. */
export interface ScriptFacts {
  /** What it imports or requires by a literal name, as it is written; nothing that is there for types only. */
  readonly imports: readonly string[]
  /** Names of script files that it may start as threads or forked processes. */
  readonly threads: readonly string[]
  readonly exports: readonly string[]
  /** Whether these are all of its exports, and not only what could be made out. */
  readonly isClear: boolean
}

/**
 * Reads imports and exports of a script, which is never run.
 *
 * ES modules and TypeScript are read by es-module-lexer. CommonJS is read as tokens of js-tokens:
 * cjs-module-lexer, which Node.js uses, ends at the first property that is not a plain name, as in
 * `module.exports = { parameters: {}, run }`, and tells nothing of `require`.
 */
export function scriptFactsOf({ text }: Pick<ScriptText, 'text'>): ScriptFacts {
  const tokens = [...jsTokens(text)].filter(({ type }) => !ignoredTokens.has(type))
  const commonFacts = commonJsExports(tokens)
  const moduleFacts = moduleFactsOf(text)
  const imports = [...(moduleFacts?.imports ?? []), ...requiredBy(tokens)]
  const exports = [...(moduleFacts?.exports ?? []), ...commonFacts.exports]
  const isClear = moduleFacts?.isClear === true && commonFacts.isClear
  return { imports, threads: threadsOf(tokens), exports, isClear }
}

const ignoredTokens: ReadonlySet<Token['type']> = new Set([
  'WhiteSpace',
  'LineTerminatorSequence',
  'SingleLineComment',
  'MultiLineComment',
  'HashbangComment',
])

type Exports = Pick<ScriptFacts, 'exports' | 'isClear'>

/** @returns `null` for what is no module in JavaScript or TypeScript, such as JSX */
function moduleFactsOf(text: string): (Exports & Pick<ScriptFacts, 'imports'>) | null {
  try {
    const [imports, exports] = parse(text)
    return {
      imports: imports.flatMap((lexedImport) => {
        const isRun =
          lexedImport.type === 'dynamic' || (lexedImport.type === 'static' && !lexedImport.typeOnly)
        return isRun && typeof lexedImport.specifier === 'string' ? [lexedImport.specifier] : []
      }),
      exports: exports.flatMap((lexedExport) =>
        lexedExport.type === 'reexport-all' || lexedExport.typeOnly ? [] : [lexedExport.name],
      ),
      isClear: !exports.some(({ type }) => type === 'reexport-all'),
    }
  } catch {
    return null // Its only error is that it does not understand the text.
  }
}

function requiredBy(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap(({ value }, at) => {
    const isCall = value === 'require' && !isMember(tokens, at) && valueAt(tokens, at + 1) === '('
    const name = isCall ? stringAt(tokens, at + 2) : null
    return name === null ? [] : [name]
  })
}

const threadStarters = new Set(['Worker', 'fork'])

function threadsOf(tokens: readonly Token[]): readonly string[] {
  const isStarter = tokens.some(
    ({ value }, at) => threadStarters.has(value) && valueAt(tokens, at + 1) === '(',
  )
  if (!isStarter) return []
  return tokens.flatMap(({ type, value }) => {
    const isText = type === 'StringLiteral' || type === 'NoSubstitutionTemplate'
    const [name] = isText || type === 'TemplateTail' ? (scriptName.exec(value) ?? []) : []
    return name === undefined ? [] : [name]
  })
}

/** The last part of a path within quotes. */
const scriptName = /[\w.-]+\.[cm]?[jt]s(?=['"`]$)/

/** Everything that is assigned to `exports` or `module.exports`, and the object that is exported by default. */
function commonJsExports(tokens: readonly Token[]): Exports {
  const all = tokens.map(({ value }, at): Exports => {
    if (value === 'default' && valueAt(tokens, at - 1) === 'export')
      return valueAt(tokens, at + 1) === '{' ? keysOf(tokens, at + 1) : noExports
    const isOfModule = valueAt(tokens, at - 1) === '.' && valueAt(tokens, at - 2) === 'module'
    if (value !== 'exports' || (isMember(tokens, at) && !isOfModule)) return noExports
    const name = assignedName(tokens, at + 1)
    if (name !== null) return { exports: [name], isClear: true }
    const isDefined = valueAt(tokens, at - (isOfModule ? 4 : 2)) === 'defineProperty'
    const definedName = isDefined ? stringAt(tokens, at + 2) : null
    if (definedName !== null) return { exports: [definedName], isClear: true }
    return valueAt(tokens, at + 1) === '=' ? valueExports(tokens, at + 2) : noExports
  })
  return joinExports(all)
}

const noExports: Exports = { exports: [], isClear: true }
const unclearExports: Exports = { exports: [], isClear: false }

function joinExports(all: readonly Exports[]): Exports {
  return {
    exports: all.flatMap(({ exports }) => exports),
    isClear: all.every(({ isClear }) => isClear),
  }
}

/** The property to which something is assigned: `.run =` or `['run'] =`. */
function assignedName(tokens: readonly Token[], at: number): string | null {
  const isDot = valueAt(tokens, at) === '.'
  const name = isDot ? valueAt(tokens, at + 1) : stringAt(tokens, at + 1)
  const end = isDot ? at + 2 : at + 3
  const isWhole = isDot || (valueAt(tokens, at) === '[' && valueAt(tokens, at + 2) === ']')
  return isWhole && valueAt(tokens, end) === '=' ? name : null
}

const withoutProperties = new Set(['function', 'async', 'class', 'exports', 'module'])

/** What a value that is exported has for properties. */
function valueExports(tokens: readonly Token[], at: number): Exports {
  const value = valueAt(tokens, at)
  if (value === '{') return keysOf(tokens, at)
  if (withoutProperties.has(value) || tokens[at]?.type !== 'IdentifierName') return noExports
  const after = valueAt(tokens, at + 1)
  // What is made by a call, or comes from another file, may have any.
  if (after === '(' || after === '.' || value === 'new') return unclearExports
  if (after === '=>') return noExports
  const all = tokens.map((token, place): Exports => {
    if (token.value !== value || isMember(tokens, place)) return noExports
    const name = assignedName(tokens, place + 1)
    if (name !== null) return { exports: [name], isClear: true }
    if (place === at || valueAt(tokens, place + 1) !== '=') return noExports
    const isOtherValue = tokens[place + 2]?.type === 'IdentifierName' && place + 2 !== at
    if (valueAt(tokens, place + 2) === '{') return keysOf(tokens, place + 2)
    return isOtherValue && !withoutProperties.has(valueAt(tokens, place + 2))
      ? unclearExports
      : noExports
  })
  return joinExports(all)
}

const modifiers = new Set(['async', 'get', 'set', '*'])
const afterName = new Set([':', ',', '(', '}'])
const openingTokens = new Set(['(', '[', '{', '${'])
const closingTokens = new Set([')', ']', '}'])

/** The keys of an object that begins at a bracket. */
function keysOf(tokens: readonly Token[], start: number): Exports {
  const keys: string[] = []
  let depth = 0
  let isClear = true
  for (let at = start; at < tokens.length; at += 1) {
    const { type, value } = tokens[at] ?? { type: 'Invalid', value: '' }
    if (openingTokens.has(value) || type === 'TemplateHead') depth += 1
    else if (closingTokens.has(value) || type === 'TemplateTail') depth -= 1
    if (depth === 0) return { exports: keys, isClear }
    const isNext = depth === 1 && (value === ',' || at === start)
    if (!isNext) continue
    let keyAt = at + 1
    while (modifiers.has(valueAt(tokens, keyAt)) && !afterName.has(valueAt(tokens, keyAt + 1)))
      keyAt += 1
    const key = stringAt(tokens, keyAt) ?? valueAt(tokens, keyAt)
    if (key === '...' || key === '[') isClear = false
    else if (afterName.has(valueAt(tokens, keyAt + 1))) keys.push(key)
  }
  return { exports: keys, isClear: false }
}

function isMember(tokens: readonly Token[], at: number): boolean {
  return ['.', '?.'].includes(valueAt(tokens, at - 1))
}

function valueAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.value ?? ''
}

/** The content of a text without escapes. */
function stringAt(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at]
  const isText = token?.type === 'StringLiteral' || token?.type === 'NoSubstitutionTemplate'
  return isText ? token.value.slice(1, -1) : null
}

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
  const moduleFacts = moduleFactsOf(text)
  const imports = [...moduleFacts.imports, ...requiredBy(tokens)]
  const exports = [...moduleFacts.exports, ...commonJsExports(tokens)]
  return { imports, threads: threadsOf(tokens), exports }
}

const ignoredTokens: ReadonlySet<Token['type']> = new Set([
  'WhiteSpace',
  'LineTerminatorSequence',
  'SingleLineComment',
  'MultiLineComment',
  'HashbangComment',
])

function moduleFactsOf(text: string): Pick<ScriptFacts, 'imports' | 'exports'> {
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
    }
  } catch {
    // Its only error is that it does not understand the text: no module in JavaScript or TypeScript, such as JSX.
    return { imports: [], exports: [] }
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

/** Everything that is assigned to `exports`, `module.exports` or what these become, and the object that is exported by default. */
function commonJsExports(tokens: readonly Token[]): readonly string[] {
  const names = tokens.filter(
    ({ type, value }, at) =>
      type === 'IdentifierName' &&
      !withoutProperties.has(value) &&
      valueAt(tokens, at - 2) === 'exports' &&
      valueAt(tokens, at - 1) === '=' &&
      !['(', '.', '=>'].includes(valueAt(tokens, at + 1)),
  )
  const holders = new Set(['exports', ...names.map(({ value }) => value)])
  return tokens.flatMap(({ value }, at) => {
    if (value === 'default' && valueAt(tokens, at - 1) === 'export') return keysOf(tokens, at + 1)
    const isOfModule = valueAt(tokens, at - 1) === '.' && valueAt(tokens, at - 2) === 'module'
    if (!holders.has(value) || (isMember(tokens, at) && !isOfModule)) return []
    const isDefined = valueAt(tokens, at - (isOfModule ? 4 : 2)) === 'defineProperty'
    const name = assignedName(tokens, at + 1) ?? (isDefined ? stringAt(tokens, at + 2) : null)
    if (name !== null) return [name]
    return valueAt(tokens, at + 1) === '=' ? keysOf(tokens, at + 2) : []
  })
}

function assignedName(tokens: readonly Token[], at: number): string | null {
  const isDot = valueAt(tokens, at) === '.'
  const name = isDot ? valueAt(tokens, at + 1) : stringAt(tokens, at + 1)
  const end = isDot ? at + 2 : at + 3
  const isWhole = isDot || (valueAt(tokens, at) === '[' && valueAt(tokens, at + 2) === ']')
  return isWhole && valueAt(tokens, end) === '=' ? name : null
}

const withoutProperties = new Set(['function', 'async', 'class', 'new', 'exports', 'module'])

const modifiers = new Set(['async', 'get', 'set', '*'])
const afterName = new Set([':', ',', '(', '}'])
const openingTokens = new Set(['(', '[', '{', '${'])
const closingTokens = new Set([')', ']', '}'])

/** The keys of an object that begins there; none where it is no object. */
function keysOf(tokens: readonly Token[], start: number): readonly string[] {
  const keys: string[] = []
  let depth = 0
  if (valueAt(tokens, start) !== '{') return keys
  for (let at = start; at < tokens.length; at += 1) {
    const { type, value } = tokens[at] ?? { type: 'Invalid', value: '' }
    if (openingTokens.has(value) || type === 'TemplateHead') depth += 1
    else if (closingTokens.has(value) || type === 'TemplateTail') depth -= 1
    if (depth === 0) return keys
    if (depth !== 1 || (value !== ',' && at !== start)) continue
    let keyAt = at + 1
    while (modifiers.has(valueAt(tokens, keyAt)) && !afterName.has(valueAt(tokens, keyAt + 1)))
      keyAt += 1
    const key = stringAt(tokens, keyAt) ?? valueAt(tokens, keyAt)
    if (afterName.has(valueAt(tokens, keyAt + 1))) keys.push(key)
  }
  return keys
}

function isMember(tokens: readonly Token[], at: number): boolean {
  return ['.', '?.'].includes(valueAt(tokens, at - 1))
}

/** The text of a token; empty where there is none. */
export function valueAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.value ?? ''
}

function stringAt(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at]
  const isText = token?.type === 'StringLiteral' || token?.type === 'NoSubstitutionTemplate'
  return isText ? token.value.slice(1, -1) : null
}

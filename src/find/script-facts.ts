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
  /** Whether it exports `run`, by itself or in the object that is its default. */
  readonly exportsRun: boolean
  /** Whether it is JavaScript or TypeScript. */
  readonly isRead: boolean
}

/**
 * Imports and exports of a script, which is never run: ES modules by es-module-lexer, CommonJS by tokens, because
 * cjs-module-lexer ends at the first property that is not a plain name, and tells nothing of `require`.
 */
export function scriptFactsOf({ text }: Pick<ScriptText, 'text'>): ScriptFacts {
  const tokens = [...jsTokens(text)].filter(({ type }) => !ignoredTokens.has(type))
  const moduleFacts = moduleFactsOf(text)
  const imports = [...moduleFacts.imports, ...requiredBy(tokens)]
  const exportsRun = moduleFacts.exports.includes('run') || assignsRun(tokens)
  return { imports, threads: threadsOf(tokens), exportsRun, isRead: moduleFacts.isRead }
}

const ignoredTokens: ReadonlySet<Token['type']> = new Set([
  'WhiteSpace',
  'LineTerminatorSequence',
  'SingleLineComment',
  'MultiLineComment',
  'HashbangComment',
])

function moduleFactsOf(text: string): Pick<ScriptFacts, 'imports' | 'isRead'> & {
  readonly exports: readonly string[]
} {
  try {
    const [imports, exports] = parse(text)
    return {
      isRead: true,
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
    return { isRead: false, imports: [], exports: [] }
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

/** Whether `run` is assigned to `exports`, `module.exports` or what these become, or is in the object that is the default. */
function assignsRun(tokens: readonly Token[]): boolean {
  const names = tokens.filter(
    ({ type, value }, at) =>
      type === 'IdentifierName' &&
      !withoutProperties.has(value) &&
      valueAt(tokens, at - 2) === 'exports' &&
      valueAt(tokens, at - 1) === '=' &&
      !['(', '.', '=>'].includes(valueAt(tokens, at + 1)),
  )
  const holders = new Set(['exports', ...names.map(({ value }) => value)])
  return tokens.some(({ value }, at) => {
    if (value === 'default' && valueAt(tokens, at - 1) === 'export') return hasRun(tokens, at + 1)
    const isOfModule = valueAt(tokens, at - 1) === '.' && valueAt(tokens, at - 2) === 'module'
    if (!holders.has(value) || (isMember(tokens, at) && !isOfModule)) return false
    const isDefined = valueAt(tokens, at - (isOfModule ? 4 : 2)) === 'defineProperty'
    if (valueAt(tokens, at + 1) === '=') return hasRun(tokens, at + 2)
    const next = tokens.slice(at + 1, at + 5).map((token) => token.value)
    return (isDefined ? isDefinition : isAssignment).test(next.join(' '))
  })
}

const isDefinition = /^, (["'`])run\1 /
const isAssignment = /^(?:\. run = |\[ (["'`])run\1 \] =$)/

const withoutProperties = new Set(['function', 'async', 'class', 'new', 'exports', 'module'])

const beforeName = new Set(['{', ',', 'async', 'get', 'set', '*'])
const afterName = new Set([':', ',', '(', '}'])
const openingTokens = new Set(['(', '[', '{', '${'])
const closingTokens = new Set([')', ']', '}'])

/** Whether an object begins there that has a property `run`. */
function hasRun(tokens: readonly Token[], start: number): boolean {
  let depth = 0
  if (valueAt(tokens, start) !== '{') return false
  for (let at = start; at < tokens.length; at += 1) {
    const { type, value } = tokens[at] ?? { type: 'Invalid', value: '' }
    if (openingTokens.has(value) || type === 'TemplateHead') depth += 1
    else if (closingTokens.has(value) || type === 'TemplateTail') depth -= 1
    if (depth === 0) return false
    const isKey = beforeName.has(valueAt(tokens, at - 1)) && afterName.has(valueAt(tokens, at + 1))
    if (depth === 1 && isKey && (stringAt(tokens, at) ?? value) === 'run') return true
  }
  return false
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

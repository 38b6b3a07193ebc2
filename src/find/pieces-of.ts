import jsTokens from 'js-tokens'

/** A function as it stands in a script. */
export interface ScriptFunction {
  /** Its own, or that of what it is assigned to, with its class: `Range.test`. */
  readonly name: string
  /** Positions in the text: where it begins at the earliest, its body, and the end of that. */
  readonly start: number
  readonly body: number
  readonly end: number
  /** Counted from 1. */
  readonly line: number
  /** Its own tokens without its name, comments, layout and the functions inside. */
  readonly words: readonly string[]
}

/** A statement outside of all functions. */
export interface ScriptValue {
  /** What it declares or assigns; none for other statements. */
  readonly names: readonly string[]
  readonly line: number
  readonly words: readonly string[]
}

/** What a script is made of. */
export interface ScriptPieces {
  readonly functions: readonly ScriptFunction[]
  readonly values: readonly ScriptValue[]
}

interface Code {
  readonly type: string
  readonly value: string
  readonly at: number
  readonly line: number
  /** Whether it is the first of its line. */
  readonly isFirst: boolean
}

/** A function by positions among the tokens. */
interface Span {
  readonly first: number
  readonly body: number
  readonly last: number
  /** Of its own name, as it is declared; `null` for expressions. */
  readonly nameAt: number | null
  readonly name: string
  /** Whether it is a statement or a member of its own, which its surroundings do not name. */
  readonly isApart: boolean
}

/** Stands for a function inside another one, and for the own name of one. */
const innerFunction = 'ƒ'
const ownName = '§'

/**
 * The functions of a script in JavaScript, and its statements outside of them. What it cannot make out as a function
 * counts to what is around it.
 */
export function piecesOf(text: string): ScriptPieces {
  const code = codeOfScript(text)
  const { partners, outer } = bracketsOf(code)
  const spans = spansOf(code, { partners, outer })
  const byFirst = new Map(spans.map((span) => [span.first, span]))
  const wordsWithin = (from: number, to: number, own: Span | null): readonly (Code | null)[] => {
    const words: (Code | null)[] = []
    for (let at = from; at <= to; at++) {
      const inner = at === own?.first ? undefined : byFirst.get(at)
      const token = code[at]
      if (inner !== undefined) {
        if (!inner.isApart) words.push(null)
        at = inner.last
      } else if (token !== undefined && at !== own?.nameAt) words.push(token)
    }
    return words
  }
  const functions = spans.map((span) => {
    const { first, body, last, name } = span
    const [begin, bodyBegin, end] = [code[first], code[body], code[last]]
    return {
      name,
      start: begin?.at ?? 0,
      body: bodyBegin?.at ?? 0,
      end: end === undefined ? text.length : end.at + end.value.length,
      line: begin?.line ?? 1,
      words: plainWords(wordsWithin(first, last, span), name.split('.').at(-1) ?? ''),
    }
  })
  return { functions, values: valuesAmong(wordsWithin(0, code.length - 1, null)) }
}

function codeOfScript(text: string): readonly Code[] {
  const code: Code[] = []
  let [at, line, isFirst] = [0, 1, true]
  for (const { type, value } of jsTokens(text)) {
    const isCode = !/Space|Comment|LineTerminator/.test(type)
    if (isCode) code.push({ type, value, at, line, isFirst })
    const breaks = value.split('\n').length - 1
    isFirst = isCode ? false : isFirst || breaks > 0
    at += value.length
    line += breaks
  }
  return code
}

interface Brackets {
  /** The other one of each bracket. */
  readonly partners: ReadonlyMap<number, number>
  /** The innermost open bracket around each token. */
  readonly outer: readonly number[]
}

function bracketsOf(code: readonly Code[]): Brackets {
  const partners = new Map<number, number>()
  const open: number[] = []
  const outer = code.map(({ type, value }, at) => {
    const isEnd = /^[)\]}]$/.test(value) || type === 'TemplateTail'
    const opener = isEnd ? open.pop() : undefined
    if (opener !== undefined) {
      partners.set(at, opener)
      partners.set(opener, at)
    }
    const around = open.at(-1) ?? -1
    if (/^[([{]$/.test(value) || type === 'TemplateHead') open.push(at)
    return around
  })
  return { partners, outer }
}

const controls = new Set(['if', 'for', 'while', 'switch', 'catch', 'with', 'await', 'super'])
const modifiers = new Set(['get', 'set', 'async', 'static', '*'])

function spansOf(code: readonly Code[], { partners, outer }: Brackets): readonly Span[] {
  const valueOf = (at: number): string => code[at]?.value ?? ''
  const isName = (at: number): boolean => /Name|Identifier/.test(code[at]?.type ?? '')
  const classes = new Map<number, string>()
  const spans: Span[] = []
  const afterAsync = (at: number): number => (valueOf(at - 1) === 'async' ? at - 1 : at)
  const namedBefore = (at: number): string => {
    const name = nameBefore(code, at, memberOf)
    const around = outer[at] ?? -1
    if (name !== '' || valueOf(around) !== '(') return name
    // What a call is given, as in `const f = memoize(() => …)`.
    let callee = around - 1
    while (isName(callee) || valueOf(callee) === '.') callee--
    return callee < around - 1 ? namedBefore(callee + 1) : ''
  }
  const memberOf = (at: number): string => {
    const className = classes.get(outer[at] ?? -1) ?? ''
    const key = valueOf(at).replaceAll(/^["']|["']$/g, '')
    return className === '' ? key : `${className}.${key}`
  }
  for (const [at, { value, type }] of code.entries()) {
    const before = valueOf(at - 1)
    const isMember = before === '.' || before === '?.'
    if (value === 'class' && !isMember) {
      const isNamed = isName(at + 1) && valueOf(at + 1) !== 'extends'
      let open = at + 1
      while (open < code.length && valueOf(open) !== '{')
        open = (/^[([]$/.test(valueOf(open)) ? (partners.get(open) ?? open) : open) + 1
      classes.set(open, isNamed ? valueOf(at + 1) : namedBefore(at))
    } else if (value === 'function' && !isMember) {
      const star = valueOf(at + 1) === '*' ? at + 2 : at + 1
      const nameAt = isName(star) ? star : null
      const body = (partners.get((nameAt ?? star - 1) + 1) ?? code.length) + 1
      if (valueOf((nameAt ?? star - 1) + 1) !== '(' || valueOf(body) !== '{') continue
      const first = afterAsync(at)
      const isStatement = /^[;{}]?$/.test(valueOf(first - 1)) || (code[first]?.isFirst ?? false)
      const isExported = ['export', 'default'].includes(valueOf(first - 1))
      const isApart = nameAt !== null && (isExported || (isStatement && !isOperand(code, first)))
      const name = nameAt === null ? namedBefore(first) : valueOf(nameAt)
      spans.push({ first, body, last: partners.get(body) ?? body, nameAt, name, isApart })
    } else if (value === '=>') {
      const first = afterAsync(before === ')' ? (partners.get(at - 1) ?? at) : at - 1)
      const body = at + 1
      const end = valueOf(body) === '{' ? partners.get(body) : endOfExpression(code, body, partners)
      const name = namedBefore(first)
      const last = Math.max(body, end ?? body)
      spans.push({ first, body, last, nameAt: null, name, isApart: false })
    } else if (value === '(' && type === 'Punctuator') {
      const body = (partners.get(at) ?? code.length) + 1
      const key = before === ']' ? (partners.get(at - 1) ?? at) : at - 1
      const isKey = before === ']' || isName(key) || /String|Numeric/.test(code[key]?.type ?? '')
      if (valueOf(body) !== '{' || !isKey) continue
      let first = key
      while (modifiers.has(valueOf(first - 1))) first--
      const around = outer[at] ?? -1
      const isInMembers =
        classes.has(around) ||
        (valueOf(around) === '{' && valueOf(around - 1) !== '=>' && isOperand(code, around, outer))
      const separator = valueOf(first - 1)
      const isSeparate = /^[{,};]$/.test(separator) || (code[first]?.isFirst ?? false)
      if (!isSeparate || (!isInMembers && controls.has(before)) || around < 0) continue
      spans.push({
        first,
        body,
        last: partners.get(body) ?? body,
        nameAt: before === ']' ? null : key,
        name: before === ']' ? '(computed)' : memberOf(key),
        isApart: true,
      })
    }
  }
  return namedWithin(spans.toSorted((one, other) => one.first - other.first))
}

/** Functions without a name get that of the function around them. */
function namedWithin(spans: readonly Span[]): readonly Span[] {
  const open: Span[] = []
  return spans.map((span) => {
    while ((open.at(-1)?.last ?? Infinity) < span.first) open.pop()
    const around = open.at(-1)?.name
    const own = around === undefined ? '(anonymous)' : `${around.replace(/ ›.*/, '')} › (anonymous)`
    const named = span.name === '' ? { ...span, name: own } : span
    open.push(named)
    return named
  })
}

/** Whether an expression stands where a token is, by the one before it. */
function isOperand(code: readonly Code[], at: number, outer?: readonly number[]): boolean {
  const before = code[at - 1]?.value ?? ''
  // A case, a label or a key.
  if (before === ':' && outer !== undefined) {
    const around = outer[at] ?? -1
    return code[around]?.value !== '{' || isOperand(code, around, outer)
  }
  return /^(?:[(,=[?:!~+*/%&|^<>-]|=>|\|\||&&|\?\?|[^=]=|\.\.\.|return|default|typeof|void|new|await|yield)$/.test(
    before,
  )
}

/** What an expression is assigned to, or the key that it is the value of; empty where it is neither. */
function nameBefore(
  code: readonly Code[],
  first: number,
  memberOf: (at: number) => string,
): string {
  const sign = code[first - 1]?.value
  const key = first - 2
  const type = code[key]?.type ?? ''
  const isKey = sign === ':' && /^[{,]$/.test(code[key - 1]?.value ?? '')
  if (isKey && /Name|String/.test(type)) return memberOf(key)
  if (sign !== '=' || !/Name|Private/.test(type)) return ''
  let name = code[key]?.value ?? ''
  let at = key
  for (; code[at - 1]?.value === '.'; at -= 2) name = `${code[at - 2]?.value ?? ''}.${name}`
  const plain = name.replace(/^(?:module\.)?exports\.(?=.)/, '').replace('.prototype.', '.')
  return at === key ? memberOf(key) : plain
}

const continuing = /^(?:[.,=?:+*/%&|^<>([-]|\?\.|=>|[^\w\s]+=|&&|\|\||\?\?|in|instanceof|of|as)$/

/** The last token of an expression that ends where its surroundings go on. */
function endOfExpression(
  code: readonly Code[],
  from: number,
  partners: ReadonlyMap<number, number>,
): number {
  let choices = 0
  for (let at = from; at < code.length; at++) {
    const { value = '', type = '', isFirst = false } = code[at] ?? {}
    if (value === '?') choices++
    const isElse = value === ':' && choices-- === 0
    const isEnd = isElse || /^[,;)\]}]$/.test(value) || /^Template(?:Tail|Middle)$/.test(type)
    const isNext = isFirst && at > from && !continuing.test(value) && canEnd(code[at - 1])
    if (isEnd || isNext) return at - 1
    if (/^[([{]$/.test(value) || type === 'TemplateHead') at = partners.get(at) ?? at
  }
  return code.length - 1
}

/** Whether a statement can end with a token. */
function canEnd(token: Code | null | undefined): boolean {
  if (token === null || token === undefined) return true
  const isClosing = /^[)\]}]$|^\+\+$|^--$/.test(token.value)
  return isClosing || (token.type !== 'Punctuator' && !continuing.test(token.value))
}

/** Tokens as texts in which layout, kinds of quotes and a name make no difference. */
function plainWords(tokens: readonly (Code | null)[], name: string): readonly string[] {
  const open: string[] = []
  return tokens.flatMap((token, at) => {
    if (token === null) return [innerFunction]
    const { value, type } = token
    if (/^[)\]}]$/.test(value)) open.pop()
    if (/^[([{]$/.test(value)) open.push(value)
    const next = tokens[at + 1]?.value ?? ''
    if (value === ';' && open.at(-1) !== '(') return []
    // The last one, and what functions that stand apart have left.
    if (value === ',' && /^[,)\]}]$/.test(next)) return []
    if (value === name && /Name/.test(type)) return [ownName]
    return [type === 'StringLiteral' ? value.replace(/^'([^"'\\]*)'$/, '"$1"') : value]
  })
}

/** The statements among the tokens that stand outside of functions. */
function valuesAmong(tokens: readonly (Code | null)[]): readonly ScriptValue[] {
  const statements: (Code | null)[][] = [[]]
  let depth = 0
  for (const [at, token] of tokens.entries()) {
    const value = token?.value ?? innerFunction
    const isNext =
      token?.isFirst === true && !continuing.test(value) && canEnd(tokens[at - 1] ?? null)
    if (depth === 0 && (isNext || value === ';')) statements.push([])
    if (/^[([{]$/.test(value)) depth++
    if (/^[)\]}]$/.test(value)) depth--
    if (depth > 0 || value !== ';') statements.at(-1)?.push(token)
  }
  return statements.flatMap((statement) => {
    const words = plainWords(statement, '')
    const rest = words.filter((word) => word !== 'export' && word !== 'default')
    // A function by itself, and what only says where others are.
    if (rest.length === 0 || (rest.at(-1) === innerFunction && rest.at(-2) === '=')) return []
    if (rest[0] === 'import' || rest.includes('from') || rest.includes('require')) return []
    return [{ names: namesDeclared(rest), line: statement[0]?.line ?? 1, words: rest }]
  })
}

function namesDeclared(words: readonly string[]): readonly string[] {
  const [first = '', second = ''] = words
  if (first === 'class') return [second]
  if (!/^(?:const|let|var)$/.test(first)) {
    const end = words.indexOf('=')
    const left = end < 0 ? [] : words.slice(0, end)
    const isPlain = left.every((word) => /^[\w$]+$|^\.$/.test(word))
    return isPlain && left.length > 0 ? [left.at(-1) ?? ''] : []
  }
  let depth = 0
  return words.flatMap((word, at) => {
    if (/^[([{]$/.test(word)) depth++
    if (/^[)\]}]$/.test(word)) depth--
    const isDeclared = depth === 0 && (at === 1 || words[at - 1] === ',')
    const isPart = second === '{' || second === '['
    return /^[\w$]+$/.test(word) && (isDeclared || (isPart && at > 0 && at < words.indexOf('=')))
      ? [word]
      : []
  })
}

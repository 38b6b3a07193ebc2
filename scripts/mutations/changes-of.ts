import { parseAst } from 'rolldown/parseAst'

/** One change of a source that a test has to find. */
export interface SourceChange {
  readonly path: string
  /** Number of its line, from 1. */
  readonly at: number
  /** The line before, without the blanks around it, and after. */
  readonly line: string
  readonly to: string
  /** The whole source after it. */
  readonly text: string
}

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** What takes the place of an operator, or of a method's name. */
const others: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
}

/** All changes of a source's decisions: an operator, a quantifier, no `!`, a number plus one, a fixed condition. */
export function changesOf(path: string, source: string): readonly SourceChange[] {
  const changes: SourceChange[] = []
  const replace = (start: number, end: number, by: string): void => {
    const text = source.slice(0, start) + by + source.slice(end)
    const lineStart = source.lastIndexOf('\n', start) + 1
    const lineOf = (whole: string): string =>
      (whole.slice(lineStart).split('\n', 1)[0] ?? '').trim()
    const at = source.slice(0, start).split('\n').length
    changes.push({ path, at, line: lineOf(source), to: lineOf(text), text })
  }
  const visit = (node: SyntaxNode & Readonly<Record<string, unknown>>): void => {
    // Types decide nothing when the program runs.
    if (node.type.startsWith('TS') && !/^TS(?:As|NonNull|Satisfies)/.test(node.type)) return
    const { operator, left, right, test, property, argument, value } = node
    if (isNode(left) && isNode(right) && typeof operator === 'string' && operator in others) {
      const start = source.indexOf(operator, left.end)
      replace(start, start + operator.length, others[operator] ?? '')
    }
    if (isNode(test)) for (const always of ['true', 'false']) replace(test.start, test.end, always)
    if (node.type === 'UnaryExpression' && operator === '!' && isNode(argument))
      replace(node.start, node.start + 1, '')
    if (node.type === 'MemberExpression' && isNode(property)) {
      const name = source.slice(property.start, property.end)
      if (name in others) replace(property.start, property.end, others[name] ?? '')
    }
    if (node.type === 'Literal' && typeof value === 'number')
      replace(node.start, node.end, String(value + 1))
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }
  visit({ ...parseAst(source, { lang: 'ts' }) })
  return changes
}

function isNode(value: unknown): value is SyntaxNode & Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

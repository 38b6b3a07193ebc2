import { parse, type AnyNode, type Program } from 'acorn'

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
  /** Counted from 0. */
  readonly column: number
  /** What it consists of, in order, without layout, its own name and the functions inside. */
  readonly words: readonly string[]
}

/** A statement outside of all functions, or one of its declarations. */
export interface ScriptValue {
  /** What it declares or assigns; none for other statements. */
  readonly names: readonly string[]
  /** Whether it only gives names to what stands elsewhere. */
  readonly isList: boolean
  readonly line: number
  readonly words: readonly string[]
}

/** What a script is made of. */
export interface ScriptPieces {
  /** Of its text, in UTF-16 code units. */
  readonly length: number
  readonly functions: readonly ScriptFunction[]
  readonly values: readonly ScriptValue[]
}

type NodeOf<Type extends AnyNode['type']> = Extract<AnyNode, { type: Type }>

type FunctionNode = NodeOf<'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression'>

/** Stands for a function inside another one, and for the own name of one. */
const innerFunction = 'ƒ'
const ownName = '§'

/**
 * The functions of a script in JavaScript, and its statements outside of them. A function around all of it that is
 * called at once is none: its statements are those of the script.
 *
 * @returns `null` for a text that is no JavaScript, or is nested deeper than the stack
 */
export function piecesOfScript(text: string): ScriptPieces | null {
  const program = parsedProgram(text)
  try {
    return program && { length: text.length, ...piecesOf(program) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return null
  }
}

function piecesOf(program: Program): Omit<ScriptPieces, 'length'> {
  const functions: ScriptFunction[] = []
  const parts = program.body.flatMap((statement) => wrappedIn(statement) ?? [statement])
  const add = (node: AnyNode, parent: AnyNode, surroundings: Given): void => {
    let passedOn = surroundings
    if (isFunction(node)) {
      const unnamed = `${surroundings.around.replace(/ ›.*/, '')} › (anonymous)`.replace(/^ › /, '')
      const name = (node.id?.name ?? surroundings.name) || unnamed
      const { end, body } = node
      const { start, loc } = isMethod(parent) ? parent : node
      const { line, column } = loc?.start ?? { line: 1, column: 0 }
      const words = wordsOfNode(node, { root: node, name: name.split('.').at(-1) ?? '' })
      functions.push({ name, start, body: body.start, end, line, column, words })
      passedOn = { name: '', around: name }
    }
    for (const child of childrenOf(node)) add(child, node, givenTo(child, node, passedOn))
  }
  for (const part of parts) add(part, program, { name: '', around: '' })
  const values = parts.flatMap(declarationsIn).map((node) => ({
    names: [...new Set(declaredNames(node))],
    isList: isList(node),
    line: node.loc?.start.line ?? 1,
    words: wordsOfNode(node, { root: null, name: '' }),
  }))
  return { functions, values }
}

function parsedProgram(text: string): Program | null {
  for (const sourceType of ['module', 'script'] as const)
    try {
      const options = { allowReturnOutsideFunction: true, locations: true } as const
      return parse(text, { ecmaVersion: 'latest', sourceType, ...options })
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error
    }
  return null
}

function childrenOf(node: AnyNode): readonly AnyNode[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

function isFunction(node: AnyNode): node is FunctionNode {
  return /Function/.test(node.type)
}

function isMemberNode(
  node: AnyNode,
): node is NodeOf<'MethodDefinition' | 'Property' | 'PropertyDefinition'> {
  return /^Property|^MethodDefinition$/.test(node.type)
}

function isMethod(node: AnyNode): boolean {
  if (node.type === 'Property') return node.method || node.kind !== 'init'
  return node.type === 'MethodDefinition'
}

/** The statements of a function with others in it that a statement calls or hands over. */
function wrappedIn(statement: AnyNode): readonly AnyNode[] | null {
  const call = calledIn(statement)
  if (call.type !== 'CallExpression') return null
  const callee = call.callee.type === 'MemberExpression' ? call.callee.object : call.callee
  const bodies = [callee, ...call.arguments].flatMap((each) =>
    isFunction(each) && each.body.type === 'BlockStatement' ? [each.body.body] : [],
  )
  return bodies.find((body) => body.some(isFunction)) ?? null
}

function calledIn(node: AnyNode): AnyNode {
  if (node.type === 'ExpressionStatement') return calledIn(node.expression)
  if (node.type === 'UnaryExpression') return calledIn(node.argument)
  if (node.type === 'AssignmentExpression') return calledIn(node.right)
  const [only, ...more] = node.type === 'VariableDeclaration' ? node.declarations : []
  return only?.init == null || more.length > 0 ? node : calledIn(only.init)
}

/** What surroundings say of a node. */
interface Given {
  /** What it is the value of, with its class; empty where it is of nothing. */
  readonly name: string
  /** Of the function around. */
  readonly around: string
}

function givenTo(child: AnyNode, parent: AnyNode, { name, around }: Given): Given {
  if (parent.type === 'VariableDeclarator')
    return { name: child === parent.init ? targetName(parent.id) : '', around }
  if (parent.type === 'AssignmentExpression' || parent.type === 'AssignmentPattern')
    return { name: child === parent.right ? targetName(parent.left) : '', around }
  if (parent.type === 'ClassDeclaration' || parent.type === 'ClassExpression')
    return { name: parent.id?.name ?? name, around }
  if (isMemberNode(parent)) {
    const key = parent.computed ? '(computed)' : targetName(parent.key)
    return { name: name === '' || parent.computed ? key : `${name}.${key}`, around }
  }
  // What a call is given, as in `const f = memoize(() => …)`.
  const isPassed = parent.type === 'ClassBody' || parent.type === 'CallExpression'
  return { name: isPassed ? name : '', around }
}

/** The name of what is assigned to, with what it belongs to; empty where it has none. */
function targetName(target: AnyNode): string {
  if (target.type === 'Identifier') return target.name
  if (target.type === 'PrivateIdentifier') return `#${target.name}`
  if (target.type === 'Literal') return String(target.value)
  if (target.type !== 'MemberExpression') return ''
  const [object, property] = [targetName(target.object), targetName(target.property)]
  if (target.computed) return object
  const name = `${object.replace(/\.prototype$/, '')}.${property}`
  return name.replace(/^(?:(?:module\.)?exports)?\.(?!exports$)/, '')
}

/** Says nothing of what a node does. */
const silentKeys: ReadonlySet<string> = new Set(['type', 'start', 'end', 'loc', 'shorthand'])

/** Whose own words are asked for. */
interface Own {
  readonly root: AnyNode | null
  readonly name: string
}

/** What a node consists of: names as they are, and all else behind a colon. */
function wordsOfNode(node: AnyNode, ownPart: Own): readonly string[] {
  if (node !== ownPart.root) {
    // What stands by itself: its surroundings are the same without it.
    if (node.type === 'FunctionDeclaration' || isMethod(node)) return []
    if (isFunction(node)) return [innerFunction]
  }
  if (node.type === 'Identifier') return [node.name === ownPart.name ? ownName : node.name]
  if (node.type === 'Literal')
    return [`:${typeof node.value === 'string' ? JSON.stringify(node.value) : (node.raw ?? '')}`]
  if (node.type === 'TemplateElement') return [`:${node.value.raw}`]
  const fields = Object.entries(node).filter(
    ([key]) => !silentKeys.has(key) && !(isFunction(node) && /^(?:id|expression)$/.test(key)),
  )
  return [
    `:${node.type.replace(/^Function.*/, 'Function')}`,
    ...fields.flatMap(([, value]: readonly [string, unknown]) =>
      [value]
        .flat()
        .flatMap((each) => (isNode(each) ? wordsOfNode(each, ownPart) : [`:${String(each)}`])),
    ),
    ':end',
  ]
}

/** The parts of a statement that are values: neither functions nor what other modules give. */
function declarationsIn(node: AnyNode): readonly AnyNode[] {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(declarationsIn)
  if (node.type === 'ExpressionStatement') return declarationsIn(node.expression)
  if (node.type === 'ExportNamedDeclaration')
    return node.declaration == null ? [] : declarationsIn(node.declaration)
  const isDeclared = node.type === 'VariableDeclarator'
  const value = node.type === 'AssignmentExpression' ? node.right : isDeclared ? node.init : node
  return value == null || isElsewhere(value) ? [] : [node]
}

/** Whether a node is a function or an import, or what `require` gives. */
function isElsewhere(node: AnyNode): boolean {
  if (node.type === 'MemberExpression') return isElsewhere(node.object)
  if (node.type === 'CallExpression') return targetName(node.callee) === 'require'
  return isFunction(node) || /^Import|^ExportAll/.test(node.type)
}

const naming =
  /^(?:Identifier|(?:Assignment|Object|Member)Expression|Property|Spread.*|VariableDeclarator)$/

function isList(node: AnyNode): boolean {
  return isElsewhere(node) || (naming.test(node.type) && childrenOf(node).every(isList))
}

/** The names that a node declares or assigns, outside of functions. */
function declaredNames(node: AnyNode): readonly string[] {
  if (node.type === 'AssignmentExpression') return targetsIn(node.left)
  if (node.type === 'VariableDeclarator' || node.type === 'ClassDeclaration')
    return node.id === null ? [] : targetsIn(node.id)
  return isFunction(node) ? [] : childrenOf(node).flatMap(declaredNames)
}

function targetsIn(pattern: AnyNode): readonly string[] {
  const name = targetName(pattern).split('.').at(-1) ?? ''
  return name === '' ? childrenOf(pattern).flatMap(targetsIn) : [name]
}

import { tsPlugin } from '@sveltejs/acorn-typescript'
import { Parser, type AnyNode, type Program } from 'acorn'

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
  /** Names that it uses and no function declares; properties with a dot in front. */
  readonly outerNames: ReadonlySet<string>
}

/** A statement outside of all functions, or one of its declarations. */
export interface ScriptValue {
  /** What it declares or assigns, properties with a dot in front; none for other statements. */
  readonly names: readonly string[]
  /** Whether it only gives names to what stands elsewhere; a function is such a thing. */
  readonly isList: boolean
  readonly isFunction: boolean
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
 * called at once is none: its statements are those of the script. Types are no part of anything. Returns `null` for a
 * text that is neither JavaScript nor TypeScript, or is nested deeper than the stack.
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
      const locals = new Set([...surroundings.locals, ...localsOf(node)])
      const outerNames = new Set(words.filter((word) => word[0] !== ':' && !locals.has(word)))
      functions.push({ name, start, body: body.start, end, line, column, words, outerNames })
      passedOn = { name: '', around: name, locals }
    }
    for (const child of childrenOf(node)) add(child, node, givenTo(child, node, passedOn))
  }
  for (const part of parts) add(part, program, { name: '', around: '', locals: new Set() })
  const values = parts.flatMap(declarationsIn).map((node) => ({
    names: [...new Set(declaredNames(node))],
    isList: isList(node),
    isFunction: isFunction(givenIn(node)),
    line: node.loc?.start.line ?? 1,
    words: wordsOfNode(node, { root: node, name: '' }),
  }))
  return { functions, values }
}

/** The names that a function declares, without those of functions inside. */
function localsOf(node: FunctionNode): ReadonlySet<string> {
  const declaredIn = (inner: AnyNode): readonly string[] => {
    const own =
      inner.type === 'VariableDeclarator' || /^(?:Class|Function)Decl/.test(inner.type)
        ? targetsIn('id' in inner && isNode(inner.id) ? inner.id : inner)
        : inner.type === 'CatchClause' && inner.param != null
          ? targetsIn(inner.param)
          : []
    return isFunction(inner) ? own : [...own, ...childrenOf(inner).flatMap(declaredIn)]
  }
  return new Set([...node.params.flatMap(targetsIn), ...childrenOf(node.body).flatMap(declaredIn)])
}

const languages = [
  { parser: Parser, sourceType: 'module' },
  { parser: Parser, sourceType: 'script' },
  { parser: Parser.extend(tsPlugin()), sourceType: 'module' },
  { parser: Parser.extend(tsPlugin({ jsx: true })), sourceType: 'module' },
] as const

function parsedProgram(text: string): Program | null {
  for (const { parser, sourceType } of languages)
    try {
      const options = { allowReturnOutsideFunction: true, locations: true } as const
      return parser.parse(text, { ecmaVersion: 'latest', sourceType, ...options })
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
  return /^(?:Arrow)?Function/.test(node.type)
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

/** The statements of a function that a statement calls, or hands over with others in it. */
function wrappedIn(statement: AnyNode): readonly AnyNode[] | null {
  const call = calledIn(statement)
  if (call.type !== 'CallExpression') return null
  const callee = call.callee.type === 'MemberExpression' ? call.callee.object : call.callee
  const bodies = [callee, ...call.arguments].flatMap((each) =>
    isFunction(each) && each.body.type === 'BlockStatement' ? [each.body.body] : [],
  )
  const [first = null] = isFunction(callee) ? bodies : []
  return bodies.find((body) => body.some(isFunction)) ?? first
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
  /** Names that functions around it declare. */
  readonly locals: ReadonlySet<string>
}

function givenTo(child: AnyNode, parent: AnyNode, { name, ...around }: Given): Given {
  return { ...around, name: givenName(child, parent, name) }
}

function givenName(child: AnyNode, parent: AnyNode, name: string): string {
  if (parent.type === 'VariableDeclarator')
    return child === parent.init ? targetName(parent.id) : ''
  if (parent.type === 'AssignmentExpression' || parent.type === 'AssignmentPattern')
    return child === parent.right ? targetName(parent.left) : ''
  if (parent.type === 'ExportDefaultDeclaration') return 'default'
  if (parent.type === 'ClassDeclaration' || parent.type === 'ClassExpression')
    return parent.id?.name ?? name
  if (isMemberNode(parent)) {
    const key = targetName(parent.key)
    if (parent.computed) return key === '' ? '(computed)' : `${name}[${key}]`
    return name === '' ? key : `${name}.${key}`
  }
  // What a call is given, as in `const f = memoize(() => …)`.
  return /^(?:ClassBody|(?:Call|Array)Expression)$/.test(parent.type) ? name : ''
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
const silentKeys: ReadonlySet<string> = new Set(
  'type start end loc shorthand abstract accessibility declare definite exportKind importKind optional override readonly'.split(
    ' ',
  ),
)

/** Says something of types alone. */
function isOfTypes(node: AnyNode): boolean {
  return /^TS(?!As|Enum|Export|NonNull|Param|Satisf|TypeAssert)/.test(node.type)
}

/** Whose own words are asked for. */
interface Own {
  readonly root: AnyNode | null
  readonly name: string
}

/** What a node consists of: names as they are, and all else behind a colon. */
function wordsOfNode(node: AnyNode, ownPart: Own): readonly string[] {
  if (isOfTypes(node)) return []
  // A value of which a type is said is that value.
  if (/^TS[^E]/.test(node.type) && 'expression' in node && isNode(node.expression))
    return wordsOfNode(node.expression, ownPart)
  if (node !== ownPart.root) {
    // What stands by itself: its surroundings are the same without it.
    if (node.type === 'FunctionDeclaration' || isMethod(node)) return []
    if (isFunction(node)) return [innerFunction]
    // A value by itself.
    if (node.type === 'PropertyDefinition') return []
  }
  if (node.type === 'Identifier') return [node.name === ownPart.name ? ownName : node.name]
  if (node.type === 'PrivateIdentifier') return [`.#${node.name}`]
  if (node.type === 'Literal')
    return [`:${typeof node.value === 'string' ? JSON.stringify(node.value) : (node.raw ?? '')}`]
  if (node.type === 'TemplateElement') return [`:${node.value.raw}`]
  const fields = Object.entries(node).filter(
    ([key]) => !silentKeys.has(key) && !(isFunction(node) && /^(?:id|expression)$/.test(key)),
  )
  return [
    `:${node.type.replace(/^Function.*/, 'Function')}`,
    ...fields.flatMap(([key, value]: readonly [string, unknown]) =>
      [value].flat().flatMap((each) => {
        if (!isNode(each)) return [`:${String(each)}`]
        const isProperty = /^(?:key|property)$/.test(key) && 'computed' in node && !node.computed
        const words = wordsOfNode(each, ownPart)
        return isProperty && each.type === 'Identifier' ? [`.${words.join('')}`] : words
      }),
    ),
    ':end',
  ]
}

/** The parts of a statement that are values: neither functions by themselves nor what other modules give. */
function declarationsIn(node: AnyNode): readonly AnyNode[] {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(declarationsIn)
  if (node.type === 'ExpressionStatement') return declarationsIn(node.expression)
  if (node.type === 'ExportNamedDeclaration')
    return node.declaration == null ? [] : declarationsIn(node.declaration)
  const value = givenIn(node)
  const isAside =
    isElsewhere(value) ||
    node.type === 'FunctionDeclaration' ||
    isDeclaredOnly(node) ||
    isOfTypes(node)
  return isAside ? [] : [node, ...fieldsOf(value)]
}

function isDeclaredOnly(node: AnyNode): boolean {
  return node.type === 'VariableDeclarator' && node.init == null
}

/** What a node gives to what it declares or assigns; itself where it is no such node. */
function givenIn(node: AnyNode): AnyNode {
  if (node.type === 'AssignmentExpression') return node.right
  if (node.type === 'VariableDeclarator') return node.init ?? node
  return node.type === 'ExportDefaultDeclaration' ? node.declaration : node
}

function fieldsOf(node: AnyNode): readonly AnyNode[] {
  if (node.type !== 'ClassDeclaration' && node.type !== 'ClassExpression') return []
  return node.body.body.filter(({ type }) => type === 'PropertyDefinition')
}

/** Whether a node is an import, or what `require` gives. */
function isElsewhere(node: AnyNode): boolean {
  if (node.type === 'MemberExpression') return isElsewhere(node.object)
  if (node.type === 'CallExpression') return targetName(node.callee) === 'require'
  return /^Import|^ExportAll/.test(node.type)
}

const naming =
  /^(?:Identifier|(?:Assignment|Object|Member)Expression|Property|Spread.*|VariableDeclarator|ExportDefault.*)$/

function isList(node: AnyNode): boolean {
  if (isElsewhere(node) || isFunction(node)) return true
  // What TypeScript declares its exports with.
  if (node.type === 'UnaryExpression') return node.operator === 'void'
  return naming.test(node.type) && childrenOf(node).every(isList)
}

/** The names that a node declares or assigns, outside of functions. */
function declaredNames(node: AnyNode): readonly string[] {
  if (node.type === 'AssignmentExpression') return targetsIn(node.left)
  if (node.type === 'PropertyDefinition') return targetsIn(node)
  if (node.type === 'ExportDefaultDeclaration')
    return [...declaredNames(node.declaration), 'default']
  if (/^(?:VariableDeclarator|ClassDeclaration|TSEnumDeclaration)$/.test(node.type))
    return 'id' in node && isNode(node.id) ? targetsIn(node.id) : []
  return isFunction(node) ? [] : childrenOf(node).flatMap(declaredNames)
}

/** Names in a pattern; properties with a dot in front. */
function targetsIn(pattern: AnyNode): readonly string[] {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'Property') return targetsIn(pattern.value)
  if (pattern.type === 'AssignmentPattern') return targetsIn(pattern.left)
  if (pattern.type === 'MemberExpression')
    return pattern.computed ? targetsIn(pattern.object) : [`.${targetName(pattern.property)}`]
  if (pattern.type === 'PropertyDefinition')
    return pattern.computed ? [] : [`.${targetName(pattern.key)}`]
  return childrenOf(pattern).flatMap(targetsIn)
}

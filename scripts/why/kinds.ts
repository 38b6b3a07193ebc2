/** What a change of one kind does to a function: lines at its beginning, and beside it, on both sides. */
export interface Kind {
  readonly name: string
  readonly base: readonly string[]
  readonly head: readonly string[]
  /** Statements before the function. */
  readonly beside?: readonly [base: string, head: string]
  /** Whether it also moves another function, unchanged. */
  readonly moves?: true
  /** Another function that is to blame, where this one stays as it is. */
  readonly culprit?: string
}

const loop = (turns: number): readonly string[] => [
  'let whySum = 0',
  `for (let whyAt = 0; whyAt < ${String(turns)}; whyAt++) whySum = (whySum * 31 + whyAt) | 0`,
  'if (whySum === 0.5) return',
]
const regex = (pattern: string): readonly string[] => [
  `if (${pattern}.test('aaaaaaaaaaaab')) return`,
]
const shapes = (list: string): readonly string[] => [
  'let whySum = 0',
  `const whyShapes = ${list}`,
  'for (let whyAt = 0; whyAt < 900; whyAt++) whySum += whyShapes[whyAt % 6].a',
  'if (whySum === 0.5) return',
]
const numbers = (word: string): readonly string[] => [
  'const whyNumbers = []',
  'for (let whyAt = 0; whyAt < 60; whyAt++) whyNumbers.push((whyAt * 37) % 61)',
  `if (whyNumbers${word}.length === 7) return`,
]
const sum = [
  'let whyTotal = 0',
  'for (let whyAt = 0; whyAt < 200; whyAt++) whyTotal += whyAdd(whyAt, 1, 2)',
  'if (whyTotal === 0.5) return',
]
const work =
  'function whyWork(n) { let s = 0; for (let i = 0; i < n; i++) s = (s * 7 + i) | 0; return s }'
const turns = [
  'let whySum = 0',
  'for (let whyAt = 0; whyAt < whyTurns; whyAt++) whySum = (whySum * 31 + whyAt) | 0',
  'if (whySum === 0.5) return',
]

/** All kinds of changes, with a call of a function of the package that stays as it is. */
export function kindsOf(helper: string): readonly Kind[] {
  return [
    { name: 'longer loop', base: loop(100), head: loop(2000) },
    {
      name: 'extra call',
      base: [],
      head: ['for (let whyAt = 0; whyAt < 3; whyAt++) whyWork(20000)'],
      beside: [work, work],
    },
    {
      name: 'closure per call',
      base: [
        'const whyList = []',
        'for (let whyAt = 0; whyAt < 200; whyAt++) whyList.push(whyAt)',
        'if (whyList.length === 7) return',
      ],
      head: [
        'const whyList = []',
        'for (let whyAt = 0; whyAt < 200; whyAt++) whyList.push(() => () => whyAt)',
        'if (whyList.length === 7) return',
      ],
    },
    { name: 'backtracking', base: regex('/^a+$/'), head: regex('/^(a+)+$/') },
    {
      name: 'constant',
      base: turns,
      head: turns,
      beside: ['const whyTurns = 100', 'const whyTurns = 2000'],
    },
    {
      name: 'megamorphic shape',
      base: shapes(
        '[{ a: 1, b: 1 }, { a: 1, b: 2 }, { a: 1, b: 3 }, { a: 1, b: 4 }, { a: 1, b: 5 }, { a: 1, b: 6 }]',
      ),
      head: shapes(
        '[{ a: 1 }, { b: 2, a: 1 }, { c: 3, a: 1 }, { d: 4, a: 1 }, { e: 5, a: 1 }, { f: 6, a: 1 }]',
      ),
    },
    {
      name: 'arguments object',
      base: sum,
      head: sum,
      beside: [
        'function whyAdd(a, b, c) { return a + b + c }',
        'function whyAdd() { let s = 0; for (const each of Array.prototype.slice.call(arguments)) s += each; return s }',
      ],
      culprit: 'whyAdd',
    },
    { name: 'slower built-in', base: numbers(''), head: numbers('.sort((a, b) => a - b)') },
    { name: 'moved code beside it', base: loop(100), head: loop(2000), moves: true },
    {
      name: 'helper called often',
      base: [],
      head: [`for (let whyAt = 0; whyAt < 200; whyAt++) ${helper}`],
    },
  ]
}

import { text } from '../model/text.ts'

const switches = [
  'expose-gc',
  'allow-natives-syntax',
  'jitless|predictable|single-threaded(?:-gc)?',
  '(?:always-)?(?:opt|sparkplug|maglev|turbofan)|turbo-[a-z0-9-]+|maglev-[a-z0-9-]+',
  'lazy|lite-mode|flush-bytecode|compilation-cache|short-builtin-calls',
  '(?:concurrent|parallel|stress|optimize|harmony)-[a-z0-9-]+',
  'experimental-(?:strip-types|transform-types|vm-modules|wasm-modules|require-module|sqlite|websocket|fetch)',
  'enable-source-maps|preserve-symlinks(?:-main)?|warnings|deprecation|insecure-http-parser',
].join('|')

const switchesWithValue = [
  '(?:max|min|initial)-[a-z-]*(?:size|factor|percentage)',
  'stack-size|stack-trace-limit|semi-space-growth-factor|gc-interval|random-seed|v8-pool-size',
  '(?:invocation-count|interrupt-budget)[a-z-]*|max-(?:lazy|inlined-bytecode-size)[a-z-]*',
].join('|')

const shape = new RegExp(
  `^--(?:(?:no-?)?(?:${switches})|(?:${switchesWithValue})=\\d+(?:\\.\\d+)?|conditions=[\\w.:@/-]+)$`,
)

/** A flag of Node.js or V8 that changes how code runs, and loads and writes nothing. */
export const nodeFlagSchema = text(200).refine((flag) => shape.test(flag.replaceAll('_', '-')), {
  error: ({ input }) =>
    `expected a flag of Node.js that loads no code and writes no file, such as --expose-gc, --conditions=NAME or --max-old-space-size=MB, got "${String(input)}"`,
})

/** Words of a line as flags: a condition may stand in a word of its own. */
export function flagWords(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => {
    if (isBare(words[at - 1])) return [`--conditions=${word}`]
    return isBare(word) && at + 1 < words.length ? [] : [word]
  })
}

function isBare(word: string | undefined): boolean {
  return word === '-C' || word === '--conditions'
}

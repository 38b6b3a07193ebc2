import type { Manifest } from '../model/build/manifest.ts'
import { UsageError } from '../model/usage-error.ts'
import { adapterOf } from './adapter-of.ts'
import type { Found } from './discover.ts'
import { splitWords } from '../settings/split-words.ts'

/** The script for benchmarks of a package.json, or why it cannot be measured. */
export type BenchScript =
  | {
      readonly ok: true
      readonly name: string
      readonly words: readonly string[]
      /** The file that Node.js is given to run, relative to the package; `null` when it is none of its own. */
      readonly file: string | null
    }
  | { readonly ok: false; readonly reason: string }

// In the order in which they are searched for.
const scriptNames = ['bench', 'benchmark'] as const

// What a shell would do something with; quotes and backslashes are read as a shell reads them.
const shellOnly = /[|&;<>()$`*?~#]|^\s*\w+=/

/** The script of a package.json that runs its benchmarks, or `null` when it has none. */
export function benchScriptOf({ scripts }: Pick<Manifest, 'scripts'>): BenchScript | null {
  const name = scriptNames.find((each) => scripts[each] !== undefined)
  const line = name === undefined ? undefined : scripts[name]
  if (name === undefined || line === undefined) return null
  const refused = (what: string): BenchScript => ({
    ok: false,
    reason: `the script "${name}" of package.json ${what}: name what it runs under commands in deadheat.yml`,
  })
  if (shellOnly.test(line)) return refused('needs a shell')
  const words = wordsOf(line)
  if (words === null) return refused('has a quote without an end')
  const [program, ...rest] = words
  if (program === 'vitest' && rest[0] === 'bench') {
    const own = ['node', '{package}/node_modules/vitest/vitest.mjs', ...rest]
    return { ok: true, name, words: own, file: null }
  }
  const file = rest.find((word) => /\.[cm]?js$/.test(word)) ?? null
  if (program !== 'node' || file === null) return refused('starts no file with node')
  return { ok: true, name, words, file }
}

/**
 * What such a script is measured as: a suite where a tool we can read runs it, else a whole process.
 *
 * @param text - of the script's file; empty when there is none
 */
export function foundInScript(
  { name, words, file }: Extract<BenchScript, { readonly ok: true }>,
  text: string,
): Found {
  if (file === null) return { kind: 'suite', name, adapter: 'vitest', command: words }
  const adapter = adapterOf(text)
  // A file of vitest's does nothing when Node.js runs it.
  if (adapter === null || adapter.id === 'vitest') return { kind: 'command', name, command: words }
  const [node = 'node', ...rest] = words
  const options = adapter.nodeOptions.filter((option) => !rest.includes(option))
  return { kind: 'suite', name, adapter: adapter.id, command: [node, ...options, ...rest] }
}

/** `null` when a quote is not closed. */
function wordsOf(line: string): readonly string[] | null {
  try {
    return splitWords(line)
  } catch (error) {
    if (error instanceof UsageError) return null
    throw error
  }
}

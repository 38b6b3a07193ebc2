import { parse } from 'shell-quote'

/** The single program that a shell line runs, or why it needs a shell. */
export type SimpleCommand =
  | {
      readonly ok: true
      /** `NAME=value` entries that the line sets in its environment. */
      readonly variables: readonly string[]
      readonly words: readonly string[]
    }
  | { readonly ok: false; readonly reason: string }

const assignment = /^[A-Za-z_]\w*=/
const unset = '\0'

/**
 * The one program that a package.json script measures, when there is only one: `A=1 node x.js`,
 * `cross-env A=1 node x.js`, or `npm run build && node x.js`, because the package's own build has
 * already run. The line is split like a shell would split it but never passed to a shell; nothing
 * is expanded.
 */
export function simpleCommandOf(line: string): SimpleCommand {
  if (hasOpenQuote(line)) return { ok: false, reason: 'has an unclosed quote' }
  const needsShell: SimpleCommand = { ok: false, reason: 'needs a shell' }
  const words: string[] = []
  const parts: string[][] = [words]
  // The parser does not treat command substitution as an operator.
  if (/`|\$\(|\$\{/.test(line)) return needsShell
  for (const entry of parse(line, () => unset)) {
    if (typeof entry === 'string') {
      if (entry.includes(unset)) return needsShell
      parts.at(-1)?.push(entry)
    } else if ('op' in entry && entry.op === '&&') parts.push([])
    else return needsShell
  }
  const last = parts.pop() ?? []
  if (!parts.every(isBuild)) return needsShell
  const named = last[0] === 'cross-env' ? last.slice(1) : last
  const at = named.findIndex((word) => !assignment.test(word))
  const count = at < 0 ? named.length : at
  return { ok: true, variables: named.slice(0, count), words: named.slice(count) }
}

/** Commands that the package's build runs anyway before measuring. */
function isBuild(words: readonly string[]): boolean {
  const [program = '', ...rest] = words.filter((word) => !word.startsWith('-'))
  if (!['npm', 'pnpm', 'yarn'].includes(program)) return false
  return rest.join(' ') === 'run build' || (program !== 'npm' && rest.join(' ') === 'build')
}

function hasOpenQuote(line: string): boolean {
  const rest = line.replaceAll(/\\.|'[^']*'|"(?:\\.|[^"\\])*"/g, '')
  return /['"]/.test(rest)
}

import { parse } from 'shell-quote'

/** What a line of a shell comes down to, or why a shell is needed for it. */
export type SimpleCommand =
  | {
      readonly ok: true
      /** `NAME=value` each, that it is given beside its environment. */
      readonly variables: readonly string[]
      readonly words: readonly string[]
    }
  | { readonly ok: false; readonly reason: string }

const assignment = /^[A-Za-z_]\w*=/
const unset = '\0'

/**
 * The one program that a script of package.json measures, when it is one: `A=1 node x.js`,
 * `cross-env A=1 node x.js`, and `npm run build && node x.js`, because the package's own build has run
 * before. The line is taken apart as a shell would and never given to one; nothing is expanded.
 */
export function simpleCommandOf(line: string): SimpleCommand {
  if (hasOpenQuote(line)) return { ok: false, reason: 'has a quote without an end' }
  const needsShell: SimpleCommand = { ok: false, reason: 'needs a shell' }
  const words: string[] = []
  const parts: string[][] = [words]
  // Command substitution is no operator to whoever takes the line apart.
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

/** What builds a package anyway before anything of it is measured. */
function isBuild(words: readonly string[]): boolean {
  const [program = '', ...rest] = words.filter((word) => !word.startsWith('-'))
  if (!['npm', 'pnpm', 'yarn'].includes(program)) return false
  return rest.join(' ') === 'run build' || (program !== 'npm' && rest.join(' ') === 'build')
}

function hasOpenQuote(line: string): boolean {
  const rest = line.replaceAll(/\\.|'[^']*'|"(?:\\.|[^"\\])*"/g, '')
  return /['"]/.test(rest)
}

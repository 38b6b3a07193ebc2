import { writeHintOf } from '../src/publish/checks/hint-of.ts'
import { openBoundary } from '../src/model/machine/open-boundary.ts'
import { buildHintPatterns } from '../src/toolchain/hints.ts'

const TROUBLES = [
  ['not-permitted', 'the token has no permission'],
  ['no-credentials', 'the token is unknown'],
  ['locked', 'the conversation is locked'],
  ['archived', 'the repository is archived'],
  ['not-found', 'the pull request or commit is not found'],
  ['limited', 'a rate limit is used up'],
] as const

// One for each way to close the gap.
const GAPS = [
  'no unshare',
  'unshare failed: Operation not permitted',
  'anything else, or another system',
] as const

/** What can go wrong and what helps, for the documentation: tables by the name of their place. */
export function troubleTables(): Readonly<Record<'builds' | 'writes' | 'isolation', string>> {
  return {
    builds: table(['The hint says', 'What to do'], buildHints().map(causeAndCure)),
    writes: table(
      ['What GitHub refused', 'Comment', 'Check'],
      TROUBLES.map(([trouble, about]) => [
        about,
        writeHintOf({ trouble }, 'comment') ?? '',
        writeHintOf({ trouble }, 'check') ?? '',
      ]),
    ),
    isolation: table(
      ['The machine says', 'What to do'],
      GAPS.map((trouble) => [
        trouble,
        openBoundary({ kind: 'sweep', how: '', trouble })?.hint ?? '',
      ]),
    ),
  }
}

function causeAndCure(hint: string): readonly string[] {
  const [cause = '', ...cure] = hint.split(': ')
  return [cause, cure.join(': ') || 'correct the name or the version']
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), `|${head.map(() => ':--|').join('')}`, ...rows.map(line)].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

/** All hints on failed builds, each `cause: what to do`, in the order in which they are looked for. */
function buildHints(): readonly string[] {
  const unnamed = { exitCode: 1, signal: null, output: '' }
  const texts = buildHintPatterns.map(({ hint }) =>
    typeof hint === 'string' ? hint : causeNamed(hint(unnamed)),
  )
  return [...new Set(texts)]
}

/** What is missing has no name here. */
function causeNamed(hint: string): string {
  return hint.startsWith(' ') ? `a header or library${hint}` : hint
}

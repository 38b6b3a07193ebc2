import type { BisectReport } from '../../model/bisect/bisect-report.ts'
import { shellWord } from './shell-word.ts'

/** The words after `deadheat bisect`, as the user gave them. */
export interface BisectWords {
  /** Without `--resume` and `--steps`. */
  readonly words: readonly string[]
  readonly mostSteps: number
}

/** What to do next, as lines to paste. */
export function bisectNextCommands(
  { row, changes, bad, good, open, skipped }: BisectReport,
  { words, mostSteps }: BisectWords,
): readonly string[] {
  if (row === null) {
    return ['to look closer:', line('compare', good.spec, bad.spec, '--pairs', '200')]
  }
  if (open) {
    return [
      `stopped after ${mostSteps} steps; to go on:`,
      line('bisect', ...words, '--resume', '--steps', String(mostSteps * 2)),
    ]
  }
  const foundChanges = changes.filter((change) => change.found)
  const comparisons = foundChanges.flatMap(({ previous, commits }) => {
    const { spec } = commits.at(-1) ?? bad
    return [line('compare', previous.spec, spec, '--only', row.benchmarkId)]
  })
  return [
    ...(comparisons.length > 0 ? ['next, the change alone:', ...comparisons] : []),
    ...(foundChanges.length < changes.length
      ? [
          'the measurements do not tell these commits apart; with more pairs for each:',
          line('bisect', ...words, '--pairs', '200'),
        ]
      : []),
    ...(skipped.length > 0 && changes.some(({ likely }) => likely.length > 1)
      ? ['commits that could not be measured hide the answer: make them build, or read them']
      : []),
  ]
}

function line(...words: readonly string[]): string {
  return `  ${['deadheat', ...words].map(shellWord).join(' ')}`
}

import type { SuiteRow, SuiteRun } from '../model/run/suite.ts'
import type { Adapter, SuiteOutput } from './adapter.ts'
import { rustTime } from './reading/base-unit.ts'
import { checkedRows, RowsError, timeRow } from './reading/checked-rows.ts'
import { matchingAny } from './reading/matching-any.ts'
import { usageOf } from './reading/usage-of.ts'

const defaultOptions: Readonly<Record<string, string>> = {
  '--warm-up-time': '0.2',
  '--measurement-time': '0.5',
  '--sample-size': '10',
}

/**
 * criterion, for Rust: the mean time of an iteration, or the slope that it fits, from what the program of a bench target
 * prints. It is asked for ten short samples and no plots, unless the command asks for others.
 */
export const criterion: Adapter = {
  id: 'criterion',
  fillsTime: true,
  argv: (command) => {
    const missingOptions = Object.entries(defaultOptions).filter(
      ([option]) => !command.includes(option),
    )
    const flags = ['--bench', '--noplot'].filter((word) => !command.includes(word))
    return [...command, ...flags, ...missingOptions.flat()]
  },
  filter: (patterns) => [matchingAny(patterns)],
  read: printedRows({
    // `name    time:   [low estimate high]`; a long name has a line of its own.
    line: /^(?<name>\S.*?)?\s+time:\s+\[\S+ \S+ (?<number>[\d.]+) (?<unit>\S+) \S+ \S+\]\s*$/,
    statistic: 'mean',
    expectation:
      'lines "NAME time: [LOW ESTIMATE HIGH]" of criterion, got none: is it the program of a bench target, as "cargo bench --no-run" builds it?',
  }),
}

/**
 * Rust's own `#[bench]`, by the program that `cargo bench --no-run` builds: median time of an iteration.
 */
export const cargoBench: Adapter = {
  id: 'cargo-bench',
  fillsTime: true,
  argv: (command) => (command.includes('--bench') ? command : [...command, '--bench']),
  read: printedRows({
    line: /^test (?<name>.+?)\s+\.\.\. bench:\s+(?<number>[\d,.]+) (?<unit>[a-zµ]+)\/iter/,
    statistic: 'median',
    expectation:
      'lines "test NAME ... bench: N ns/iter" of #[bench], got none; suites of criterion have the adapter "criterion"',
  }),
}

interface PrintedRows {
  readonly line: RegExp
  readonly statistic: NonNullable<SuiteRow['statistic']>
  readonly expectation: string
}

/** Reads one result of each line that matches; one without a name has it on the line before. */
function printedRows({ line, statistic, expectation }: PrintedRows): Adapter['read'] {
  return ({ stdout, lines }: SuiteOutput): SuiteRun => {
    const printedLines = stdout.split('\n')
    const rows = printedLines.flatMap((text, at) => {
      const groups = line.exec(text)?.groups
      if (groups === undefined) return []
      const name = groups['name'] ?? printedLines[at - 1]?.trim() ?? ''
      return [timeRow(name, rustTime(groups['number'] ?? '', groups['unit'] ?? ''), statistic)]
    })
    if (rows.length === 0) throw new RowsError(`expected ${expectation}`)
    return { rows: checkedRows(rows), ...usageOf(lines) }
  }
}

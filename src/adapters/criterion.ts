import type { SuiteRow } from '../model/run/suite.ts'
import type { Adapter } from './adapter.ts'
import { checkedRows, RowsError } from './reading/checked-rows.ts'
import { matchingAny } from './reading/matching-any.ts'
import { rustTime } from './reading/rust-time.ts'
import { usageOf } from './reading/usage-of.ts'

// `name    time:   [low estimate high]`; a long name has a line of its own.
const result = /^(?<name>\S.*?)?\s+time:\s+\[\S+ \S+ (?<number>[\d.]+) (?<unit>\S+) \S+ \S+\]\s*$/

const short: Readonly<Record<string, string>> = {
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
  packageName: null,
  nodeOptions: [],
  fillsTime: true,
  argv: (command) => {
    const missing = Object.entries(short).filter(([option]) => !command.includes(option))
    const wantedWords = ['--bench', '--noplot'].filter((word) => !command.includes(word))
    return [...command, ...wantedWords, ...missing.flat()]
  },
  filter: (patterns) => [matchingAny(patterns)],
  read: ({ stdout, lines }) => {
    const rows = rowsIn(stdout)
    if (rows.length === 0) {
      throw new RowsError(
        'expected lines "NAME time: [LOW ESTIMATE HIGH]" of criterion, got none: is it the program of a bench target, as "cargo bench --no-run" builds it?',
      )
    }
    return { rows: checkedRows(rows), ...usageOf(lines) }
  },
}

function rowsIn(stdout: string): readonly SuiteRow[] {
  const lines = stdout.split('\n')
  return lines.flatMap((line, at) => {
    const groups = result.exec(line)?.groups
    if (groups === undefined) return []
    const { number = '', unit = '' } = groups
    const name = groups['name'] ?? lines[at - 1]?.trim() ?? ''
    const value = rustTime(number, unit)
    return [{ name, value, unit: 's', better: 'lower', statistic: 'mean' }]
  })
}

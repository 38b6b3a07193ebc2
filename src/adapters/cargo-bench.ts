import type { SuiteRow } from '../model/run/suite.ts'
import type { Adapter } from './adapter.ts'
import { checkedRows, RowsError } from './reading/checked-rows.ts'
import { rustTime } from './reading/rust-time.ts'
import { usageOf } from './reading/usage-of.ts'

const result = /^test (?<name>.+?)\s+\.\.\. bench:\s+(?<number>[\d,.]+) (?<unit>[a-zµ]+)\/iter/

/**
 * Rust's own `#[bench]`, by the program that `cargo bench --no-run` builds: median time of an iteration.
 */
export const cargoBench: Adapter = {
  id: 'cargo-bench',
  packageName: null,
  nodeOptions: [],
  fillsTime: true,
  argv: (command) => (command.includes('--bench') ? command : [...command, '--bench']),
  read: ({ stdout, lines }) => {
    const rows = stdout.split('\n').flatMap((line): SuiteRow[] => {
      const { name, number = '', unit = '' } = result.exec(line)?.groups ?? {}
      if (name === undefined) return []
      const value = rustTime(number, unit)
      return [{ name, value, unit: 's', better: 'lower', statistic: 'median' }]
    })
    if (rows.length === 0) {
      throw new RowsError(
        'expected lines "test NAME ... bench: N ns/iter" of #[bench], got none; suites of criterion have the adapter "criterion"',
      )
    }
    return { rows: checkedRows(rows), ...usageOf(lines) }
  },
}

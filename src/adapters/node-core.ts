import { z } from 'zod'
import type { Adapter } from './adapter.ts'
import { checkedRows, RowsError } from './reading/checked-rows.ts'
import { nodeCoreListOf } from './node-core-list.ts'
import { nodeCorePlace } from './node-core-place.ts'
import { reportIn } from './reading/report-in.ts'
import { usageOf } from './reading/usage-of.ts'

const reportSchema = z.object({ report: z.object({ rate: z.number() }) })

const program = '{adapters}/node-core.cjs'

/**
 * One configuration of a file of Node.js's own `benchmark/` folder: its rate, from the message that
 * it sends to its parent process. `benchmarks/adapters/node-core.cjs`, which starts it, checks that
 * the message is about this configuration.
 */
export const nodeCore: Adapter = {
  id: 'node-core',
  packageName: null,
  nodeOptions: [],
  fillsTime: false,
  argv: (command) => command,
  read: ({ stdout, lines }) => {
    const report = reportIn(stdout, reportSchema)
    if (report === null) {
      throw new RowsError('expected the report of a Node.js benchmark, got none')
    }
    const row = {
      name: 'rate',
      value: report.report.rate,
      unit: 'per_s',
      better: 'higher',
    } as const
    return { rows: checkedRows([row]), ...usageOf(lines) }
  },
  locate: nodeCorePlace,
  folder: {
    name: 'core',
    command: ['{benchmarks}'],
    // All of them require one common file.
    isSuite: (files) =>
      files.some(({ path, text }) => path === 'common.js' && text.includes('createBenchmark')),
  },
  filter: (patterns) => patterns.flatMap((pattern) => ['--only', pattern]),
  list: {
    argv: (command) => ['node', program, 'list', ...command],
    read: (stdout, directory) => {
      const list = nodeCoreListOf(stdout)
      if (list === null) return null
      const rows = list.configurations.map(({ name, parameters, file, flags, words }) => ({
        name,
        parameters,
        // The same words on both sides, although their directories differ.
        command: [
          'node',
          program,
          'run',
          file.startsWith(directory) ? `{directory}${file.slice(directory.length)}` : file,
          JSON.stringify(flags),
          ...words,
        ],
      }))
      return { rows, skipped: list.skipped }
    },
  },
}

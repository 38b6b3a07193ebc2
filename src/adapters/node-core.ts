import { z } from 'zod'
import type { Adapter, SuitePlace } from './adapter.ts'
import { checkedRows, RowsError } from './reading/checked-rows.ts'
import { nodeCoreListOf } from './node-core-list.ts'
import { reportIn } from './reading/report-in.ts'
import { usageOf } from './reading/usage-of.ts'

const remote = /^(?:https?|ssh|git|file):\/\/|^[\w.-]+@[\w.-]+:/

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

/**
 * Splits `--from FOLDER`, an unpacked source tree, or `--from URL#TAG`, a git repository, off a
 * command. Both sides then run the benchmarks of that source, each under its own Node.js.
 */
export function nodeCorePlace(command: readonly string[]): SuitePlace {
  const at = command.indexOf('--from')
  const from = at < 0 ? undefined : command[at + 1]
  if (from === undefined) return { source: null, words: command }
  const words = command.filter((_, index) => index !== at && index !== at + 1)
  if (!remote.test(from)) return { source: { kind: 'folder', path: from }, words }
  const hash = from.indexOf('#')
  const source =
    hash < 0
      ? ({ kind: 'repository', url: from, ref: null } as const)
      : ({ kind: 'repository', url: from.slice(0, hash), ref: from.slice(hash + 1) } as const)
  return { source, words }
}

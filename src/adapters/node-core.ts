// The adapter of Node.js's own benchmarks. Their arguments pass as words, never through a shell.
import { z } from 'zod'
import type { Adapter, ListedRow, ListedRows, SuitePlace } from './adapter.ts'
import { checkedRows, RowsError } from './reading/checked-rows.ts'
import { reportsIn, usageOf } from './reading/usage-of.ts'
import { groupedBy } from '../model/grouped-by.ts'
import { parseJson } from '../model/parse-json.ts'
import { UsageError } from '../model/usage-error.ts'

const address = /^[a-z][a-z0-9+.-]*:\/\/|^[\w.-]+@[\w.-]+:/i

const reportSchema = z.object({ report: z.object({ rate: z.number() }) })

const program = '{adapters}/node-core.cjs'

/** One configuration of a file of Node.js's own `benchmark/`: its rate, from the message to its parent process. */
export const nodeCore: Adapter = {
  id: 'node-core',
  fillsTime: false,
  argv: (command) => command,
  read: ({ stdout, lines }) => {
    const [report] = reportsIn(stdout, reportSchema)
    if (report === undefined) {
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
    read: nodeCoreListOf,
  },
}

/** Splits `--from FOLDER`, a source tree whose benchmarks both sides run, off a command; a UsageError for an address. */
export function nodeCorePlace(command: readonly string[]): SuitePlace {
  const at = command.indexOf('--from')
  const tree = at < 0 ? undefined : command[at + 1]
  if (tree === undefined) return { tree: null, words: command }
  if (address.test(tree)) {
    throw new UsageError(
      'expected the folder of a source tree of Node.js after "--from", got an address: clone it, and name the folder',
    )
  }
  return { tree, words: command.filter((_, index) => index !== at && index !== at + 1) }
}

const configurationSchema = z.object({
  name: z.string().max(200),
  file: z.string().max(1000),
  flags: z.array(z.string().max(1000)).max(50),
  arguments: z.array(z.string().max(10_000)).max(100),
})

const lineSchema = z.union([
  configurationSchema,
  z.object({ name: z.string(), skipped: z.string() }),
])

/**
 * The configurations in the list that `benchmarks/adapters/node-core.cjs` prints, with the side's directory written
 * as `{directory}`, and the files left out, by reason; `null` when it is no list.
 */
export function nodeCoreListOf(stdout: string, directory: string): ListedRows | null {
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
  const validation = z.array(lineSchema).safeParse(lines.map(parseJson))
  if (!validation.success) return null
  return {
    rows: validation.data.flatMap((line) => ('file' in line ? [listedRow(line, directory)] : [])),
    skipped: leftOutTexts(validation.data.filter((line) => 'skipped' in line)),
  }
}

const textLength = 2000

function leftOutTexts(
  files: readonly { readonly name: string; readonly skipped: string }[],
): string[] {
  const reasons = groupedBy(files, ({ skipped }) => reasonAndDetail(skipped).reason)
  return [...reasons].map(([reason, filesOfReason]) => {
    const names = filesOfReason.map(({ name, skipped }) => {
      const { detail } = reasonAndDetail(skipped)
      return detail === '' ? name : `${name} (${detail.slice(0, 200)})`
    })
    const text = `${String(filesOfReason.length)} left out: ${reason}: ${names.join(', ')}`
    return text.length > textLength ? `${text.slice(0, textLength)} …` : text
  })
}

/** Many files have the reason `it cannot be loaded: Error: …`, each with its own error. */
function reasonAndDetail(skipped: string): { readonly reason: string; readonly detail: string } {
  const at = skipped.indexOf(': ')
  return at < 0
    ? { reason: skipped, detail: '' }
    : { reason: skipped.slice(0, at), detail: skipped.slice(at + 2) }
}

function listedRow(
  { name, file, flags, arguments: words }: z.infer<typeof configurationSchema>,
  directory: string,
): ListedRow {
  const parameters = Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=')
      return [word.slice(0, at).slice(0, 100), word.slice(at + 1).slice(0, 200)]
    }),
  )
  // The same words on both sides, although their directories differ.
  const script = file.startsWith(directory) ? `{directory}${file.slice(directory.length)}` : file
  const command = ['node', program, 'run', script, JSON.stringify(flags), ...words]
  return { name, parameters, command }
}

import { z } from 'zod'
import type { Parameters } from '../model/run/benchmark.ts'
import { groupedBy } from '../model/grouped-by.ts'
import { parseJson } from '../model/parse-json.ts'

const lineSchema = z.union([
  z.object({
    name: z.string().max(200),
    file: z.string().max(1000),
    flags: z.array(z.string().max(1000)).max(50),
    arguments: z.array(z.string().max(10_000)).max(100),
  }),
  z.object({ name: z.string(), skipped: z.string() }),
])

/** One configuration of one file. */
export interface NodeCoreConfiguration {
  /** Path of the file without its extension: `url/url-parse`. */
  readonly name: string
  readonly file: string
  /** Node.js options that the file needs. */
  readonly flags: readonly string[]
  /** `key=value` arguments, as the file accepts them. */
  readonly words: readonly string[]
  readonly parameters: Parameters
}

/** The content of a folder of Node.js's own benchmarks. */
export interface NodeCoreList {
  readonly configurations: readonly NodeCoreConfiguration[]
  /** For each reason, the files that are left out because of it. */
  readonly skipped: readonly string[]
}

/**
 * Parses the list that `benchmarks/adapters/node-core.cjs` prints, or returns `null` when the text
 * is not one.
 */
export function nodeCoreListOf(stdout: string): NodeCoreList | null {
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
  const validation = z.array(lineSchema).safeParse(lines.map(parseJson))
  if (!validation.success) return null
  return {
    configurations: validation.data.flatMap((line) =>
      'file' in line ? [configurationOf(line)] : [],
    ),
    skipped: leftOut(validation.data.filter((line) => 'skipped' in line)),
  }
}

const textLength = 2000

function leftOut(files: readonly { readonly name: string; readonly skipped: string }[]): string[] {
  const reasons = groupedBy(files, ({ skipped }) => reasonAndDetail(skipped).reason)
  return [...reasons].map(([reason, alike]) => {
    const names = alike.map(({ name, skipped }) => {
      const { detail } = reasonAndDetail(skipped)
      return detail === '' ? name : `${name} (${detail.slice(0, 200)})`
    })
    const text = `${String(alike.length)} left out: ${reason}: ${names.join(', ')}`
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

interface ConfigurationRequest {
  readonly name: string
  readonly file: string
  readonly flags: readonly string[]
  readonly arguments: readonly string[]
}

function configurationOf(line: ConfigurationRequest): NodeCoreConfiguration {
  const { name, file, flags, arguments: words } = line
  const parameters = Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=')
      return [word.slice(0, at).slice(0, 100), word.slice(at + 1).slice(0, 200)]
    }),
  )
  return { name, file, flags, words, parameters }
}

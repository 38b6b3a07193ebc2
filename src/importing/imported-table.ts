import type { ImportedFile, ImportedTable, ImportedValues } from '../model/judging/imported.ts'
import { criterionJson } from './formats/criterion-json.ts'
import type { Format } from './formats/format.ts'
import { githubActionBenchmarkData } from './formats/github-action-benchmark-data.ts'
import { goText } from './formats/go-text.ts'
import { googleBenchmarkJson } from './formats/google-benchmark-json.ts'
import { hyperfineJson } from './formats/hyperfine-json.ts'
import { mitataJson } from './formats/mitata-json.ts'
import { tinybenchJson } from './formats/tinybench-json.ts'
import { vitestJson } from './formats/vitest-json.ts'
import { nodeCoreCsv } from './formats/node-core-csv.ts'
import { UsageError } from '../model/usage-error.ts'
import { jsonOf } from './json-of.ts'
import { judgedUnpaired, type UnpairedPolicy } from './judged-unpaired.ts'

/** Of these the first that knows a file reads it. */
const formats: readonly Format[] = [
  nodeCoreCsv,
  hyperfineJson,
  googleBenchmarkJson,
  criterionJson,
  githubActionBenchmarkData,
  vitestJson,
  mitataJson,
  tinybenchJson,
  goText,
]

/** A file that somebody named. */
export interface NamedFile {
  readonly path: string
  readonly text: string
}

/** Files by side. A single file may hold both: then it is `base`, and there is no head. */
export interface FilesToImport {
  readonly base: readonly NamedFile[]
  readonly head: readonly NamedFile[]
}

/**
 * Judges what other tools have measured, found by the content of their files.
 *
 * @throws UsageError when a file is of no known tool, or the files do not belong together
 */
export function importedTable(given: FilesToImport, policy: UnpairedPolicy): ImportedTable {
  const base = given.base.map(readFile)
  const head = given.head.map(readFile)
  const [first] = base
  if (first === undefined) throw new UsageError('expected a file, got none')
  const odd = [...base, ...head].find(({ file }) => file.format !== first.file.format)
  if (odd !== undefined) {
    throw new UsageError(
      `expected files of one tool, got ${first.file.format} in ${first.path} and ${odd.file.format} in ${odd.path}`,
    )
  }
  const sides = sidesOf(base, head)
  const { format, each, taken } = first.file
  return { format, each, taken, ...judgedUnpaired(sides, policy) }
}

interface ReadFile {
  readonly path: string
  readonly file: ImportedFile
}

function readFile({ path, text }: NamedFile): ReadFile {
  const given = { path, text, json: jsonOf(text) }
  for (const format of formats) {
    const file = format.read(given)
    if (file !== null) return { path, file }
  }
  const broken = brokenJson(text)
  if (broken !== null)
    throw new UsageError(
      `expected whole JSON in ${path}, got text that ends early or is damaged (${broken}): write it again`,
    )
  const begin = JSON.stringify(text.trimStart().slice(0, 40))
  const known = formats.map(({ name }) => name).join('; ')
  throw new UsageError(`expected one of ${known}, got ${path}, which begins with ${begin}`)
}

/** Why what begins like JSON is none; `null` for what is JSON, one line each included, or does not begin so. */
function brokenJson(text: string): string | null {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    for (const line of text.trim().split('\n')) JSON.parse(line)
    return null
  } catch {
    // It may be one value over many lines.
  }
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
}

interface Sides {
  readonly base: readonly ImportedValues[]
  readonly head: readonly ImportedValues[]
}

function sidesOf(base: readonly ReadFile[], head: readonly ReadFile[]): Sides {
  const [only] = base
  if (head.length === 0 && base.length === 1 && only?.file.sides.kind === 'two') {
    return only.file.sides
  }
  if (head.length === 0) {
    throw new UsageError(
      `expected two files, base's and head's, because ${only?.file.format ?? 'it'} holds one side; got ${only?.path ?? 'one'} alone`,
    )
  }
  return { base: joined(base), head: joined(head) }
}

/** The values of several files of one side. */
function joined(files: readonly ReadFile[]): readonly ImportedValues[] {
  const rows = new Map<string, ImportedValues>()
  for (const { path, file } of files) {
    if (file.sides.kind === 'two') {
      throw new UsageError(
        `expected a file of one side, got ${path}, which holds both: give it alone`,
      )
    }
    for (const row of file.sides.rows) {
      const known = rows.get(row.name)
      rows.set(row.name, { ...row, values: [...(known?.values ?? []), ...row.values] })
    }
  }
  return [...rows.values()]
}

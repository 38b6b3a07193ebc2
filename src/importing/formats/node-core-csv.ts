import type { ImportedValues } from '../../model/judging/imported.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { Format } from './format.ts'

const head = /^"binary",\s*"filename",\s*"configuration",\s*"rate",\s*"time"\s*$/
const line =
  /^"(?<binary>(?:[^"]|"")*)",\s*"(?<file>(?:[^"]|"")*)",\s*"(?<conf>(?:[^"]|"")*)",\s*(?<rate>[^,\s]+),/

/** What `benchmark/compare.js` of Node.js prints: the rates of two binaries, one line for each process. */
export const nodeCoreCsv: Format = {
  name: 'the CSV of Node.js’s benchmark/compare.js',
  read: ({ path, text }) => {
    const [first = '', ...rest] = text.split(/\r?\n/)
    if (!head.test(first.trim())) return null
    const sides = { old: new Map<string, number[]>(), new: new Map<string, number[]>() }
    for (const [at, each] of rest.entries()) {
      if (each.trim() === '') continue
      const { binary, file = '', conf = '', rate } = line.exec(each)?.groups ?? {}
      if (binary !== 'old' && binary !== 'new') {
        throw new UsageError(
          `expected "old" or "new" as the binary in line ${String(at + 2)} of ${path}, got ${JSON.stringify(binary ?? each.slice(0, 60))}`,
        )
      }
      const name = [file.replace(/\.js$/, ''), conf.replaceAll('""', '"')].join(' ').trim()
      const values = sides[binary].get(name) ?? []
      sides[binary].set(name, [...values, Number(rate)])
    }
    return {
      format: nodeCoreCsv.name,
      each: 'process',
      taken: 'base and head took turns in one order, which no coin drew',
      sides: { kind: 'two', base: rowsOf(sides.old), head: rowsOf(sides.new) },
    }
  },
}

function rowsOf(side: ReadonlyMap<string, readonly number[]>): readonly ImportedValues[] {
  return [...side].map(([name, values]) => ({ name, unit: 'per_s', better: 'higher', values }))
}

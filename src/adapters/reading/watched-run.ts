import { z } from 'zod'
import { statisticSchema, type SuiteRow, type SuiteRun } from '../../model/run/suite.ts'
import { baseUnit } from './base-unit.ts'
import { checkedRows, RowsError, distinctRows, thrownText } from './checked-rows.ts'
import { usageOf } from './usage-of.ts'
import { parseJson } from '../../model/parse-json.ts'

const toldSchema = z.object({
  name: z.string(),
  /** The process and thread that reported it; within one, a name is unique to a benchmark. */
  process: z.string().max(100),
})

const rowSchema = toldSchema.extend({
  value: z.number(),
  unit: z.string().max(20),
  statistic: statisticSchema.optional(),
})

const fixedSchema = z.object({ fixed: z.string() })

const errorSchema = toldSchema.extend({ error: z.string() })

/** Whether a watcher has reported a result, or an error in place of one. */
export function hasRows(lines: string): boolean {
  return lines.split('\n').some((line) => line.startsWith('{"name"'))
}

/** Whether a watcher has ended the suite, because all rows that were asked for had been told. */
export function wasEnded(lines: string): boolean {
  return lines.split('\n').includes('{"ended":true}')
}

/**
 * Parses a watcher's output: one line of JSON per result. For a benchmark that ran again in the
 * same process, the last result counts. The same name from another process or thread gets a number.
 *
 * @throws RowsError that names the first invalid line, or a benchmark that threw if none did otherwise
 */
export function watchedRun(lines: string): SuiteRun {
  const rows = new Map<string, SuiteRow>()
  const thrownByName = new Map<string, string>()
  const fixedNames = new Set(lines.split('\n').flatMap((line) => fixedIn(line)))
  for (const line of lines.split('\n')) {
    if (!line.startsWith('{"name"')) continue
    const data: unknown = parseJson(line)
    const validation = errorSchema.safeParse(data)
    if (validation.success) {
      thrownByName.set(validation.data.name, thrownText(validation.data))
      continue
    }
    const parsedValidation = rowSchema.safeParse(data)
    const writtenUnit = parsedValidation.success ? baseUnit(parsedValidation.data.unit) : null
    if (!parsedValidation.success || writtenUnit === null) {
      throw new RowsError(`expected a result, got ${JSON.stringify(line.slice(0, 100))}`)
    }
    const { name, value, statistic, process } = parsedValidation.data
    rows.set(JSON.stringify([process, name]), {
      name,
      value: value * writtenUnit.factor,
      unit: writtenUnit.unit,
      better: writtenUnit.unit === 'per_s' ? 'higher' : 'lower',
      statistic,
      fixed: isAmong(fixedNames, name) || undefined,
    })
  }
  const [first] = thrownByName.values()
  if (rows.size === 0 && first !== undefined) throw new RowsError(first)
  const brokenNames = [...thrownByName].map(([name, message]) => ({ name, message }))
  return {
    rows: checkedRows(distinctRows([...rows.values()])),
    broken: brokenNames.length === 0 ? undefined : brokenNames,
    ...usageOf(lines),
  }
}

function fixedIn(line: string): readonly string[] {
  const validation = line.startsWith('{"fixed"') ? fixedSchema.safeParse(parseJson(line)) : null
  return validation?.success === true ? [validation.data.fixed] : []
}

/** By its full name, or by the last part of it when the source of the fixed calls knows no more. */
function isAmong(names: ReadonlySet<string>, name: string): boolean {
  return names.has(name) || names.has(name.slice(name.lastIndexOf(' > ') + 3))
}

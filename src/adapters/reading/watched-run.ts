import { z } from 'zod'
import { statisticSchema, type SuiteRow, type SuiteRun } from '../../model/run/suite.ts'
import { writtenUnits } from './written-units.ts'
import { checkedRows, RowsError, distinctRows, thrownText } from './checked-rows.ts'
import { reportsIn, usageOf } from './usage-of.ts'
import { parseJson } from '../../model/parse-json.ts'

const sourceSchema = z.object({
  name: z.string(),
  /** The process and thread that reported it; within one, a name is unique to a benchmark. */
  process: z.string().max(100),
})

const rowSchema = sourceSchema.extend({
  value: z.number(),
  unit: z.string().max(20),
  statistic: statisticSchema.optional(),
})

const fixedSchema = z.object({ fixed: z.string() })

const errorSchema = sourceSchema.extend({ error: z.string() })

/** Whether a watcher has reported a result, or an error in place of one. */
export function hasRows(lines: string): boolean {
  return lines.split('\n').some((line) => line.startsWith('{"name"'))
}

/** Whether a watcher has ended the suite, because all rows that were asked for had been told. */
export function wasEnded(lines: string): boolean {
  return lines.split('\n').includes('{"ended":true}')
}

/**
 * Parses a watcher's output: one line of JSON per result. The last result of a process counts; the same name from
 * another process or thread gets a number. A RowsError names an invalid line, or a benchmark that threw if all did.
 */
export function watchedRun(lines: string): SuiteRun {
  const rows = new Map<string, SuiteRow>()
  const errorByName = new Map<string, string>()
  const fixedNames = new Set(reportsIn(lines, fixedSchema).map(({ fixed }) => fixed))
  for (const line of lines.split('\n')) {
    if (!line.startsWith('{"name"')) continue
    const data: unknown = parseJson(line)
    const errorValidation = errorSchema.safeParse(data)
    if (errorValidation.success) {
      errorByName.set(errorValidation.data.name, thrownText(errorValidation.data))
      continue
    }
    const rowValidation = rowSchema.safeParse(data)
    const writtenUnit = writtenUnits.get(rowValidation.data?.unit ?? '')
    if (!rowValidation.success || writtenUnit === undefined) {
      throw new RowsError(`expected a result, got ${JSON.stringify(line.slice(0, 100))}`)
    }
    const { name, value, statistic, process } = rowValidation.data
    rows.set(JSON.stringify([process, name]), {
      name,
      value: value * writtenUnit.factor,
      unit: writtenUnit.unit,
      better: writtenUnit.unit === 'per_s' ? 'higher' : 'lower',
      statistic,
      isFixed: isAmong(fixedNames, name) || undefined,
    })
  }
  const [firstError] = errorByName.values()
  if (rows.size === 0 && firstError !== undefined) throw new RowsError(firstError)
  const brokenBenchmarks = [...errorByName].map(([name, message]) => ({ name, message }))
  return {
    rows: checkedRows(distinctRows([...rows.values()])),
    brokenRows: brokenBenchmarks.length === 0 ? undefined : brokenBenchmarks,
    ...usageOf(lines),
  }
}

/** By its full name, or by the last part of it when the source of the fixed calls knows no more. */
function isAmong(names: ReadonlySet<string>, name: string): boolean {
  const at = name.lastIndexOf(' > ')
  return names.has(name) || (at >= 0 && names.has(name.slice(at + 3)))
}

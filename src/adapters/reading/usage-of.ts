import { z } from 'zod'
import type { SuiteRun } from '../../model/run/suite.ts'
import { parseJson } from '../../model/parse-json.ts'

const usageSchema = z.object({
  usage: z.strictObject({
    cpuSeconds: z.number().min(0).nullable(),
    peakMemoryBytes: z.number().min(0).nullable(),
  }),
})

/**
 * Combined usage of a suite's Node.js processes, from the lines that `preload.cjs` writes: total
 * CPU time, which is `null` unless every process reports it, and the memory of the largest that reports
 * it; `null` when none does.
 */
export function usageOf(lines: string): Pick<SuiteRun, 'cpuSeconds' | 'peakMemoryBytes'> {
  const usages = lines.split('\n').flatMap((line) => {
    const validation = line.startsWith('{"usage"') ? usageSchema.safeParse(parseJson(line)) : null
    return validation?.success === true ? [validation.data.usage] : []
  })
  const cpu = usages.map(({ cpuSeconds }) => cpuSeconds)
  const memory = usages.flatMap(({ peakMemoryBytes }) => peakMemoryBytes ?? [])
  return {
    cpuSeconds:
      cpu.length === 0 || cpu.includes(null)
        ? null
        : cpu.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    peakMemoryBytes: memory.length === 0 ? null : Math.max(...memory),
  }
}

/** Finds the first line of an output that is a JSON object of the given shape; `null` when there is none. */
export function reportIn<T extends z.ZodType>(stdout: string, schema: T): z.infer<T> | null {
  for (const line of stdout.split('\n')) {
    const report = line.startsWith('{') ? schema.safeParse(parseJson(line)) : null
    if (report?.success === true) return report.data
  }
  return null
}

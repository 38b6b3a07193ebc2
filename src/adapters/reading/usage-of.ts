import { z } from 'zod'
import type { SuiteRun } from '../../model/run/suite.ts'
import { parseJson } from '../../model/parse-json.ts'

const usageSchema = z.object({
  usage: z.strictObject({
    cpuSeconds: z.number().min(0).nullable(),
    peakMemoryBytes: z.number().min(0).nullable(),
  }),
})

/** What a suite's Node.js processes used: all CPU time, `null` unless all report it, and the memory of the largest. */
export function usageOf(lines: string): Pick<SuiteRun, 'cpuSeconds' | 'peakMemoryBytes'> {
  const usages = reportsIn(lines, usageSchema).map(({ usage }) => usage)
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

/** The lines of an output that are JSON objects of the given shape. */
export function reportsIn<T extends z.ZodType>(output: string, schema: T): readonly z.infer<T>[] {
  return output.split('\n').flatMap((line) => {
    const report = line.startsWith('{') ? schema.safeParse(parseJson(line)) : null
    return report?.success === true ? [report.data] : []
  })
}

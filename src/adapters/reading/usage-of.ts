import { z } from 'zod'
import type { SuiteRun } from '../../model/run/suite.ts'

const usageSchema = z.object({
  usage: z.strictObject({
    cpuSeconds: z.number().min(0).nullable(),
    peakMemoryBytes: z.number().min(0).nullable(),
  }),
})

/**
 * What the Node.js processes of a suite have used together, from the lines that `preload.cjs` writes:
 * of CPU time the sum, of memory what the largest did. `null` where one does not tell, or none did.
 */
export function usageOf(lines: string): Pick<SuiteRun, 'cpuSeconds' | 'peakMemoryBytes'> {
  const usages = lines.split('\n').flatMap((line) => {
    const parsed = line.startsWith('{"usage"') ? usageSchema.safeParse(dataOf(line)) : null
    return parsed?.success === true ? [parsed.data.usage] : []
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

function dataOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

import type { z } from 'zod'
import { parseJson } from '../../model/parse-json.ts'

/**
 * Finds the first line of an output that is a JSON object of the given shape; `null` when there is
 * none.
 */
export function reportIn<T extends z.ZodType>(stdout: string, schema: T): z.infer<T> | null {
  for (const line of stdout.split('\n')) {
    const report = line.startsWith('{') ? schema.safeParse(parseJson(line)) : null
    if (report?.success === true) return report.data
  }
  return null
}

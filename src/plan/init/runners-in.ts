import { z } from 'zod'
import type { Runner } from './repository-facts.ts'

const labelSchema = z.string().regex(/^[\w .-]{1,100}$/)
const jobSchema = z.looseObject({
  'runs-on': z.union([labelSchema.transform((label) => [label]), z.array(labelSchema).max(20)]),
})
const workflowSchema = z.looseObject({ jobs: z.record(z.string(), z.unknown()) })

/**
 * What the jobs of a workflow run on. Those that choose by an expression say nothing.
 *
 * @param data - of the workflow's YAML; a stranger wrote it
 * @param from - name of its file
 */
export function runnersIn(data: unknown, from: string): readonly Runner[] {
  const workflow = workflowSchema.safeParse(data)
  if (!workflow.success) return []
  return Object.values(workflow.data.jobs).flatMap((job): readonly Runner[] => {
    const validation = jobSchema.safeParse(job)
    return validation.success ? [{ labels: validation.data['runs-on'], from }] : []
  })
}

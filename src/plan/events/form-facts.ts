import { z } from 'zod'
import type { AskedPart } from '../../model/part-key.ts'
import { text } from '../../model/text.ts'

const written = text(500).default('')

const formSchema = z.object({
  inputs: z.object({
    only: written,
    pairs: written,
    base: written,
    node: written,
    profile: written,
    bisect: written,
  }),
})

/**
 * What a command or the form on GitHub's page has asked of a run; `null` when another event has
 * started it.
 *
 * @param payload - the parsed document that the runner provides, not trusted
 */
export function formFacts(name: string, payload: unknown): Required<AskedPart> | null {
  const form = formSchema.safeParse(payload)
  return name === 'workflow_dispatch' && form.success ? form.data.inputs : null
}

import { z } from 'zod'
import { partEntries } from '../../model/run/part-entries.ts'
import type { Section } from '../../render/comment/page.ts'
import type { Part } from '../part.ts'
import { lanesSchema, lanesText } from './lanes.ts'

declare module '../../settings/settings.ts' {
  interface PartSettings {
    readonly lanes: 'auto' | number
  }
}

/** How many blocks were measured at once. */
const lanesItem: Section = ({ result: { parts } }) => {
  const { data } = lanesSchema.safeParse(parts['lanes'])
  return data === undefined ? '' : `**At once**: ${lanesText(data)}`
}

/** Several blocks of in-process benchmarks at once, each on CPUs of its own. */
export const lanes: Part = {
  name: 'lanes',
  settings: {
    behind: 'cache',
    list: {
      lanes: {
        schema: z.union([z.literal('auto'), z.number().int().min(1).max(64)]),
        default: 'auto',
        form: 'count-or-auto',
        argument: 'N|auto',
        about:
          'How many blocks of in-process benchmarks are measured at once, each on CPUs of its own. `auto` measures one at a time unless the run is long and a short trial shows that several at once scatter no more and find a known difference.',
      },
    },
  },
  before: async (run) => (await import('./settle-lanes.ts')).settleLanes(run),
  // Each machine decides for itself, and a continued run may have decided again: told are those of the first.
  yield: ([first = []]) => partEntries(first, 'lanes', lanesSchema).at(-1) ?? null,
  sections: [{ behind: 'the promise', part: [lanesItem] }],
}

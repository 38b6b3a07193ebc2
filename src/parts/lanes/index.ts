import { partEntries } from '../../model/run/part-entries.ts'
import type { Section } from '../../render/comment/comment-input.ts'
import type { Part } from '../part.ts'
import { lanesSchema, lanesText } from './lanes.ts'

/** How many blocks were measured at once. */
const lanesItem: Section = ({ result: { parts } }) => {
  const { data } = lanesSchema.safeParse(parts['lanes'])
  return data === undefined ? '' : `**At once**: ${lanesText(data)}`
}

/** Several blocks of in-process benchmarks at once, each on CPUs of its own. */
export const lanes: Part = {
  name: 'lanes',
  before: async (run) => (await import('./settle-lanes.ts')).settleLanes(run),
  // Each machine decides for itself, and a continued run may have decided again: told are those of the first.
  yield: ([first = []]) => partEntries(first, 'lanes', lanesSchema).at(-1) ?? null,
  sections: [{ behind: 'the promise', section: [lanesItem] }],
}

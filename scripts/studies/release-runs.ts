import { sort } from 'semver'
import { z } from 'zod'
import list from './releases.json' with { type: 'json' }

const listSchema = z.strictObject({
  /** The only place that says which release lines of Node.js are measured. */
  majors: z.array(z.number().int()),
  studies: z.record(
    z.string(),
    z.strictObject({
      question: z.string(),
      /** Of deadheat: `{all}` is all versions, `{first}` the oldest, and a word with `{each}` is one for each. */
      words: z.array(z.string()),
      /** Id of the one metric that is drawn. */
      metric: z.string(),
      /** Label of the reference of the lines to draw; any when absent. */
      to: z.string().optional(),
      minutes: z.number(),
      /** Why a line, or a release line, cannot be there, where the result does not say so. */
      absent: z.record(z.string(), z.string()).default({}),
    }),
  ),
})

/** Which release lines of Node.js are measured, and how, by the names of the studies. */
export const releaseRuns = listSchema.parse(list)

/** How one study is measured under several Node.js. */
export type ReleaseRun = z.infer<typeof listSchema>['studies'][string]

/** The newest of the published versions, which are in any order. */
export function newestOf(versions: readonly string[]): string {
  const newest = sort([...versions]).at(-1)
  if (newest === undefined) throw new Error('expected published versions, got none')
  return newest
}

/** The arguments for deadheat that measure a study under exact versions of Node.js, the oldest first. */
export function wordsUnder(nodes: readonly string[], { words }: ReleaseRun): readonly string[] {
  return words.flatMap((word) =>
    word.includes('{each}')
      ? nodes.map((node) => word.replace('{each}', node))
      : [word.replace('{all}', nodes.join(',')).replace('{first}', nodes[0] ?? '')],
  )
}

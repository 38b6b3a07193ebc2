import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { TOP } from '../repository/tracked-files.ts'

const workflowSchema = z.looseObject({
  jobs: z.record(
    z.string(),
    z.looseObject({
      'continue-on-error': z.undefined().optional(),
      steps: z.array(
        z.looseObject({
          run: z.string().optional(),
          'continue-on-error': z.undefined().optional(),
        }),
      ),
    }),
  ),
})

/** What the jobs of a workflow run, line by line; none of them may fail unseen. */
function linesOf(file: string): readonly string[] {
  const path = join(TOP, '.github/workflows', file)
  const { jobs } = workflowSchema.parse(parse(readFileSync(path, 'utf8')))
  const steps = Object.values(jobs).flatMap((job) => job.steps)
  return steps.flatMap(({ run }) => run?.trim().split('\n') ?? [])
}

// Exactly so: packages that are bundled are development dependencies, which most flags leave out.
it.each(['nightly.yml', 'release.yml'])(
  'the question for advisories is asked by %s about every package',
  (file) => {
    expect(linesOf(file)).toContain('npm audit --package-lock-only')
  },
)

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import * as z from 'zod'
import { TOP } from '../repository/tracked-files.ts'
import { isWorkflow, yamlBlocksOf } from '../repository/yaml-blocks.ts'

/** A workflow that the README offers to copy, and the two actions that it names. */
export type ReadmeWorkflow = {
  readonly text: string
  readonly checkout: string
  readonly deadheat: string
}

/** Changes that a test needs, everything else stays as the README has it. */
type Changes = {
  readonly on?: string
  /** Inputs of our step, beside or instead of the README's; undefined takes one away. */
  readonly inputs: Readonly<Record<string, string | undefined>>
  readonly environment?: Readonly<Record<string, string>>
}

const stepSchema = z.looseObject({
  uses: z.string(),
  with: z.record(z.string(), z.unknown()).optional(),
})

const workflowSchema = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  jobs: z.strictObject({ compare: z.looseObject({ steps: z.tuple([stepSchema, stepSchema]) }) }),
})

// What a runner removes with its work tree is carried out by a last step, as an upload would.
const KEEP = {
  name: 'keep',
  if: 'always()',
  shell: 'bash',
  env: {
    RESULT: '${{ steps.deadheat.outputs.result-path }}',
    REPORT: '${{ steps.deadheat.outputs.report-path }}',
  },
  run: 'cp "$RESULT" "$REPORT" "$KEEP/"',
}

/**
 * The README's workflow for an event, with our step called `deadheat` and its files kept in $KEEP.
 *
 * @throws when the README holds none, or one of another shape
 */
export function readmeWorkflow(
  event: 'pull_request' | 'workflow_dispatch',
  changes: Changes,
): ReadmeWorkflow {
  const workflow = [...workflowsOf('README.md'), ...workflowsOf('docs/builds.md')].find(
    ({ on }) => event in on,
  )
  if (workflow === undefined)
    throw new Error(`expected a workflow on ${event} in the README or docs/builds.md`)
  const [checkout, ours] = workflow.jobs.compare.steps
  const step = {
    ...ours,
    id: 'deadheat',
    with: { ...ours.with, ...changes.inputs },
    env: changes.environment ?? {},
  }
  const text = stringify({
    ...workflow,
    on: changes.on ?? workflow.on,
    jobs: { compare: { ...workflow.jobs.compare, steps: [checkout, step, KEEP] } },
  })
  return { text, checkout: checkout.uses, deadheat: ours.uses }
}

function workflowsOf(document: string): readonly z.infer<typeof workflowSchema>[] {
  return yamlBlocksOf(document, readFileSync(join(TOP, document), 'utf8'))
    .filter(isWorkflow)
    .map(({ text }) => workflowSchema.parse(parse(text)))
}

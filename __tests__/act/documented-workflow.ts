import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import * as z from 'zod'
import { actionAddress } from '../../src/model/home.ts'
import { workflowIdentity, type Identity } from '../github-stand-in/tokens.ts'
import { TOP } from '../repository/tracked-files.ts'
import { isWorkflow, yamlBlocksOf } from '../repository/yaml-blocks.ts'

const DOCUMENTS = ['docs/github.md', 'docs/history.md'] as const

const USES = /uses: (\S+@[0-9a-f]{40})/g

const stepSchema = z.looseObject({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
})

const jobSchema = z.looseObject({
  permissions: z.record(z.string(), z.enum(['read', 'write'])),
  steps: z.array(stepSchema),
})

const workflowSchema = z.looseObject({
  name: z.string(),
  permissions: z.strictObject({}),
  jobs: z.record(z.string(), jobSchema),
})

type Workflow = z.infer<typeof workflowSchema>

const ours = actionAddress.split(' ')[0]

const documents = DOCUMENTS.map((name) => ({ name, text: readFileSync(join(TOP, name), 'utf8') }))

const workflows: readonly Workflow[] = documents
  .flatMap(({ name, text }) => yamlBlocksOf(name, text))
  .filter(isWorkflow)
  .map(({ text }) => workflowSchema.parse(parse(text)))

const oneJobSchema = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  jobs: z.strictObject({
    compare: z.looseObject({
      steps: z.tuple([stepSchema.required({ uses: true }), stepSchema.required({ uses: true })]),
    }),
  }),
})

/** Who may what, by the token that `documentedWorkflow` gives each job: what its `permissions:` say. */
export function documentedIdentities(): Readonly<Record<string, Identity>> {
  const jobs = workflows.flatMap(({ name, jobs: own }) =>
    Object.entries(own).map(([id, job]) => [tokenOf(name, id), workflowIdentity(job.permissions)]),
  )
  return Object.fromEntries(jobs)
}

export function documentedActions(): readonly string[] {
  const used = documents.flatMap(({ text }) => [...text.matchAll(USES)])
  return [...new Set(used.map(([, uses = '']) => uses))]
}

/** A workflow with the actions that docs/github.md names for a GitHub Enterprise Server in place of its own. */
export function onEnterpriseServer(workflow: string): string {
  const section = documents[0]?.text.split('## GitHub Enterprise Server\n')[1] ?? ''
  const [, lines] = /^```text\n([\s\S]*?)^```/m.exec(section) ?? []
  if (lines === undefined)
    throw new Error(`expected actions for a server in ${DOCUMENTS[0]}, got none`)
  return [...lines.matchAll(USES)].reduce((text, [, uses = '']) => {
    const [name] = uses.split('@')
    return text.replaceAll(new RegExp(`${name}@\\S+`, 'g'), uses)
  }, workflow)
}

/**
 * A workflow of the documents as it stands there, but for two things: further inputs of our step, and
 * a token for every job of which GitHub would give each its own.
 *
 * @throws Error when the documents hold none of that name
 */
export function documentedWorkflow(name: string, inputs: Readonly<Record<string, string>>): string {
  const workflow = workflows.find((each) => each.name === name)
  if (workflow === undefined)
    throw new Error(`expected a workflow "${name}" in ${DOCUMENTS.join(' or ')}`)
  const jobs = Object.entries(workflow.jobs).map(([id, job]) => {
    const more = { ...inputs, 'github-token': tokenOf(name, id) }
    const steps = job.steps.map((step) =>
      step.uses === ours ? { ...step, with: { ...step.with, ...more } } : step,
    )
    return [id, { ...job, steps }]
  })
  return stringify({ ...workflow, jobs: Object.fromEntries(jobs) })
}

/** Changes that a test needs, everything else stays as the README has it. */
type Changes = {
  readonly on?: string
  /** Inputs of our step, beside or instead of the README's; undefined takes one away. */
  readonly inputs: Readonly<Record<string, string | undefined>>
  readonly environment?: Readonly<Record<string, string>>
}

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
 * The README's workflow for an event, with our step called `deadheat` and its files kept in $KEEP, and the two
 * actions that it names.
 */
export function readmeWorkflow(event: 'pull_request' | 'workflow_dispatch', changes: Changes) {
  const workflow = ['README.md', 'docs/builds.md']
    .flatMap((name) => yamlBlocksOf(name, readFileSync(join(TOP, name), 'utf8')))
    .filter(isWorkflow)
    .map(({ text }) => oneJobSchema.parse(parse(text)))
    .find(({ on }) => event in on)
  if (workflow === undefined)
    throw new Error(`expected a workflow on ${event} in the README or docs/builds.md`)
  const [checkout, deadheat] = workflow.jobs.compare.steps
  const inputs = { ...deadheat.with, ...changes.inputs }
  const step = { ...deadheat, id: 'deadheat', with: inputs, env: changes.environment ?? {} }
  const text = stringify({
    ...workflow,
    on: changes.on ?? workflow.on,
    jobs: { compare: { ...workflow.jobs.compare, steps: [checkout, step, KEEP] } },
  })
  return { text, checkout: checkout.uses, deadheat: deadheat.uses }
}

function tokenOf(workflow: string, job: string): string {
  return `ghs_${workflow}_${job}`.replaceAll(' ', '_')
}

import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'

/** What a step asked the runner to show beside the log. */
type Annotation = {
  readonly level: 'error' | 'warning' | 'notice'
  readonly message: string
  /** Id of the step, or its position from 0 when it has none. */
  readonly step: string
}

/** What act told of one workflow run. */
export type ActRun = {
  readonly exitCode: number
  readonly jobs: ReadonlyMap<string, string>
  /** Result of each step by its id, or by its position from 0. */
  readonly steps: ReadonlyMap<string, string>
  readonly outputs: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly summary: string
  readonly annotations: readonly Annotation[]
  /** Every line that a step printed and that was no command to the runner. */
  readonly log: readonly string[]
  /** Commands to the runner as they were printed, with what each was taken for. */
  readonly commands: readonly { readonly command: string; readonly raw: string }[]
  /** All that act itself had to say, for the message of a failing test. */
  readonly story: string
}

const lineSchema = z.looseObject({
  msg: z.string(),
  jobID: z.string().optional(),
  stage: z.string().optional(),
  stepID: z.array(z.string()).optional(),
  raw_output: z.boolean().optional(),
  command: z.string().optional(),
  raw: z.string().optional(),
  name: z.string().optional(),
  arg: z.string().optional(),
  content: z.string().optional(),
  stepResult: z.string().optional(),
  jobResult: z.string().optional(),
})

type Line = z.infer<typeof lineSchema>

/**
 * Reads what `act --json` printed.
 *
 * @param printed - stdout and stderr; what is no JSON object is left to the story
 */
export function actRunOf(printed: string, exitCode: number): ActRun {
  const texts = printed.split('\n').filter((text) => text !== '')
  const lines = texts.flatMap((text) => lineOf(text) ?? [])
  return {
    exitCode,
    jobs: new Map(lines.flatMap(({ jobID, jobResult }) => pair(jobID, jobResult))),
    steps: new Map(lines.filter(isMain).flatMap((line) => pair(stepOf(line), line.stepResult))),
    outputs: outputsOf(lines),
    summary: lines
      .flatMap(({ command, content }) => (command === 'summary' ? [content] : []))
      .join(''),
    annotations: lines.flatMap(annotationOf),
    log: lines
      .filter((line) => line.raw_output === true)
      .flatMap(({ msg }) => stripVTControlCharacters(msg).trimEnd().split(/\r?\n/)),
    commands: lines.flatMap(({ command, raw }) =>
      command === undefined || raw === undefined ? [] : [{ command, raw: raw.trimEnd() }],
    ),
    story: texts.map((text) => lineOf(text)?.msg.trimEnd() ?? text).join('\n'),
  }
}

function lineOf(text: string): Line | undefined {
  if (!text.startsWith('{')) return undefined
  return lineSchema.safeParse(JSON.parse(text)).data
}

function isMain({ stage }: Line): boolean {
  return stage === 'Main'
}

function stepOf({ stepID }: Line): string | undefined {
  return stepID?.join('/')
}

function pair(
  key: string | undefined,
  value: string | undefined,
): readonly (readonly [string, string])[] {
  return key === undefined || value === undefined ? [] : [[key, value]]
}

function outputsOf(lines: readonly Line[]): ActRun['outputs'] {
  const outputs = new Map<string, Map<string, string>>()
  for (const line of lines) {
    const step = stepOf(line)
    if (line.command !== 'set-output' || line.name === undefined || step === undefined) continue
    const ofStep = outputs.get(step) ?? new Map<string, string>()
    outputs.set(step, ofStep.set(line.name, line.arg ?? ''))
  }
  return outputs
}

function annotationOf(line: Line): readonly Annotation[] {
  const { command, arg = '' } = line
  const isOne = command === 'error' || command === 'warning' || command === 'notice'
  return isOne ? [{ level: command, message: arg, step: stepOf(line) ?? '' }] : []
}

import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'

/** What act told of one workflow run. */
export type ActRun = ReturnType<typeof actRunOf>

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
export function actRunOf(printed: string, exitCode: number) {
  const texts = printed.split('\n').filter((text) => text !== '')
  const lines = texts.flatMap((text) => lineOf(text) ?? [])
  const main = lines.filter(({ stage }) => stage === 'Main')
  return {
    exitCode,
    jobs: new Map(lines.flatMap(({ jobID, jobResult }) => pair(jobID, jobResult))),
    /** Result of each step by its id, or by its position from 0. */
    steps: new Map(main.flatMap((line) => pair(stepOf(line), line.stepResult))),
    outputs: outputsOf(lines),
    summary: lines
      .flatMap(({ command, content }) => (command === 'summary' ? [content] : []))
      .join(''),
    /** What a step asked the runner to show beside the log. */
    annotations: lines.flatMap((line) => {
      const { command: level = '', arg: message = '' } = line
      const isOne = ['error', 'warning', 'notice'].includes(level)
      return isOne ? [{ level, message, step: stepOf(line) }] : []
    }),
    /** Every line that a step printed and that was no command to the runner. */
    log: lines
      .filter((line) => line.raw_output === true)
      .flatMap(({ msg }) => stripVTControlCharacters(msg).trimEnd().split(/\r?\n/)),
    /** Commands to the runner as they were printed, with what each was taken for. */
    commands: lines.flatMap(({ command, raw }) =>
      command === undefined || raw === undefined ? [] : [{ command, raw: raw.trimEnd() }],
    ),
    /** All that act itself had to say, for the message of a failing test. */
    story: texts.map((text) => lineOf(text)?.msg.trimEnd() ?? text).join('\n'),
  }
}

function lineOf(text: string): Line | undefined {
  return text.startsWith('{') ? lineSchema.safeParse(JSON.parse(text)).data : undefined
}

function stepOf({ stepID }: Line): string | undefined {
  return stepID?.join('/')
}

function pair(key: string | undefined, value: string | undefined): readonly [string, string][] {
  return key === undefined || value === undefined ? [] : [[key, value]]
}

function outputsOf(lines: readonly Line[]) {
  const outputs = new Map<string, Map<string, string>>()
  for (const line of lines) {
    const step = stepOf(line)
    if (line.command !== 'set-output' || line.name === undefined || step === undefined) continue
    const ofStep = outputs.get(step) ?? new Map<string, string>()
    outputs.set(step, ofStep.set(line.name, line.arg ?? ''))
  }
  return outputs
}

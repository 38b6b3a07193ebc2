import { codeInHtml, fenceLines, plainText } from '../../render/text/escape.ts'
import { foldContent } from '../../render/text/markdown.ts'
import type { Section } from '../../render/comment/page.ts'
import { optionsHelp, measuredExitCodes } from '../../settings/help.ts'
import type { PartCommand } from '../part-command.ts'
import type { Part } from '../part.ts'
import { planStudy, studyForecast, type AskedStudy } from './plan-study.ts'
import { studyCard } from './study-card.ts'
import { studyCsv } from './study-csv.ts'
import { studyLines } from './study-lines.ts'
import { studyOf } from './study.ts'
import { studyOptions } from './study-options.ts'
import { studyTables } from './study-tables.ts'

declare module '../../session/session.ts' {
  interface PartRequests {
    readonly studies: AskedStudy
  }
}

const columnsAtMost = 160

/** The results of a suite in the published study's own tables. Too wide for a comment. */
const section: Section = ({ result, context }) => {
  const lines = context === null ? studyLines(result, columnsAtMost) : []
  if (lines.length === 0) return ''
  const source = plainText(studyOf(result.plan)?.source ?? '', 500)
  return foldContent(
    `<b>The study’s tables</b>, after ${codeInHtml(source, 500)}`,
    fenceLines(lines),
  )
}

/** `deadheat study NAME [SIDE [SIDE]]`: measures what a study asks, and prints it in its tables. */
const command: PartCommand = {
  name: 'study',
  needsPlatform: true,
  overview: `  deadheat study promises           measure what a published study asks, in its own tables
`,
  help: (width) =>
    `${usage}\nOptions:\n${optionsHelp(width, studyOptions())}\n${measuredExitCodes}`,
  options: studyOptions,
  switches: ['json', 'keep', 'resume'],
  load: async () => (await import('./study-command.ts')).studyCommand,
}

/** Published studies: their tables beside what was measured, and a command that measures what they ask. */
export const studies: Part = {
  name: 'studies',
  check: async ({ suite }) => {
    if (suite !== null) studyTables(suite)
  },
  plan: planStudy,
  forecast: studyForecast,
  typedWords: (plan) => {
    const words = studyOf(plan)?.words ?? null
    return words && ['study', ...words]
  },
  sections: [{ behind: 'intervals', part: [section] }],
  card: studyCard,
  files: (result) => {
    const csv = studyCsv(result)
    return csv === null ? {} : { 'study.csv': csv }
  },
  commands: [command],
}

const usage = `deadheat study NAME [SIDE [SIDE]] [options]

Measures what a published study asks, and nothing else, and prints it in the tables of the study
beside the figures that it printed. NAME is a bundled suite, one benchmark of it, or ./FOLDER.
Where the tables divide one column by another, each ratio is measured in pairs of the two, on one
side: the Node.js of the suite unless SIDE or --node-version names another. With two sides the
rows of the tables are compared between them, too.

  deadheat study promises
  deadheat study promises node:24 --preset quick
  deadheat study napa/transport node:20 node:22
  deadheat study leveldown npm:leveldown@4.0.2 npm:leveldown@5.0.3 --node-version 10
  deadheat study promises --resume

The metrics that the tables show decide when a row is done, and the number of rows decides how many
pairs each of them gets. How long that takes is said once everything was tried out. What was not
reached is listed at the end. The preset is published, the parameters of the study.
`

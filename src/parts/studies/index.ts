import { texts } from '../../model/texts.ts'
import { codeInHtml, fenceLines, plainText } from '../../render/text/escape.ts'
import { foldContent } from '../../render/text/markdown.ts'
import type { Section } from '../../render/comment/comment-input.ts'
import { optionsHelp } from '../../settings/help.ts'
import type { PartCommand } from '../part-command.ts'
import type { Part } from '../part.ts'
import { planStudy } from './plan-study.ts'
import { studyCard } from './study-card.ts'
import { studyFiles } from './study-files.ts'
import { studyLines } from './study-lines.ts'
import { studyOf } from './study.ts'
import { studyDefaults, studyOptions } from './study-options.ts'
import { studyTables } from './study-tables.ts'

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

const command: PartCommand = {
  name: 'study',
  needsPlatform: true,
  overview: `  deadheat study promises           measure what a published study asks, in its own tables
`,
  help: (width) =>
    `${texts['parts/studies/study-help.txt']}\nOptions:\n${optionsHelp(width, studyOptions(), undefined, studyDefaults)}\n${texts['parts/studies/exit-codes.txt']}`,
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
  sections: [{ behind: 'other metrics', section: [section] }],
  card: studyCard,
  files: studyFiles,
  commands: [command],
}

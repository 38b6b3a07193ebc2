import { partEntries } from '../../model/run/part-entries.ts'
import type { Section } from '../../render/comment/page.ts'
import { markup } from '../../render/page/html.ts'
import { codeOf, plainText } from '../../render/text/escape.ts'
import { joinTexts } from '../../render/text/join.ts'
import { foldContent } from '../../render/text/markdown.ts'
import { wrapText } from '../../render/text/width.ts'
import type { Part } from '../part.ts'
import { knownChange, changeSchema, partName } from './change.ts'
import { whyText } from './why-text.ts'
import { causesOf } from '../../render/shown-parts.ts'
import { coverageText, editLines, rowChangeText, runsNone } from './coverage-text.ts'

/** What of the change is measured: a sentence or two, and in a file the list of all of it. */
const changeSection: Section = ({ result, context, detail }) => {
  const change = knownChange(result)
  if (change === null) return ''
  const show = (name: string): string => codeOf(name, detail.nameLength)
  const lines = context === null ? editLines(change, show) : []
  return joinTexts([
    coverageText(change, show),
    lines.length === 0
      ? ''
      : foldContent('What the change edits', lines.map((line) => `- ${line}`).join('\n')),
  ])
}

/** Which functions a change edits, and which rows run them. */
export const change: Part = {
  name: partName,
  after: async (run) => (await import('./cover-change.ts')).coverChange(run),
  yield: (journals) =>
    journals.flatMap((entries) => partEntries(entries, partName, changeSchema)).at(-1) ?? null,
  why: ({ result, detail: { nameLength } }, id) => {
    const knownValue = knownChange(result)
    const show = (name: string): string => codeOf(name, nameLength)
    const text = knownValue === null ? '' : whyText(knownValue, id, causesOf(result, id), show)
    return text === '' ? '' : `**Why** ${show(id)}: ${text}`
  },
  runsNothing: (result, id) => {
    const knownValue = knownChange(result)
    return knownValue !== null && runsNone(knownValue, id)
  },
  sections: [
    {
      behind: 'not measured',
      part: [changeSection, 'of the change', 'which edited functions benchmarks run'],
    },
  ],
  terminal: (result, width) => {
    const knownValue = knownChange(result)
    return knownValue === null
      ? []
      : wrapText(
          coverageText(knownValue, (name) => plainText(name)),
          width,
        )
  },
  rowPart: (result, id) => {
    const knownValue = knownChange(result)
    const text = knownValue === null ? '' : rowChangeText(knownValue, id, (name) => name)
    return text === '' ? null : markup`<p class="note whole">${text}</p>`
  },
}

import { partEntries } from '../../model/run/part-entries.ts'
import type { Section } from '../../render/comment/comment-input.ts'
import { markup, noHtml } from '../../render/page/html.ts'
import { codeOf, plainText } from '../../render/text/escape.ts'
import { joinTexts } from '../../render/text/join.ts'
import { foldContent } from '../../render/text/markdown.ts'
import { wrapText } from '../../render/text/width.ts'
import type { Part } from '../part.ts'
import { knownChange, changeSchema, partName } from './change.ts'
import { whyText } from './why-text.ts'
import { coverageText, editLines, rowChangeText, runsNone } from './coverage-text.ts'

/** What of the change is measured: a sentence or two, and in a file the list of all of it. */
const changeSection: Section = ({ result, context, detail }) => {
  const all = knownChange(result)
  if (all === null) return ''
  const show = (name: string): string => codeOf(name, detail.nameLength)
  const lines = context === null ? editLines(all, show) : []
  const list = lines.map((line) => `- ${line}`).join('\n')
  const fold = list === '' ? '' : foldContent('What the change edits', list)
  return joinTexts([coverageText(all, show), fold])
}

/** Which functions a change edits, and which rows run them. */
export const change: Part = {
  name: partName,
  after: async (run) => (await import('./cover-change.ts')).coverChange(run),
  yield: (journals) =>
    journals.flatMap((entries) => partEntries(entries, partName, changeSchema)).at(-1) ?? null,
  row: (result, id) => {
    const all = knownChange(result)
    if (all === null) return {}
    const text = rowChangeText(all, id, plainText)
    return {
      why: (causes, show) => whyText(all, id, causes, show),
      runsNothing: runsNone(all, id),
      html: () => (text === '' ? null : markup`<p class="note whole">${text}</p>`),
    }
  },
  sections: [
    {
      behind: 'not measured',
      section: [changeSection, 'of the change', 'which edited functions benchmarks run'],
    },
  ],
  card: (result) => {
    const all = knownChange(result)
    if (all === null) return noHtml
    const items = editLines(all, plainText).map((line) => markup`<li>${line}</li>`)
    return markup`<section class="card"><h2>What of the change is measured</h2><p>${coverageText(all, plainText)}</p><ul>${items}</ul></section>`
  },
  terminal: (result, width) => {
    const all = knownChange(result)
    return all === null ? [] : wrapText(coverageText(all, plainText), width)
  },
}

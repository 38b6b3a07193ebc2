import { partEntries } from '../../model/run/part-entries.ts'
import type { Result } from '../../model/judging/result.ts'
import type { Section } from '../../render/comment/page.ts'
import { markup, noHtml } from '../../render/page/html.ts'
import { codeOf, plainText } from '../../render/text/escape.ts'
import { joinTexts } from '../../render/text/join.ts'
import { foldContent } from '../../render/text/markdown.ts'
import { wrapText } from '../../render/text/width.ts'
import type { Part } from '../part.ts'
import { knownChange, changeSchema, partName, type Change } from './change.ts'
import { whyText } from './why-text.ts'
import { coverageText, editLines, rowChangeText, runsNone } from './coverage-text.ts'

/** A text on the change of a result; empty where it was not followed. */
function told(result: Result, say: (change: Change) => string): string {
  const knownValue = knownChange(result)
  return knownValue === null ? '' : say(knownValue)
}

/** What of the change is measured: a sentence or two, and in a file the list of all of it. */
const changeSection: Section = ({ result, context, detail }) => {
  const show = (name: string): string => codeOf(name, detail.nameLength)
  return told(result, (all) => {
    const lines = context === null ? editLines(all, show) : []
    const list = lines.map((line) => `- ${line}`).join('\n')
    const fold = list === '' ? '' : foldContent('What the change edits', list)
    return joinTexts([coverageText(all, show), fold])
  })
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
    const text = rowChangeText(all, id, (name) => name)
    return {
      why: (causes, show) => whyText(all, id, causes, show),
      runsNothing: runsNone(all, id),
      html: () => (text === '' ? null : markup`<p class="note whole">${text}</p>`),
    }
  },
  sections: [
    {
      behind: 'not measured',
      part: [changeSection, 'of the change', 'which edited functions benchmarks run'],
    },
  ],
  card: (result) => {
    const all = knownChange(result)
    if (all === null) return noHtml
    const show = (name: string): string => name
    const lines = editLines(all, show)
    const list = markup`<ul>${lines.map((line) => markup`<li>${line}</li>`)}</ul>`
    return markup`<section class="card"><h2>What of the change is measured</h2><p>${coverageText(all, show)}</p>${lines.length === 0 ? noHtml : list}</section>`
  },
  terminal: (result, width) => {
    const text = told(result, (all) => coverageText(all, (name) => plainText(name)))
    return text === '' ? [] : wrapText(text, width)
  },
}

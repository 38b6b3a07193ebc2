import { codeInHtml, fenceLines } from '../text/escape.ts'
import { foldContent } from '../text/markdown.ts'
import type { Section } from '../comment/page.ts'
import { studyLines, studySource } from '../study/study-lines.ts'

const columnsAtMost = 160

/** The results of a bundled suite in the published study's own tables. Too wide for a comment. */
export const study: Section = ({ result, context }) => {
  const lines = context === null ? studyLines(result, columnsAtMost) : []
  if (lines.length === 0) return ''
  return foldContent(
    `<b>The study’s tables</b>, after ${codeInHtml(studySource(result), 500)}`,
    fenceLines(lines),
  )
}

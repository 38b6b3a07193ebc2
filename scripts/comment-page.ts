import { states } from '../__tests__/render/states.ts'
import { renderComment } from '../src/render/comment/comment.ts'
import { parts } from '../src/parts/index.ts'
import { sectionsOfComment } from '../src/render/comment/comment-sections.ts'
import { markdownTable } from './markdown-table.ts'

/** The parts of a comment for the documentation, from the list that renders them. */
export function commentSectionsTable(): string {
  const lines = sectionsOfComment(parts).flatMap(([, name, tells]) =>
    name === undefined ? [] : [[name, tells ?? '']],
  )
  return markdownTable(['Part', 'What it tells'], lines)
}

/** A comment as it looks on a pull request, as a quote: from its heading to what is folded. */
export function exampleComment(): string {
  const state = states['slower']
  if (state === undefined) throw new Error('expected an example of a slower result, got none')
  const comment = renderComment(state.result, { ...state.context, parts })
  const shown = comment
    .slice(comment.indexOf('### '), comment.indexOf('<details>'))
    .trimEnd()
    .replace(/^### (.*)$/m, '**$1**')
    .replace(/^<!-- .* -->\n\n/gm, '')
  // The commits are made up.
  const lines = shown.replaceAll(/\[(`[^`]*`)\]\([^)]*\)/g, '$1').split('\n')
  return lines.map((line) => `> ${line}`.trimEnd()).join('\n')
}

import { spawnSync } from 'node:child_process'
import { toolPaths } from '../../scripts/test-tools.ts'

// As GitHub reads a comment, but with raw HTML let through: a forged element would be seen.
const program = `
import json, sys
import cmarkgfm
from cmarkgfm.cmark import Options
options = Options.CMARK_OPT_UNSAFE | Options.CMARK_OPT_FOOTNOTES
extensions = ['table', 'autolink', 'strikethrough', 'tasklist']
documents = json.load(sys.stdin)
json.dump([cmarkgfm.markdown_to_html_with_extensions(each, options, extensions) for each in documents], sys.stdout)
`

/**
 * Documents as HTML by GitHub's own Markdown parser, all in one process; tables and autolinks on, the
 * filter of dangerous tags off.
 */
export function htmlOf(documents: readonly string[]): readonly string[] {
  const { status, stdout, stderr, error } = spawnSync(toolPaths().python, ['-c', program], {
    input: JSON.stringify(documents),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    env: { PYTHONIOENCODING: 'utf-8' },
  })
  if (error !== undefined || status !== 0) {
    throw new Error(
      `expected the Python with cmarkgfm that "npm run tools" installs, got ${error?.message ?? stderr}`,
    )
  }
  const html: unknown = JSON.parse(stdout)
  if (!Array.isArray(html) || html.length !== documents.length) {
    throw new Error(`expected ${documents.length} documents, got something else`)
  }
  return html.map(String)
}

/** A text of HTML as a reader copies it. */
export function decoded(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

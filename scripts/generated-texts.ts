import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { actionAddress, home } from '../src/model/home.ts'
import { journalEntrySchema } from '../src/model/run/journal.ts'
import { resultSchema } from '../src/model/judging/result.ts'
import { figuresPage } from './figures.ts'
import { jsonSchemaText } from './json-schema.ts'
import { markdownTable } from './markdown-table.ts'
import { detectableTable } from './detectable-table.ts'
import { troubleTables } from './trouble-tables.ts'
import { schemaTypes } from './schema-types.ts'
import { configJsonSchema, actionInputs, settingsTable } from './setting-tables.ts'
import { pageTextModule } from './page-script.ts'
import { textsModule } from './texts-module.ts'
import { analyseOutputSchema } from '../src/model/judging/analyse-document.ts'
import { recordLineSchema } from '../src/parts/record/record-line.ts'
import { outputs } from '../src/model/judging/outputs.ts'
import { conclusionFor, outcomeFacts, outcomesWorstFirst } from '../src/model/judging/outcome.ts'
import { states } from '../__tests__/render/states.ts'
import { renderComment } from '../src/render/comment/comment.ts'
import { parts } from '../src/parts/index.ts'
import { sectionsOfComment } from '../src/render/comment/comment-sections.ts'

/** A file that is generated from the schemas, as a whole or between two markers. */
export interface GeneratedFile {
  readonly path: string
  /** Computes the new text from the current one (empty when there is no file). */
  readonly textFrom: (present: string) => string
}

const clientText = await pageTextModule()

/** What stands between two markers of a page, by their name. */
const pageTables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docs/troubleshooting.md': troubleTables(),
  'docs/github.md': { outcomes: outcomesTable() },
  'docs/settings.md': { settings: settingsTable(), outputs: outputsTable() },
  'docs/comment.md': { example: exampleComment(), parts: commentSectionsTable() },
  'docs/runners.md': { detectable: detectableTable() },
}

/** Every generated file: what comes from the schemas, and the texts of pages, scripts and helps. A test compares the committed files with them. */
export const generatedFiles: readonly GeneratedFile[] = [
  { path: 'action.yml', textFrom: actionText },
  { path: 'README.md', textFrom: addressed },
  ...globSync('docs/*.md', { cwd: fileURLToPath(new URL('..', import.meta.url)) })
    .toSorted()
    .map((path) => ({
      path,
      textFrom: path === 'docs/figures.md' ? figuresPage : (text: string) => pageText(path, text),
    })),
  { path: 'package.json', textFrom: withRepository },
  { path: 'src/render/page/page-text.ts', textFrom: () => clientText },
  { path: 'src/model/texts.ts', textFrom: textsModule },
  { path: 'schemas/config.json', textFrom: () => configJsonSchema() },
  { path: 'schemas/record-line.json', textFrom: () => jsonSchemaText(recordLineSchema) },
  { path: 'schemas/result.json', textFrom: () => jsonSchemaText(resultSchema) },
  { path: 'schemas/journal-line.json', textFrom: () => jsonSchemaText(journalEntrySchema) },
  { path: 'schemas/judge.d.ts', textFrom: judgeTypes },
]

/** The text with every step that uses this action, or checks it out, at the address of its newest release. */
function addressed(text: string): string {
  const { owner, name, release } = home
  const uses = new RegExp(`(?<=\\buses: )[\\w.-]+/${name}@[^\\n]*`, 'g')
  const checkedOut = new RegExp(`(?<=\\brepository: )[\\w.-]+/${name}(\\n +ref: )[^\\n]*`, 'g')
  return text
    .replaceAll(uses, actionAddress)
    .replaceAll(checkedOut, `${owner}/${name}$1${release.commit} # v${release.version}`)
}

/** A page of the documentation, with its tables. */
function pageText(path: string, text: string): string {
  return Object.entries(pageTables[path] ?? {}).reduce(
    (present, [name, table]) => between(present, name, table),
    addressed(text),
  )
}

/** package.json with the address of the repository, against which npm checks where a package was built. */
function withRepository(text: string): string {
  const url = `git+https://github.com/${home.owner}/${home.name}.git`
  return text.replace(/(?<="repository": \{\n {4}"type": "git",\n {4}"url": ")[^"]*/, url)
}

/** action.yml with its inputs and outputs, from the lists that the program goes by. */
function actionText(text: string): string {
  const outputLines = Object.entries(outputs).map(
    ([name, about]) => `  ${name}:\n    description: ${JSON.stringify(about.replaceAll('`', ''))}`,
  )
  const lists = `inputs:\n${actionInputs()}\noutputs:\n${outputLines.join('\n')}\n`
  return text.replace(/^inputs:\n.*?(?=^runs:\n)/ms, () => lists)
}

/** What `deadheat/judge` offers, with the types of the schemas; a test holds it against what src/judge.ts exports. */
function judgeTypes(text: string): string {
  const mark = '// Made by "npm run generate" from the schemas of src/model.\n'
  const types = schemaTypes({
    Judged: analyseOutputSchema,
    JournalEntry: journalEntrySchema,
    Result: resultSchema,
  })
  return `${text.slice(0, text.indexOf(mark))}${mark}\n${types}\n`
}

function outputsTable(): string {
  const rows = Object.entries(outputs).map(([name, about]) => [`\`${name}\``, about])
  return markdownTable(['Output', 'What it is'], rows)
}

/** @throws Error when the markers are missing */
function between(text: string, name: string, content: string): string {
  const open = `<!-- ${name} -->\n`
  const close = `<!-- /${name} -->`
  const from = text.indexOf(open)
  const to = text.indexOf(close)
  if (from < 0 || to < from) throw new Error(`expected the markers ${open.trim()} and ${close}`)
  return `${text.slice(0, from + open.length)}\n${content}\n\n${text.slice(to)}`
}

/** What each state of a table means, for the documentation, from the list that the program goes by. */
function outcomesTable(): string {
  const lines = outcomesWorstFirst.map((outcome) => {
    const { when, exitCode } = outcomeFacts[outcome]
    const checks = [conclusionFor(outcome, [outcome]), conclusionFor(outcome, [])]
    return [outcome, when, ...checks, String(exitCode)]
  })
  const heads = ['State', 'When', 'Check, named by `fail-on`', 'Check otherwise']
  return markdownTable([...heads, '>Exit code where named'], lines)
}

/** The parts of a comment for the documentation, from the list that renders them. */
function commentSectionsTable(): string {
  const lines = sectionsOfComment(parts).flatMap(([, name, tells]) =>
    name === undefined ? [] : [[name, tells ?? '']],
  )
  return markdownTable(['Part', 'What it tells'], lines)
}

/** A comment as it looks on a pull request, as a quote: from its heading to what is folded. */
function exampleComment(): string {
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

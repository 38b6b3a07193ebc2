import { resultOf } from '../analysis/result-of.ts'
import { absolutePath, createFiles, type Files } from '../host/files/files.ts'
import { readPieces, readText, wholeLines } from '../host/files/read-text.ts'
import { readJournal } from '../model/run/read-journal.ts'
import { pageTools } from '../host/page-tools.ts'
import { parseResult } from '../model/judging/parse-result.ts'
import { samplesIn } from '../model/run/journal.ts'
import { parts } from '../parts/index.ts'
import { UsageError } from '../model/usage-error.ts'
import { takenSamples } from '../render/page/data/blocks-of.ts'
import { reportPage, type ReportRun } from '../render/page/report-page.ts'
import { exitCodes } from '../model/terminal.ts'
import { createCommand } from './parse-words.ts'

const resultName = 'result.json'
const journalName = 'journal.ndjson'
const pageName = 'report.html'

/** `deadheat report RESULT`: a page to look at, from a result, a journal, or the folder that holds them. */
export const report = createCommand(
  'report',
  ['output'],
  [],
  async ({ positionals, values }, terminal) => {
    const files = createFiles()
    const [word] = positionals
    if (word === undefined || positionals.length > 1) {
      throw new UsageError(
        `expected a result, a journal or a folder of them, got ${word === undefined ? 'none' : 'several'}: deadheat report deadheat-results; see --help`,
      )
    }
    const path = absolutePath(word, terminal.directory, files)
    const isFolder = (await files.kindOf(path)) === 'folder'
    const beside = files.join(path, isFolder ? pageName : `../${pageName}`)
    const output = absolutePath(values.get('output') ?? beside, terminal.directory, files)
    await files.write(output, reportPage(await runIn(path, files), pageTools))
    terminal.out(`${output}\n`)
    return exitCodes.success
  },
)

async function runIn(path: string, files: Files): Promise<ReportRun> {
  if ((await files.kindOf(path)) !== 'folder') return runFrom(path, files)
  for (const candidate of [resultName, journalName]) {
    const file = files.join(path, candidate)
    if (await files.exists(file)) return runFrom(file, files)
  }
  throw new UsageError(`expected ${resultName} or ${journalName} in ${path}, got neither`)
}

async function runFrom(path: string, files: Files): Promise<ReportRun> {
  if (await isJournal(path)) {
    const entries = await readJournal(wholeLines(readPieces(path)), path)
    return { result: resultOf(entries, parts), taken: takenSamples(samplesIn(entries)) }
  }
  const result = parseResult(await readText(path), 'a result or a journal', path)
  const journal = files.join(path, '..', journalName)
  const entries = await readJournal(files.lines(journal), journal)
  const [run] = entries
  const isOwn = run?.type === 'run' && run.startedAt === result.startedAt
  return { result, taken: isOwn ? takenSamples(samplesIn(entries)) : [] }
}

/** A journal begins with a line about its run; a result is one record, mostly over many lines. */
async function isJournal(path: string): Promise<boolean> {
  for await (const piece of readPieces(path)) return piece.startsWith('{"type":"run",')
  return false
}

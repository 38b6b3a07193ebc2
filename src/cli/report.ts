import { resultOf } from '../analysis/result-of.ts'
import { absolutePath, type Files } from '../host/files/files.ts'
import { createFiles } from '../host/files/create-files.ts'
import { readPieces, readText, wholeLines } from '../host/files/read-text.ts'
import { readJournal } from '../model/run/read-journal.ts'
import { pageTools } from '../host/page-tools.ts'
import { parseResult } from '../model/judging/parse-result.ts'
import { type JournalEntry, samplesIn } from '../model/run/journal.ts'
import { parts } from '../parts/index.ts'
import { UsageError } from '../model/usage-error.ts'
import { takenSamples, type TakenSample } from '../render/page/data/blocks-of.ts'
import { reportPage, type ReportRun } from '../render/page/report-page.ts'
import { exitCodes } from '../model/terminal.ts'
import { createCommand } from './parse-words.ts'

const resultName = 'result.json'
const journalName = 'journal.ndjson'
const pageName = 'report.html'

/** `deadheat report RESULT…`: one page to look at, from results, journals, or the folders that hold them. */
export const report = createCommand(
  'report',
  ['output'],
  [],
  async ({ positionals, values }, terminal) => {
    const files = createFiles()
    const [first, ...more] = positionals.map((path) =>
      absolutePath(path, terminal.directory, files),
    )
    if (first === undefined) {
      throw new UsageError(
        'expected results, journals or folders of them, got none: deadheat report deadheat-results; see --help',
      )
    }
    const runs: ReportRun[] = []
    for (const path of [first, ...more]) runs.push(await runIn(path, runs.length, files))
    const output = absolutePath(
      values.get('output') ?? (await besideOf(first, files)),
      terminal.directory,
      files,
    )
    await files.write(output, reportPage(runs, pageTools))
    terminal.out(`${output}\n`)
    return exitCodes.success
  },
)

async function besideOf(path: string, files: Files): Promise<string> {
  const isFolder = (await files.kindOf(path)) === 'folder'
  return files.join(path, isFolder ? pageName : `../${pageName}`)
}

async function runIn(path: string, index: number, files: Files): Promise<ReportRun> {
  const name = index === 0 ? 'deadheat' : `deadheat-${String(index + 1)}`
  if ((await files.kindOf(path)) !== 'folder') return { ...(await runFrom(path, files)), name }
  for (const candidate of [resultName, journalName]) {
    const file = files.join(path, candidate)
    if (await files.exists(file)) return { ...(await runFrom(file, files)), name }
  }
  throw new UsageError(`expected ${resultName} or ${journalName} in ${path}, got neither`)
}

async function runFrom(path: string, files: Files): Promise<Omit<ReportRun, 'name'>> {
  if (await isJournal(path)) {
    const entries = await readJournal(wholeLines(readPieces(path)), path)
    return { result: resultOf(entries, parts), taken: takenIn(entries) }
  }
  const result = parseResult(await readText(path), 'a result or a journal', path)
  const journal = files.join(path, '..', journalName)
  const entries = await readJournal(files.lines(journal), journal)
  const [run] = entries
  const isOwn = run?.type === 'run' && run.startedAt === result.startedAt
  return { result, taken: isOwn ? takenIn(entries) : [] }
}

/** A journal begins with a line about its run; a result is one record, mostly over many lines. */
async function isJournal(path: string): Promise<boolean> {
  for await (const piece of readPieces(path)) return piece.startsWith('{"type":"run",')
  return false
}

function takenIn(entries: readonly JournalEntry[]): readonly TakenSample[] {
  const { samples, disturbed: disturbedSample } = samplesIn(entries)
  return takenSamples(samples, disturbedSample)
}

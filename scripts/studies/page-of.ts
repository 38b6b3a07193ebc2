import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createHost } from '../../src/host/create-host.ts'
import { studyTables } from '../../src/parts/studies/study-tables.ts'
import type { StudyTable } from '../../src/parts/studies/study.ts'
import { wrapText } from '../../src/render/text/width.ts'
import { openSuite } from '../../src/workspace/open-suite.ts'
import { bareFigures, filledAnswer } from './answer.ts'
import { releasesChart } from './charts.ts'
import { runsIn } from './kept-run.ts'
import { pageTables } from './page-tables.ts'
import { publishedDocumentSchema, type PublishedDocument } from './published-document.ts'
import { releaseRuns, releasesIn, releasesSection } from './releases.ts'
import { plotOf, studyPage } from './study-page.ts'

/** Absolute path of the folder of all pages. */
export const STUDIES = fileURLToPath(new URL('../../docs/studies', import.meta.url))

const LINES = 100
const WIDTH = 118

type StudyOfToday = Readonly<{ tables: readonly StudyTable[]; document: PublishedDocument | null }>

/** The tables of a suite as they are today, and the document that their figures come from, `null` for none. */
export async function studyOfToday(name: string): Promise<StudyOfToday> {
  const host = createHost()
  const suites = fileURLToPath(new URL('../../benchmarks/suites', import.meta.url))
  const suite = await openSuite(name, suites, host)
  const text = await host.files.read(host.files.join(suite.folder, 'published.json'))
  const document = text === null ? null : publishedDocumentSchema.parse(JSON.parse(text))
  return { tables: studyTables(suite), document }
}

type MadePage = Readonly<{ page: string; files: Readonly<Record<string, string>>; section: string }>

/**
 * The page of a study from what is kept of it, its charts by the names of their files in the folder of its data, and its
 * part over Node.js releases, empty where that was not measured; an Error when its answer has a figure without data.
 */
export async function pageOf(name: string): Promise<MadePage> {
  const folder = join(STUDIES, 'data', name)
  const { tables, document } = await studyOfToday(name)
  const runs = runsIn(folder, tables)
  const shown = pageTables(runs, tables)
  const releases = releasesIn(name, folder)
  const text = readFileSync(join(folder, 'answer.txt'), 'utf8').trimEnd()
  const bare = bareFigures(text)
  if (bare.length > 0)
    throw new Error(`expected figures of cells in ${folder}/answer.txt, got ${bare.join(', ')}`)
  const answer = filledAnswer(text, { tables: shown, releases })
    .split('\n')
    .flatMap((one) =>
      wrapText(one, WIDTH).map((line, at) => (at > 0 && one.startsWith('- ') ? `  ${line}` : line)),
    )
    .join('\n')
  const run = releaseRuns.studies[name]
  const hasReleases = run !== undefined && releases !== null
  const section = hasReleases ? releasesSection(name, run, releases) : ''
  const plot = plotOf(shown)
  const part = studyPage(name, [runs, shown], {
    plot: plot === null ? null : `data/${name}/${name}.svg`,
    lines: LINES - `${answer}${section}`.split('\n').length,
    reasons: document?.notShown ?? {},
  })
  return {
    page: `${[answer, part, ...(hasReleases ? [section] : [])].join('\n\n')}\n`,
    files: Object.fromEntries([
      ...(plot === null ? [] : [[`${name}.svg`, plot] as const]),
      ...(hasReleases
        ? [['releases.svg', releasesChart(`${name} over Node.js releases`, releases)] as const]
        : []),
    ]),
    section,
  }
}

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

/** The tables of a suite, and the document that their figures come from. */
export interface StudyOfToday {
  readonly tables: readonly StudyTable[]
  /** `null` when the suite has none. */
  readonly document: PublishedDocument | null
}

/** The tables of a suite as they are today, with its document. */
export async function studyOfToday(name: string): Promise<StudyOfToday> {
  const host = createHost()
  const suites = fileURLToPath(new URL('../../benchmarks/suites', import.meta.url))
  const suite = await openSuite(name, suites, host)
  const text = await host.files.read(host.files.join(suite.folder, 'published.json'))
  const document = text === null ? null : publishedDocumentSchema.parse(JSON.parse(text))
  return { tables: studyTables(suite), document }
}

/** The page of a study, as all that is kept of it says. */
export interface MadePage {
  readonly page: string
  /** Its charts, by the names of their files in the folder of its data. */
  readonly files: Readonly<Record<string, string>>
  /** The part of the page over Node.js releases; empty where that was not measured. */
  readonly section: string
}

/** Makes the page of a study from what is kept of it; an Error when its answer has a figure without data. */
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
    files: {
      ...(plot !== null && { [`${name}.svg`]: plot }),
      ...(hasReleases && {
        'releases.svg': releasesChart(`${name} over Node.js releases`, releases),
      }),
    },
    section,
  }
}

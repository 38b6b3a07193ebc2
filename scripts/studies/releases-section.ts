import { major } from 'semver'
import { groupedBy } from '../../src/model/grouped-by.ts'
import { ratioText } from '../../src/parts/studies/cell-columns.ts'
import { listText, type KeptReleases, type ReleasePoint } from './kept-releases.ts'
import type { ReleaseRun } from './release-runs.ts'

/**
 * The section of a study's page: the chart, and below it what is asked, what it shows, what is missing, and how
 * to repeat it.
 *
 * @param folder - of the chart and the kept run, from the page: `data/promises`
 */
export function releasesSection(
  folder: string,
  { question }: ReleaseRun,
  { axis, nodes, lines, missing, date, machine }: KeptReleases,
): string {
  const points = lines.flatMap((line) => line.points)
  const shown = nodes.filter((node) => points.some((point) => point.node === node))
  const [oldest = '', newest = ''] = [shown[0], shown.at(-1)]
  const changes = lines.flatMap((line) => {
    const [from, until] = [oldest, newest].map((node) =>
      line.points.find((one) => one.node === node),
    )
    if (from === undefined || until === undefined) return []
    const isClear = isAbove(from, until) || isAbove(until, from)
    const ratios = isClear ? ` (${ratioText(from.ratio)} → ${ratioText(until.ratio)})` : ''
    return [{ words: isClear ? 'apart' : 'not apart', text: `${line.label}${ratios}` }]
  })
  const told = [...groupedBy(changes, ({ words }) => words)].map(
    ([words, own]) => `${words} for ${own.map(({ text }) => text).join(', ')}`,
  )
  const [from, until] = [major(oldest), major(newest)].map(String)
  return [
    `## Over Node.js releases\n\n![Over Node.js releases: ${axis}](${folder}/releases.svg)\n`,
    `${question} The chart shows ${axis}, with 95% intervals, under Node.js ${listText(shown)}, measured in turns in one run (${date}, ${machine}).`,
    ...(told.length === 0
      ? []
      : [`From Node.js ${from} to ${until} the intervals are ${told.toSorted().join('; ')}.`]),
    ...(missing.length === 0 ? [] : [`Missing: ${missing.join('; ')}.`]),
    `\`npm run studies -- ${folder.replace(/^.*\//, '')} --releases\` repeats it; [the run](${folder}/releases.json) has its command and seed.`,
  ].join('\n')
}

/** Whether the whole interval of one is above that of another. */
function isAbove({ low }: ReleasePoint, { high }: ReleasePoint): boolean {
  return low !== null && high !== null && low > high
}

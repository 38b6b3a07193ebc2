import { major } from 'semver'
import { ratioText } from '../../src/parts/studies/cell-columns.ts'
import { JOURNAL } from './kept-run.ts'
import type { KeptReleases, ReleasePoint } from './kept-releases.ts'
import type { ReleaseRun } from './release-runs.ts'

/** Lines whose intervals overlap are named up to so many. */
const namedAtMost = 3

/** The section of a study's page: the chart, what is asked, what it shows, and what is missing. */
export function releasesSection(
  name: string,
  { question }: ReleaseRun,
  { axis, nodes, lines, missing, date, machine, file, command }: KeptReleases,
): string {
  const folder = `data/${name}`
  const kept = file.endsWith(JOURNAL) ? `: \`${command}\`` : '; cells only'
  const measured = lines.flatMap(({ points }) => points)
  const shown = nodes.filter((node) => measured.some((point) => point.node === node))
  const [oldest = '', newest = ''] = [shown[0], shown.at(-1)]
  const apart: string[] = []
  const overlapping: string[] = []
  for (const { label, points } of lines) {
    const [first, last] = [oldest, newest].map((node) => points.find((one) => one.node === node))
    if (first === undefined || last === undefined) continue
    if (isAbove(first, last) || isAbove(last, first))
      apart.push(`${label} (${ratioText(first.ratio)} → ${ratioText(last.ratio)})`)
    else overlapping.push(label)
  }
  const told = [
    ...(apart.length === 0 ? [] : [`lie apart for ${apart.join(', ')}`]),
    ...(overlapping.length === 0 ? [] : [`overlap for ${overlappingText(overlapping)}`]),
  ]
  const [from, until] = [major(oldest), major(newest)].map(String)
  return [
    `## Over Node.js releases\n\n![Over Node.js releases: ${axis}](${folder}/releases.svg)\n`,
    `${question} All of it was measured in turns in [one run](${folder}/${file}), on ${machine}, ${date}${kept}.`,
    ...(told.length === 0
      ? []
      : [`From Node.js ${from} to ${until} the 95% intervals (${axis}) ${told.join('; they ')}.`]),
    ...(missing.length === 0 ? [] : [`Missing: ${missing.join('; ')}.`]),
  ].join('\n')
}

/** By name where they are few, as the chart has them all. */
function overlappingText(labels: readonly string[]): string {
  return labels.length > namedAtMost ? `${String(labels.length)} lines` : labels.join(', ')
}

/** Whether the whole interval of one is above that of another. */
function isAbove({ low }: ReleasePoint, { high }: ReleasePoint): boolean {
  return low !== null && high !== null && low > high
}

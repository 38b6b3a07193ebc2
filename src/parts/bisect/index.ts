import { texts } from '../../model/texts.ts'
import { fenceLines } from '../../render/text/escape.ts'
import { joinTexts } from '../../render/text/join.ts'
import { linkText } from '../../render/text/markdown.ts'
import type { Section } from '../../render/comment/comment-input.ts'
import { markup, noHtml } from '../../render/page/html.ts'
import { settingsHelp } from '../../settings/help.ts'
import { partEntries } from '../../model/run/part-entries.ts'
import type { Part } from '../part.ts'
import type { PartCommand } from '../part-command.ts'
import { assertMetric, askedBisection, bisectSettings, passedSettings } from './asked-bisection.ts'
import { bisectEntrySchema, recordedBisection, bisectValue } from './bisect-record.ts'
import { bisectLines, namedCommits } from './bisect-lines.ts'

/** The steps and the answer, with a link to each commit that it names. */
const answer: Section = ({ result, links }) => {
  const lines = bisectLines(result)
  if (lines.length === 0) return ''
  const [address] = links.commits.head?.match(/^.*\//) ?? []
  const commits = address === undefined ? [] : namedCommits(result)
  const commitLinks = commits.map((sha) => linkText(`\`${sha.slice(0, 7)}\``, `${address}${sha}`))
  return joinTexts([fenceLines(lines), commitLinks.join(' · ')])
}

const command: PartCommand = {
  name: 'bisect',
  needsPlatform: true,
  overview: `  deadheat bisect v1.2.0 HEAD       which commit made a benchmark slower
`,
  help: (width) =>
    `${texts['parts/bisect/bisect-help.txt']}\nSettings of "deadheat compare" that it takes as well:\n${settingsHelp(width, passedSettings())}`,
  options: () => [...passedSettings(), 'metric', 'steps'],
  switches: ['resume', 'json'],
  load: async () => (await import('./bisect-command.ts')).bisectCommand,
}

/** Finds the commit that changed a benchmark: `deadheat bisect` and `/bench bisect`. */
export const bisect: Part = {
  name: 'bisect',
  check: async (request, host) => (await import('./bisect-range.ts')).checkRange(request, host),
  // A bisection of another metric would be measured for nothing.
  plan: (plan, { request: { gate } }) => {
    assertMetric(
      plan.metrics.map(({ id }) => id),
      gate,
    )
    return plan
  },
  asks: (request) => {
    const { bisect: benchmark } = request.inputs
    if (askedBisection(request) === null) return null
    return {
      inJob: { ...bisectSettings, only: benchmark === undefined ? undefined : [benchmark] },
      goOn: async (whole, host) =>
        (await import('./go-on-bisecting.ts')).goOnBisecting(whole, host),
    }
  },
  vouch: async (entries, claims) =>
    (await import('./vouched-bisection.ts')).vouchedBisection(entries, claims),
  yield: ([first = []]) => {
    const bisection = recordedBisection(partEntries(first, 'bisect', bisectEntrySchema))
    return bisection && bisectValue(bisection)
  },
  sections: [
    {
      behind: 'changes',
      section: [answer, 'bisect', 'which commit changed a row, and the steps'],
    },
  ],
  terminal: bisectLines,
  card: (result) => {
    const lines = bisectLines(result)
    if (lines.length === 0) return noHtml
    return markup`<section class="card"><h2>Bisect</h2><pre>${lines.join('\n')}</pre></section>`
  },
  commands: [command],
}

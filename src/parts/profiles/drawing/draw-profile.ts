import { figure } from '../../../render/page/draw/figure.ts'
import { markup, noHtml } from '../../../render/page/html.ts'
import { sidesLegend, type PartDrawing } from '../../../render/page/table/detail-html.ts'
import { countText } from '../../../render/text/format.ts'
import { changedFunctions } from '../changed-functions.ts'
import type { Profile } from '../profile.ts'
import { flameGraph, flameTable } from './flame-graph.ts'
import { profilePlot } from './profile-plot.ts'

declare module '../../../render/page/data/row-detail.ts' {
  interface RowParts {
    readonly profile?: Profile
  }
}

/** Where both sides spent their time or memory: function by function, and who called whom. */
export const drawProfile: PartDrawing = ({ profile }, { wide, width }) => {
  if (profile === undefined) return noHtml
  const what = profile.unit === 's' ? 'time' : 'memory'
  const bars = figure(
    `Where the ${what} of a call went, by function`,
    profilePlot(profile, width),
    markup`${sidesLegend}${differingText(profile)} In ${countText(profile.processes.base, 'process', 'processes')} of base and ${String(profile.processes.head)} of head, profiled separately${profile.native === true ? ' by perf' : ''} and not timed: V8 inlines less in them, so a call takes longer than in the table.`,
  )
  const flames = flameGraph(profile, wide)
  if (flames === noHtml) return bars
  return markup`${bars}<figure class="whole"><figcaption>${`Who called whom, and where the ${what} changed`}</figcaption>${flames}<p class="note"><span class="key"><i class="k m4"></i>more on head</span><span class="key"><i class="k s"></i>about the same</span><span class="key"><i class="k l4"></i>less on head</span>Callers above what they call. A box is as wide as the mean of both sides, with all that it calls; its colour is the difference of its own ${what}, pale where the test calls none.</p>${flameTable(profile)}</figure>`
}

function differingText(profile: Profile): string {
  const names = changedFunctions(profile).map(({ name }) => name)
  if (names.length === 0) return 'No function differs for certain.'
  return `${names.slice(0, 5).join(', ')} ${names.length === 1 ? 'differs' : 'differ'} for certain.`
}

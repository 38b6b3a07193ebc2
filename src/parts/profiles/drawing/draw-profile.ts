import { htmlTable } from '../../../render/page/html-table.ts'
import { markup, noHtml } from '../../../render/page/html.ts'
import type { PartDrawing } from '../../../render/page/table/detail-html.ts'
import { countText } from '../../../render/text/format.ts'
import { changedFunctions } from '../changed-functions.ts'
import type { Profile } from '../profile.ts'
import { flameGraph } from './flame-graph.ts'
import { functionColumns } from './profile-lines.ts'

declare module '../../../render/page/data/row-detail.ts' {
  interface RowParts {
    readonly profile?: Profile
  }
}

const functionsAtMost = 16

/** Where both sides spent their time or memory: function by function, and who called whom. */
export const drawProfile: PartDrawing = ({ profile }, { wide }) => {
  if (profile === undefined) return noHtml
  const what = profile.unit === 's' ? 'time' : 'memory'
  const title = `Where the ${what} of a call went, by function`
  const { place, differs, ...amounts } = functionColumns(profile.unit)
  const columns = [place, ...Object.values(amounts), { ...differs, title: 'Verdict' }]
  const table = markup`<figure class="whole"><figcaption>${title}</figcaption>${htmlTable(title, columns, profile.functions.slice(0, functionsAtMost))}<p class="note">${differingText(profile)} In ${countText(profile.processes.base, 'process', 'processes')} of base and ${String(profile.processes.head)} of head, profiled separately${profile.native === true ? ' by perf' : ''} and not timed: V8 inlines less in them, so a call takes longer than in the table.</p></figure>`
  const flames = flameGraph(profile, wide)
  if (flames === noHtml) return table
  return markup`${table}<figure class="whole"><figcaption>${`Who called whom, and where the ${what} changed`}</figcaption>${flames}<p class="note"><span class="key"><i class="k m4"></i>more on head</span><span class="key"><i class="k s"></i>about the same</span><span class="key"><i class="k l4"></i>less on head</span>Callers above what they call. A box is as wide as the mean of both sides, with all that it calls; its colour is the difference of its own ${what}, pale where the test calls none.</p></figure>`
}

function differingText(profile: Profile): string {
  const names = changedFunctions(profile).map(({ name }) => name)
  if (names.length === 0) return 'No function differs for certain.'
  return `${names.slice(0, 5).join(', ')} ${names.length === 1 ? 'differs' : 'differ'} for certain.`
}

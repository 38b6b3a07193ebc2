import { htmlTable } from '../../../render/page/html-table.ts'
import { type Html, markup } from '../../../render/page/html.ts'
import { countText } from '../../../render/text/format.ts'
import type { Profile } from '../profile.ts'
import { functionColumns } from './profile-lines.ts'

const functionsAtMost = 16

/** Where both sides spent their time or memory, function by function. */
export function drawProfile(profile: Profile): Html {
  const what = profile.unit === 's' ? 'time' : 'memory'
  const title = `Where the ${what} of a call went, by function`
  const { place, differs, ...amounts } = functionColumns(profile.unit)
  const columns = [place, ...Object.values(amounts), { ...differs, title: 'Verdict' }]
  return markup`<figure class="whole"><figcaption>${title}</figcaption>${htmlTable(title, columns, profile.functions.slice(0, functionsAtMost))}<p class="note">In ${countText(profile.processes.base, 'process', 'processes')} of base and ${String(profile.processes.head)} of head, profiled separately${profile.native === true ? ' by perf' : ''} and not timed: V8 inlines less in them, so a call takes longer than in the table.</p></figure>`
}

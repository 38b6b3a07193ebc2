import type { CheckRun, GitHub } from '../../host/github/index.ts'
import { digestOf } from '../../host/files/digest-of.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { isNewer, newestOfEach } from '../../model/run/judged.ts'
import {
  checkName,
  checkStateOf,
  displacedName,
  knownChecks,
  recordName,
  totalMark,
  type CheckPlace,
  type KnownCheck,
} from './known-checks.ts'
import { totalText } from './total-text.ts'

const mostReads = 6

/**
 * Writes the check over all that is judged of a commit, where that is more than one thing: the worst of the newest
 * record of each. A record is written by its own job alone, so nothing is lost where several jobs end at the same
 * time: each reads again after it has written, until both agree. Throws a GitHubError when GitHub cannot be reached or
 * refuses.
 */
export async function tellTotal(
  { headSha, key }: Pick<CheckPlace, 'headSha' | 'key'>,
  pause: () => Promise<void>,
  github: Pick<GitHub, 'listChecks' | 'createCheck' | 'updateCheck'>,
): Promise<void> {
  // The list may not show yet what was just written.
  let writtenTotal: Pick<CheckRun, 'id' | 'externalId' | 'open'> | undefined
  for (let reads = 1; reads <= mostReads; reads += 1) {
    if (reads > 1) await pause()
    const { records, totals } = await knownChecks({ headSha, key }, github)
    const newest = newestRecords(records)
    const missing = missingLegs(newest)
    const listedTotal = totals.at(-1)
    const last =
      listedTotal === undefined || (writtenTotal?.id ?? Number.NaN) > listedTotal.id
        ? writtenTotal
        : listedTotal
    const count = newest.filter(({ identity }) => identity !== '').length + missing
    if (newest.length === 0 || (count < 2 && last === undefined)) return
    const news = totalText(newest, missing)
    const externalId = `${totalMark}${digestOf(JSON.stringify(news)).slice(0, 16)}`
    const misnamed = records.filter((each) => each.name !== recordName(each))
    if (last?.externalId === externalId && misnamed.length === 0 && totals.length < 2) return
    const open = news.status === 'in_progress'
    const state = checkStateOf({ runUrl: newest[0]?.detailsUrl ?? null }, news)
    // GitHub does not open a check again that was completed, and counts the newest of a name.
    const isNeeded = last === undefined || (open && !last.open)
    const id = isNeeded
      ? await github.createCheck({ name: checkName(key), headSha, externalId, state })
      : last.id
    if (!isNeeded && last.externalId !== externalId)
      await github.updateCheck(id, { state, externalId })
    writtenTotal = { id, externalId, open }
    for (const each of misnamed) await github.updateCheck(each.id, { name: recordName(each) })
    for (const each of totals)
      if (each.id !== id) await github.updateCheck(each.id, { name: displacedName(key) })
  }
}

/** The newest record of each thing; one of a run whose jobs are not known yet only until they are. */
function newestRecords(records: readonly KnownCheck[]): readonly KnownCheck[] {
  const newest = newestOfEach(records)
  return newest.filter(
    (each) => each.identity !== '' || newest.every((one) => one === each || isNewer(each, one)),
  )
}

/** How many jobs of a matrix have not begun: those of which the newest run that has any has no record. */
function missingLegs(newest: readonly KnownCheck[]): number {
  const groups = groupedBy(newest, ({ identity }) => identity.slice(0, 8))
  return [...groups.values()].reduce((count, records) => {
    const { legs, runId } = records.reduce((one, other) => (isNewer(other, one) ? other : one))
    return count + Math.max(0, legs - records.filter((each) => each.runId === runId).length)
  }, 0)
}

import { GitHubError, isRefusal, type GitHub } from '../../host/github/github.ts'
import type { Issue } from '../../host/github/github-issues.ts'
import type { Creep } from '../../model/record/creep.ts'
import { creepIssue, creepMarker } from '../../render/creep-issue.ts'

/** What the issue has to say. */
export interface CreepRequest {
  /** Empty when nothing creeps: an open issue is then closed. */
  readonly rows: readonly Creep[]
  readonly key: string
  /** Waits until another run's request must have taken effect. */
  readonly pause: () => Promise<void>
}

/** What was done. */
export interface CreepOutcome {
  readonly outcome: 'nothing' | 'opened' | 'updated' | 'closed' | 'declined'
  /** Address of the issue; `null` when there is none. */
  readonly url: string | null
}

const attempts = 3

/**
 * Keeps one issue about slow creep: opens it, updates it, opens it again, and closes it when the creep
 * is gone. Replies may get lost and other runs may do the same: in the end at most one issue of ours is
 * open, the oldest one. An issue that somebody closed as not planned stays closed. Only issues that our
 * account opened and that begin with our marker are touched.
 *
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function writeCreepIssue(
  { rows, key, pause }: CreepRequest,
  github: Pick<GitHub, 'login' | 'listIssues' | 'createIssue' | 'updateIssue'>,
): Promise<CreepOutcome> {
  const login = await github.login()
  const ownIssues = async (): Promise<readonly Issue[]> =>
    (await github.listIssues(login)).filter(
      ({ body, authorLogin }) => authorLogin === login && body.startsWith(creepMarker(key)),
    )
  const own = await ownIssues()
  if (rows.length === 0) {
    const open = own.filter((issue) => issue.open)
    for (const { number } of open) await github.updateIssue(number, { open: false })
    return open.length === 0
      ? { outcome: 'nothing', url: null }
      : { outcome: 'closed', url: open[0]?.url ?? null }
  }
  const text = creepIssue(rows, key)
  const declined = own.find((issue) => issue.declined && !issue.open)
  if (declined !== undefined) return { outcome: 'declined', url: declined.url }
  const present = own[0]
  if (present !== undefined) {
    await github.updateIssue(present.number, { ...text, open: true })
    await closeAllBut(present.number, own)
    return { outcome: 'updated', url: present.url }
  }
  const created = await create()
  await pause()
  // Another run may have opened one meanwhile; the oldest stays, as every run agrees on it.
  const all = await ownIssues()
  const kept = all[0] ?? created
  await closeAllBut(kept.number, all)
  if (kept.number !== created.number) await github.updateIssue(kept.number, { ...text, open: true })
  return { outcome: kept.number === created.number ? 'opened' : 'updated', url: kept.url }

  async function closeAllBut(number: number, issues: readonly Issue[]): Promise<void> {
    const others = issues.filter((issue) => issue.open && issue.number !== number)
    for (const other of others) await github.updateIssue(other.number, { open: false })
  }

  /** After a lost reply, looks for the issue before opening another one. */
  async function create(): Promise<Issue> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await github.createIssue(text)
      } catch (error) {
        if (!(error instanceof GitHubError) || isRefusal(error) || attempt === attempts) throw error
        await pause()
        const [there] = await ownIssues()
        if (there !== undefined) return there
      }
    }
  }
}

import type { Revision } from './revision.ts'
import type { BySide } from './side.ts'

/** Whether both sides are one commit, with nothing uncommitted: a run that looks for noise. */
export function isSameRevision({ base, head }: BySide<Revision>): boolean {
  return base.sha !== null && base.sha === head.sha && base.tree === head.tree
}

import type { Revision } from '../../model/build/revision.ts'

/** What a revision is called among contenders: as the user wrote it, a tag or a branch, else its label. */
export function contenderName({ source, spec, label }: Revision): string {
  return source === 'commit' && !/^[0-9a-f]{7,40}$/.test(spec) ? spec : label
}

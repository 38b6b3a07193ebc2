import type { Result } from '../../model/judging/result.ts'

/** Ids of the contests that shards without a journal would have measured. */
export function lostContests({ contests = [] }: Pick<Result, 'contests'>): readonly string[] {
  return contests.flatMap(({ benchmarkId, verdict }) =>
    verdict === 'not-measured' ? [benchmarkId] : [],
  )
}

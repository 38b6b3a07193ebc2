import type { Block } from '../model/run/block.ts'
import { measuredIn } from '../model/run/measured-in.ts'
import type { Collecting } from './collecting.ts'

/**
 * Whether a block may be measured while others are. Servers, whole commands and suites are not bound to
 * one CPU, and where addons are linked again, a linker would run beside the other blocks.
 */
export function bearsCompany(
  { request }: Pick<Collecting, 'request'>,
  { benchmarkId, links, placement }: Block,
): boolean {
  const benchmark = measuredIn(request.plan).find(({ id }) => id === benchmarkId)
  if (benchmark?.driver !== 'pingpong' || links !== undefined || placement !== undefined)
    return false
  return benchmark.pinned !== false && benchmark.alone !== true
}

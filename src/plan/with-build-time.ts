import type { BuildTimes } from '../model/build-times.ts'

const kept = 5
const mostKinds = 200

/**
 * What is known when one more build has ended: the last few of every kind, and only the kinds that were
 * built last.
 *
 * @param kind - digest of what the build has in common with those that take as long
 */
export function withBuildTime(times: BuildTimes, kind: string, seconds: number): BuildTimes {
  const { [kind]: earlier = [], ...others } = times
  const mine = [...earlier, seconds].slice(-kept)
  return Object.fromEntries([...Object.entries(others), [kind, mine]].slice(-mostKinds))
}

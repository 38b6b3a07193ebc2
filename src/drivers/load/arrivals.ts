import type { Random } from '../../model/random.ts'

/**
 * When requests of many users who know nothing of each other arrive: a Poisson process.
 *
 * @param length - in mean distances between two arrivals
 * @returns ascending, in the same unit, all below the length
 */
export function arrivals(random: Random, length: number): readonly number[] {
  const times: number[] = []
  for (let at = distance(random); at < length; at += distance(random)) times.push(at)
  return times
}

function distance(random: Random): number {
  return -Math.log(1 - random.next())
}

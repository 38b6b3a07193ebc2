import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Ends processes repeatedly, with ever longer pauses, until none of them is left.
 *
 * @param whose - for people: `a child`
 * @param end - ends those that still run, and returns them; `null` when there is none
 * @throws Error when something is still alive after the time limit
 */
export async function untilGone(
  whose: string,
  end: () => readonly number[] | null,
  patienceSeconds = 5,
): Promise<void> {
  for (let waitedSeconds = 0, pause = 0.002; ; waitedSeconds += pause, pause *= 1.5) {
    const remainder = end()
    if (remainder === null) return
    if (waitedSeconds > patienceSeconds) {
      throw new Error(
        `expected every process of ${whose} to end, got ${remainder.join(', ')} still alive`,
      )
    }
    await sleep(pause * 1000)
  }
}

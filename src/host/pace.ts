/** Lets calls through one after the other, in the shape that octokit's throttling asks for. */
export interface Pace {
  readonly key: () => {
    readonly schedule: <T>(options: unknown, run: () => Promise<T>) => Promise<T>
  }
}

/**
 * A queue that lets one call begin every so many seconds.
 *
 * @param seconds - least time between the beginnings of two calls
 */
export function createPace(seconds: number): Pace {
  let freeAtMilliseconds = 0
  const schedule = async <T>(_options: unknown, run: () => Promise<T>): Promise<T> => {
    const now = performance.now()
    const start = Math.max(now, freeAtMilliseconds)
    freeAtMilliseconds = start + seconds * 1000
    await new Promise((resolve) => {
      setTimeout(resolve, start - now)
    })
    return run()
  }
  return { key: () => ({ schedule }) }
}

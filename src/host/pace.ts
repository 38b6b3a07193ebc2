/** Lets calls through one after the other, with the interface that octokit's throttling expects. */
export interface Pace {
  readonly key: () => {
    readonly schedule: <T>(options: unknown, run: () => Promise<T>) => Promise<T>
  }
}

/**
 * Creates a queue that starts at most one call per interval.
 *
 * @param seconds - least time between the starts of two calls
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

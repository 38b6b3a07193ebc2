import { runInNewContext } from 'node:vm'

const timedOut = 'Script execution timed out'

/** What a function that waits for nothing returns; `null` where it has not ended in time, as with a stranger's text. */
export function withinSeconds<T>(seconds: number, work: () => T): T | null {
  if (seconds <= 0) return null
  try {
    const values: T[] = []
    const act = (): void => void values.push(work())
    runInNewContext('act()', { act }, { timeout: Math.max(1, Math.round(seconds * 1000)) })
    return values[0] ?? null
  } catch (error) {
    // What another context throws is no instance of our errors.
    if (!String(error).includes(timedOut)) throw error
    return null
  }
}

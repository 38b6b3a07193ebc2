/**
 * Does something each second until it is stopped; keeps no program alive.
 *
 * @returns stops it
 */
export function everySecond(act: () => void): () => void {
  const timer = setInterval(act, 1000)
  timer.unref()
  return () => {
    clearInterval(timer)
  }
}

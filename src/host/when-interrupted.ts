/** Signals that ask a program to end. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Calls back at the first signal that asks this program to end. The second one ends the program
 * immediately, as usual.
 *
 * @returns a function that stops listening
 */
export function whenInterrupted(onFirst: (signal: string) => void): () => void {
  const listen = (signal: NodeJS.Signals): void => {
    stop()
    onFirst(signal)
  }
  const stop = (): void => {
    for (const signal of signals) process.off(signal, listen)
  }
  for (const signal of signals) process.on(signal, listen)
  return stop
}

import type { Host } from './host.ts'

/** Signals that ask a program to end. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The first signal ends the children, so that what was measured is judged; the second ends the program, as usual. */
export function interruptionOf(
  { processes }: { readonly processes: Pick<Host['processes'], 'endAll'> },
  onFirst: (signal: string) => void,
): { readonly hasHappened: () => boolean; readonly stop: () => void } {
  let has = false
  const stop = (): void => {
    for (const signal of signals) process.off(signal, listen)
  }
  const listen = (signal: NodeJS.Signals): void => {
    stop()
    has = true
    onFirst(signal)
    void processes.endAll()
  }
  for (const signal of signals) process.on(signal, listen)
  return { hasHappened: () => has, stop }
}

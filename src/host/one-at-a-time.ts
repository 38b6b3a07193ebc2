/** Runs actions one after the other, in the order in which they were asked for. */
export type Queue = <T>(action: () => Promise<T>) => Promise<T>

/** A queue with nobody in it. An action that fails fails for its own caller only. */
export function oneAtATime(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (action) => {
    const own = last.then(action, action)
    last = own
    return own
  }
}

/** Runs actions one after the other, in the order in which they were added. */
export type Queue = <T>(action: () => Promise<T>) => Promise<T>

/** Creates an empty queue. A failing action fails only for its own caller. */
export function oneAtATime(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (action) => {
    const result = last.then(action, action)
    last = result
    return result
  }
}

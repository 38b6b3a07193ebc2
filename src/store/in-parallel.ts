const atOnce = 16

/**
 * Runs an action for every item, a few at a time; the first error is thrown when all started
 * actions have ended.
 */
export async function inParallel<T>(
  items: readonly T[],
  action: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const errors: unknown[] = []
  const work = async (): Promise<void> => {
    for (const item of queue) {
      if (errors.length > 0) return
      try {
        await action(item)
      } catch (error) {
        errors.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (errors.length > 0) throw errors[0]
}

/**
 * A plan of version 1 in the form of today: rows with other seats than base and head stood beside the
 * benchmarks, under `contests`, in the plan and in its shard. They come last, as they did when blocks were
 * drawn. A plan of today is returned unchanged, and so is whatever is no plan.
 */
export function planOfBefore(plan: unknown): unknown {
  if (!isRecord(plan)) return plan
  const { contests = [], shard, benchmarks, ...rest } = plan
  if (!Array.isArray(contests) || !Array.isArray(benchmarks)) return plan
  return {
    ...rest,
    benchmarks: [...(benchmarks as unknown[]), ...(contests as unknown[])],
    shard: shardOfBefore(shard),
  }
}

function shardOfBefore(shard: unknown): unknown {
  if (!isRecord(shard)) return shard
  const { contests, rows, ...rest } = shard
  if (!isRecord(contests) || !Array.isArray(rows) || !Array.isArray(contests['rows'])) return shard
  return {
    ...rest,
    familyOfOthers: contests['family'],
    rows: [...(rows as unknown[]), ...(contests['rows'] as unknown[])],
  }
}

/** Parts that had lines of their own in a journal, and a field in a result, by the name of those. */
const formerLines: Readonly<Record<string, string>> = { lanes: 'lanes', profile: 'profiles' }
const formerFields: ReadonlySet<string> = new Set(Object.values(formerLines))

/** A line of a journal in the form of today: parts had a type of their own. */
export function partOfBefore(entry: unknown): unknown {
  const name = isRecord(entry) ? entry['type'] : null
  const part = typeof name === 'string' ? formerLines[name] : undefined
  if (!isRecord(entry) || typeof name !== 'string' || part === undefined) return entry
  return { type: 'part', part, entry: entry[name] }
}

/** A result whose parts stand under `parts`, where each had a field of its own. */
export function withParts(result: Readonly<Record<string, unknown>>): object {
  const entries = Object.entries(result)
  const parts = entries.filter(([field]) => formerFields.has(field))
  const rest = entries.filter(([field]) => !formerFields.has(field))
  return { parts: Object.fromEntries(parts), ...Object.fromEntries(rest) }
}

/** Whether it is an object with keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

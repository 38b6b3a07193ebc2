import type { JournalEntry } from './journal.ts'

/**
 * Makes entries of a table share the names of its benchmarks: each is in the journal of every shard, and in
 * every line of it, and would be in memory as often.
 *
 * @returns what yields an entry that equals the one it is given
 */
export function sharedNames(): (entry: JournalEntry) => JournalEntry {
  const names = new Map<string, string>()
  const shareName = (name: string): string => {
    const knownName = names.get(name)
    if (knownName !== undefined) return knownName
    names.set(name, name)
    return name
  }
  return (entry) => {
    if (entry.type === 'run') {
      const { plan } = entry
      if (plan.shard === undefined) return entry
      const shard = { ...plan.shard, rows: plan.shard.rows.map(shareName) }
      return { ...entry, plan: { ...plan, shard } }
    }
    if (entry.type !== 'sample' && entry.type !== 'disturbed') return entry
    const { sample } = entry
    const block = { ...sample.block, benchmarkId: shareName(sample.block.benchmarkId) }
    return { ...entry, sample: { ...sample, block } }
  }
}

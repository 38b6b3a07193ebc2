/**
 * What versions before wrote, in the form of today. What is of today is returned unchanged, and so is
 * whatever is neither: the schemas refuse it.
 */
import { resultFormat } from './judging/result.ts'
import { journalFormat } from './run/journal.ts'

type Fields = Readonly<Record<string, unknown>>

/** Parts that had lines of their own in a journal, by the type of those; in a result they had a field. */
const formerLines: Readonly<Record<string, string>> = { lanes: 'lanes', profile: 'profiles' }

/** A result of any version: in version 1 findings about contenders stood apart. */
export function presentResult(data: unknown): unknown {
  if (!isRecord(data)) return data
  const { lanes, profiles, plan, rebuildControl: _rebuilt, ...others } = data
  const present = { parts: { lanes, profiles }, ...others, plan: presentPlan(plan) }
  if (data['format'] !== 'deadheat-result/1') return present
  const { continuedOn: _, contests, findings, ...rest }: Fields = present
  return { ...rest, format: resultFormat, findings: joined(findings, contests) }
}

/**
 * Converts the lines of one journal. In formats 1 and 2 rows with other seats stood apart; in format 1 a
 * block was marked as a control, a rebuild control or neither, and a warm-up by its round.
 *
 * @returns what takes the next line
 */
export function journalConverter(): (line: unknown) => unknown {
  let isFormat1 = false
  return (line) => {
    if (!isRecord(line)) return line
    const { type, format, plan, sample } = line
    if (type === 'run') {
      isFormat1 = format === 'deadheat-journal/1'
      const isFormer = isFormat1 || format === 'deadheat-journal/2'
      const { twin: _twin, ...fields } = line
      return { ...fields, format: isFormer ? journalFormat : format, plan: presentPlan(plan) }
    }
    const part = typeof type === 'string' ? formerLines[type] : undefined
    if (part !== undefined) return { type: 'part', part, entry: line[String(type)] }
    if (!isFormat1 || !isRecord(sample) || !isRecord(sample['block'])) return line
    const { control, rebuild, ...block } = sample['block']
    if (typeof control !== 'boolean') return line
    const plainKind = block['round'] === 0 ? 'warm-up' : 'pair'
    const kind = rebuild === true ? 'rebuild' : control ? 'control' : plainKind
    return { ...line, sample: { ...sample, block: { ...block, kind } } }
  }
}

/**
 * A plan: rows with other seats than base and head stood under `contests`, in it and in its shard. They come
 * last, as they did when blocks were drawn. A study had fields of its own.
 */
function presentPlan(plan: unknown): unknown {
  if (!isRecord(plan)) return plan
  const { contests, benchmarks, shard, study, chosen, parts, ...others } = plan
  const { study: words = null, ...choice } = isRecord(chosen) ? chosen : {}
  const { suite: _, ...tables } = isRecord(study) ? study : {}
  // Floors from earlier runs, which nobody was ever given: a plan that has any is refused.
  const { selective: _selective, rebuildControl: _rebuilt, history, ...rest } = others
  const isWithoutHistory = history === undefined || (Array.isArray(history) && history.length === 0)
  const floors = isWithoutHistory ? {} : { history }
  const studies = isRecord(study) ? { studies: { ...tables, words } } : {}
  return {
    ...rest,
    ...floors,
    benchmarks: joined(benchmarks, contests),
    shard: presentShard(shard),
    chosen: isRecord(chosen) ? presentChoice(choice) : chosen,
    parts: isRecord(study) ? studies : parts,
  }
}

/** `published` had another name, and every two contenders could meet. */
function presentChoice({ preset, allPairs: _allPairs, ...choice }: Fields): Fields {
  return { ...choice, preset: preset === 'seed' ? 'published' : preset }
}

function presentShard(shard: unknown): unknown {
  if (!isRecord(shard)) return shard
  const { contests, rows, ...rest } = shard
  if (!isRecord(contests)) return shard
  return { ...rest, familyOfOthers: contests['family'], rows: joined(rows, contests['rows']) }
}

/** Two lists that were apart; the first as it is where there is no second one. */
function joined(first: unknown, second: unknown): unknown {
  return Array.isArray(first) && Array.isArray(second)
    ? [...(first as unknown[]), ...(second as unknown[])]
    : first
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import type { Plan } from '../../model/run/plan.ts'
import type { Result } from '../../model/judging/result.ts'
import type { Revision } from '../../model/build/revision.ts'

/**
 * The command that repeats the comparison, as one line for a shell.
 *
 * @param only - id of the benchmark, where no other one is wanted
 */
export function reproduceLine(
  { plan, builds, variants }: Pick<Result, 'plan' | 'builds' | 'variants'>,
  only: string | null = null,
): string {
  const { contenders } = plan.chosen ?? {}
  const compared =
    contenders === undefined
      ? ['deadheat compare', ...[plan.revisions.base, plan.revisions.head].map(specOf).map(quoted)]
      : ['deadheat versus', ...contenders.map(quoted)]
  return [
    ...compared,
    ...chosenOptions(plan, only),
    ...nodeOptions({ builds, variants }),
    `--pairs ${String(plan.policy.looks.at(-1) ?? 0)}`,
    ...limitsOf(plan),
    `--control ${String(plan.controlShare)}`,
    ...(plan.rebuildControl === true ? ['--rebuild-control true'] : []),
    `--seed ${String(plan.seed)}`,
  ].join(' ')
}

function chosenOptions({ chosen = {} }: Plan, one: string | null): readonly string[] {
  const { benchmarks, suite, preset, set = [], axis = [], allPairs } = chosen
  const only = one === null ? chosen.only : [one.replaceAll(',', '*')]
  return [
    ...(benchmarks === undefined ? [] : [`--benchmarks ${quoted(benchmarks)}`]),
    ...(suite === undefined ? [] : [`--suite ${quoted(suite)}`]),
    ...(preset === undefined ? [] : [`--preset ${preset}`]),
    ...set.map((line) => `--set ${quoted(line)}`),
    ...(only === undefined ? [] : [`--only ${quoted(only.join(','))}`]),
    ...axis.map((asked) => `--axis ${quoted(asked)}`),
    ...(allPairs === true ? ['--all-pairs true'] : []),
  ]
}

/** A runtime built from its side's commit is built again. */
function nodeOptions({
  builds: { base, head },
  variants,
}: Pick<Result, 'builds' | 'variants'>): readonly string[] {
  if (variants !== undefined) {
    const all = variants.flatMap(
      ({ builds }) => (builds.head ?? builds.base)?.runtime.version ?? [],
    )
    return [`--node ${quoted(all.join(','))}`]
  }
  const one = base?.runtime ?? head?.runtime
  const other = head?.runtime ?? base?.runtime
  if (one === undefined || other === undefined || one.source === 'built') return []
  return one.version === other.version
    ? [`--node ${quoted(one.version)}`]
    : [`--base-node ${quoted(one.version)}`, `--head-node ${quoted(other.version)}`]
}

/** Only explicit selections; the rest is the default of every run. */
function limitsOf({ policy, metrics, budgetSeconds }: Plan): readonly string[] {
  const threshold = metrics.find(({ gates, unit }) => gates && unit === 's')?.threshold
  return [
    `--alpha ${String(policy.alpha)}`,
    ...(threshold === undefined ? [] : [`--threshold ${String(threshold)}`]),
    ...(policy.limit === null ? [] : [`--limit ${String(policy.limit)}`]),
    ...(budgetSeconds === null ? [] : [`--budget ${String(budgetSeconds)}s`]),
  ]
}

function specOf({ source, sha, packageName, packageVersion, spec }: Revision): string {
  if (source === 'commit') return sha ?? spec
  return packageName === null || packageVersion === null
    ? spec
    : `npm:${packageName}@${packageVersion}`
}

/** A result may be untrusted, and people paste this line. */
function quoted(word: string): string {
  return /^[\w@./:+][\w@./:+,-]*$/.test(word)
    ? word
    : `'${word.replaceAll(/\p{C}/gu, '').replaceAll("'", String.raw`'\''`)}'`
}

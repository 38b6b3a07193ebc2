import type { Plan } from '../model/plan.ts'
import type { Result } from '../model/result.ts'
import type { Revision } from '../model/revision.ts'

/** The command that makes the same comparison again, as one line for a shell. */
export function reproduceLine({ plan, builds }: Result): string {
  const node = builds.head?.runtime.version ?? builds.base?.runtime.version
  return [
    'deadheat compare',
    quoted(specOf(plan.revisions.base)),
    quoted(specOf(plan.revisions.head)),
    ...(node === undefined ? [] : [`--node ${quoted(node)}`]),
    `--pairs ${String(plan.policy.looks.at(-1) ?? 0)}`,
    ...limitsOf(plan),
    `--control ${String(plan.controlShare)}`,
    `--seed ${String(plan.seed)}`,
  ].join(' ')
}

/** Only what was asked for: the rest is what any run would take. */
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

/** A result may come from a stranger, and people paste this line. */
function quoted(word: string): string {
  return /^[\w@./:+][\w@./:+-]*$/.test(word)
    ? word
    : `'${word.replaceAll(/\p{C}/gu, '').replaceAll("'", String.raw`'\''`)}'`
}

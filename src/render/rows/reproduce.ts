import type { Plan } from '../../model/run/plan.ts'
import type { Result } from '../../model/judging/result.ts'
import type { Revision } from '../../model/build/revision.ts'
import type { BySide } from '../../model/build/side.ts'
import { shellWord } from '../text/escape.ts'

/** The command that repeats the comparison, or only one benchmark of it, as one line for a shell. */
export function reproduceLine(
  { plan, builds, variants }: Pick<Result, 'plan' | 'builds' | 'variants'>,
  only: string | null = null,
): string {
  const { contenders, study, suite } = plan.chosen ?? {}
  const nodes = variants === undefined ? nodesOf(builds) : null
  const commandWords = study
    ? ['deadheat study', ...study.map(shellWord)]
    : contenders === undefined
      ? ['deadheat compare', ...sideWords(plan, nodes).map(shellWord)]
      : ['deadheat versus', ...contenders.map(shellWord)]
  return [
    ...commandWords,
    // The words of a study name what is measured.
    ...(suite === undefined || study !== undefined ? [] : [`--suite ${shellWord(suite)}`]),
    ...chosenOptions(plan, only),
    ...nodeOptions(nodes, variants),
    `--pairs ${String(plan.policy.looks.at(-1) ?? 0)}`,
    ...limitsOf(plan),
    `--seed ${String(plan.seed)}`,
  ].join(' ')
}

function chosenOptions({ chosen = {} }: Plan, text: string | null): readonly string[] {
  const { benchmarks, preset, set = [], axis = [], environment = [], nodeFlags = [] } = chosen
  const only = text === null ? chosen.only : [text.replaceAll(',', '*')]
  return [
    ...(benchmarks === undefined ? [] : [`--benchmarks ${shellWord(benchmarks)}`]),
    ...(preset === undefined ? [] : [`--preset ${preset}`]),
    ...set.map((line) => `--set ${shellWord(line)}`),
    ...(only === undefined ? [] : [`--only ${shellWord(only.join(','))}`]),
    ...axis.map((axisText) => `--axis ${shellWord(axisText)}`),
    ...environment.map((line) => `--environment ${shellWord(line)}`),
    ...(nodeFlags.length === 0 ? [] : [`--node-flags=${shellWord(nodeFlags.join(' '))}`]),
  ]
}

function nodesOf({ base, head }: Result['builds']): BySide<string> | null {
  const baseRuntime = base?.runtime ?? head?.runtime
  const headRuntime = head?.runtime ?? base?.runtime
  if (baseRuntime === undefined || headRuntime === undefined || baseRuntime.source === 'built')
    return null
  return { base: baseRuntime.version, head: headRuntime.version }
}

/** Both sides, each with its Node.js where they differ in it. */
function sideWords({ revisions }: Plan, nodes: BySide<string> | null): readonly string[] {
  const apart = nodes !== null && nodes.base !== nodes.head
  return (['base', 'head'] as const).map((side) =>
    apart ? underNode(revisions[side], nodes[side]) : specOf(revisions[side]),
  )
}

function underNode(revision: Revision, node: string): string {
  if (revision.source === 'runtime') return `node:${node}`
  return `${specOf(revision).replace(/\s*\+\s*node:.*$/u, '')}+node:${node}`
}

function nodeOptions(
  nodes: BySide<string> | null,
  variants: Result['variants'],
): readonly string[] {
  const all = variants?.flatMap(({ builds }) => (builds.head ?? builds.base)?.runtime.version ?? [])
  if (all !== undefined) return [`--node-version ${shellWord(all.join(','))}`]
  return nodes === null || nodes.base !== nodes.head
    ? []
    : [`--node-version ${shellWord(nodes.base)}`]
}

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

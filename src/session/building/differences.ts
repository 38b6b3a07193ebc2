import {
  benchmarkFacts,
  compilerFacts,
  declaredDependencies,
  dependencyFacts,
  runtimeFacts,
  type SideFactsRequest,
} from '../../build/side-facts.ts'
import type { Difference, DifferenceKind } from '../../model/build/difference.ts'
import type { BySide, Side } from '../../model/build/side.ts'
import { differencesBetween, type SideFacts } from '../../plan/differences-between.ts'
import { runtimesOf } from '../../plan/runtimes-of.ts'
import type { Target } from '../../measure/targets/target.ts'
import type { Session } from '../session.ts'

/** Two sides that are about to be measured. */
export interface Contestants {
  readonly targets: BySide<Target>
  /** Absolute paths of the folders in which the sides were built. */
  readonly roots: BySide<string>
  /** Whether benchmarks were staged in the sides. */
  readonly isStaged: boolean
}

/** What differs between the sides besides their code, and which of that was requested. */
export async function differencesOf(
  run: Session,
  contestants: Contestants,
): Promise<readonly Difference[]> {
  const question = (side: Side): SideFactsRequest => ({
    revision: run.revisions[side],
    build: contestants.targets[side].build,
    root: contestants.roots[side],
    benchmarkDirectory: contestants.isStaged ? contestants.targets[side].benchmarkDirectory : null,
    repository: run.request.repository,
  })
  const questions = { base: question('base'), head: question('head') }
  const [base, head] = await Promise.all([
    sideFactsOf(questions.base, contestants.targets.base, run),
    sideFactsOf(questions.head, contestants.targets.head, run),
  ])
  const facts = { base, head }
  const isCompared = [facts.base, facts.head].every(
    ({ compiler }) => Object.keys(compiler).length > 0,
  )
  return differencesBetween(
    isCompared ? facts : { base: withoutCompiled(facts.base), head: withoutCompiled(facts.head) },
    await askedFor(questions, run),
  )
}

/** A side without native code has no compiler to compare. */
function withoutCompiled(facts: SideFacts): SideFacts {
  return { ...facts, compiler: {} }
}

async function sideFactsOf(
  sideFactsRequest: SideFactsRequest,
  target: Target,
  run: Session,
): Promise<SideFacts> {
  const { files } = run.host
  return {
    runtime: runtimeFacts(sideFactsRequest.build),
    environment: environmentFacts(target),
    dependencies: await dependencyFacts(sideFactsRequest, files),
    compiler: await compilerFacts(sideFactsRequest.build, files),
    benchmarks: await benchmarkFacts(sideFactsRequest.benchmarkDirectory, files),
  }
}

/** The variables, without each side's own folders. */
function environmentFacts({ side, environment, build }: Target): Readonly<Record<string, string>> {
  const node = build.runtime.path.replace(/[/\\][^/\\]*$/, '')
  const entries = Object.entries(environment).map(([name, value]): readonly [string, string] => [
    name,
    value
      .replaceAll(node, '{node}')
      .replaceAll(new RegExp(`([/\\\\])${side}(?=$|[/\\\\:;])`, 'g'), '$1{side}'),
  ])
  return Object.fromEntries(entries)
}

async function askedFor(
  { base, head }: BySide<SideFactsRequest>,
  { settings, revisions, host }: Session,
): Promise<ReadonlySet<DifferenceKind>> {
  const askedEntries = new Set<DifferenceKind>(settings.allow ?? [])
  const builtOne = [base, head].some(({ build }) => build.runtime.source === 'built')
  if (builtOne || runtimesOf(settings, revisions).apart) askedEntries.add('runtime')
  const declaredNames = await Promise.all([
    declaredDependencies(base, host),
    declaredDependencies(head, host),
  ])
  if (declaredNames[0] !== declaredNames[1]) askedEntries.add('dependencies')
  return askedEntries
}

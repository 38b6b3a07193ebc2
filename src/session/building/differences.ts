import type { Difference, DifferenceKind } from '../../model/build/difference.ts'
import type { BySide, Side } from '../../model/build/side.ts'
import { differencesBetween, type SideFacts } from '../../plan/differences-between.ts'
import { runtimesOf } from '../../plan/runtimes-of.ts'
import type { Target } from '../../measure/targets/target.ts'
import type { Session } from '../session.ts'
import type { Files } from '../../host/files/files.ts'
import type { Git } from '../../host/git/git.ts'
import type { Build } from '../../model/build/build.ts'
import type { Revision } from '../../model/build/revision.ts'
import { parseJson } from '../../model/parse-json.ts'
import { installedPackages } from '../../build/install/installed-packages.ts'
import { lockfiles } from '../../model/build/manifest.ts'

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

/** What the facts of one side are taken from. */
interface SideFactsRequest {
  readonly revision: Revision
  readonly build: Build
  /** Absolute path of the side's whole tree. */
  readonly root: string
  /** Absolute path of the staged benchmarks; `null` when there are none. */
  readonly benchmarkDirectory: string | null
  readonly repository: string | null
}

/** Version of its Node.js and everything in `process.versions`. */
function runtimeFacts({ runtime }: Build): Readonly<Record<string, string>> {
  const { node: _node, ...parts } = runtime.versions
  return { 'Node.js': runtime.version, ...parts }
}

/** The packages installed for it, without the measured one. */
export async function dependencyFacts(
  { revision, build, root }: Pick<SideFactsRequest, 'revision' | 'build' | 'root'>,
  files: Files,
): Promise<Readonly<Record<string, string>>> {
  const match: Record<string, string> = {}
  for (const folder of new Set([root, build.packageDirectory])) {
    const below = files.relative(root, folder)
    for (const [place, version] of Object.entries(await installedPackages(folder, files))) {
      const path = below === '' ? place : `${below}/${place}`
      if (path !== `node_modules/${revision.packageName ?? ''}`) match[path] = version
    }
  }
  return match
}

const sections = new Set([
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
  'resolutions',
])

interface DeclaredDependenciesRequest {
  readonly files: Files
  readonly git: Git
}

/**
 * What a revision itself declares about its dependencies, as one text: its lockfiles and the
 * sections of its package.json. If that is the same on both sides, a difference in dependencies was
 * not requested.
 */
export async function declaredDependencies(
  { revision, build, root, repository }: SideFactsRequest,
  { files, git }: DeclaredDependenciesRequest,
): Promise<string> {
  const { sha } = revision
  if (sha === null || repository === null) {
    return sectionsOf(await files.read(files.join(build.packageDirectory, 'package.json')))
  }
  const below = files.relative(root, build.packageDirectory)
  const parts = [...new Set(['', below])].flatMap((folder) => {
    const at = (name: string): Promise<string | null> =>
      git.readFile(repository, sha, folder === '' ? name : `${folder}/${name}`)
    return [
      at('package.json').then(sectionsOf),
      ...Object.keys(lockfiles).map((name) => at(name).then((content) => content ?? '')),
    ]
  })
  return JSON.stringify(await Promise.all(parts))
}

function sectionsOf(manifest: string | null): string {
  if (manifest === null) return ''
  const json = parseJson(manifest)
  // An unreadable manifest differs when its text does.
  if (typeof json !== 'object' || json === null) return manifest
  const entries = Object.entries(json).filter(([name]) => sections.has(name))
  return JSON.stringify(entries.toSorted(([first], [second]) => (first < second ? -1 : 1)))
}

/** The compilers of its addons, by their signatures; nothing for compilers that leave none. */
export async function compilerFacts(
  { addons, directory }: Build,
  files: Files,
): Promise<Readonly<Record<string, string>>> {
  const matches = new Set<string>()
  for (const { path, builtHere } of addons) {
    if (!builtHere) continue
    const content = (await files.read(files.join(directory, path))) ?? ''
    const signatures = content.matchAll(/GCC: \([\x20-\x7e]{1,80}?\) [\d.]+|clang version [\d.]+/g)
    for (const [signature] of signatures) matches.add(signature)
  }
  return matches.size === 0 ? {} : { compiler: [...matches].toSorted().join(', ') }
}

/** The staged benchmarks: the digest of every file by its path. */
async function benchmarkFacts(
  directory: string | null,
  files: Files,
): Promise<Readonly<Record<string, string>>> {
  if (directory === null) return {}
  const match: Record<string, string> = {}
  for (const path of await files.walk(directory)) {
    if (/(?:^|\/)node_modules\//.test(path)) continue
    match[path] = (await files.fingerprint(files.join(directory, path))).sha256
  }
  return match
}

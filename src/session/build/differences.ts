import type { Difference, DifferenceKind } from '../../model/build/difference.ts'
import type { BySide, Side } from '../../model/build/side.ts'
import { differencesBetween, type SideFacts } from '../../plan/differences-between.ts'
import { runtimesOf } from '../../plan/runtimes-of.ts'
import type { Target } from '../../measure/targets/target.ts'
import type { Session } from '../session.ts'
import type { Files } from '../../host/files/files.ts'
import type { Host } from '../../host/host.ts'
import type { Build } from '../../model/build/build.ts'
import type { Revision } from '../../model/build/revision.ts'
import { parseJson } from '../../model/parse-json.ts'
import { installedPackages } from '../../build/install/installed-packages.ts'
import { lockfiles } from '../../model/build/manifest.ts'
import { benchmarksAmong } from '../../model/benchmarks-among.ts'

/** Two sides that are about to be measured. */
export interface Contestants {
  readonly targets: BySide<Target>
  /** Whether benchmarks were staged in the sides. */
  readonly isStaged: boolean
}

/** What differs between the sides besides their code, and which of that was requested. */
export async function differencesOf(
  run: Session,
  { targets, isStaged }: Contestants,
): Promise<readonly Difference[]> {
  const { files } = run.host
  const builtSide = (side: Side): BuiltSide => ({
    revision: run.revisions[side],
    build: targets[side].build,
    root: targets[side].tree,
    repository: run.request.repository,
  })
  const factsOf = async (side: Side): Promise<SideFacts> => {
    const target = targets[side]
    return {
      runtime: runtimeFacts(target.build),
      dependencies: await dependencyFacts(builtSide(side), files),
      benchmarks: isStaged ? await benchmarkFacts(target, files) : {},
    }
  }
  const [base, head] = await Promise.all([factsOf('base'), factsOf('head')])
  return differencesBetween(
    { base, head },
    await askedFor({ base: builtSide('base'), head: builtSide('head') }, run),
  )
}

async function askedFor(
  { base, head }: BySide<BuiltSide>,
  { settings, revisions, host }: Session,
): Promise<ReadonlySet<DifferenceKind>> {
  const kinds = new Set<DifferenceKind>(settings.allow ?? [])
  const isBuilt = [base, head].some(({ build }) => build.runtime.source === 'built')
  if (isBuilt || runtimesOf(settings, revisions).apart) kinds.add('runtime')
  const baseDependencies = await declaredDependencies(base, host)
  if (baseDependencies !== (await declaredDependencies(head, host))) kinds.add('dependencies')
  return kinds
}

/** What the facts of one side are taken from. */
interface BuiltSide {
  readonly revision: Revision
  readonly build: Build
  /** Absolute path of the side's whole tree. */
  readonly root: string
  readonly repository: string | null
}

/** Version of its Node.js and everything in `process.versions`. */
function runtimeFacts({ runtime }: Build): Readonly<Record<string, string>> {
  const { node: _node, ...parts } = runtime.versions
  return { 'Node.js': runtime.version, ...parts }
}

/** The packages installed for it, without the measured one. */
export async function dependencyFacts(
  { revision, build, root }: Pick<BuiltSide, 'revision' | 'build' | 'root'>,
  files: Files,
): Promise<Readonly<Record<string, string>>> {
  const versions: Record<string, string> = {}
  for (const folder of new Set([root, build.packageDirectory])) {
    const below = files.relative(root, folder)
    for (const [place, version] of Object.entries(await installedPackages(folder, files))) {
      const path = below === '' ? place : `${below}/${place}`
      if (path !== `node_modules/${revision.packageName ?? ''}`) versions[path] = version
    }
  }
  return versions
}

const sections = new Set([
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
  'resolutions',
])

/** What a revision declares of its dependencies, as one text: the same on both sides, no difference was requested. */
export async function declaredDependencies(
  { revision, build, root, repository }: BuiltSide,
  { files, git }: Pick<Host, 'files' | 'git'>,
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

async function benchmarkFacts(
  { benchmarkDirectory: directory, build }: Pick<Target, 'benchmarkDirectory' | 'build'>,
  files: Files,
): Promise<Readonly<Record<string, string>>> {
  const digests: Record<string, string> = {}
  const place = files.relative(build.directory, directory)
  for (const path of benchmarksAmong(place, await files.walk(directory))) {
    if (/(?:^|\/)node_modules\//.test(path)) continue
    digests[path] = (await files.fingerprint(files.join(directory, path))).sha256
  }
  return digests
}

import { buildBoth, type BuildBothRequest } from '../../src/build/build-both.ts'
import { buildSide } from '../../src/build/build-side.ts'
import type { BuildRequest, BuildOutcome } from '../../src/build/build-request.ts'
import { resolveRuntime } from '../../src/build/runtime/runtime.ts'
import { resolveRevision } from '../../src/revision/resolve-revision.ts'
import type { Host } from '../../src/host/host.ts'
import type { Build } from '../../src/model/build/build.ts'
import type { Revision } from '../../src/model/build/revision.ts'
import type { Side } from '../../src/model/build/side.ts'
import type { OnProgress } from '../../src/model/run/progress.ts'
import type { Failure } from '../../src/model/judging/failure.ts'
import type { Runtime } from '../../src/model/build/runtime.ts'
import { cacheDirectory } from '../../src/settings/cache-directory.ts'
import { parseRevision } from '../../src/settings/parse-revision.ts'
import { gitRepository, temporaryFolder, type GitRepository, type Tree } from './git-repository.ts'
import { realHost } from './real-host.ts'

export const pathRuntime = await resolveRuntime('path', realHost(), '/nowhere')

/** A release of Node.js, from the tests' cache: the one that most tests build and measure with, unless another is named. */
export function nodeRelease(version = '20.20.2'): Promise<Runtime> {
  return resolveRuntime(version, realHost(), testCache())
}

/** What a test of a build has to say; the rest is usual. */
export interface BuildWish extends Partial<Omit<BuildRequest, 'revision' | 'repository'>> {
  readonly revision?: string
  readonly repository?: GitRepository | string | null
  /** What npm sees besides when the revision is looked up. */
  readonly secrets?: Readonly<Record<string, string>>
}

/** A build by its files alone, of the package at the root, for a trusted run, and kept nowhere. */
const plainBuild = {
  recipe: null,
  commands: [],
  configure: [],
  environment: {},
  trustScope: 'trusted',
  directory: null,
  store: null,
  timeoutSeconds: 300,
} as const

/** A repository with a package without dependencies, its lockfile and these files. */
export function packageRepository(
  scripts: Readonly<Record<string, string>> = {},
  files: Tree = {},
  folder = '.',
): GitRepository {
  const manifest = { name: 'sample', version: '1.0.0', scripts }
  const lock = { name: 'sample', version: '1.0.0', lockfileVersion: 3, packages: { '': manifest } }
  return gitRepository({
    [`${folder}/package.json`]: JSON.stringify(manifest),
    [`${folder}/package-lock.json`]: JSON.stringify(lock),
    ...files,
  })
}

/** Builds one revision as head, in a folder that is removed when the test ends. */
export async function buildHead(
  { secrets = {}, revision: spec = 'HEAD', repository: origin = null, ...wish }: BuildWish,
  host: Host,
): Promise<BuildOutcome> {
  const repository = typeof origin === 'string' ? origin : (origin?.directory ?? null)
  const place = { side: 'head', repository, host, secrets } as const
  const request = {
    repository,
    workDirectory: temporaryFolder(),
    cacheDirectory: testCache(),
    ...plainBuild,
    runtime: pathRuntime,
    jobs: 2,
    onLine: () => undefined,
    ...wish,
    revision: await resolveRevision(parseRevision(spec), place),
  }
  return buildSide(request, host)
}

export async function builtHead(wish: BuildWish, host: Host): Promise<Build> {
  return builtOf(await buildHead(wish, host))
}

/** The user's own cache, so that a second run of the tests fetches nothing. */
export function testCache(): string {
  const directory = cacheDirectory(process.env)
  if (directory === null) throw new Error('expected HOME to be set, got nothing')
  return directory
}

/** A pair that a test builds, the last commit twice unless it names others. */
export interface PairWish extends Partial<Omit<BuildBothRequest, 'revisions' | 'runtimes'>> {
  readonly base?: string
  readonly head?: string
  readonly runtime?: Runtime
  readonly headRuntime?: Runtime
}

/** Builds both sides in folders that are removed when the test ends. */
export async function sealedPair(
  { base = 'HEAD', head = 'HEAD', runtime = pathRuntime, ...change }: PairWish,
  host: Host,
  onProgress: OnProgress = () => undefined,
) {
  const { repository = null, headRuntime = runtime } = change
  const resolved = (side: Side, text: string): Promise<Revision> =>
    resolveRevision(parseRevision(text), { side, repository, host })
  const request = {
    ...plainBuild,
    repository,
    workDirectory: temporaryFolder(),
    cacheDirectory: testCache(),
    isHeadAlone: false,
    ...change,
    revisions: { base: await resolved('base', base), head: await resolved('head', head) },
    runtimes: { base: runtime, head: headRuntime },
  }
  return buildBoth(request, host, onProgress)
}

export async function buildPair(...wish: Parameters<typeof sealedPair>) {
  const { base, head } = await sealedPair(...wish)
  return { base: base.outcome, head: head.outcome }
}

export function builtOf(outcome: BuildOutcome): Build {
  if (!('stage' in outcome)) return outcome
  throw new Error([outcome.message, ...outcome.lastLines].join('\n'))
}

/** Why a side did not build, which it had to. */
export function failureOf(outcome: BuildOutcome): Failure {
  if ('stage' in outcome) return outcome
  throw new Error('expected a build that fails, got one that works')
}

import { compareLoose, valid } from 'semver'
import type { Host } from '../host/host.ts'
import {
  publishedFields,
  type PublishedRelease,
  publishedReleaseSchema,
} from '../model/build/published-release.ts'
import type { RevisionSpec } from '../model/build/selection.ts'
import { UsageError } from '../model/usage-error.ts'
import { withoutValues } from '../model/text.ts'
import { npmIn, npmReason } from './fetch-by-npm.ts'
import { secretValues } from './secrets.ts'
import { findTools } from '../toolchain/tools.ts'

/** The newest matching version of a package, or `null`; npm sees `secrets`. A UsageError when it cannot be asked. */
export async function publishedRelease(
  { name, wanted: wantedVersion }: Extract<RevisionSpec, { source: 'package' }>,
  secrets: Readonly<Record<string, string>>,
  host: Host,
): Promise<PublishedRelease | null> {
  const answers = await askRegistry(`${name}@${wantedVersion}`, publishedFields, host, secrets)
  const releases = answers.flatMap((answer) => publishedReleaseSchema.safeParse(answer).data ?? [])
  const sortedReleases = releases
    .filter(({ version }) => isVersion(version))
    .toSorted((first, second) => compareLoose(first.version, second.version))
  return sortedReleases.at(-1) ?? null
}

/** All versions of a package in the registry, oldest first; a UsageError when it cannot be asked. */
export async function publishedVersions(name: string, host: Host): Promise<readonly string[]> {
  const answers = await askRegistry(name, ['versions'], host)
  return oldestFirst(answers.filter((answer) => typeof answer === 'string'))
}

/** Old packages have versions that only npm's loose reading takes for one. */
function isVersion(text: unknown): text is string {
  return typeof text === 'string' && valid(text, { loose: true }) !== null
}

/** Versions by precedence; what is no version, even by npm's loose reading, is left out. */
export function oldestFirst(versions: readonly string[]): readonly string[] {
  return versions.filter((version) => isVersion(version)).toSorted(compareLoose)
}

/**
 * The registry's answers about a package, one for every matching version, unordered; a UsageError when it has none.
 *
 * @param spec - its name, or `NAME@VERSION` with a version, range or tag
 * @param fields - as `npm view` names them
 * @param secrets - variables that npm sees in addition, by name
 */
async function askRegistry(
  spec: string,
  fields: readonly string[],
  host: Host,
  secrets: Readonly<Record<string, string>> = {},
): Promise<readonly unknown[]> {
  const folder = host.files.join((await findTools(host)).nodePath, '..')
  const words = ['view', '--json', '--', spec, ...fields]
  const outcome = await npmIn(folder, words, { timeoutSeconds: 120, secrets }, host)
  if (/\bE404\b/.test(outcome.stderr)) return []
  if (outcome.exitCode !== 0) {
    const reason = withoutValues(npmReason(outcome.stderr) ?? 'no answer', secretValues(secrets))
    const isRefused = /\bE40[13]\b|ENEEDAUTH/.test(outcome.stderr)
    const cure = isRefused ? tokenCure(spec, outcome.stderr) : 'check the network and "npm ping"'
    throw new UsageError(`expected the registry to describe ${spec}, got ${reason}: ${cure}`)
  }
  if (outcome.stdout.trim() === '') return []
  const answer: unknown = JSON.parse(outcome.stdout)
  return Array.isArray(answer) ? answer : [answer]
}

/** Where the token of a registry is looked for, and the line that gives it. */
function tokenCure(spec: string, stderr: string): string {
  const scope = /^@[^/]+(?=\/)/.exec(spec)?.[0]
  const registry = /https?:(\/\/[^\s/"']+\/)/.exec(stderr)?.[1] ?? '//REGISTRY/'
  const whose = scope === undefined ? 'its token' : `the token for ${scope}`
  return `${whose} is looked for in ~/.npmrc; the line "${registry}:_authToken=\${NPM_TOKEN}" gives it, with "install-secrets: [NPM_TOKEN]" in deadheat.yml`
}

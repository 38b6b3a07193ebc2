import { reasonText } from '../../host/process/end-text.ts'
import { validRange } from 'semver'
import { boundaryOf } from '../../sandbox/boundary.ts'
import type { Host } from '../../host/host.ts'
import { runtimeAnswerSchema, type Runtime } from '../../model/build/runtime.ts'
import { buildEnvironment } from '../../toolchain/environment.ts'
import { UsageError } from '../../model/usage-error.ts'
import { parseJson } from '../../model/parse-json.ts'

// In the syntax of Node.js 4, because the oldest runtimes run it too.
const question =
  'JSON.stringify({ execPath: process.execPath, versions: process.versions, lts: process.release.lts || null })'

const timeoutSeconds = 60
const outputLimitBytes = 1_000_000

/** What an executable says of itself. */
export interface ProbedRuntime {
  /** The executable itself, if the given one was a launcher. */
  readonly path: string
  readonly versions: Readonly<Record<string, string>>
  readonly longTermSupport: boolean
  readonly headersDirectory: string | null
}

/** Asks an executable in a tree, or alone, by absolute paths, for its version and parts, or says why it does not run. */
export async function probeRuntime(
  path: string,
  host: Host,
  tree = path,
): Promise<ProbedRuntime | string> {
  const outcome = await host.processes.run({
    argv: [path, '-p', question],
    cwd: '/',
    environment: buildEnvironment(host.processes, []),
    timeoutSeconds,
    outputLimitBytes,
    // It may be a side's own build.
    isolated: true,
    ...boundaryOf('probe', { tree, ownPaths: [], neededPaths: [] }),
  })
  if (outcome.exitCode !== 0) return reasonText(outcome)
  const { data: answer } = runtimeAnswerSchema.safeParse(parseJson(outcome.stdout))
  if (answer === undefined) return `the answer ${JSON.stringify(outcome.stdout.slice(0, 100))}`
  const { execPath, versions, lts } = answer
  const headersDirectory = await findHeaders(execPath, versions['node'] ?? '', host)
  return { path: execPath, versions, longTermSupport: typeof lts === 'string', headersDirectory }
}

/** A runtime as it goes into the result. */
export function runtimeOf(probedRuntime: ProbedRuntime, source: Runtime['source']): Runtime {
  return {
    version: probedRuntime.versions['node'] ?? '',
    path: probedRuntime.path,
    headersDirectory: probedRuntime.headersDirectory,
    source,
    versions: { ...probedRuntime.versions },
  }
}

/** The folder with `include/node` of exactly this version: an addon built with another's crashes or misbehaves. */
async function findHeaders(path: string, version: string, host: Host): Promise<string | null> {
  const { files } = host
  const real = (await files.realPath(path)) ?? path
  for (const folder of [files.join(real, '../..'), files.join(real, '..')]) {
    const header = await files.read(files.join(folder, 'include/node/node_version.h'))
    if (header !== null && versionOfHeader(header) === version) return folder
  }
  return null
}

/** The version in the text of `node_version.h`. */
function versionOfHeader(header: string): string {
  return ['MAJOR', 'MINOR', 'PATCH']
    .map((part) => new RegExp(`#define NODE_${part}_VERSION (\\d+)`).exec(header)?.[1] ?? '')
    .join('.')
}

/** What a user can request as a side's Node.js. */
export type RuntimeSpec =
  /** The one on the job's PATH. */
  | { readonly kind: 'path' }
  /** An executable, or a folder that holds `bin/node`. */
  | { readonly kind: 'given'; readonly path: string }
  /** The newest published version in this range, which may contain only one. */
  | { readonly kind: 'range'; readonly range: string }
  /** The newest line under long-term support, or one that was so many lines before it. */
  | { readonly kind: 'lts'; readonly back: number }

const longest = 200

/** What the lines under long-term support are called, from 4 on; every second one is. */
const lineNames =
  'argon boron carbon dubnium erbium fermium gallium hydrogen iron jod krypton'.split(' ')

/** Reads an absolute path, a version or range, `lts`, `latest`, or a word of nvm, as `lts/jod`; else a UsageError. */
export function parseRuntime(spec: string): RuntimeSpec {
  if (spec === 'path' || spec === 'system') return { kind: 'path' }
  if (/^(?:\/|[a-z]:[\\/])/i.test(spec)) return { kind: 'given', path: spec }
  const [line, name = '*'] = /^lts(?:\/(\*|-\d|[a-z]+))?$/i.exec(spec) ?? []
  const at = lineNames.indexOf(name.toLowerCase())
  if (line !== undefined && /^[*-]/.test(name)) return { kind: 'lts', back: Number(name.slice(1)) }
  if (/^(?:latest|current|node|stable)$/i.test(spec)) return { kind: 'range', range: '*' }
  const written = at < 0 ? spec : String(4 + 2 * at)
  const range = spec.length > longest || !/\d/.test(written) ? null : validRange(written)
  if (range !== null) return { kind: 'range', range }
  throw new UsageError(
    `expected a Node.js version such as 22, 22.20.0, ">=20 <23", lts or lts/jod, or an absolute path, got ${JSON.stringify(spec.slice(0, longest))}`,
  )
}

// How a step of a build runs: bounded, logged, explained when it fails. For recipes; no step may start in another way.
import { boundaryOf } from '../sandbox/boundary.ts'
import { endText } from '../host/process/end-text.ts'
import type { Host } from '../host/host.ts'
import type { Outcome, ProcessSpec } from '../host/process/processes.ts'
import type { InstallScripts } from '../model/build/build.ts'
import type { Failure } from '../model/judging/failure.ts'
import type { Manifest } from '../model/build/manifest.ts'
import type { Side } from '../model/build/side.ts'
import { withoutValues } from '../model/text.ts'
import { secretValues } from '../revision/secrets.ts'
import { homeVariables, ownHome } from './own-home.ts'
import { hintOf } from '../toolchain/hints.ts'
import { unfitNode } from '../toolchain/unfit-node.ts'
import { buildEnvironment } from '../toolchain/environment.ts'
import { excerptOf, firstError } from '../toolchain/first-error.ts'
import type { BuildRequest, ResolvedLock } from './build-request.ts'
import { installVariables, settingsPaths } from './install/install-secrets.ts'
import type { Tools } from '../toolchain/tools.ts'

const outputLimitBytes = 64 * 1024 * 1024
const lineLimit = 2000
const shownOfLine = 240

/** The request of one side's build, with the folders and tools that it is built with. */
export interface Site extends Pick<
  BuildRequest,
  'runtime' | 'cacheDirectory' | 'jobs' | 'configure' | 'environment' | 'trustScope' | 'onLine'
> {
  readonly request: BuildRequest
  readonly side: Side
  readonly host: Host
  readonly tools: Tools
  /** Absolute path of the side's folder: a work tree, or the consumer of a published package. */
  readonly directory: string
  /** Absolute path of the folder that holds the measured package. */
  readonly packageDirectory: string
  /** Its package.json, or `null` when there is none. */
  readonly manifest: Manifest | null
  /** A folder that contains only the side's own `node`. */
  readonly runtimeFolder: string
  readonly logPath: string
  /** When the build began and has to end, in seconds of the monotonic clock. */
  readonly startSeconds: number
  readonly deadlineSeconds: number
  /** Whether it may write to the caches that later builds read; see `mayFillCaches`. */
  readonly fillsCaches: boolean
  /** The lockfile that was made for a tree; `'own'` where it has one, `null` where nothing holds its versions. */
  readonly lock: ResolvedLock | 'own' | null
  /** Whose install scripts are run. */
  readonly installScripts: InstallScripts
  /** Variables that only the install sees, by name; their values appear in no log. */
  readonly secrets: Readonly<Record<string, string>>
  /** Absolute path of the repository that its steps may ask; `null` if there is none. */
  readonly ownRepository: string | null
  /** Notes about this build for the report; recipes add to it. */
  readonly notes: string[]
}

/** One program to run. */
export interface BuildStep {
  /** The name shown to people: `npm ci`. */
  readonly name: string
  readonly argv: readonly string[]
  readonly cwd: string
  /** Variables in addition to the allowed ones of the job. */
  readonly environment?: Readonly<Record<string, string>>
  /** Absolute paths that it reads in addition to what every step sees. */
  readonly neededPaths?: readonly string[]
  /** Set if it only fetches dependencies and runs none of their code, so that it may see the secrets. */
  readonly installs?: true
  /** What it must not have printed, though it ended well, and what that means: `got …: what to do`. */
  readonly refusal?: { readonly output: RegExp; readonly meaning: string } | undefined
}

/** Runs a program of a build, with the side's Node.js first on its PATH, into the log; `null` when it worked. */
export async function runStep(step: BuildStep, site: Site): Promise<Failure | null> {
  const { clock, processes } = site.host
  const remainingSeconds = site.deadlineSeconds - clock.monotonicSeconds()
  if (remainingSeconds <= 0) return failureOf(step, null, site)
  site.onLine(`$ ${step.name}`)
  await site.host.files.append(site.logPath, `$ ${step.argv.join(' ')}\n`)
  const environment = siteEnvironment(site, {
    ...site.environment,
    ...step.environment,
    ...(step.installs === true && installVariables(site.secrets)),
  })
  const bounds = boundsOf(site)
  // The install must see the user's npm settings; only their content is secret.
  const settings = step.installs === true ? settingsPaths(site.secrets) : []
  const spec = {
    argv: step.argv,
    cwd: step.cwd,
    environment,
    timeoutSeconds: remainingSeconds,
    outputLimitBytes,
    isolated: true,
    ...bounds,
    readOnly: [...(bounds.readOnly ?? []), ...(step.neededPaths ?? []), ...settings],
  }
  const secretTexts = step.installs === true ? secretValues(site.secrets) : []
  const outcome =
    secretTexts.length === 0
      ? await processes.run({ ...spec, onLine: site.onLine, logPath: site.logPath })
      : await runHiding(spec, secretTexts, site)
  if (step.refusal?.output.test(outcome.stdout) === true)
    return buildFailure(`expected ${site.side} to build, ${step.refusal.meaning}`, site, outcome)
  return outcome.exitCode === 0 && !outcome.timedOut ? null : failureOf(step, outcome, site)
}

/** Runs a program that sees secrets, and removes them from its output everywhere. */
async function runHiding(
  spec: ProcessSpec,
  secretTexts: readonly string[],
  site: Site,
): Promise<Outcome> {
  const lines: string[] = []
  const onLine = (line: string): void => {
    const plainLine = withoutValues(line, secretTexts)
    lines.push(`${plainLine}\n`)
    site.onLine(plainLine)
  }
  const outcome = await site.host.processes.run({ ...spec, onLine })
  await site.host.files.append(site.logPath, lines.join(''))
  return {
    ...outcome,
    stdout: withoutValues(outcome.stdout, secretTexts),
    stderr: withoutValues(outcome.stderr, secretTexts),
    lastLines: outcome.lastLines.map((line) => withoutValues(line, secretTexts)),
  }
}

/** The environment of a side's build: its own home, its Node.js and launchers first on the PATH, added variables. */
export function siteEnvironment(
  site: Site,
  addedVariables: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return buildEnvironment(site.host.processes, [site.runtimeFolder, ownHome(site).launchers], {
    ...homeVariables(site),
    ...addedVariables,
  })
}

/** What a side's build can see: neither the other side nor what later runs of other trust scopes take from a cache. */
export function boundsOf(site: Site): Pick<ProcessSpec, 'readOnly' | 'writable' | 'network'> {
  const { directory, cacheDirectory, runtime, runtimeFolder, tools, host, ownRepository } = site
  const { files } = host
  const { home, temporary, packages, compiler, objects } = ownHome(site)
  const ownPaths = [home, temporary, packages, compiler, site.fillsCaches ? objects : []].flat()
  const variables = siteEnvironment(site, site.environment)
  // Folders of headers and libraries named by compiler flags.
  const flagPaths = Object.entries(variables).flatMap(([name, value]) =>
    name.endsWith('FLAGS')
      ? [...value.matchAll(/(?:^|[\s=,]|-[IL])(\/[^\s,:]+)/g)].flatMap(([, path]) => path ?? [])
      : [],
  )
  // Paths in variables: certificates, a Python, a toolchain.
  const variablePaths = Object.values(variables).filter(
    (value) =>
      /^\/[^:]*$/.test(value) && !ownPaths.some((folder) => `${value}/`.startsWith(`${folder}/`)),
  )
  return boundaryOf('build', {
    tree: directory,
    ownPaths,
    neededPaths: [
      runtimeFolder,
      runtime.path,
      files.join(cacheDirectory, 'runtimes'),
      files.join(tools.npmScript, '../..'),
      // One that was built has its headers where its sources are.
      runtime.source === 'built' || runtime.headersDirectory === null
        ? (runtime.headersDirectory ?? [])
        : files.join(runtime.headersDirectory, 'include'),
      ownRepository ?? [],
      site.fillsCaches ? [] : objects,
      variablePaths,
      flagPaths,
    ].flat(),
  })
}

/** What a side's program is asked. */
export interface ProgramQuestion {
  readonly argv: readonly string[]
  readonly cwd: string
  readonly seconds: number
  readonly input?: string | undefined
  /** As in `ProcessSpec`. */
  readonly foreignWords?: true
}

/** Asks a program of the side for something, apart from the log. Settings in the tree may name what it starts. */
export function askProgram({ seconds, ...words }: ProgramQuestion, site: Site): Promise<Outcome> {
  return site.host.processes.run({
    ...words,
    environment: siteEnvironment(site, site.environment),
    timeoutSeconds: seconds,
    outputLimitBytes,
    isolated: true,
    ...boundsOf(site),
  })
}

/** Runs programs one after the other until one fails. */
export async function runSteps(steps: readonly BuildStep[], site: Site): Promise<Failure | null> {
  for (const step of steps) {
    const failure = await runStep(step, site)
    if (failure !== null) return failure
  }
  return null
}

/** Writes a line of our own into the side's log and shows it. */
export async function noteInLog(
  line: string,
  site: Pick<Site, 'host' | 'logPath' | 'onLine'>,
): Promise<void> {
  site.onLine(line)
  await site.host.files.append(site.logPath, `${line}\n`)
}

/** Writes a line to the side's log and, as a remark of at most 500 characters, to the report. */
export async function noteLine(line: string, site: Site): Promise<void> {
  site.notes.push(line.slice(0, 500))
  await noteInLog(line, site)
}

/** A failure of a side's build that is not a program's own. */
export function buildFailure(
  message: string,
  site: Pick<Site, 'side' | 'logPath'>,
  outcome: Pick<Outcome, 'exitCode' | 'signal' | 'timedOut' | 'lastLines'> | null = null,
): Failure {
  return {
    stage: 'build',
    side: site.side,
    benchmarkId: null,
    message: message.slice(0, lineLimit),
    exitCode: outcome?.exitCode ?? null,
    signal: outcome?.signal ?? null,
    timedOut: outcome?.timedOut ?? false,
    lastLines: (outcome?.lastLines ?? []).slice(-20).map((line) => line.slice(0, lineLimit)),
    logPath: site.logPath,
  }
}

function failureOf(step: BuildStep, outcome: Outcome | null, site: Site): Failure {
  if (outcome === null || outcome.timedOut) {
    const message = `expected ${site.side} to build in time, got a timeout in "${step.name}": raise the build timeout`
    return buildFailure(message, site, outcome ?? timeoutOutcome)
  }
  const output = `${outcome.stdout}\n${outcome.stderr}`
  // Whoever was ended for its number had memory enough.
  const isCrowd = outcome.overLimit !== undefined
  const hint = isCrowd ? null : (hintOf({ ...outcome, output }) ?? laterHintOf(output, site))
  const first = firstError(output)
  const firstComplaint = first === null ? '' : `: ${first.line.slice(0, shownOfLine)}`
  const actual = `${endOf(outcome)} of "${step.name}"${firstComplaint}`
  return buildFailure(
    `expected ${site.side} to build, got ${actual}${hint === null ? '' : `: ${hint}`}`,
    site,
    first === null ? outcome : { ...outcome, lastLines: excerptOf(first, outcome.lastLines) },
  )
}

function laterHintOf(output: string, { notes, request, runtime, manifest }: Site): string | null {
  const cure = skippedScriptsCure(notes)
  // Such a file is in the tree itself, not among packages.
  const isOwnFile =
    /Cannot find module '\.|gyp: \S+ not found \(cwd|ENOENT: no such file|Could not resolve "\./
  if (cure !== null && isOwnFile.test(output)) return cure
  if (request.revision.node !== undefined) return null
  return unfitNode(output, { version: runtime.version, engines: manifest?.engines['node'] })
}

/** What to do about a file that an install script would have made; `null` where none was skipped. */
export function skippedScriptsCure(notes: readonly string[]): string | null {
  const cure = /add "install-scripts: \w+" to deadheat\.yml/.exec(notes.join('\n'))
  return cure && `an install script may make it, and those were not run: ${cure[0]}`
}

const timeoutOutcome = { exitCode: null, signal: null, timedOut: true, lastLines: [] } as const

function endOf(outcome: Outcome): string {
  return outcome.isFlooded
    ? `more than ${outputLimitBytes / 1024 / 1024} MiB of output`
    : endText(outcome)
}

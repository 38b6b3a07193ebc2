import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { toolPaths } from '../../scripts/test-tools.ts'
import { networkSettings } from '../fakes/network-settings.ts'
import type { JsonObject } from '../github-stand-in/json.ts'
import { actRunOf, type ActRun } from './act-run.ts'

export type ActOptions = {
  readonly event: string
  readonly payload: JsonObject
  /** The commit that the run is about: for a pull request its merge commit. */
  readonly sha: string
  readonly repository: string
  readonly workflow: string
  /** Where each `uses:` is found on this disk. */
  readonly actions: Readonly<Record<string, string>>
  readonly apiUrl: string
  readonly token: string
  readonly runId: number
  readonly environment?: Readonly<Record<string, string>>
  /** An empty folder of this run: home, caches and work trees go there. */
  readonly scratch: string
}

// For a run that never ends; none is decided by how busy the machine is.
const LIMIT_SECONDS = 3600
const WORKFLOW = '.github/workflows/workflow.yml'

/**
 * Runs a workflow by act on this machine, without containers. The caller's own environment reaches
 * no step but for what reaches a registry and the PATH, on which Node 24 comes first: act runs
 * actions by the first `node`.
 *
 * @throws Error when act cannot be started or takes too long
 */
export async function runAct(options: ActOptions): Promise<ActRun> {
  const workspace = join(options.scratch, 'workspace')
  const eventPath = join(options.scratch, 'event.json')
  mkdirSync(join(workspace, '.github/workflows'), { recursive: true })
  writeFileSync(join(workspace, WORKFLOW), options.workflow)
  writeFileSync(eventPath, JSON.stringify(options.payload))
  const argv = argumentsOf(options, workspace, eventPath)
  const { exitCode, printed } = await end(argv, options, workspace)
  return actRunOf(printed, exitCode)
}

function argumentsOf(options: ActOptions, workspace: string, eventPath: string): readonly string[] {
  const environment = {
    GITHUB_API_URL: options.apiUrl,
    GITHUB_REPOSITORY: options.repository,
    GITHUB_RUN_ID: String(options.runId),
    GITHUB_RUN_ATTEMPT: '1',
    DEADHEAT_LOCK_FOLDER: process.env['DEADHEAT_LOCK_FOLDER'] ?? '',
    // The name under which act reads what becomes GITHUB_SHA.
    SHA_REF: options.sha,
    ...networkSettings(),
    ...options.environment,
  }
  return [
    options.event,
    `--eventpath=${eventPath}`,
    `--directory=${workspace}`,
    `--workflows=${WORKFLOW}`,
    '--platform=self-hosted=-self-hosted',
    '--platform=ubuntu-latest=-self-hosted',
    '--json',
    '--rm',
    '--pull=false',
    '--no-cache-server',
    '--no-skip-checkout',
    '--actor=alice',
    ...flags('--secret', { GITHUB_TOKEN: options.token }),
    ...flags('--env', environment),
    ...flags('--local-repository', options.actions),
  ]
}

function flags(flag: string, values: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`])
}

function environmentOf(scratch: string): Record<string, string> {
  const outer = (process.env['PATH'] ?? '').split(delimiter)
  // A runner has no folders of installed packages on its PATH.
  const path = outer.filter((folder) => folder !== '' && !folder.includes('node_modules'))
  return {
    PATH: [toolPaths().nodeDirectory, ...path, '/usr/bin', '/bin'].join(delimiter),
    HOME: join(scratch, 'home'),
    XDG_CACHE_HOME: join(scratch, 'cache'),
    XDG_CONFIG_HOME: join(scratch, 'config'),
    LANG: 'C.UTF-8',
  }
}

function end(argv: readonly string[], { scratch }: ActOptions, cwd: string) {
  const { act } = toolPaths()
  const env = environmentOf(scratch)
  mkdirSync(env['HOME'] ?? cwd, { recursive: true })
  return new Promise<{ exitCode: number; printed: string }>((done, fail) => {
    const child = spawn(act, argv, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_SECONDS * 1000,
      // On this one, act ends the running step before itself.
      killSignal: 'SIGINT',
    })
    const output: Buffer[] = []
    const complaints: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk))
    child.on('error', (cause) => {
      fail(new Error(`expected act at ${act}; "npm run tools" installs it`, { cause }))
    })
    child.on('close', (code, signal) => {
      const printed = Buffer.concat([...output, Buffer.from('\n'), ...complaints]).toString()
      if (child.killed) fail(new Error(`expected act to end within ${LIMIT_SECONDS} s\n${printed}`))
      else if (code === null)
        fail(new Error(`expected act to end by itself, got ${String(signal)}`))
      else done({ exitCode: code, printed })
    })
  })
}

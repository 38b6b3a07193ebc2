import { spawn } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { toolPaths } from '../../scripts/test-tools.ts'
import type { GitRepository } from '../fakes/git-repository.ts'
import type { JsonObject } from '../github-stand-in/json.ts'
import type { GitHub } from '../github-stand-in/start-github.ts'
import type { Pull } from '../github-stand-in/state.ts'
import { tokens } from '../github-stand-in/tokens.ts'

const programPath = fileURLToPath(new URL('../../dist/index.js', import.meta.url))

export type Job = ReturnType<typeof startShipped>

interface JobFacts {
  readonly event: string
  readonly payload: JsonObject
  readonly apiUrl: string
  readonly workspace: string
  /** An empty folder, which keeps the event and the state. */
  readonly temporary: string
  readonly environment?: Readonly<Record<string, string>>
  /** Absolute path of the program, where it is a copy of the shipped one. */
  readonly program?: string
  /** Who starts it, where root starts it for somebody. */
  readonly userId?: number
}

/** Starts the shipped action as a runner does, in a process group of its own. */
export function startShipped(facts: JobFacts) {
  const { event, payload, apiUrl, workspace, temporary, userId = 0 } = facts
  const eventPath = join(temporary, 'event.json')
  const statePath = join(temporary, 'state')
  writeFileSync(eventPath, JSON.stringify(payload))
  appendFileSync(statePath, '')
  const child = spawn(join(toolPaths().nodeDirectory, 'node'), [facts.program ?? programPath], {
    cwd: workspace,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(userId > 0 && userId !== process.getuid?.() && { uid: userId, gid: userId }),
    env: {
      PATH: process.env['PATH'],
      HOME: temporary,
      TMPDIR: temporary,
      RUNNER_TEMP: temporary,
      GITHUB_ACTIONS: 'true',
      GITHUB_API_URL: apiUrl,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'octo/addon',
      GITHUB_RUN_ID: '101',
      GITHUB_RUN_ATTEMPT: '1',
      DEADHEAT_LOCK_FOLDER: process.env['DEADHEAT_LOCK_FOLDER'] ?? '',
      GITHUB_EVENT_NAME: event,
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_WORKSPACE: workspace,
      GITHUB_STATE: statePath,
      'INPUT_GITHUB-TOKEN': tokens.write,
      ...facts.environment,
    },
  })
  let output = ''
  child.stdout?.on('data', (piece: Buffer) => (output += piece.toString()))
  child.stderr?.on('data', (piece: Buffer) => (output += piece.toString()))
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()))
  return { child, output: () => output, ended }
}

/** Waits until something is so, or the job has ended. */
export async function until(isSo: () => boolean, { child }: Job): Promise<void> {
  while (!isSo() && child.exitCode === null) await sleep(20)
}

export function plantHead({ plant }: Pick<GitHub, 'plant'>, { git }: GitRepository): Pull {
  return plant.pull({
    head: { sha: git('rev-parse', 'HEAD') },
    base: { sha: git('rev-parse', 'HEAD~1') },
  })
}

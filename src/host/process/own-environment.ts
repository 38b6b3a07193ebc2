import {
  closeSync,
  ftruncateSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Variables = Readonly<Record<string, string | undefined>>

/** Marks that the variables can be read from descriptor 0. */
const marker = 'DEADHEAT_HANDED_OVER'

// Read by Node.js itself when it starts, or by programs that look for leftovers of a job.
const harmlessNames =
  /^(?:PATH|HOME|LANG|LC_.*|TZ|TMPDIR|TEMP|TMP|NODE_.*|SSL_CERT_.*|RUNNER_TRACKING_ID)$/

/**
 * The environment that this program was started with, after it has restarted itself without it: every process of
 * the same user can read what a process was started with, whatever becomes of its variables. All but a few harmless
 * ones are passed on a descriptor, through a file without a name. Core dumps, which would contain them, are off.
 * Before Node.js 22.15, where a program cannot replace itself, they stay where they were.
 *
 * @param secret - whether a name must not be in `process.env`
 * @throws Error when what was passed on is not an environment
 */
export function ownEnvironment(secret: (name: string) => boolean): Variables {
  if (process.env[marker] === undefined) {
    startAnew()
    const ownVariables = { ...process.env }
    for (const name of Object.keys(ownVariables).filter(secret)) delete process.env[name]
    return ownVariables
  }
  delete process.env[marker]
  const variables = handedOver()
  for (const [name, value] of Object.entries(variables)) {
    if (!secret(name)) process.env[name] = value
  }
  return variables
}

/** Returns only where that is not possible. */
function startAnew(): void {
  if (typeof process.execve !== 'function') return
  const variables = { ...process.env }
  putOnDescriptor0(JSON.stringify(variables))
  const words = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve('/bin/sh', ['sh', '-c', 'ulimit -c 0; exec "$@"', 'sh', ...words], {
    ...pickVariables(variables, (name) => harmlessNames.test(name)),
    [marker]: '1',
  })
}

/** Only the first three descriptors survive the replacement, and this program does not use its input. */
function putOnDescriptor0(text: string): void {
  closeSync(0)
  // A folder of our own, not a drawn name: loading node:crypto takes a fifth of this first start.
  const folder = mkdtempSync(join(tmpdir(), 'deadheat-'))
  const descriptor = openSync(join(folder, 'environment'), 'wx+', 0o600)
  rmSync(folder, { recursive: true })
  writeSync(descriptor, text, 0)
  if (descriptor !== 0) throw new Error(`expected descriptor 0, got ${String(descriptor)}`)
}

function handedOver(): Variables {
  const { size } = fstatSync(0)
  const bytes = Buffer.alloc(size)
  readSync(0, bytes, 0, size, 0)
  ftruncateSync(0)
  closeSync(0)
  openSync('/dev/null', 'r')
  const variables: unknown = JSON.parse(bytes.toString('utf8'))
  if (typeof variables !== 'object' || variables === null) {
    throw new Error('expected variables on descriptor 0, got something else')
  }
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]: readonly [string, unknown]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

/** The variables of an environment that are set and whose names are picked. */
export function pickVariables(
  environment: Readonly<Record<string, string | undefined>>,
  isPicked: (name: string) => boolean,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value !== undefined && isPicked(name) ? [[name, value]] : [],
    ),
  )
}

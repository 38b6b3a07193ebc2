import { createHash } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Processes } from '../process/processes.ts'

/** One official release of Node.js. */
export interface NodeRelease {
  /** Without the `v`. */
  readonly version: string
  readonly longTermSupport: boolean
}

const officialAddress = 'https://nodejs.org/dist'

/**
 * Where official builds are fetched from, without a trailing slash, and whether the user named it:
 * `NODEJS_ORG_MIRROR` or `NVM_NODEJS_ORG_MIRROR`.
 */
export function releaseAddress({ environment }: Pick<Processes, 'environment'>): {
  readonly address: string
  readonly isNamed: boolean
} {
  const mirror = environment['NODEJS_ORG_MIRROR'] ?? environment['NVM_NODEJS_ORG_MIRROR'] ?? ''
  return mirror === ''
    ? { address: officialAddress, isNamed: false }
    : { address: mirror.replace(/\/+$/, ''), isNamed: true }
}

const releaseSchema = z
  .object({ version: z.string().regex(/^v\d+\.\d+\.\d+$/), lts: z.unknown() })
  .transform(({ version, lts }): NodeRelease => ({
    version: version.slice(1),
    longTermSupport: typeof lts === 'string',
  }))

/**
 * Fetches the list of official releases.
 *
 * @throws Error when it cannot be fetched
 */
export async function nodeReleases(address: string): Promise<readonly NodeRelease[]> {
  const text = new TextDecoder().decode(await download(`${address}/index.json`))
  const listed = z.array(z.unknown()).safeParse(JSON.parse(text))
  if (!listed.success) throw new Error(`expected a list in ${address}/index.json`)
  return listed.data.flatMap((entry) => releaseSchema.safeParse(entry).data ?? [])
}

interface FetchNodeReleaseRequest {
  readonly address: string
  readonly version: string
  readonly target: string
}

/**
 * Fetches an official build, verifies it by the release's own list of checksums before anything
 * reads it, and unpacks it.
 *
 * @param target - absolute path of the folder to create; must not exist yet
 * @throws Error when it cannot be fetched or differs from the list
 */
export async function fetchNodeRelease(
  { address, version, target }: FetchNodeReleaseRequest,
  processes: Processes,
): Promise<void> {
  const release = `node-v${version}-${processes.platform}-${processes.architecture}`
  const name = `${release}.tar.gz`
  const folder = `${address}/v${version}`
  const sums = new TextDecoder().decode(await download(`${folder}/SHASUMS256.txt`))
  const line = sums.split('\n').find((each) => each.endsWith(`  ${name}`)) ?? ''
  const wanted = /^([0-9a-f]{64}) /.exec(line)?.[1]
  if (wanted === undefined) {
    throw new Error(`expected ${name} in ${folder}/SHASUMS256.txt, got no such line`)
  }
  const archive = await download(`${folder}/${name}`)
  const actual = createHash('sha256').update(archive).digest('hex')
  if (actual !== wanted)
    throw new Error(`expected ${name} to have SHA-256 ${wanted}, got ${actual}`)
  const draft = `${target}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  try {
    await writeFile(join(draft, name), archive)
    const trouble = await unpackArchive(join(draft, name), draft, processes)
    if (trouble !== null) throw new Error(`expected "tar" to unpack ${name}, got: ${trouble}`)
    await rename(join(draft, release), target)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/**
 * Unpacks an archive with `tar`, which runs nothing of it and leaves out what would lie outside the folder.
 *
 * @param archive - absolute path
 * @param folder - absolute path of a folder that exists
 * @returns why it cannot be unpacked; `null` when it is
 */
export async function unpackArchive(
  archive: string,
  folder: string,
  processes: Pick<Processes, 'run' | 'environment'>,
): Promise<string | null> {
  const outcome = await processes.run({
    argv: ['tar', '-xf', archive, '-C', folder],
    cwd: folder,
    environment: { PATH: processes.environment['PATH'] ?? '' },
    timeoutSeconds: 300,
    outputLimitBytes: 100_000,
  })
  if (outcome.exitCode === 0) return null
  return outcome.startError ?? outcome.lastLines.join(' ')
}

const timeoutMilliseconds = 120_000

/** @throws Error that names the address when the download fails or takes more than two minutes */
async function download(url: string): Promise<Uint8Array> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds) })
    if (!reply.ok) throw new Error(`status ${String(reply.status)}`)
    return new Uint8Array(await reply.arrayBuffer())
  } catch (error) {
    throw new Error(`expected an answer from ${url}, got ${networkReason(error)}`, { cause: error })
  }
}

/** fetch only says that it failed; the reason is in its cause. */
function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

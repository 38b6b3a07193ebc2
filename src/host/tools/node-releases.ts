import { createHash } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bytesFrom } from '../files/bytes-from.ts'
import type { Processes } from '../process/processes.ts'
import { unpackArchive } from './unpack-archive.ts'

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

/**
 * Fetches the list of official releases.
 *
 * @throws Error when it cannot be fetched
 */
export async function nodeReleases(address: string): Promise<readonly NodeRelease[]> {
  const text = new TextDecoder().decode(await bytesFrom(`${address}/index.json`))
  const listedValue: unknown = JSON.parse(text)
  if (!Array.isArray(listedValue)) throw new Error(`expected a list in ${address}/index.json`)
  return listedValue.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return []
    const { version, lts } = Object.fromEntries(Object.entries(entry))
    if (typeof version !== 'string' || !/^v\d+\.\d+\.\d+$/.test(version)) return []
    return [{ version: version.slice(1), longTermSupport: typeof lts === 'string' }]
  })
}

interface FetchNodeReleaseRequest {
  address: string
  version: string
  target: string
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
  const name = archiveName(version, processes)
  const folder = `${address}/v${version}`
  const sums = new TextDecoder().decode(await bytesFrom(`${folder}/SHASUMS256.txt`))
  const wantedText = checksumOf(name, sums)
  if (wantedText === null)
    throw new Error(`expected ${name} in ${folder}/SHASUMS256.txt, got no such line`)
  const archive = await bytesFrom(`${folder}/${name}`)
  const actual = createHash('sha256').update(archive).digest('hex')
  if (actual !== wantedText)
    throw new Error(`expected ${name} to have SHA-256 ${wantedText}, got ${actual}`)
  const draft = `${target}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  try {
    await writeFile(join(draft, name), archive)
    const archivedParts = { archive: join(draft, name), folder: draft, only: [] }
    const trouble = await unpackArchive(archivedParts, processes)
    if (trouble !== null) throw new Error(`expected "tar" to unpack ${name}, got: ${trouble}`)
    await rename(join(draft, name.replace(/\.(?:tar\.gz|zip)$/, '')), target)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

function archiveName(
  version: string,
  { platform, architecture }: Pick<Processes, 'platform' | 'architecture'>,
): string {
  return platform === 'win32'
    ? `node-v${version}-win-${architecture}.zip`
    : `node-v${version}-${platform}-${architecture}.tar.gz`
}

function checksumOf(name: string, sums: string): string | null {
  const line = sums.split('\n').find((each) => each.endsWith(`  ${name}`))
  return /^([0-9a-f]{64}) /.exec(line ?? '')?.[1] ?? null
}

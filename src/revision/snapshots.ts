import { absolutePath } from '../host/files/files.ts'
import type { Host } from '../host/host.ts'
import type { Choice, RevisionSpec, Selection } from '../model/build/selection.ts'
import type { BySide } from '../model/build/side.ts'
import type { Snapshot, FileSnapshot } from '../model/build/snapshot.ts'
import { UsageError } from '../model/usage-error.ts'
import { manifestSchema } from '../model/build/manifest.ts'
import { parseDocument } from '../model/complaint-of.ts'
import { buildEnvironment } from '../toolchain/environment.ts'

/** What was kept for each side; `null` where a repository or a registry holds it. */
export type Snapshots = BySide<Snapshot | null>

/** Where a run is asked for, and what it writes itself. */
export interface SnapshotsRequest {
  readonly selection: Selection
  /** Top folder of the repository; `null` when there is none. */
  readonly repository: string | null
  /** Where the user stands. */
  readonly origin: string
  readonly resultsDirectory: string
  readonly cacheDirectory: string
}

/**
 * Keeps what a selection names that only the disk holds, as it is now, for as long as something is done
 * with it: whoever goes on working meanwhile changes nothing that is measured.
 *
 * @throws UsageError when a folder or a file is not there
 */
export async function withSnapshots<T>(
  request: SnapshotsRequest,
  host: Host,
  act: (snapshots: Snapshots) => Promise<T>,
): Promise<T> {
  const folders: string[] = []
  const takeSnapshot = async (choice: Choice): Promise<Snapshot | null> => {
    const spec = choice.how === 'named' ? choice.spec : null
    if (spec === null || (spec.source !== 'folder' && spec.source !== 'file')) return null
    const keptIn = await host.files.temporaryDirectory('snapshot')
    folders.push(keptIn)
    return spec.source === 'file'
      ? snapshotOfFile(spec, { path: placePath(spec, request, host), keptIn }, host)
      : snapshotOfFolder(spec, request, keptIn, host)
  }
  try {
    const { base, head } = request.selection
    return await act({ base: await takeSnapshot(base), head: await takeSnapshot(head) })
  } finally {
    for (const folder of folders) await host.files.remove(folder)
  }
}

type PlaceSpec = Extract<RevisionSpec, { source: 'folder' | 'file' }>

function placePath({ path }: PlaceSpec, { origin }: SnapshotsRequest, { files }: Host): string {
  return absolutePath(path, origin, files)
}

async function snapshotOfFolder(
  spec: PlaceSpec,
  request: SnapshotsRequest,
  keptIn: string,
  host: Host,
): Promise<Snapshot> {
  const { repository, resultsDirectory, cacheDirectory } = request
  const { files, git } = host
  const namedPath = await files.realPath(placePath(spec, request, host))
  if (namedPath === null || (await files.stamp(namedPath))?.kind !== 'folder') {
    throw new UsageError(
      `expected a folder at "${spec.path}", got ${namedPath === null ? 'nothing' : 'a file'} there: a branch of that name is written as heads/NAME`,
    )
  }
  const top = await git.top(namedPath)
  // Where the user stands means the whole work tree, as a commit means all of its files.
  const folder = spec.path === '.' && top !== null ? top : namedPath
  const leftOut = await Promise.all(
    [resultsDirectory, cacheDirectory].map(async (path) => (await files.realPath(path)) ?? path),
  )
  const isRepository = folder === top
  const isOwn = isRepository && folder === repository
  return git.takeSnapshot({ folder, isRepository, isOwn, keptIn, leftOut })
}

const timeoutSeconds = 120
const outputLimitBytes = 64 * 1024 * 1024

interface SnapshotOfFileRequest {
  readonly path: string
  readonly keptIn: string
}

/**
 * Copies a packed package and reads its name and version from it.
 *
 * @param path - absolute path of it
 * @param keptIn - absolute path of an empty folder that takes the copy
 * @throws UsageError when it is no packed package
 */
export async function snapshotOfFile(
  { path: writtenPath }: { readonly path: string },
  { path, keptIn }: SnapshotOfFileRequest,
  host: Host,
): Promise<FileSnapshot> {
  const { files } = host
  if ((await files.stamp(path))?.kind !== 'file') {
    throw new UsageError(`expected a packed package at "${writtenPath}", got no file there`)
  }
  const ownPath = files.join(keptIn, 'package.tgz')
  await files.copy(path, ownPath)
  const names = (await tar(['-tzf', ownPath], keptIn, host)).split('\n')
  const entry = names.find((name) => /^(?:\.\/)?[^/]+\/package\.json$/.test(name))
  if (entry === undefined) {
    throw new UsageError(
      `expected a packed package at "${writtenPath}", got no package.json in it: make one by "npm pack"`,
    )
  }
  const content = await tar(['-xzOf', ownPath, '--', entry], keptIn, host)
  const what = { content, what: 'a package.json', file: writtenPath }
  const { name, version } = parseDocument(manifestSchema, what)
  if (name === undefined || version === undefined) {
    throw new UsageError(`expected a name and a version in the package.json of "${writtenPath}"`)
  }
  const { sha256 } = await files.fingerprint(ownPath)
  const digest = Buffer.from(sha256, 'hex').toString('base64')
  return { kind: 'file', path: ownPath, name, version, integrity: `sha256-${digest}` }
}

/** @throws UsageError when it does not work */
async function tar(words: readonly string[], cwd: string, { processes }: Host): Promise<string> {
  const outcome = await processes.run({
    argv: ['tar', ...words],
    cwd,
    environment: buildEnvironment(processes, []),
    timeoutSeconds,
    outputLimitBytes,
  })
  if (outcome.exitCode === 0) return outcome.stdout
  const actual = outcome.startError ?? outcome.lastLines.at(-1) ?? 'no words'
  throw new UsageError(`expected tar to read a packed package, got ${actual}`)
}

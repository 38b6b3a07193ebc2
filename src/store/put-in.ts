import type { TreeEntry } from '../host/files/trees.ts'
import type { Build } from '../model/build/build.ts'
import {
  defaultStoreLimits,
  type StoredBuild,
  storedBuildFormat,
} from '../model/build/stored-build.ts'
import { inParallel, leavesTree } from './check-file.ts'
import { entryPaths, type Store, type StoreHost } from './store.ts'

// git's own files name the repository; folders of programs have links out of the tree. Node.js's intermediate files,
// most of its build, are read by no run; those of an addon are kept, because every run links it again.
const leftOutPatterns = [
  /(?:^|\/)\.git(?:\/|$)/,
  /(?:^|\/)node_gyp_bins(?:\/|$)/,
  /(?:^|\/)out\/tools(?:\/|$)/,
  /(?:^|\/)obj\.host(?:\/|$)/,
  /(?:^|\/)out\/(?:Release|Debug)\/(?:(?:obj|obj\.target|\.deps)(?:\/|$)|.*\.(?:o|a|d)$)/,
]

/** A build to store. */
export interface KeptBuild {
  readonly key: string
  /** What was built, for people. */
  readonly label: string
  /** Absolute path of the whole tree: the measured package and everything it needs. */
  readonly place: string
  readonly build: Build
}

const syncSeconds = 20
const largeBytes = 256_000
// Of names, no longer line than a program can be given.
const mostSyncedFiles = 200

/** Puts a build into the store, under its name when all of it is on disk; the first wins. `null`, or why it is not. */
export async function putIn(
  keptBuild: KeptBuild,
  store: Store,
  host: StoreHost,
): Promise<string | null> {
  const { files } = host
  const { directory, writes: trustScope } = store
  const scopeFolder = files.join(directory, trustScope)
  let draft: string | null = null
  try {
    const treeEntries = (await files.survey(keptBuild.place)).filter(
      ({ path }) => !leftOutPatterns.some((pattern) => pattern.test(path)),
    )
    const refusal = treeRefusal(treeEntries, keptBuild.place)
    if (refusal !== null) return refusal
    await files.makeDirectory(scopeFolder)
    const sizeRefusal = sizeRefusalOf(treeEntries, await files.freeBytes(scopeFolder))
    if (sizeRefusal !== null) return sizeRefusal
    draft = await files.temporaryDirectory('new', scopeFolder)
    await copyTree(treeEntries, keptBuild, { draft, trustScope }, host)
    const { folder } = entryPaths({ directory, trustScope, key: keptBuild.key }, host)
    // It fails if there already is one, which is just as good.
    await files.setAside(draft, folder)
    return null
  } catch (error) {
    // What cannot be stored is built again next time.
    return error instanceof Error ? error.message : String(error)
  } finally {
    if (draft !== null) await files.remove(draft)
  }
}

function treeRefusal(treeEntries: readonly TreeEntry[], place: string): string | null {
  for (const entry of treeEntries) {
    if (entry.path.includes('\\')) return `the name ${entry.path} cannot be kept`
    if (entry.kind === 'other') return `${entry.path} is neither file nor folder nor link`
    if (entry.kind === 'link' && leavesTree(entry.path, entry.target, place)) {
      return `${entry.path} is a link out of the tree`
    }
  }
  return null
}

// What it takes beside the copy: the rest of the run, and other programs of the machine.
const mostFreeShare = 0.5

/** By the sizes that files claim: one with holes takes no room where it was built, but hours to copy and to read. */
function sizeRefusalOf(treeEntries: readonly TreeEntry[], freeBytes: number | null): string | null {
  const sizeBytes = treeEntries.reduce(
    (sum, entry) => sum + (entry.kind === 'file' ? entry.sizeBytes : 0),
    0,
  )
  const mostBytes = Math.min(defaultStoreLimits.sizeBytes, mostFreeShare * (freeBytes ?? Infinity))
  if (sizeBytes <= mostBytes) return null
  return `expected files of at most ${Math.floor(mostBytes / 1e6)} MB together, got ${Math.ceil(sizeBytes / 1e6)} MB`
}

async function copyTree(
  treeEntries: readonly TreeEntry[],
  { key, label, place, build }: KeptBuild,
  { draft, trustScope }: { readonly draft: string; readonly trustScope: string },
  host: StoreHost,
): Promise<void> {
  const { files, clock } = host
  const tree = files.join(draft, 'tree')
  const now = clock.now()
  await files.write(files.join(draft, 'used'), now)
  await files.makeDirectory(tree)
  const folders = treeEntries.flatMap(({ path, kind }) => (kind === 'folder' ? [path] : []))
  for (const path of folders) await files.makeDirectory(files.join(tree, path))
  const copiedFiles: StoredBuild['files'] = []
  await inParallel(treeEntries, async (entry) => {
    if (entry.kind !== 'file') return
    const { path, executable } = entry
    const copy = files.join(tree, path)
    await files.clone(files.join(place, path), copy, { executable })
    const isPlaced = await files.holds(copy, place)
    copiedFiles.push({ path, executable, placed: isPlaced, ...(await files.fingerprint(copy)) })
  })
  const storedBuild: StoredBuild = {
    format: storedBuildFormat,
    key,
    trustScope,
    madeAt: now,
    label,
    place,
    build,
    folders,
    files: copiedFiles,
    links: treeEntries.flatMap((entry) =>
      entry.kind === 'link' ? [{ path: entry.path, target: entry.target }] : [],
    ),
  }
  const sizeBytes = copiedFiles.reduce((sum, file) => sum + file.sizeBytes, 0)
  await files.write(files.join(draft, 'size'), String(sizeBytes))
  const largeFiles = copiedFiles.filter((file) => file.sizeBytes >= largeBytes)
  const largest = largeFiles.toSorted((first, second) => second.sizeBytes - first.sizeBytes)
  await flush(
    tree,
    largest.slice(0, mostSyncedFiles).map(({ path }) => `./${path}`),
    host,
  )
  // Written and synced last: without it, a folder is not a build.
  await files.write(files.join(draft, 'build.json'), JSON.stringify(storedBuild))
}

/** Waits until the large files, and those alone, are on disk: their write-back would disturb the first samples. */
async function flush(folder: string, paths: readonly string[], { processes }: StoreHost) {
  const sync = processes.platform === 'linux' ? await processes.find('sync') : null
  if (sync === null || paths.length === 0) return
  await processes.run({
    argv: [sync, '--data', '--', ...paths],
    cwd: folder,
    environment: {},
    timeoutSeconds: syncSeconds,
    outputLimitBytes: 10_000,
  })
}

import { digestOf } from '../../host/files/digest-of.ts'
import type { Files } from '../../host/files/files.ts'
import type { EntryBelow } from '../../host/files/trees.ts'
import type { Host } from '../../host/host.ts'
import type { BuildRequest } from '../build-request.ts'
import { inParallel } from '../../store/check-file.ts'
import { jobPath } from '../../toolchain/environment.ts'
import { stampedSchema, type Stamped } from '../../model/build/stored-build.ts'
import { parseJson } from '../../model/parse-json.ts'

/** Lists of the packages that the system's package manager has installed, which stand for their files. */
const packageLists = [
  '/var/lib/dpkg/status',
  '/lib/apk/db/installed',
  '/var/lib/rpm/rpmdb.sqlite',
  '/usr/lib/sysimage/rpm/rpmdb.sqlite',
  '/var/lib/pacman/local',
]

/** Folders that package managers fill and compilers search: names, sizes and times count, as others add files. */
const distributionFolder =
  /^(?:\/usr)?\/(?:bin|sbin|include|lib|lib64)$|^\/usr\/(?:lib|include)\/[\w.-]+-linux-\w+$/
const distributionFolders = ['/usr/bin', '/usr/sbin', '/usr/include', '/usr/lib', '/usr/lib64']

/** What belongs to the programs of a folder `bin` that no package manager has filled. */
const besidePrograms = ['include', 'lib', 'lib64', 'libexec']

const searchVariables = /(?:FLAGS|_PATH|^CC|^CXX|^LD|^AR)$/

const mostEntries = 50_000
const mostBytes = 1e9
const deepest = 40

/**
 * What a build may read of the machine outside of its tree, by digests: lists of installed packages; the
 * distribution's folders by names, sizes and times; by its bytes what is searched and in no list: `/usr/local`, the
 * PATH, and what compilers' variables name. Folders' own paths do not count, so that machines of one image agree.
 *
 * @param headers - absolute path of the folder of Node.js's headers, or `null`
 */
export async function machineState(
  variables: Readonly<Record<string, string>>,
  headers: string | null,
  { files, processes }: Pick<Host, 'files' | 'processes'>,
  digests: KnownDigests,
): Promise<readonly string[]> {
  const realPathsOf = async (paths: readonly string[]): Promise<readonly string[]> => {
    const realPaths = await Promise.all(paths.map((path) => files.realPath(path)))
    return [...new Set(realPaths.flatMap((path) => path ?? []))]
  }
  const multiarch = ['/usr/lib', '/usr/include'].flatMap((path) =>
    files
      .entriesBelow(path, { deepest: 0, most: mostEntries })
      .map((entry) => `${path}/${entry.path}`),
  )
  const listedPaths = await realPathsOf([
    ...distributionFolders,
    ...multiarch.filter((path) => distributionFolder.test(path)),
  ])
  const searchedPaths = await realPathsOf([
    '/usr/local',
    '/usr/lib/node_modules',
    ...foldersOfPath(jobPath(processes)),
    ...namedFolders(variables),
    ...(headers === null ? [] : [headers]),
  ])
  const wholeFolders = searchedPaths.filter(
    (path) =>
      !distributionFolder.test(path) &&
      !searchedPaths.some((otherPath) => otherPath !== path && path.startsWith(`${otherPath}/`)),
  )
  const listEntries = packageLists.flatMap((path) =>
    files.entriesBelow(path, { deepest, most: mostEntries }).map((entry) => ({ path, entry })),
  )
  const packageDigests = await Promise.all(
    listEntries.map(({ path, entry }) =>
      digests.digestOf(entry.path === '' ? path : `${path}/${entry.path}`),
    ),
  )
  const nameDigests = listedPaths.map((path) =>
    digestOf(
      files
        .entriesBelow(path, { deepest: 0, most: mostEntries })
        .map(({ path: name, target, modifiedAt }) => `${name}\0${target}\0${modifiedAt}`)
        .join('\n'),
    ),
  )
  const contentDigests: string[] = []
  for (const path of wholeFolders) contentDigests.push(await contentOf(path, files, digests))
  // Of two programs of one name the first counts.
  const order = (await realPathsOf(jobPath(processes))).map((path) => {
    const root = wholeFolders.findIndex((otherPath) => `${path}/`.startsWith(`${otherPath}/`))
    return root < 0 ? path : `${root}${path.slice(wholeFolders[root]?.length)}`
  })
  return [...packageDigests, ...nameDigests, ...contentDigests, ...order]
}

/** Folders of programs, with what lies beside them. */
function foldersOfPath(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => {
    const [, prefix] = /^(.+)\/s?bin$/.exec(folder) ?? []
    return prefix === undefined || distributionFolder.test(folder)
      ? [folder]
      : [folder, ...besidePrograms.map((name) => `${prefix}/${name}`)]
  })
}

function namedFolders(variables: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(variables).flatMap(([name, value]) =>
    searchVariables.test(name)
      ? [...value.matchAll(/(?:^|[\s=,:;]|-[ILB])(\/[^\s,:;=]+)/g)].flatMap(
          ([, path]) => path ?? [],
        )
      : [],
  )
}

/** A folder by its bytes, which are read again only when an inode, a size or a time has changed. */
function contentOf(path: string, files: Host['files'], digests: KnownDigests): Promise<string> {
  const entries = files.entriesBelow(path, { deepest, most: mostEntries })
  const state = digestOf(entries.map((entry) => `${entryTitle(entry)}\0${entry.stamp}`).join('\n'))
  const sizeBytes = entries.reduce((sum, entry) => sum + entry.sizeBytes, 0)
  if (sizeBytes > mostBytes) return Promise.resolve(state)
  const changedMs = entries.reduce((latest, entry) => Math.max(latest, entry.changedMs), 0)
  return digests.digestOfState({ path, stamp: state, changedMs }, async () => {
    const lines: string[] = []
    await inParallel(entries, async (entry) => {
      const file = entry.path === '' ? path : files.join(path, entry.path)
      const bytes = entry.kind === 'file' ? await files.fingerprint(file).catch(() => null) : null
      lines.push(`${entryTitle(entry)}\0${bytes?.sha256 ?? ''}`)
    })
    return digestOf(lines.toSorted().join('\n'))
  })
}

/** A link to a file counts as the file. */
function entryTitle({ path, kind, target }: EntryBelow): string {
  return kind === 'file' ? path : `${path}\0${target}`
}

/** Digests of files, each read once as long as it stays unchanged. */
interface KnownDigests {
  /** The digest of a file, links followed, or `none`. */
  readonly digestOf: (path: string) => Promise<string>
  /** The digest of what is in this state, which is read unless it is known. */
  readonly digestOfState: (
    state: Pick<EntryBelow, 'path' | 'stamp' | 'changedMs'>,
    read: () => Promise<string>,
  ) => Promise<string>
  /** Stores what was read for later runs. */
  readonly keep: () => Promise<void>
}

const mostKeptDigests = 1000
// A file that is changed twice within one tick of the clock may have the same times both times.
const settledMilliseconds = 2000

// Both sides are looked up at the same time, with the same tools.
const readsByDisk = new WeakMap<Files, Map<string, Promise<string>>>()

/**
 * Digests of the tools that a build depends on, some hundred MB, kept in `digests/TRUST-SCOPE` of the cache (an
 * absolute path): a file of unchanged inode, size and times is not read again, neither for the other side nor in a
 * later run.
 */
export async function knownDigests(
  { cacheDirectory, trustScope }: Pick<BuildRequest, 'cacheDirectory' | 'trustScope'>,
  { files, clock }: Pick<Host, 'files' | 'clock'>,
): Promise<KnownDigests> {
  const folder = files.join(cacheDirectory, 'digests', trustScope)
  const path = files.join(folder, 'tools.json')
  // Without it every file is read.
  const { data = {} } = stampedSchema.safeParse(parseJson((await files.read(path)) ?? ''))
  const knownByPath = new Map(Object.entries(data))
  const addedByPath = new Map<string, Stamped[string]>()
  const readsByState = readsByDisk.get(files) ?? new Map<string, Promise<string>>()
  readsByDisk.set(files, readsByState)
  const digestOfState: KnownDigests['digestOfState'] = async (
    { path: at, stamp, changedMs },
    read,
  ) => {
    const knownDigest = knownByPath.get(at)
    if (knownDigest?.stamp === stamp) return knownDigest.sha256
    const state = `${at}\0${stamp}`
    const digest = readsByState.get(state) ?? read()
    readsByState.set(state, digest)
    const sha256 = await digest
    const ageMs = Date.parse(clock.now()) - changedMs
    if (ageMs > settledMilliseconds) addedByPath.set(at, { stamp, sha256 })
    return sha256
  }
  const digestOfFile = async (file: string): Promise<string> => {
    const realPath = await files.realPath(file)
    const stamp = realPath === null ? null : await files.stamp(realPath)
    if (realPath === null || stamp === null) return 'none'
    const { text, changedMs } = stamp
    const read = (): Promise<string> => files.fingerprint(realPath).then(({ sha256 }) => sha256)
    return digestOfState({ path: realPath, stamp: text, changedMs }, read)
  }
  const keep = async (): Promise<void> => {
    if (addedByPath.size === 0) return
    const entries = [...new Map([...knownByPath, ...addedByPath])].slice(-mostKeptDigests)
    try {
      await files.makeDirectory(folder)
      await files.write(path, JSON.stringify(Object.fromEntries(entries)))
    } catch {
      // Without a writable cache, the files are read again next time.
    }
  }
  return { digestOf: digestOfFile, digestOfState, keep }
}

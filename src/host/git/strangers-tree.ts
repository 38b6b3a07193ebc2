// Checks out a stranger's tree, for builds. No filter or address of the user's git is used, and none of the tree's acts.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import { createFiles } from '../files/files.ts'
import { leastBytes } from '../files/taken-by-head.ts'
import { firstLine, splitLines } from '../lines.ts'
import { gitText, hasSucceeded, reasonOf, submoduleLinks, type RunGit } from './git-run.ts'

const asStrangers = { asTold: { isStrangers: true } } as const

/** A commit of the user's repository, and where it goes: a folder that is empty or not there. */
interface StrangersCommit {
  readonly repository: string
  readonly sha: string
  readonly directory: string
}

/** Where the repository lies that a stranger's tree is checked out from: beside the tree. */
export function strangersRepository(directory: string): string {
  return `${directory}.strangers`
}

/**
 * Checks a commit out from a repository of ours that borrows objects and no settings: no filter shows a stranger what
 * only the user may read, and no address carries a password.
 */
export async function strangersTree(
  run: RunGit,
  { repository, sha, directory }: StrangersCommit,
): Promise<void> {
  const demand = (at: string, argv: readonly string[]): Promise<string> =>
    gitText(run, at, argv, asStrangers)
  await fetchMissing(run, repository, sha)
  await mkdir(directory, { recursive: true })
  await assertFits(run, { repository, sha, directory })
  const argv = ['rev-parse', '--path-format=absolute', '--git-path', 'objects']
  const objects = firstLine(await gitText(run, repository, argv))
  const origin = await run(repository, ['config', '--get', 'remote.origin.url'])
  const place = strangersRepository(directory)
  await rm(place, { recursive: true, force: true })
  await demand(directory, ['init', '--quiet', '--bare', '--template=', '--', place])
  await mkdir(join(place, 'objects/info'), { recursive: true })
  await writeFile(join(place, 'objects/info/alternates'), `${JSON.stringify(objects)}\n`)
  await demand(place, ['config', 'core.bare', 'false'])
  const address = withoutUser(firstLine(origin.stdout))
  if (address !== '') await demand(place, ['config', 'remote.origin.url', address])
  await writeFile(join(directory, '.git'), `gitdir: ${place}\n`)
  await demand(directory, ['checkout', '--quiet', '--force', '--detach', sha])
}

const mostFreeShare = 0.5

/** A few objects can stand for files without end: the same folder in itself, over and over. */
async function assertFits(
  run: RunGit,
  { repository, sha, directory }: StrangersCommit,
): Promise<void> {
  const listing = await run(repository, ['ls-tree', '-r', '-z', '--full-tree', sha])
  if (listing.isFlooded || listing.timedOut)
    throw new UnmeasurableError(`expected a commit whose files can be listed in 64 MiB, got ${sha}`)
  // A name may hold all of this but its beginning.
  const ids = [...listing.stdout.matchAll(/(?<=^|\0)\d+ blob (\w+)\t/g)].map(([, id = '']) => id)
  const input = [...new Set(ids)].join('\n')
  const sizes = await gitText(run, repository, ['cat-file', '--batch-check'], {
    variables: {},
    input,
  })
  const sizeOf = new Map(
    splitLines(sizes).map((line) => [line.split(' ')[0], Number(line.split(' ')[2])]),
  )
  // What git does not find has no size.
  const bytes = ids.reduce((sum, id) => sum + leastBytes + (sizeOf.get(id) ?? NaN), 0)
  await assertRoom(bytes, directory, sha)
}

async function assertRoom(bytes: number, directory: string, what: string): Promise<void> {
  if (!(bytes <= (await roomIn(directory))))
    throw new UnmeasurableError(
      `expected a commit whose files take at most half of the room on the disk, got ${what} with ${String(bytes)} bytes`,
    )
}

/** What a stranger may have of a disk, in bytes. */
async function roomIn(directory: string): Promise<number> {
  return mostFreeShare * ((await createFiles().freeBytes(directory)) ?? 0)
}

/** Refuses large files that do not fit: git-lfs fills each pointer, also those to the same file, and keeps a copy. */
export async function assertRoomForLarge(run: RunGit, directory: string): Promise<void> {
  // Whatever version a pointer names: git-lfs reads older ones as well.
  const argv = ['grep', '--text', '-h', '--all-match', '-e', '^oid sha256:', '-e', '^size ']
  const { stdout, isFlooded } = await run(directory, argv)
  const sizes = splitLines(stdout).flatMap((line) => /^size (.*)/.exec(line)?.[1] ?? [])
  // Less than nothing would make room for others.
  const bytes = sizes.reduce((sum, size) => sum + (Number(size) >= 0 ? Number(size) : NaN), 0)
  await assertRoom(isFlooded ? NaN : 2 * bytes, directory, 'large files')
}

/** Checks out a stranger's submodules, and theirs, or returns why not; UnmeasurableError when one does not fit. */
export async function strangersSubmodules(
  run: RunGit,
  directory: string,
  untilMs = performance.now() + 900_000,
): Promise<string | null> {
  const ask = (argv: readonly string[], at = directory, mostBytes?: number) =>
    run(at, argv, { ...asStrangers, mostBytes })
  const folderOf = async (at: string): Promise<string> =>
    firstLine((await ask(['rev-parse', '--absolute-git-dir'], at)).stdout)
  const place = await folderOf(directory)
  if (place.includes('\uFFFD')) return 'a name that is no text'
  const begun = await ask(['submodule', '--quiet', 'init'])
  if (!hasSucceeded(begun)) return reasonOf(begun)
  // To update each does nothing, so that it is there before any of its files is. In bytes: a name may be no text.
  const settingsPath = join(place, 'config')
  const settings = await readFile(settingsPath, 'latin1')
  const ways = settings
    .replaceAll(/(?<=\n)\tupdate = (?!none\n)[^\n]*\n/g, '')
    .replaceAll(/(?<=\n)(?=\turl = )/g, '\tupdate = !true\n')
  await writeFile(settingsPath, ways, 'latin1')
  const links = submoduleLinks((await ask(['ls-files', '--stage', '-z'])).stdout)
  // What a server sends arrives in one file, whose size nobody knows before its end.
  const words = ['-c', 'fetch.unpackLimit=1', 'submodule', '--quiet', 'update']
  const share = (await roomIn(directory)) / Math.max(1, links.length)
  const fetched = await ask(words, directory, share)
  if (/File too large|signal 25\b/.test(fetched.stderr)) return 'more than has room on the disk'
  if (!hasSucceeded(fetched)) return reasonOf(fetched)
  for (const { sha, path } of links) {
    if (performance.now() > untilMs) return 'no end in time'
    const folder = join(directory, path)
    if (path.includes('\uFFFD')) return 'a path that is no text'
    // One that is not to be fetched has no repository, and git finds the one above.
    if (!(await folderOf(folder)).startsWith(`${place}/modules/`)) continue
    await assertFits(run, { repository: folder, sha, directory })
    const placed = await ask(['checkout', '--quiet', '--force', '--detach', sha], folder)
    const reason = hasSucceeded(placed)
      ? await strangersSubmodules(run, folder, untilMs)
      : reasonOf(placed)
    if (reason !== null) return reason
  }
  return null
}

/** An address without the user, the password and the query, which may be a token. */
function withoutUser(address: string): string {
  return address.replace(/^(\w+:\/\/)[^/]*@/, '$1').replace(/^(\w+:\/\/[^?#]*)[?#].*/, '$1')
}

// Fewer than a command line can hold.
const idsAtOnce = 1000

/** A partial clone asks its own servers for the files that it lacks, as only the user's settings can. */
async function fetchMissing(run: RunGit, repository: string, sha: string): Promise<void> {
  const promisors = await run(repository, [
    'config',
    '--get-regexp',
    String.raw`^remote\..*\.promisor$`,
  ])
  const [, promisor] = /^remote\.(.*)\.promisor true$/m.exec(promisors.stdout) ?? []
  if (promisor === undefined) return
  const listing = [
    'rev-list',
    '--objects',
    '--no-walk',
    '--no-object-names',
    '--missing=print',
    sha,
  ]
  const fetch = ['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', '--quiet', '--no-tags']
  const options = ['--no-write-fetch-head', '--recurse-submodules=no', '--filter=blob:none', '--']
  // Where folders are missing as well, the files are known only afterwards.
  for (const _ of ['folders', 'files']) {
    const lines = splitLines(await gitText(run, repository, listing))
    const ids = lines.flatMap((line) => (line.startsWith('?') ? line.slice(1) : []))
    for (let at = 0; at < ids.length; at += idsAtOnce) {
      const some = [promisor, ...ids.slice(at, at + idsAtOnce)]
      await gitText(run, repository, [...fetch, ...options, ...some], 'own servers')
    }
  }
}

import { staysInTree } from '../build/stays-in-tree.ts'
import { absolutePath } from '../host/files/files.ts'
import type { Host } from '../host/host.ts'
import { manifestSchema } from '../model/build/manifest.ts'
import { parseDocument } from '../model/complaint-of.ts'
import { UsageError } from '../model/usage-error.ts'
import { openFolder, type OpenSuite } from './open-suite.ts'
import { keepSuite } from './keep-suite.ts'

/** Where folders of suites are looked for. */
export type SuiteFolder =
  /** Anywhere: a user at a terminal has named it. */
  | { readonly from: 'anywhere'; readonly origin: string }
  /** Below the top of a repository: as it is on the disk, or in a commit. */
  | { readonly from: 'repository'; readonly top: string | null; readonly commit: string | null }
  /** Nowhere: a stranger's change is judged, and what it is compared with is no commit. */
  | { readonly from: 'nowhere' }

/** What opening a suite's folder needs. */
export interface FolderRequest {
  readonly place: SuiteFolder
  readonly cacheDirectory: string
}

/** The files of a suite, before they are copied. */
type FoundFolder = Pick<OpenSuite, 'folder' | 'name' | 'pinned'>

const messageLength = 1000

/** Opens a suite by its folder, as a copy in the cache, without running any of it; a UsageError when it is none. */
export async function openSuiteFolder(
  path: string,
  { place, cacheDirectory }: FolderRequest,
  host: Host,
): Promise<OpenSuite> {
  const scratch = await host.files.temporaryDirectory('suite')
  // Of a name by which the work tree of a killed run is found.
  const tree = host.files.join(scratch, 'head')
  try {
    const suiteFolder = await findFolder(path, place, tree, host)
    if (!(await host.files.exists(host.files.join(suiteFolder.folder, 'suite.json')))) {
      throw new UsageError(
        `expected suite.json in the suite ${path}, got none: docs/examples/suite is an example`,
      )
    }
    const copy = await keepSuite(suiteFolder, cacheDirectory, host)
    const suite = await openFolder({ ...suiteFolder, ...copy }, host)
    await assertLocked(suite, host)
    return suite
  } catch (error) {
    // What a stranger's document says is part of some messages.
    if (!(error instanceof UsageError)) throw error
    throw new UsageError(error.message.replaceAll(/\p{C}+/gu, ' ').slice(0, messageLength))
  } finally {
    if (place.from === 'repository' && place.top !== null && place.commit !== null) {
      await host.git.removeWorktree(place.top, tree)
    }
    await host.files.remove(scratch)
  }
}

/** @param tree - absolute path of a folder that is not there yet, for a commit's files; the caller removes it */
async function findFolder(
  path: string,
  place: SuiteFolder,
  tree: string,
  host: Host,
): Promise<FoundFolder> {
  const { files, git } = host
  if (place.from === 'nowhere' || (place.from === 'repository' && place.top === null)) {
    throw new UsageError(
      `expected a commit of a repository to take the suite ${path} from, got none: name a bundled suite`,
    )
  }
  if (place.from === 'anywhere') {
    return foundIn(absolutePath(path, place.origin, files), path, files)
  }
  const parts = path.split(/[\\/]/).filter((part) => part !== '' && part !== '.')
  if (!/^\.(?:[\\/]|$)/.test(path) || parts.includes('..') || place.top === null) {
    throw new UsageError(
      `expected a suite inside the repository, such as ./studies/mine, got ${path}: a folder elsewhere is named at a terminal, by --suite`,
    )
  }
  const { top, commit } = place
  if (commit !== null) await git.addWorktree(top, commit, tree)
  const root = commit === null ? top : tree
  const folder = files.join(root, ...parts)
  if (
    parts.length > 0 &&
    (await files.exists(folder)) &&
    !(await staysInTree(folder, root, files))
  ) {
    throw new UsageError(`expected the suite ${path} inside the repository, got a link out of it`)
  }
  if (commit !== null && !(await files.exists(folder))) {
    throw new UsageError(
      `expected the suite ${path} in the base ${commit.slice(0, 7)}, got none: a change is measured by the suite that its base has`,
    )
  }
  // The last part of a temporary folder's name says nothing.
  return parts.length > 0
    ? foundIn(folder, path, files)
    : { ...(await foundIn(top, path, files)), folder }
}

async function foundIn(folder: string, path: string, files: Host['files']): Promise<FoundFolder> {
  const real = await files.realPath(folder)
  if (real === null || (await files.stamp(real))?.kind !== 'folder') {
    throw new UsageError(
      `expected the folder of a suite at ${path}, got ${real === null ? 'nothing' : 'a file'} there`,
    )
  }
  return { folder: real, name: nameIn(real, path), pinned: path }
}

/** The last part of a path, by which a suite's benchmarks are named; a UsageError when it cannot be part of names. */
function nameIn(path: string, shownPath: string): string {
  const name = path.split(/[\\/]/).at(-1) ?? ''
  if (/^[a-z0-9][\w.-]{0,99}$/i.test(name) && name !== 'node_modules') return name
  throw new UsageError(
    `expected a suite whose name begins with a letter or digit and has only those, "_", "-" and ".", got ${JSON.stringify(name)} from ${shownPath}`,
  )
}

/** @throws UsageError when the versions of its packages are left open */
async function assertLocked({ folder, pinned }: OpenSuite, { files }: Host): Promise<void> {
  const content = await files.read(files.join(folder, 'package.json'))
  if (content === null || (await files.exists(files.join(folder, 'package-lock.json')))) return
  const file = `${pinned}/package.json`
  const { dependencies } = parseDocument(manifestSchema, { content, what: 'a package.json', file })
  if (Object.keys(dependencies).length === 0) return
  throw new UsageError(
    `expected package-lock.json beside ${file}, so that everybody measures the same versions, got none: run "npm install --package-lock-only" there`,
  )
}

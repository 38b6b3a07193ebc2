import type { Host } from '../host/host.ts'
import { UsageError } from '../model/usage-error.ts'
import { adopt } from '../toolchain/tools.ts'
import type { OpenSuite } from './open-suite.ts'

const mostFiles = 2000
const mostBytes = 64 * 1024 * 1024

/**
 * Copies a suite into the cache, under the digest of its files' names and contents: whoever works on it changes
 * nothing that is measured. `node_modules` and hidden files are left out; a UsageError for links, other things, and
 * too much.
 */
export async function keepSuite(
  { name, pinned: shownPath, folder }: Pick<OpenSuite, 'folder' | 'name' | 'pinned'>,
  cacheDirectory: string,
  { files }: Pick<Host, 'files'>,
): Promise<Pick<OpenSuite, 'digest' | 'folder'>> {
  const paths = await suitePaths(folder, shownPath, files)
  const suitesFolder = files.join(cacheDirectory, 'suites')
  await files.makeDirectory(suitesFolder)
  const draft = await files.temporaryDirectory('suite', suitesFolder)
  try {
    const copyFolder = files.join(draft, 'files')
    for (const path of paths) {
      await files.makeDirectory(files.join(copyFolder, path, '..'))
      await files.clone(files.join(folder, path), files.join(copyFolder, path), {
        executable: false,
      })
    }
    const listText = await fileList(copyFolder, files)
    const list = files.join(draft, 'list.json')
    await files.write(list, listText)
    const { sha256: digest } = await files.fingerprint(list)
    const place = files.join(suitesFolder, `${name}-files-${digest.slice(0, 32)}`)
    const filesFolder = files.join(place, 'files')
    // A copy whose digest is not its name has been changed.
    if ((await files.exists(place)) && (await fileList(filesFolder, files)) !== listText) {
      await files.remove(place)
    }
    await adopt(draft, place, { files })
    return { folder: filesFolder, digest }
  } finally {
    await files.remove(draft)
  }
}

/** @throws UsageError as `keepSuite` does */
async function suitePaths(
  folder: string,
  shownPath: string,
  files: Host['files'],
): Promise<readonly string[]> {
  const entries = (await files.survey(folder)).filter(({ path }) =>
    path.split('/').every((part) => part !== 'node_modules' && !part.startsWith('.')),
  )
  const oddEntry = entries.find(({ kind }) => kind === 'link' || kind === 'other')
  if (oddEntry !== undefined) {
    throw new UsageError(
      `expected files and folders in the suite ${shownPath}, got a ${oddEntry.kind === 'link' ? 'link' : 'pipe, socket or device'} at ${JSON.stringify(oddEntry.path)}`,
    )
  }
  const ownFiles = entries.flatMap((entry) => (entry.kind === 'file' ? [entry] : []))
  const bytes = ownFiles.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  if (ownFiles.length > mostFiles || bytes > mostBytes) {
    throw new UsageError(
      `expected a suite of at most ${String(mostFiles)} files and 64 MiB at ${shownPath}, got ${String(ownFiles.length)} files and ${String(Math.ceil(bytes / 1024 ** 2))} MiB`,
    )
  }
  return ownFiles.map(({ path }) => path)
}

async function fileList(folder: string, files: Host['files']): Promise<string> {
  const fileLines: (readonly [string, string])[] = []
  for (const path of await files.walk(folder)) {
    fileLines.push([path, (await files.fingerprint(files.join(folder, path))).sha256])
  }
  return JSON.stringify(fileLines)
}

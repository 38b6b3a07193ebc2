import type { Host } from '../../host/host.ts'
import { unpackArchive } from '../../host/tools/unpack-archive.ts'

/**
 * The folder of a fetched npm package that holds Node.js itself. The earliest of these packages hold
 * the archive of the release, which their install script would unpack.
 *
 * @param folder - absolute path of the package
 * @throws Error when the archive cannot be unpacked
 */
export async function unpackedRelease(
  folder: string,
  version: string,
  { files, processes }: Pick<Host, 'files' | 'processes'>,
): Promise<string> {
  const name = `node-v${version}-${processes.platform}-${processes.architecture}`
  const archive = files.join(folder, `${name}.tar.gz`)
  if (!(await files.exists(archive))) return folder
  const trouble = await unpackArchive({ archive, folder, only: [] }, processes)
  if (trouble !== null) throw new Error(`expected "tar" to unpack ${name}.tar.gz, got: ${trouble}`)
  return files.join(folder, name)
}

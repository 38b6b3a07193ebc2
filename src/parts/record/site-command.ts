import { createHost } from '../../host/create-host.ts'
import type { Host } from '../../host/host.ts'
import { absolutePath } from '../../host/files/files.ts'
import { exitCodes, type Terminal } from '../../model/terminal.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { Words } from '../../settings/words.ts'
import { recordBranch } from './record-branch.ts'
import { isRecordPath, parseRecord, type RecordFile, type RecordLine } from './record-line.ts'
import { siteFiles } from './site-files.ts'

/** `deadheat site RECORD --output FOLDER`: static pages from a record. */
export async function siteCommand(
  { positionals, values }: Words,
  terminal: Terminal,
): Promise<number> {
  const [recordName, ...otherWords] = positionals
  const output = values.get('output')
  if (recordName === undefined || otherWords.length > 0 || output === undefined) {
    throw new UsageError('expected deadheat site RECORD --output FOLDER; see site --help')
  }
  const host = createHost()
  const { files } = host
  const lines = await recordNamed(recordName, terminal, host)
  if (lines.length === 0) {
    throw new UsageError(
      `expected a record with lines, got none in ${recordName}: run deadheat record first`,
    )
  }
  const directory = absolutePath(output, terminal.directory, files)
  const pages = files.join(directory, 'b')
  // Pages of removed benchmarks; only our own pages have such names.
  for (const { name } of await files.list(pages)) {
    if (/^[a-z0-9-]+\.html$/.test(name)) await files.remove(files.join(pages, name))
  }
  await files.makeDirectory(pages)
  let count = 0
  for (const { path, content } of siteFiles(lines)) {
    await files.write(files.join(directory, path), content)
    count += 1
  }
  terminal.out(`written: ${count} files, from ${files.join(directory, 'index.html')} on\n`)
  return exitCodes.success
}

async function recordNamed(
  name: string,
  { directory }: Pick<Terminal, 'directory'>,
  host: Host,
): Promise<readonly RecordLine[]> {
  const { files, git } = host
  const folder = absolutePath(name, directory, files)
  if ((await files.kindOf(folder)) === 'folder') {
    const paths = (await files.walk(folder)).filter(isRecordPath)
    const read = async (path: string): Promise<RecordFile> => ({
      path,
      text: (await files.read(files.join(folder, path))) ?? '',
    })
    return parseRecord(await Promise.all(paths.map(read)))
  }
  const repository = await git.top(directory)
  if (repository === null) {
    throw new UsageError(
      `expected the folder of a record, got ${name}: there is none, and no repository here`,
    )
  }
  return recordBranch(repository, name, host).read()
}

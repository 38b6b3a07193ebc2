import { createHost } from '../../host/create-host.ts'
import { absolutePath } from '../../host/files/files.ts'
import { exitCodes, type Terminal } from '../../model/terminal.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { Words } from '../../settings/words.ts'
import { recordPlaceOf } from './record-command.ts'
import { parseRecord } from './record-line.ts'
import { siteFiles } from './site-files.ts'

/** `deadheat site RECORD --output FOLDER`: static pages from a record. */
export async function siteCommand(
  { positionals, values }: Words,
  terminal: Terminal,
): Promise<number> {
  const [named, ...more] = positionals
  const output = values.get('output')
  if (named === undefined || more.length > 0 || output === undefined) {
    throw new UsageError('expected deadheat site RECORD --output FOLDER; see site --help')
  }
  const host = createHost()
  const { files } = host
  const place = await recordPlaceOf(named, terminal, host)
  const lines = parseRecord((await place.read()).files)
  if (lines.length === 0) {
    throw new UsageError(
      `expected a record with lines, got none in ${named}: run deadheat record first`,
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
  for (const { path, content } of siteFiles({ lines, title: values.get('title') ?? null })) {
    await files.write(files.join(directory, path), content)
    count += 1
  }
  terminal.out(`written: ${count} files, from ${files.join(directory, 'index.html')} on\n`)
  return exitCodes.success
}

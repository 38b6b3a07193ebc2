import { curvesOfRecord } from '../parts/record/curves-of-record.ts'
import { absolutePath } from '../host/files/files.ts'
import { parseRecord } from '../parts/record/parse-record.ts'
import { UsageError } from '../model/usage-error.ts'
import { readRecord } from '../parts/record/record-place.ts'
import { siteFiles } from '../parts/record/site-files.ts'
import { helpOf } from '../settings/help.ts'
import { exitCodes, type Command } from './command.ts'
import { parseWords } from './parse-words.ts'
import { recordHost, recordPlaceOf } from './record-place-of.ts'

const writers = 8

/** `deadheat site RECORD --output FOLDER`: static pages from a record. */
export const site: Command = async (argv, terminal) => {
  const { positionals, values, switches } = parseWords(argv, ['output', 'title', 'url'], ['help'])
  if (switches.has('help')) {
    terminal.out(helpOf('site', terminal.width))
    return exitCodes.success
  }
  const [namedText, ...more] = positionals
  const output = values.get('output')
  if (namedText === undefined || more.length > 0 || output === undefined) {
    throw new UsageError('expected deadheat site RECORD --output FOLDER; see site --help')
  }
  const url = values.get('url') ?? null
  if (url !== null && !/^https?:\/\/[^\s"'<>]+$/.test(url)) {
    throw new UsageError(`expected an address after --url, got ${JSON.stringify(url)}`)
  }
  const host = recordHost()
  const place = await recordPlaceOf(namedText, terminal, host)
  const lines = parseRecord(await readRecord(place, host.record))
  if (lines.length === 0) {
    throw new UsageError(
      `expected a record with lines, got none in ${namedText}: run deadheat record first`,
    )
  }
  const directory = absolutePath(output, terminal.directory, host.files)
  // Pages of removed benchmarks; only our own pages have such names.
  const former = await host.files.list(host.files.join(directory, 'b'))
  for (const { name } of former) {
    if (/^[a-z0-9-]+\.html$/.test(name))
      await host.files.remove(host.files.join(directory, 'b', name))
  }
  await host.files.makeDirectory(host.files.join(directory, 'b'))
  const files = siteFiles({
    lines,
    curves: curvesOfRecord(lines),
    title: values.get('title') ?? null,
    url,
  })
  let count = 0
  const write = async (): Promise<void> => {
    for (const { path, content } of files) {
      await host.files.write(host.files.join(directory, path), content)
      count += 1
    }
  }
  // They take turns at one generator, so that the disk does not keep the next page waiting.
  await Promise.all(Array.from({ length: writers }, write))
  terminal.out(`written: ${count} files, from ${host.files.join(directory, 'index.html')} on\n`)
  return exitCodes.success
}

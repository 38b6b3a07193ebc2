import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { replay } from '../../src/cli/replay.ts'
import { journalsOfBefore } from '../fakes/journals-of-before.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { ranCommand } from '../fakes/terminals.ts'

it.each([
  ['{}\n', /zero\.json/],
  ['', /begins with a "run" line in .*zero\.json, got an empty one: .*journal\.ndjson/],
  ['\n', /zero\.json/],
])('the journal that somebody names is named where it is none: %j', async (text, message) => {
  const file = join(temporaryFolder(), 'zero.json')
  await writeFile(file, text)
  await expect(ranCommand(replay, [file])).rejects.toThrow(message)
})

it('the journal that somebody names is refused where a coin was turned', async () => {
  const before = gunzipSync(await readFile(new URL('files.ndjson.gz', journalsOfBefore)))
  const turned = String(before).replace(
    /("type":"sample".*?"round":3\b.*?"coin":")(BH|HB)/,
    (_, start: string, coin: string) => `${start}${coin === 'BH' ? 'HB' : 'BH'}`,
  )
  expect(turned).not.toBe(String(before))
  const file = join(temporaryFolder(), 'turned.ndjson')
  await writeFile(file, turned)
  await expect(ranCommand(replay, [file])).rejects.toThrow(
    /^expected blocks that were drawn from the seed of the run, once each, got another: pair 3 of /,
  )
})

it('the journal that somebody names becomes a page, even of a run that was cut off', async () => {
  const folder = temporaryFolder()
  const before = gunzipSync(await readFile(new URL('files.ndjson.gz', journalsOfBefore)))
  await writeFile(join(folder, 'cut.ndjson'), before.subarray(0, -100))
  const words = [join(folder, 'cut.ndjson'), '--results', join(folder, 'again')]
  await ranCommand(replay, words)
  const page = await readFile(join(folder, 'again/report.html'), 'utf8')
  expect(page).toContain('<h1>')
})

it('the journal that somebody names has to be named', async () => {
  await expect(ranCommand(replay, [])).rejects.toThrow('a journal, or one of each shard, got none')
})

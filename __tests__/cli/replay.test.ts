import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { replay } from '../../src/cli/replay.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { ranCommand } from '../fakes/terminals.ts'

describe('the journal that somebody names', () => {
  it.each([
    ['{}\n', /zero\.json/],
    ['', /begins with a "run" line in .*zero\.json, got an empty one: .*journal\.ndjson/],
    ['\n', /zero\.json/],
  ])('is named where it is none: %j', async (text, message) => {
    const file = join(temporaryFolder(), 'zero.json')
    await writeFile(file, text)
    await expect(ranCommand(replay, [file])).rejects.toThrow(message)
  })

  it('has to be named', async () => {
    await expect(ranCommand(replay, [])).rejects.toThrow(
      'a journal, or one of each shard, got none',
    )
  })
})

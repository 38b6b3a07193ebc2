import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholeLines } from '../../../src/host/files/read-text.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

async function* each(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces
}

async function allOf(lines: AsyncIterable<readonly string[]>): Promise<readonly string[]> {
  const all: string[] = []
  for await (const some of lines) all.push(...some)
  return all
}

it('lines of a file are the same however it comes in pieces, without one that has no end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.stringMatching(/^[ab\n]{0,6}$/)), async (pieces) => {
      expect(await allOf(wholeLines(each(pieces)))).toEqual(
        pieces.join('').split('\n').slice(0, -1),
      )
    }),
  )
})

it('lines of a file are all that is left, wherever the last one was cut', async () => {
  const { files } = realHost()
  const path = join(temporaryFolder(), 'journal')
  // It need not be there.
  expect(await allOf(files.lines(path))).toEqual([])
  await expect(files.cutToLines(path)).resolves.toBeUndefined()
  for (const [text, kept] of [
    ['', ''],
    ['half', ''],
    ['one\n', 'one\n'],
    ['one\ntwo\nhal', 'one\ntwo\n'],
    [`one\n${'x'.repeat(200_000)}`, 'one\n'],
    [`${'ä\n'.repeat(70_000)}ä`, 'ä\n'.repeat(70_000)],
  ] as const) {
    writeFileSync(path, text)
    await files.cutToLines(path)
    expect(readFileSync(path, 'utf8') === kept).toBe(true)
    expect((await allOf(files.lines(path))).join('\n')).toBe(kept.slice(0, -1))
  }
})

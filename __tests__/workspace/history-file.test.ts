import { describe, expect, it } from 'vitest'
import { findHistory } from '../../src/workspace/settings-file.ts'
import { historyFormat, type History } from '../../src/model/judging/history.ts'
import { gitRepository } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const row = { benchmarkId: 'one', metric: 'time', floor: 0.01, pairSpread: 0.02, runs: 3 }

function historyOf(floor: number): History {
  return { format: historyFormat, rows: [{ ...row, floor }] }
}

/** A repository whose base has a history, and whose change writes another one. */
function repository() {
  const { directory, write, commit } = gitRepository()
  write('bench/history.json', JSON.stringify(historyOf(0.01)))
  const base = commit('base')
  write('bench/history.json', JSON.stringify(historyOf(0.9)))
  const head = commit('head')
  return { directory, write, base, head }
}

describe('findHistory', () => {
  const host = realHost()

  it('reads the file on the disk, by a relative or an absolute name', async () => {
    const { directory } = repository()
    for (const name of ['bench/history.json', `${directory}/bench/history.json`]) {
      expect(await findHistory(name, { directory }, host)).toEqual(historyOf(0.9))
    }
    await expect(findHistory('gone.json', { directory }, host)).rejects.toThrow(
      `expected a history "gone.json" in ${directory}, got none`,
    )
  })

  it('reads that of base, whatever the change wrote', async () => {
    const { directory, base } = repository()
    for (const name of ['bench/history.json', './bench/history.json']) {
      const found = await findHistory(name, { repository: directory, commit: base }, host)
      expect(found).toEqual(historyOf(0.01))
    }
  })

  it('reads nothing where base has none or is no commit', async () => {
    const { directory, base, write } = repository()
    write('new.json', JSON.stringify(historyOf(0.9)))
    for (const [name, place] of [
      ['new.json', { repository: directory, commit: base }],
      ['bench/history.json', { repository: directory, commit: null }],
      ['bench/history.json', { repository: null, commit: base }],
    ] as const) {
      expect(await findHistory(name, place, host)).toBeNull()
    }
  })

  it('refuses what is no history, and says where it is not', async () => {
    const { directory, write } = repository()
    write('text.json', 'floor: 1')
    write('other.json', '{"format":"deadheat-history/1","rows":[{"benchmarkId":"one"}]}')
    await expect(findHistory('text.json', { directory }, host)).rejects.toThrow(
      'expected a history in text.json, got something that is not JSON',
    )
    await expect(findHistory('other.json', { directory }, host)).rejects.toThrow(
      'expected a history in other.json, got rows[0].metric: ',
    )
  })
})

import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { randomOf, type Random } from '../../src/model/random.ts'
import { blocksOfRound } from '../../src/plan/blocks-of-round.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { killedPlan } from './killed-plan.ts'

// In one file it starts four times as fast.
const program = join(mkdtempSync(join(tmpdir(), 'killed-')), 'child.mjs')
beforeAll(async () => {
  const input = fileURLToPath(new URL('kill-child.ts', import.meta.url))
  await build({ input, platform: 'node', logLevel: 'silent', output: { file: program } })
})
afterAll(() => {
  rmSync(dirname(program), { recursive: true })
})

/** Starts or goes on with the run, and kills it a few writes after it has begun, or lets it end. */
async function begun(
  journal: string,
  random: Random | null,
  lanes = 1,
): Promise<'done' | 'killed'> {
  const child = spawn(process.execPath, [program, journal, String(lanes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  const going = new Promise((resolve) => {
    child.stdout.on('data', (piece: Buffer) => {
      printed += piece.toString()
      resolve(null)
    })
  })
  const closed = new Promise((resolve) => child.once('close', resolve))
  await going
  if (random !== null) {
    await sleep(random.between(0, 60))
    child.kill('SIGKILL')
  }
  await closed
  return printed.includes('done') ? 'done' : 'killed'
}

describe('a run that SIGKILL meets again and again', () => {
  it.each([
    { what: 'block by block', seed: 20_26, tries: 50, leastKills: 26, lanesOf: () => 1 },
    {
      what: 'in two lanes, whatever the order, and in one as well',
      seed: 20_27,
      tries: 12,
      leastKills: 4,
      lanesOf: (at: number) => (at % 3 === 2 ? 1 : 2),
    },
  ])(
    'measures every block once, and ends in the result of its samples, $what',
    async ({ seed, tries, leastKills, lanesOf }) => {
      const journal = join(temporaryFolder(), 'journal.ndjson')
      const random = randomOf(seed)
      let kills = 0
      while (kills < tries && (await begun(journal, random, lanesOf(kills))) === 'killed') kills++
      expect(kills).toBeGreaterThanOrEqual(leastKills)
      expect(await begun(journal, null, lanesOf(0))).toBe('done')

      const entries = parseJournal(readFileSync(journal, 'utf8'), journal)
      const blocks = entries
        .flatMap((entry) => (entry.type === 'sample' ? [entry.sample.block] : []))
        .toSorted((one, other) => (lanesOf(0) === 1 ? 0 : one.index - other.index))
      const ids = killedPlan.benchmarks.map(({ id }) => id)
      const wanted = Array.from({ length: 61 }, (_, round) => blocksOfRound(killedPlan, round, ids))
      expect(blocks).toEqual(wanted.flat())
      expect(entries.filter(({ type }) => type === 'pilot')).toHaveLength(ids.length)
      const { findings } = resultOf(entries)
      expect(findings.find(({ benchmarkId }) => benchmarkId === 'one')?.verdict).toBe('regression')

      // Once more, with nothing left: nothing is measured and nothing changes but the second end.
      expect(await begun(journal, null)).toBe('done')
      const again = parseJournal(readFileSync(journal, 'utf8'), journal)
      expect(again.slice(0, -1)).toEqual(entries)
      expect(resultOf(again)).toEqual(resultOf(entries))
    },
  )
})

describe('a run whose journal cannot grow', () => {
  it('ends with a clear message, keeps whole lines, and goes on when it can', async () => {
    const journal = join(temporaryFolder(), 'journal.ndjson')
    // In blocks of 512 bytes.
    const limited = ['-c', 'ulimit -f 117; exec "$@"', 'sh', process.execPath, program, journal]
    const { status, stderr } = spawnSync('sh', limited, { encoding: 'utf8' })
    expect(status).not.toBe(0)
    expect(stderr).toContain(`expected to append to ${journal}, got EFBIG`)
    expect(stderr).toContain('what was measured before is kept')
    const kept = parseJournal(readFileSync(journal, 'utf8'), journal)
    expect(kept.length).toBeGreaterThan(20)
    expect(await begun(journal, null)).toBe('done')
    const whole = parseJournal(readFileSync(journal, 'utf8'), journal)
    expect(whole.slice(0, kept.length)).toEqual(kept)
  })
})

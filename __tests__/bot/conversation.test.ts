import assert from 'node:assert/strict'
import { afterEach, describe, expect, it } from 'vitest'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import { runEntry, samplesOf } from '../fakes/journals.ts'
import { benchmarkOf, planOf, revisionOf } from '../fakes/plans.ts'
import { conversation, type Conversation } from '../fakes/pull-conversation.ts'

let talk: Conversation | null = null
afterEach(async () => {
  const violations = talk?.github.violations ?? []
  await talk?.close()
  talk = null
  assert.deepEqual(violations, [])
})

async function opened(...given: Parameters<typeof conversation>): Promise<Conversation> {
  talk = await conversation(...given)
  return talk
}

/** The journal of a run of the head of this moment, with each benchmark slower by so much. */
function journalOf(
  { pull }: Conversation,
  effects: Readonly<Record<string, number>>,
  changes: Partial<Plan> = {},
): string {
  const { head, base } = pull()
  const plan = {
    ...planOf(),
    benchmarks: Object.keys(effects).map((id) => benchmarkOf(id)),
    revisions: {
      base: commitOf('base', base.sha),
      head: commitOf('head', head.sha),
    },
    ...changes,
  }
  const entries: readonly JournalEntry[] = [
    runEntry(plan),
    ...Object.entries(effects).flatMap(([id, effect]) =>
      samplesOf(id, { count: 40, effect, noise: 0.005 }).map(
        (sample) => ({ type: 'sample', sample }) as const,
      ),
    ),
  ]
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
}

function commitOf(side: 'base' | 'head', sha: string): ReturnType<typeof revisionOf> {
  return { ...revisionOf(side), sha, spec: sha, label: sha.slice(0, 7) }
}

const slowTable = { parse: 0.2, stringify: 0 }

/** A conversation in which the whole table has a regression. */
async function withRegression(...given: Parameters<typeof conversation>): Promise<Conversation> {
  const opening = await opened(...given)
  await opening.report(opening.startRun(), journalOf(opening, slowTable))
  return opening
}

const endOf = ({ checks }: Conversation, name: string): string | undefined =>
  checks().find((check) => check.name === name)?.end

describe('a part of the table', () => {
  it.each(['only=stringify', 'base=v1.2.0', 'node=20,24', 'pairs=8'])(
    'by %s has its own comment and check, and leaves those of the whole alone',
    async (asked) => {
      const one = await withRegression()
      const whole = one.bodyOf('default')
      expect(whole).toContain('1 slower')
      await one.comment(`/bench ${asked}`)
      const [run] = one.openRuns()
      assert(run !== undefined)
      expect(one.bodyOf('default')).toBe(whole)
      expect(one.bodyOf('part')).toContain('preparing')
      await one.report(run, journalOf(one, { stringify: 0 }), { base: '' })
      expect(one.bodyOf('default')).toBe(whole)
      expect(one.bodyOf('part')).toContain('**A part of the table**')
      expect(one.bodyOf('part')).toContain('no change')
      expect(endOf(one, 'deadheat')).toBe('failure')
      expect(endOf(one, 'deadheat (part)')).toBe('success')
    },
  )

  it('blocks nothing when it is slower', async () => {
    const one = await withRegression()
    await one.comment('/bench only=parse')
    const [run] = one.openRuns()
    assert(run !== undefined)
    await one.report(run, journalOf(one, { parse: 0.2 }))
    expect(endOf(one, 'deadheat (part)')).toBe('neutral')
  })

  it('is none when there are more pairs than base asks for: that settles the whole', async () => {
    const one = await withRegression()
    one.github.plant.content(one.pull().base.sha, 'deadheat.yml', 'pairs: 20\n')
    await one.comment('/bench pairs=40')
    const [run] = one.openRuns()
    assert(run !== undefined)
    await one.report(run, journalOf(one, { parse: 0, stringify: 0 }))
    expect(one.bodies()).toHaveLength(1)
    expect(one.bodyOf('default')).toContain('no change, 2 same')
  })

  it('stays one in a workflow that names its own key, or takes none', async () => {
    const withoutKey = ['pull-request', 'head', 'only', 'pairs']
    const one = await opened({}, withoutKey)
    const own = { key: 'linux' }
    await one.report(one.startRun(), journalOf(one, slowTable), own)
    await one.comment('/bench only=stringify')
    const [run] = one.openRuns()
    assert(run !== undefined)
    await one.report(run, journalOf(one, { stringify: 0 }), own)
    expect(one.bodyOf('linux')).toContain('1 slower')
    expect(one.bodyOf('linux-part')).toContain('**A part of the table**')
    expect(endOf(one, 'deadheat (linux)')).toBe('failure')
  })
})

import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { acceptanceReply } from '../../src/render/comment/accepted-comment.ts'
import type { GivenSettings } from '../../src/settings/settings.ts'
import { actionsBot, person } from '../github-stand-in/users.ts'
import { headSha, pullRevisions } from '../fakes/live-run.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { reportJob, slowerJournal } from '../fakes/report-job.ts'

const job = reportJob()
const { measuredIs, reported, bodies, checks } = job

/** Journals of two shards, each with one benchmark that is a fifth slower. */
function shardJournals(): readonly [string, string] {
  const rows = ['one', 'two']
  const journal = (index: 1 | 2): string => {
    const shard = { index, of: 2, family: 2, timed: 2, rows, dealt: [1, 2] }
    const benchmarks = [benchmarkOf(rows[index - 1] ?? '')]
    return slowerJournal({ benchmarks, seed: index, shard })
  }
  return [journal(1), journal(2)]
}

function shardIs(name: string, text: string): void {
  mkdirSync(join(job.folder, 'measured', name), { recursive: true })
  writeFileSync(join(job.folder, 'measured', name, 'journal.ndjson'), text)
}

it('the report of shards is one comment and one check over the table of all of them', async () => {
  const [first, second] = shardJournals()
  shardIs('deadheat-1', first)
  shardIs('deadheat-2', second)
  await reported()
  expect(bodies()).toHaveLength(1)
  expect(bodies()[0]).toContain('2 slower')
  expect(bodies()[0]).toContain('Shards 1, 2')
  expect(checks()).toEqual(['failure'])
})

it('the report of shards says what a lost shard would have measured', async () => {
  shardIs('deadheat-2', shardJournals()[1])
  await reported()
  expect(bodies()[0]).toContain('1 shard left no journal (1 of 2)')
})

it('the report of shards refuses one that is there twice, one of another commit or format, and one that is a link', async () => {
  const [first, second] = shardJournals()
  shardIs('deadheat-1', first)
  shardIs('deadheat-2', first)
  await expect(reported()).rejects.toThrow('two of shard 1')
  shardIs('deadheat-2', second.replace('"index":2,"of":2', '"index":3,"of":2'))
  await expect(reported()).rejects.toThrow('shards 1 to 2, got shard 3')
  shardIs('deadheat-2', second.replaceAll(headSha, 'f'.repeat(40)))
  await expect(reported()).rejects.toThrow('head')
  shardIs('deadheat-2', second.replace('deadheat-journal/3', 'deadheat-journal/2'))
  await expect(reported()).rejects.toThrow(
    'expected a journal in the format deadheat-journal/3 in deadheat-2/journal.ndjson, got "deadheat-journal/2": measure again',
  )
  rmSync(join(job.folder, 'measured/deadheat-2/journal.ndjson'))
  symlinkSync('/etc/passwd', join(job.folder, 'measured/deadheat-2/journal.ndjson'))
  await expect(reported()).rejects.toThrow('got a link')
})

describe('the report of a fork’s run', () => {
  it('is judged again under our limits, on the pull request of the event', async () => {
    measuredIs(slowerJournal())
    const { outputs, failures } = await reported()
    expect(bodies()).toHaveLength(1)
    const marker = `<!-- deadheat:v1 key=default pr=482 run=77 attempt=1 head=${headSha.slice(0, 7)}`
    expect(bodies()[0]?.startsWith(marker)).toBe(true)
    expect(bodies()[0]).toContain('1 slower')
    expect(bodies()[0]?.split('\n')[4]).toContain("untrusted: reported by a job that ran a fork's")
    expect(bodies()[0]).toContain('/actions/runs/77')
    expect(checks()).toEqual(['failure'])
    expect(outputs.get('conclusion')).toBe('failure')
    expect(failures).toEqual([])
  })

  it.each([
    ['passes when it was accepted', actionsBot, '🟠 Performance: regression accepted', 'success'],
    ['fails when a stranger has', person('mallory'), '🔴 Performance: 1 slower', 'failure'],
  ])('%s', async (_, user, heading, conclusion) => {
    const bounds = [{ metric: 'time', bound: 0.25 }]
    const place = { key: 'default', pullRequest: 482 }
    const body = acceptanceReply(place, { name: 'one', bounds, reason: 'safer', by: 'alice' })
    measuredIs(slowerJournal())
    job.github.plant.comment({ issueNumber: 482, body, user })
    await reported()
    expect(bodies().at(-1)).toContain(`### ${heading}`)
    expect(bodies().at(-1)?.includes('ccepted**')).toBe(conclusion === 'success')
    expect(checks()).toEqual([conclusion])
  })

  it('says that there is none when the job has left no journal', async () => {
    await reported({ conclusion: 'cancelled' })
    expect(checks()).toEqual(['cancelled'])
    expect(bodies()).toEqual([])
    job.github.state.checks.clear()
    await reported({ conclusion: 'failure' })
    expect(checks()).toEqual(['failure'])
    expect(bodies()[0]).toContain('### ⚫ Performance: ended without a result')
    expect(bodies()[0]).toContain('**What to do**: read the end of its log')
  })

  it.each<[string, string, GivenSettings]>([
    ['base says that the check only informs', 'fail-on: [never]\n', {}],
    ['only a regression shall fail', '', { 'fail-on': ['regression'] }],
  ])('blocks nothing without a result where %s', async (_, settings, given) => {
    job.github.plant.content(pullRevisions.base.sha ?? '', 'deadheat.yml', settings)
    await reported({ conclusion: 'failure' }, given)
    expect(checks()).toEqual(['neutral'])
    expect(bodies()[0]).toContain('### ⚫ Performance: ended without a result')
  })

  it.each([
    ['another head', { headSha: 'd'.repeat(40) }],
    ['another repository', { headRepository: 'eve/addon' }],
    ['another branch', { headBranch: 'main' }],
    ['another event', { event: 'push' }],
  ])('is none when the event tells of %s', async (_, run) => {
    measuredIs(slowerJournal())
    const { lines } = await reported(run)
    expect(lines.join('\n')).toContain('nothing is reported')
    expect(bodies()).toEqual([])
    expect(checks()).toEqual([])
  })

  it.each<[string, (path: string) => unknown]>([
    ['a link', (path) => symlinkSync('/etc/passwd', path)],
    ['a folder', (path) => mkdirSync(path)],
    ['too long', (path) => [measuredIs(''), truncateSync(path, 65 * 1024 * 1024)]],
    ['no journal', () => measuredIs('{"type":"run","__proto__":{}}\n')],
    ['a number too big', () => measuredIs(slowerJournal().replace('"limit":10', '"limit":1e309'))],
    ['empty', () => measuredIs('')],
    ['of times below zero', () => measuredIs(slowerJournal().replace(/("head":\{"time":)/, '$1-'))],
  ])('is refused when the file is %s', async (_, make) => {
    make(join(job.folder, 'measured/journal.ndjson'))
    await expect(reported()).rejects.toThrow(/^expected/)
    expect(checks()).toEqual(['failure'])
    expect(bodies()[0]).toContain('### ⚫ Performance: could not be measured')
  })

  it('does not overwrite what it was given', async () => {
    await expect(reported({}, { results: 'measured' })).rejects.toThrow('other "results"')
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { bisectSettings } from '../../../src/parts/bisect/asked-bisection.ts'
import { askedOf } from '../../../src/parts/index.ts'
import { pullRevisions } from '../../fakes/live-run.ts'
import { reportJob, slowerJournal } from '../../fakes/report-job.ts'
import { workflowDispatchEvent } from '../../github-stand-in/events.ts'
import { bisectedCommit, bisectRecord, bisectText } from './bisections.ts'

const job = reportJob()
const { measuredIs, reported, bodies, checks } = job

const record = bisectRecord({
  base: pullRevisions.base.sha ?? '',
  head: pullRevisions.head.sha ?? '',
})
const asked = { key: 'bisect', bisect: 'sort' }

describe('the report of a bisection', () => {
  beforeEach(() => {
    const { good, commits } = record.start
    job.github.plant.commit({ sha: good.spec, message: 'good' })
    for (const [at, { spec, title }] of commits.entries()) {
      const parents = [commits[at - 1]?.spec ?? good.spec]
      job.github.plant.commit({ sha: spec, message: `${title}\n\nMore.`, parents })
    }
  })

  it('is its table in a comment of its own key, with the commit, and a check that blocks nothing', async () => {
    measuredIs(slowerJournal() + bisectText(record))
    await reported({}, asked)
    expect(bodies()).toHaveLength(1)
    expect(bodies()[0]).toMatch(/^<!-- deadheat:v1 key=bisect pr=482 run=77 /)
    expect(bodies()[0]).toContain('change 10 has made the change')
    expect(bodies()[0]).toContain('untrusted: reported by')
    expect(checks()).toEqual(['neutral'])
  })

  it('is told by a job that has the form of the run alone, as in the documented workflow', async () => {
    measuredIs(slowerJournal() + bisectText(record))
    const { sha } = pullRevisions.head
    const inputs = { bisect: 'sort', 'pull-request': '482', head: sha ?? '' }
    const payload = workflowDispatchEvent({ inputs })
    await job.reportedOn(
      { name: 'workflow_dispatch', payload },
      { key: 'bisect', 'pull-request': 482, head: sha ?? '' },
    )
    expect(bodies()[0]).toContain('change 10 has made the change')
    expect(checks()).toEqual(['neutral'])
  })

  it('is computed again from the steps', async () => {
    measuredIs(slowerJournal() + bisectText({ ...record, steps: record.steps.slice(0, 2) }))
    await reported({}, asked)
    expect(bodies()[0]).toContain('one of 8 commits has made the change')
  })

  it('is a table alone where the steps are of other commits than the table', async () => {
    measuredIs(slowerJournal() + bisectText(bisectRecord({ base: bisectedCommit(3) })))
    await reported({}, asked)
    expect(bodies()[0]).toContain('slower')
    expect(bodies()[0]).not.toContain('has made the change')
    expect(checks()).toEqual(['neutral'])
  })

  it('has the titles that GitHub knows, whatever the journal says', async () => {
    measuredIs(slowerJournal() + bisectText(record).replaceAll('change 10', 'a tale'))
    await reported({}, asked)
    expect(bodies()[0]).toContain('change 10 has made the change')
    expect(bodies()[0]).not.toContain('a tale')
  })

  it('is refused where it names a commit that GitHub does not know', async () => {
    const foreign = bisectText(record).replaceAll('11'.repeat(20), 'ab'.repeat(20))
    measuredIs(slowerJournal() + foreign)
    await expect(reported({}, asked)).rejects.toThrow('expected a bisection of commits before')
    expect(bodies()[0]).not.toContain('has made the change')
  })

  it('is none where nobody asked for one: the table is reported, and its check fails', async () => {
    measuredIs(slowerJournal() + bisectText(record))
    await reported()
    expect(bodies()[0]).toContain('slower')
    expect(bodies()[0]).not.toContain('has made the change')
    expect(checks()).toEqual(['failure'])
  })
})

it('the input of a bisection measures that benchmark alone, whatever its rows are made of, and fails nothing', () => {
  expect(askedOf({ inputs: { bisect: 'sort' } })).toMatchObject({
    inJob: { ...bisectSettings, only: ['sort'] },
  })
  expect(askedOf({ inputs: {} })).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { bisectSettings } from '../../../src/parts/bisect/asked-bisection.ts'
import { askedOf } from '../../../src/parts/index.ts'
import { pullRevisions } from '../../fakes/live-run.ts'
import { reportJob, slowerJournal } from '../../fakes/report-job.ts'
import { bisectRecord, bisectText } from './bisections.ts'

const job = reportJob()
const { measuredIs, reported, bodies, checks } = job

const record = bisectRecord({
  base: pullRevisions.base.sha ?? '',
  head: pullRevisions.head.sha ?? '',
})
const asked = { key: 'bisect', bisect: 'sort' }

describe('the report of a bisection', () => {
  it('is its table in a comment of its own key, with the commit, and a check that blocks nothing', async () => {
    measuredIs(slowerJournal() + bisectText(record))
    await reported({}, asked)
    expect(bodies()).toHaveLength(1)
    expect(bodies()[0]).toMatch(/^<!-- deadheat:v1 key=bisect pr=482 run=77 /)
    expect(bodies()[0]).toContain('change 10 has made the change')
    expect(bodies()[0]).toContain('untrusted: reported by')
    expect(checks()).toEqual(['neutral'])
  })

  it('is computed again from the steps', async () => {
    measuredIs(slowerJournal() + bisectText({ ...record, steps: record.steps.slice(0, 2) }))
    await reported({}, asked)
    expect(bodies()[0]).toContain('one of 8 commits has made the change')
  })

  it('is a table alone where the steps are of other commits, or of none', async () => {
    const others = bisectText(bisectRecord({ head: 'e'.repeat(40) }))
    measuredIs(slowerJournal() + others)
    await reported({}, asked)
    expect(bodies()[0]).toContain('slower')
    expect(bodies()[0]).not.toContain('has made the change')
    expect(checks()).toEqual(['neutral'])
  })
})

describe('the input of a bisection', () => {
  it('measures that benchmark alone, whatever its rows are made of, and fails nothing', () => {
    expect(askedOf({ given: { bisect: 'sort' } })).toMatchObject({
      inJob: { ...bisectSettings, only: ['sort'] },
    })
    expect(askedOf({ given: {} })).toBeNull()
  })
})

import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GivenSettings } from '../../../src/settings/settings.ts'
import { headSha } from '../../fakes/live-run.ts'
import { reportJob, slowerJournal } from '../../fakes/report-job.ts'
import { bisectRecord, bisectText } from './bisections.ts'

const job = reportJob()
const { measuredIs, reported, bodies, checks } = job

describe('the report of a bisection', () => {
  const asked: GivenSettings = { key: 'bisect', bisect: 'sort' }
  const bisectedIs = (text: string): void => measuredIs(text, 'bisect.ndjson')

  beforeEach(() => {
    const { good, commits } = bisectRecord(headSha).start
    job.github.plant.commit({ sha: good.spec, message: 'good' })
    for (const [at, { spec, title, parents }] of commits.entries()) {
      const before = parents.map((parent) => commits[parent]?.spec ?? good.spec)
      const shas = at === 0 ? [good.spec] : before
      job.github.plant.commit({ sha: spec, message: `${title}\n\nMore.`, parents: shas })
    }
  })

  it('is a comment of its own key, with the commit, and a check that blocks nothing', async () => {
    bisectedIs(bisectText(bisectRecord(headSha)))
    await reported({}, asked)
    expect(bodies()).toHaveLength(1)
    expect(bodies()[0]).toMatch(/^<!-- deadheat:v1 key=bisect pr=482 run=77 /)
    expect(bodies()[0]).toContain('change 10 has made the change')
    expect(bodies()[0]).toContain('Untrusted')
    expect(checks()).toEqual(['neutral'])
  })

  it('is computed again, whatever the file says', async () => {
    const record = bisectRecord(headSha)
    bisectedIs(bisectText({ ...record, steps: record.steps.slice(0, 2) }))
    await reported({}, asked)
    expect(bodies()[0]).toContain('one of 8 commits has made the change')
  })

  it.each([
    ['another head', bisectText(bisectRecord('e'.repeat(40))), 'up to the head'],
    [
      'places that are not there',
      bisectText(bisectRecord(headSha)).replaceAll('"at":11', '"at":900'),
      'got others',
    ],
    [
      'parents that come later',
      bisectText(bisectRecord(headSha)).replaceAll('"parents":[4]', '"parents":[9]'),
      'got others',
    ],
    ['something else', '{"type":"run"}\n', 'expected'],
    [
      'a commit that GitHub does not know',
      bisectText(bisectRecord(headSha)).replaceAll('11'.repeat(20), 'ab'.repeat(20)),
      'expected commits before the head',
    ],
  ])('is refused of %s', async (_, text, message) => {
    bisectedIs(text)
    await expect(reported({}, asked)).rejects.toThrow(message)
    expect(bodies()[0]).toContain('could not be measured')
    expect(bodies()[0]).not.toContain('has made the change')
  })

  it('has the titles that GitHub knows, whatever the file says', async () => {
    bisectedIs(bisectText(bisectRecord(headSha)).replaceAll('change 10', 'made up'))
    await reported({}, asked)
    expect(bodies()[0]).toContain('change 10 has made the change')
    expect(bodies()[0]).not.toContain('made up')
  })

  it('is none where nobody asked for one: the table is reported, and its check fails', async () => {
    measuredIs(slowerJournal())
    bisectedIs(bisectText(bisectRecord(headSha)))
    await reported()
    expect(bodies()[0]).toContain('slower')
    expect(bodies()[0]).not.toContain('Bisect')
    expect(checks()).toEqual(['failure'])
  })

  it('ends as failed where one was asked for and the job left a table', async () => {
    measuredIs(slowerJournal())
    await reported({}, asked)
    expect(bodies()[0]).not.toContain('slower')
    expect(checks()).not.toContain('success')
  })

  it('follows no link', async () => {
    symlinkSync('/etc/passwd', join(job.folder, 'measured/bisect.ndjson'))
    await expect(reported({}, asked)).rejects.toThrow('got a link')
  })
})

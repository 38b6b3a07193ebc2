import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { parseMarker } from '../../src/render/comment/marker.ts'
import { startDocumentedRun, type DocumentedRun } from './documented-run.ts'
import { PULL_NUMBER } from './fixture-repository.ts'

const RUN = 301
const machines = ['arm64', 'x64']

let documented: DocumentedRun

beforeAll(async () => {
  documented = await startDocumentedRun()
  const { story } = await documented.run('performance on several machines', RUN)
  // Shown only when a test fails, and then it is what tells why.
  console.log(story)
})

afterAll(async () => {
  await documented.close()
})

describe('the documented workflow for several machines', () => {
  it('measures on each and keeps their journals apart', () => {
    for (const machine of machines) {
      const path = documented.journalOf(RUN, `deadheat-${machine}`)
      expect(parseJournal(readFileSync(path, 'utf8'), path).length).toBeGreaterThan(6)
    }
  })

  it('leaves a comment and a finished check of each, and nothing else', () => {
    const { state, violations } = documented.github
    const comments = [...state.comments.values()]
    const markers = comments.map(({ body }) => parseMarker(body))
    expect(new Set(markers.map((marker) => marker?.key))).toEqual(new Set(machines))
    expect(markers).toHaveLength(machines.length)
    for (const marker of markers) expect(marker).toMatchObject({ pullRequest: PULL_NUMBER })
    for (const { body } of comments) expect(body).toContain('1 slower')
    const checks = [...state.checks.values()].map(({ name, status, conclusion }) => ({
      name,
      status,
      conclusion,
    }))
    expect(new Set(checks.map(({ name }) => name)).size).toBe(2)
    expect(checks.map(({ status, conclusion }) => [status, conclusion])).toEqual(
      machines.map(() => ['completed', 'failure']),
    )
    expect(violations).toEqual([])
  })
})

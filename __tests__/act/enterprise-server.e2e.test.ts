import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import type { ActRun } from './act-run.ts'
import { onEnterpriseServer } from './documented-workflow.ts'
import { startDocumentedRun, type DocumentedRun } from './documented-run.ts'
import { PULL_NUMBER } from './fixture-repository.ts'

const SERVER = 'https://github.example.com'
const RUN = 401

let documented: DocumentedRun
let run: ActRun

beforeAll(async () => {
  documented = await startDocumentedRun(['quick'], SERVER)
  run = await documented.run('performance', RUN, onEnterpriseServer)
  // Shown only when a test fails, and then it is what tells why.
  console.log(run.story)
})

afterAll(async () => {
  await documented.close()
})

describe('the documented workflow for GitHub Enterprise Server', () => {
  it('measures in one job and reports in another', () => {
    const path = documented.journalOf(RUN, 'deadheat')
    expect(parseJournal(readFileSync(path, 'utf8'), path).length).toBeGreaterThan(6)
    expect(run.jobs.get('report')).toBe('success')
    const bodies = [...documented.github.state.comments.values()].map(({ body }) => body)
    expect(bodies).toEqual([expect.stringContaining('1 slower')])
  })

  it('asks the interface of the server for everything, below its prefix', () => {
    const { requests, url, violations } = documented.github
    expect(requests.length).toBeGreaterThan(0)
    expect(new Set(requests.map(({ base }) => base))).toEqual(new Set([`${url}/api/v3`]))
    expect(violations).toEqual([])
  })

  it('links to the pages of the server, and to no others', () => {
    const [comment] = documented.github.state.comments.values()
    const links = comment?.body.match(/https?:\/\/[^\s)"'>]+/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !link.startsWith(`${SERVER}/octo/addon/`))).toEqual([])
    const told = run.outputs.get('1')?.get('comment-url')
    expect(told).toBe(`${SERVER}/octo/addon/pull/${PULL_NUMBER}#issuecomment-${comment?.id}`)
  })
})

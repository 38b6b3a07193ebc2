import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { parseMarker } from '../../src/render/comment/marker.ts'
import { startDocumentedRun } from './documented-run.ts'
import { onEnterpriseServer } from './documented-workflow.ts'
import { PULL_NUMBER } from './fixture-repository.ts'

const SERVER = 'https://github.example.com'
const RUN = 301
const machines = ['arm64', 'x64']

const documented = await startDocumentedRun({ server: SERVER })
afterAll(() => documented.close())
const facts = { change: onEnterpriseServer }
const run = await documented.run('performance on several machines', RUN, facts)

describe('the documented workflow for several machines, on a GitHub Enterprise Server', () => {
  it('measures on each and keeps their journals apart', () => {
    for (const machine of machines) {
      const path = documented.keptFile(RUN, `deadheat-${machine}`)
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
    const checks = [...state.checks.values()]
    expect(new Set(checks.map(({ name }) => name)).size).toBe(2)
    expect(checks.map(({ status, conclusion }) => [status, conclusion])).toEqual(
      machines.map(() => ['completed', 'failure']),
    )
    expect(violations).toEqual([])
  })

  it('asks the interface of the server, below its prefix, and links to its pages, and to no others', () => {
    const { requests, url } = documented.github
    expect(requests.length).toBeGreaterThan(0)
    expect(new Set(requests.map(({ base }) => base))).toEqual(new Set([`${url}/api/v3`]))
    const comments = [...documented.github.state.comments.values()]
    const links = comments.flatMap(({ body }) => body.match(/https?:\/\/[^\s)"'>]+/g) ?? [])
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !link.startsWith(`${SERVER}/octo/addon/`))).toEqual([])
    const page = `${SERVER}/octo/addon/pull/${PULL_NUMBER}#issuecomment-`
    const urls = comments.map(({ id }) => `${page}${id}`)
    expect(urls).toContain(run.outputs.get('1')?.get('comment-url'))
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { changedFunctions } from '../../src/parts/profiles/changed-functions.ts'
import { profilesIn } from '../../src/parts/profiles/profile.ts'
import { parseMarker } from '../../src/render/comment/marker.ts'
import { actionsBot } from '../github-stand-in/users.ts'
import { PULL_NUMBER, SLOWER_INDEX } from './fixture-repository.ts'
import { startWorld } from './world.ts'

const files = { 'strict.yml': 'alpha: 1%\n' }
const world = await startWorld({ files, change: { 'index.js': SLOWER_INDEX } })
afterAll(() => world.close())
const ran = async (runId: number, inputs = {}) => {
  const run = await world.run({ event: 'pull_request', runId, inputs })
  return [run, [...world.github.state.comments.values()]] as const
}
const [first, afterFirst] = await ran(101)
// Two benchmarks with three metrics each: 2^(1 - 11) is the first that is below a sixth of 1%.
const [refused, afterRefused] = await ran(102, { pairs: '10', config: 'strict.yml' })

const bodySchema = z.object({ body: z.string() })

const rowsOf = (text = ''): readonly string[] =>
  text.split('\n').filter((line) => line.startsWith('|'))

describe('a pull request that makes one function slower', () => {
  it('gets one comment, which begins with its marker and how it went', () => {
    expect(afterFirst.map(({ user }) => user)).toEqual([actionsBot])
    const [marker, headline] = afterFirst[0]?.body.split('\n') ?? []
    expect(parseMarker(`${marker}\n`)).toEqual({
      key: 'default',
      pullRequest: PULL_NUMBER,
      runId: 101,
      attempt: 1,
      startedAt: 0,
      legs: 1,
      identity: expect.stringMatching(/^[0-9a-f]{16}$/),
      label: expect.stringContaining(`compare, #${PULL_NUMBER}`),
      head: world.repository.head.slice(0, 7),
    })
    expect(headline).toContain('1 slower')
    expect(world.github.violations).toEqual([])
  })

  it('is told which edited functions benchmarks run', () => {
    expect(afterFirst[0]?.body).toContain(
      'This change edits 1 function; benchmarks run it (`sum`).',
    )
  })

  it('reads which benchmark is slower, and not that the other one is, everywhere', () => {
    const slower = rowsOf(afterFirst[0]?.body).filter((row) => row.includes('slower'))
    expect(slower).toEqual([expect.stringMatching(/\bsum\b/)])
    expect(rowsOf(first.summary)).toEqual(expect.arrayContaining([...slower]))
    expect(first.report).toContain('slower')
  })

  it('shows its table as soon as it is judged, and once more with all that comes after', () => {
    const bodies = world.github.requests
      .filter(({ method, path }) => method !== 'GET' && path.includes('/comments'))
      .map(({ text }) => bodySchema.parse(JSON.parse(text)).body)
      .filter((body) => body.includes(' run=101 ') && !body.includes(' run=102 '))
    const tables = bodies
      .map((body) => rowsOf(body).filter((row) => row.includes('slower')))
      .filter((rows) => rows.length > 0)
    expect(tables).toHaveLength(2)
    expect(tables[0]).toEqual(tables[1])
    const blocks = bodies.slice(-2).map((body) => / \d+ blocks (?:\d+ min )?\d+ s/.exec(body)?.[0])
    expect(blocks[0]).toBeDefined()
    expect(blocks[0]).toBe(blocks[1])
  })

  it('has one red mark, its check: the job that has written it ends green and hands on its outputs', () => {
    const [check] = [...world.github.state.checks.values()]
    expect(check).toMatchObject({ status: 'completed', conclusion: 'failure' })
    expect(first.jobs.get('compare')).toBe('success')
    expect(first.annotations).toEqual([])
    expect(Object.fromEntries(first.outputs.get('deadheat') ?? [])).toEqual({
      verdict: 'regression',
      conclusion: 'failure',
      regressions: '1',
      improvements: '0',
      'result-path': expect.stringMatching(/result\.json$/),
      'report-path': expect.stringMatching(/report\.md$/),
      'report-url': '',
      'comment-url': `https://github.com/octo/addon/pull/${PULL_NUMBER}#issuecomment-${afterFirst[0]?.id}`,
      matrix: '',
    })
  })

  it('is followed by a profile that names the function and its file', () => {
    const profile = first.result && profilesIn(first.result).find(({ unit }) => unit === 's')
    if (profile === undefined) throw new Error('expected a profile, got none')
    expect(profile.processes.base).toBeGreaterThanOrEqual(5)
    expect(changedFunctions(profile)[0]).toMatchObject({
      name: 'exports.sum',
      file: 'index.js',
      line: 3,
      own: true,
    })
  })

  it('is measured as the merge commit against the branch it goes to', () => {
    expect(first.result?.plan.revisions).toMatchObject({
      base: { sha: world.repository.base, reason: 'merge-parent' },
      head: { sha: world.repository.merge, reason: 'pull-request-merge' },
    })
  })
})

it('a request that has to change fails in one line on too few pairs for as many rows as there are, and in the comment that is there', () => {
  const said = /expected at least 11 pairs, got 10.*8 tests of 2 benchmarks/
  expect(refused.annotations).toEqual([
    { level: 'error', step: 'deadheat', message: expect.stringMatching(said) },
  ])
  expect(refused.log.filter((line) => /^\s+at /.test(line))).toEqual([])
  expect(refused.steps.get('deadheat')).toBe('failure')
  expect(afterRefused.map(({ id }) => id)).toEqual(afterFirst.map(({ id }) => id))
  expect(afterRefused[0]?.body).toMatch(/^<!-- deadheat:v1 key=default pr=7 run=102 /m)
  expect(afterRefused[0]?.body).toContain('### ⚫ Performance: could not be measured')
  expect(afterRefused[0]?.body).toMatch(said)
})

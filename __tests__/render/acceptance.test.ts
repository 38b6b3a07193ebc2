import { belowMark } from '../../src/render/comment/commands.ts'
import { dataLine } from '../../src/render/comment/marker.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withAcceptances } from '../../src/analysis/findings/with-acceptances.ts'
import type { Acceptance } from '../../src/model/judging/acceptance.ts'
import {
  acceptanceReply,
  parseAcceptance,
  acceptedComment,
} from '../../src/render/comment/accepted-comment.ts'
import { renderComment } from '../../src/render/comment/comment.ts'
import { renderAbove } from '../../src/render/comment/above-result.ts'
import { parseRegressions } from '../../src/render/comment/regressions-line.ts'
import { htmlOf } from '../fakes/markdown.ts'
import { stateOf } from './states.ts'
import { unjudged } from '../fakes/unjudged.ts'

const place = { key: 'default', pullRequest: 482 }
const one: Acceptance = {
  name: 'db/write',
  bounds: [{ metric: 'time', bound: 0.063 }],
  reason: 'safer copies',
  by: 'alice',
}

describe('the comment that keeps an acceptance', () => {
  it('says who accepts what and why', async () => {
    const hostile = { ...one, reason: '<img src=x> @octocat #1 | `x` -->\n# x' }
    await expect(acceptanceReply(place, hostile)).toMatchFileSnapshot(
      '../golden/live/accepted-reply.md',
    )
  })

  it('is read back as it was written, whatever it says', () => {
    const text = fc.string({ unit: 'binary', maxLength: 80 })
    fc.assert(
      fc.property(text, text, text, fc.double({ noNaN: true }), (name, reason, by, seed) => {
        const bound = Number.isFinite(seed) && !Object.is(seed, -0) ? seed : 0
        const written: Acceptance = { name, bounds: [{ metric: 'time', bound }], reason, by }
        const reply = acceptanceReply(place, written)
        expect(reply.split('\n', 1)[0]).toMatch(/^<!-- [\w:=+/ ]* -->$/)
        expect(parseAcceptance(reply, place)).toEqual(written)
      }),
    )
  })

  const line = 'accepted key=default pr=482'
  it.each([
    ['of another key', acceptanceReply({ ...place, key: 'linux' }, one)],
    ['of another pull request', acceptanceReply({ ...place, pullRequest: 48 }, one)],
    ['quoted', `> ${acceptanceReply(place, one)}`],
    ['below other text', `Look:\n${acceptanceReply(place, one)}`],
    ['cut off', acceptanceReply(place, one).slice(0, 60)],
    ['no Base64', '<!-- deadheat:accepted key=default pr=482 ??? -->'],
    ['no JSON', `<!-- deadheat:accepted key=default pr=482 ${btoa('[{')} -->`],
    ['no number', dataLine(line, { ...one, bounds: [{ metric: 'time', bound: 'much' }] })],
    ['more than it should hold', dataLine(line, { ...one, x: 1 })],
    [
      'an endless number',
      `<!-- deadheat:${line} ${btoa(JSON.stringify(one).replace('0.063', '1e309'))} -->`,
    ],
  ])('counts for nothing when it is %s', (_, body) => {
    expect(parseAcceptance(body, place)).toBeNull()
  })
})

const { result, context } = stateOf('slower')
const slower = renderComment(result, context)
const shown = parseRegressions(slower)?.regressions ?? []
const acceptances: readonly Acceptance[] = shown.map(({ name, metric, farthest }) => ({
  ...one,
  name,
  bounds: [{ metric, bound: farthest }],
}))

it('a comment ends with what can be accepted of it', () => {
  expect(shown).toMatchObject([
    { benchmarkId: 'napi/create-object n=1e5', metric: 'time', beyondLimit: true },
    { benchmarkId: 'db-bench/write-sorted', metric: 'time', beyondLimit: true },
  ])
  expect(shown[1]?.nearest).toBeCloseTo(0.0385)
  expect(shown[1]?.farthest).toBeCloseTo(0.0635)
})

it('a comment believes no such line that stands anywhere but at its end', () => {
  const line = slower.trimEnd().split('\n').at(-1) ?? ''
  expect(parseRegressions(`${line}\nmore`)).toBeNull()
})

it('a comment of which all was accepted says what a run says that reads the acceptances itself', () => {
  const after = acceptedComment(slower, acceptances)
  const later = withAcceptances(result, acceptances)
  // A row is unknown, which nobody has accepted.
  expect([after?.conclusion, later.conclusion]).toEqual(['neutral', 'neutral'])
  const above = (body: string): readonly string[] =>
    body.slice(0, body.indexOf(belowMark)).split('\n').toSorted()
  expect(above(after?.body ?? '')).toEqual(above(renderComment(later, context)))
  expect(after?.body).not.toContain('or accept it')
  const [before = '', now = ''] = htmlOf([slower, after?.body ?? ''])
  expect(now.match(/<t[dh]/g)).toEqual(before.match(/<t[dh]/g))
})

it('a comment of which something was accepted still fails, until the rest is', () => {
  const half = acceptedComment(slower, acceptances.slice(0, 1))
  expect(half?.conclusion).toBe('failure')
  expect(half?.body).toContain('### 🔴 Performance: 2 slower')
  expect(half?.body).toContain('The check **fails**')
  const whole = acceptedComment(half?.body ?? '', acceptances)
  expect(whole?.conclusion).toBe('neutral')
  expect(whole?.body).toContain('### 🟠 Performance: regression accepted, 2 slower')
  expect(whole?.body).not.toContain('The check **fails**')
  expect(whole?.body.match(/\*\*Accepted\*\*/g)).toHaveLength(2)
})

it('a comment above which a run ended without a result is left as it is, and keeps what can be accepted', () => {
  const marker = { ...place, runId: 20_000_000_000, attempt: 1, ...unjudged, head: '7c1e0d9' }
  const ended = renderAbove({ marker, ending: 'died', reason: null, run: 'https://x' }, slower)
  expect(acceptedComment(ended, acceptances)).toBeNull()
  expect(parseRegressions(ended)?.regressions).toEqual(shown)
})

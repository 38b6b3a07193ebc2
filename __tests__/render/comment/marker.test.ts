import { expect, it } from 'vitest'
import { markerLine, parseMarker } from '../../../src/render/comment/marker.ts'
import { unjudged } from '../../fakes/unjudged.ts'

const marker = {
  key: 'node-22',
  pullRequest: 482,
  runId: 19422817733,
  attempt: 2,
  ...unjudged,
  head: '7c1e0d9',
}
const line = markerLine(marker)

it('parseMarker reads back what was written', () => {
  expect(parseMarker(`${line}\n### result`)).toEqual(marker)
  expect(parseMarker(`${line}\r\n### result`)).toEqual(marker)
  expect(parseMarker(line)).toEqual(marker)
  const judged = { identity: '0123456789abcdef', label: 'node 22, #482', startedAt: 1767225600 }
  expect(parseMarker(markerLine({ ...marker, ...judged }))).toEqual({ ...marker, ...judged })
})

it.each([
  ['in a quote', `> ${line}`],
  ['after a line', `\n${line}`],
  ['after a space', ` ${line}`],
  ['with text behind', `${line} hello`],
  ['of another version', line.replace(':v1', ':v2')],
  ['with a number too many', line.replace('pr=482', 'pr=4 82')],
  ['with a negative number', line.replace('pr=482', 'pr=-482')],
  ['with an endless number', line.replace('pr=482', `pr=${'9'.repeat(400)}`)],
  ['without a head', line.replace('head=7c1e0d9', 'head=')],
])('parseMarker reads none that stands %s', (_, body) => {
  expect(parseMarker(body)).toBeNull()
})

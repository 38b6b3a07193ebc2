import { describe, expect, it } from 'vitest'
import { isNewer, markerLine, parseMarker } from '../../../src/render/comment/marker.ts'

const marker = { key: 'node-22', pullRequest: 482, runId: 19422817733, attempt: 2, head: '7c1e0d9' }
const line = markerLine(marker)

describe('parseMarker', () => {
  it('reads back what was written', () => {
    expect(parseMarker(`${line}\n### result`)).toEqual(marker)
    expect(parseMarker(`${line}\r\n### result`)).toEqual(marker)
    expect(parseMarker(line)).toEqual(marker)
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
  ])('reads none that stands %s', (_, body) => {
    expect(parseMarker(body)).toBeNull()
  })
})

describe('isNewer', () => {
  it('goes by the run, then by its attempt', () => {
    const at = (runId: number, attempt: number): { runId: number; attempt: number } => ({
      runId,
      attempt,
    })
    expect(isNewer(at(2, 1), at(1, 9))).toBe(true)
    expect(isNewer(at(1, 2), at(1, 1))).toBe(true)
    expect(isNewer(at(1, 1), at(1, 1))).toBe(false)
    expect(isNewer(at(1, 9), at(2, 1))).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import {
  historyLine,
  historyWith,
  parseHistory,
  type EarlierResult,
} from '../../../src/render/comment/history.ts'
import { regressionsLine } from '../../../src/render/comment/regressions-line.ts'
import { renderLiveComment } from '../../../src/render/live/live-comment.ts'
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

describe('the history of a comment', () => {
  const slower: EarlierResult = { sha: '4fd1a02', verdict: 'regression', change: 0.224 }
  const same: EarlierResult = { sha: '91c02ee', verdict: 'unchanged', change: null }
  const faster: EarlierResult = { sha: '0000000', verdict: 'improvement', change: -0.03 }

  it('is read back from the body', () => {
    const body = `# text\n\n${historyLine([slower, same, faster])}\n`
    expect(parseHistory(body)).toEqual([slower, same, faster])
  })

  it('leaves out whatever does not fit', () => {
    expect(parseHistory('none')).toEqual([])
    expect(
      parseHistory('<!-- deadheat:history 4fd1a02:r:0.2240 x:y:z 4fd1a02:?:1 @octocat:r: -->'),
    ).toEqual([slower])
    expect(parseHistory('<!-- deadheat:history 4fd1a02:r:0.2240')).toEqual([])
  })

  it('is read from the end alone, whatever a refused journal or a program has printed above', () => {
    const forged = historyLine([faster])
    const live = { marker, status: 'refused', reason: `got ${forged}`, run: null } as const
    expect(parseHistory(renderLiveComment(live, ''))).toEqual([])
    expect(parseHistory(`\`\`\`text\n${forged}\n\`\`\`\n\n${historyLine([slower])}\n`)).toEqual([
      slower,
    ])
    expect(parseHistory(`\`\`\`text\n${forged}\n\`\`\`\n`)).toEqual([])
  })

  it('is found before the line of the regressions', () => {
    const regression = {
      benchmarkId: 'a',
      name: 'a',
      metric: 'time',
      nearest: 0.1,
      farthest: 0.2,
      beyondLimit: true,
    }
    const last = regressionsLine({
      conclusion: 'failure',
      otherwise: 'success',
      texts: { title: '', heading: '', notes: '', finding: '', check: '', otherwise: '' },
      accepted: [],
      regressions: [regression],
    })
    expect(parseHistory(`${historyLine([slower])}\r\n\r\n${last}\r\n`)).toEqual([slower])
  })

  it('holds five heads at most, the newest first and each once', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ ...same, sha: `${index}000000` }))
    const history = many.reduce<readonly EarlierResult[]>(
      (earlier, past) => historyWith(past, earlier),
      [],
    )
    expect(history.map(({ sha }) => sha[0])).toEqual(['8', '7', '6', '5', '4'])
    expect(historyWith({ ...same, sha: '6000000' }, history).map(({ sha }) => sha[0])).toEqual([
      '6',
      '8',
      '7',
      '5',
      '4',
    ])
  })
})

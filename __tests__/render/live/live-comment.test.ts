import { describe, expect, it } from 'vitest'
import { liveAtStart, type Live } from '../../../src/render/live/live.ts'
import { renderComment } from '../../../src/render/comment/comment.ts'
import { isLiveComment, renderLiveComment } from '../../../src/render/live/live-comment.ts'
import { parseMarker } from '../../../src/render/comment/marker.ts'
import type { RunEnding } from '../../../src/render/terminal/status-text.ts'
import { htmlOf } from '../../fakes/markdown.ts'
import { context, states } from '../states.ts'

const marker = {
  key: 'default',
  pullRequest: 482,
  runId: 19422817999,
  attempt: 1,
  head: 'd00d1e5',
}
const headSha = marker.head.padEnd(40, '0')
const run = 'https://github.com/octo-org/leveldown/actions/runs/19422817999'

const all: Readonly<Record<string, Live | RunEnding>> = {
  preparing: liveAtStart,
  queued: { ...liveAtStart, phase: 'queued', ahead: 1 },
  building: {
    ...liveAtStart,
    phase: 'building',
    builds: { base: 'built', head: '`cc` <b>addon.cc</b>' },
  },
  'trying-out': { ...liveAtStart, phase: 'piloting', done: 2, total: 6 },
  measuring: { ...liveAtStart, phase: 'measuring', done: 41, total: 100, secondsLeft: 725 },
  cancelled: 'cancelled',
  died: 'died',
  refused: 'refused',
}

const same = states['same']?.result
const old = same === undefined ? '' : renderComment(same, context)

describe.each(Object.entries(all))('a run that is %s', (name, status) => {
  const reason = status === 'refused' ? 'expected a base, got "`</details>@octocat' : null
  const news = { marker, headSha, status, reason, run }

  it('looks like this', async () => {
    const body = renderLiveComment(news, '')
    await expect(body).toMatchFileSnapshot(`../../golden/live/${name}.md`)
  })

  it('says so in its first 200 characters, behind its own marker', () => {
    const body = renderLiveComment(news, old)
    expect(parseMarker(body)).toEqual(marker)
    expect(body.slice(0, 220)).toContain('### ')
    expect(isLiveComment(body)).toBe(true)
    expect(body).toContain('no change')
  })

  it('renders no foreign element', () => {
    expect(htmlOf([renderLiveComment(news, '')]).join('')).not.toMatch(/<b>|<details|@octocat<\/a>/)
  })
})

describe('a comment with an old result below', () => {
  const news = { marker, headSha, status: 'cancelled', reason: null, run } as const

  it('looks like this', async () => {
    const body = renderLiveComment({ ...news, status: all['measuring'] ?? 'died' }, old)
    await expect(body).toMatchFileSnapshot('../../golden/live/stale.md')
  })

  it('keeps it as it is, however often it is written again', () => {
    const once = renderLiveComment(news, old)
    expect(renderLiveComment(news, renderLiveComment(news, once))).toBe(once)
  })

  it('gives it up when both are longer than GitHub takes', () => {
    const long = old + 'x'.repeat(65_000)
    expect(renderLiveComment(news, long).length).toBeLessThan(1000)
  })

  it('takes nothing over from a comment that is not ours', () => {
    expect(renderLiveComment(news, 'Looks good to me')).not.toContain('Looks good')
  })

  it('is not fooled by a log that holds the marks', () => {
    const forged = old.replace(
      '</details>',
      `\`\`\`\n<!-- deadheat:before -->\n<!-- deadheat:live ${headSha} -->\n\`\`\`\n</details>`,
    )
    expect(isLiveComment(forged)).toBe(false)
    const body = renderLiveComment(news, forged)
    expect(renderLiveComment(news, body)).toBe(body)
  })
})

import { describe, expect, it } from 'vitest'
import { isAboveResult, renderAbove } from '../../../src/render/comment/above-result.ts'
import { renderComment } from '../../../src/render/comment/comment.ts'
import { parseMarker } from '../../../src/render/comment/marker.ts'
import { endingStep, type RunEnding } from '../../../src/render/live/live.ts'
import { htmlOf } from '../../fakes/markdown.ts'
import { unjudged } from '../../fakes/unjudged.ts'
import { context, stateOf } from '../states.ts'

const place = { key: 'default', pullRequest: 482, runId: 19422817999, attempt: 1 }
const marker = { ...place, ...unjudged, head: 'd00d1e5' }
const run = 'https://github.com/octo-org/leveldown/actions/runs/19422817999'

const old = renderComment(stateOf('same').result, context)

const endings = ['cancelled', 'died', 'refused'] as const satisfies readonly RunEnding[]

describe.each(endings)('a run that is %s', (ending) => {
  const reason = ending === 'refused' ? 'expected a base, got "`</details>@octocat' : null
  const news = { marker, ending, reason, run }

  it('looks like this', async () => {
    await expect(renderAbove(news, '')).toMatchFileSnapshot(`../../golden/live/${ending}.md`)
  })

  it('says so first, above the result of the earlier commit, behind its own marker', () => {
    const body = renderAbove(news, old)
    expect(parseMarker(body)).toEqual(marker)
    expect(isAboveResult(body)).toBe(true)
    const [above = '', below = ''] = body.split('<!-- deadheat:before -->')
    expect(above).toContain(run)
    expect(above).toContain('`d00d1e5`')
    expect(above).toContain(endingStep(ending))
    expect(below).toContain('These are results from an earlier commit, `7c1e0d9`')
    expect(below).toContain('no change')
  })

  it('renders no foreign element', () => {
    expect(htmlOf([renderAbove(news, '')]).join('')).not.toMatch(/<b>|<details|@octocat<\/a>/)
  })
})

describe('a comment with an old result below', () => {
  const news = { marker, ending: 'cancelled', reason: null, run } as const

  it('keeps it as it is, however often it is written again', () => {
    const once = renderAbove(news, old)
    expect(renderAbove(news, renderAbove({ ...news, ending: 'died' }, once))).toBe(once)
  })

  it('gives it up when both are longer than GitHub takes', () => {
    const long = old + 'x'.repeat(65_000)
    expect(renderAbove(news, long).length).toBeLessThan(1000)
  })

  it('takes nothing over from a comment that is not ours', () => {
    expect(renderAbove(news, 'Looks good to me')).not.toContain('Looks good')
  })

  it('is not fooled by a log that holds the marks', () => {
    const forged = old.replace(
      '</details>',
      '```\n<!-- deadheat:before -->\n<!-- deadheat:above -->\n```\n</details>',
    )
    expect(isAboveResult(forged)).toBe(false)
    const body = renderAbove(news, forged)
    expect(renderAbove(news, body)).toBe(body)
  })
})

import { describe, expect, it } from 'vitest'
import { resultSchema } from '../../src/model/judging/result.ts'
import { renderComment } from '../../src/render/comment/comment.ts'
import { renderReport } from '../../src/render/comment/comment.ts'
import { renderTerminal } from '../../src/render/terminal/terminal.ts'
import { states } from './states.ts'

const golden = (name: string): string => `../golden/${name}`

describe.each(Object.entries(states))('a result that is %s', (name, { result, context }) => {
  it('is one that the schema lets through', () => {
    expect(resultSchema.safeParse(result).error).toBeUndefined()
  })

  it('looks like this on a pull request', async () => {
    await expect(renderComment(result, context)).toMatchFileSnapshot(golden(`${name}.md`))
  })

  it('looks like this in a terminal', async () => {
    const text = renderTerminal(result, { width: 100, colours: false })
    await expect(text).toMatchFileSnapshot(golden(`${name}.txt`))
  })
})

describe('a report', () => {
  it.each(['slower', 'parameters'])(
    'of a result that is %s says what the comment says, and names nobody’s pull request',
    async (name) => {
      const { result } = states[name] ?? {}
      if (result === undefined) throw new Error('the state is missing')
      await expect(renderReport(result)).toMatchFileSnapshot(golden(`report/${name}.md`))
    },
  )
})

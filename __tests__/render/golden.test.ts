import { describe, expect, it } from 'vitest'
import type { Result } from '../../src/model/judging/result.ts'
import { renderComment, renderReport } from '../../src/render/comment/comment.ts'
import { renderTerminal } from '../../src/render/terminal/terminal.ts'
import { stateOf, states } from './states.ts'

const golden = (name: string): string => `../golden/${name}`

const terminalOf = (result: Result): string =>
  renderTerminal(result, { width: 100, colours: false })

describe.each(Object.entries(states))('a result that is %s', (name, { result, context }) => {
  // Of what somebody has accepted, the table and what follows is that of before.
  const isAccepted = name === 'accepted' || name === 'outgrown'
  const before = stateOf('slower').result

  it('looks like this on a pull request', async () => {
    const comment = renderComment(result, context)
    const other = renderComment(before, context)
    const table = isAccepted ? comment.indexOf('\n|') : comment.length
    expect(comment.slice(table)).toBe(isAccepted ? other.slice(other.indexOf('\n|')) : '')
    await expect(comment.slice(0, table)).toMatchFileSnapshot(golden(`${name}.md`))
  })

  it('looks like this in a terminal', async () => {
    const text = terminalOf(result)
    const last = isAccepted ? text.trimEnd().lastIndexOf('\n') + 1 : 0
    expect(terminalOf(before).slice(0, last)).toBe(isAccepted ? text.slice(0, last) : '')
    await expect(text.slice(last)).toMatchFileSnapshot(golden(`${name}.txt`))
  })
})

it('a report says what the comment says, and names nobody’s pull request', async () => {
  const report = renderReport(stateOf('slower').result)
  await expect(report).toMatchFileSnapshot(golden('report/slower.md'))
})

import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { creepIn } from '../../../src/analysis/record/creep-in.ts'
import { createGitHub } from '../../../src/host/github/create-github.ts'
import { writeCreepIssue, type CreepOutcome } from '../../../src/publish/creep/write-creep-issue.ts'
import { recordLine, recordedRow } from '../../fakes/record-lines.ts'
import { startGitHub, type GitHub } from '../../github-stand-in/start-github.ts'
import type { Issue } from '../../github-stand-in/state.ts'
import { tokens } from '../../github-stand-in/tokens.ts'
import { actionsBot, person } from '../../github-stand-in/users.ts'

let github: GitHub
beforeEach(async () => {
  github = await startGitHub()
})
afterEach(async () => {
  await github.close()
  assert.deepEqual(github.violations, [])
})

function creepOf(estimate: number, benchmark = 'parse') {
  const anchor = recordLine(9, [recordedRow(estimate, { benchmark })], { from: 1 })
  return creepIn([anchor], [anchor])
}

interface Wish {
  readonly key?: string
  readonly token?: string
  readonly pause?: () => Promise<void>
}

async function run(
  rows: ReturnType<typeof creepOf>,
  { key = 'default', token = tokens.write, pause = async () => {} }: Wish = {},
): Promise<CreepOutcome> {
  const client = await createGitHub({
    apiUrl: github.url,
    token,
    owner: 'octo',
    repository: 'addon',
    login: actionsBot.login,
    longestWaitSeconds: 60,
    pauseSeconds: 0.01,
  })
  return writeCreepIssue({ rows, key, pause }, client)
}

const all = (): readonly Issue[] => [...github.state.issues.values()]
const open = (): readonly Issue[] => all().filter(({ state }) => state === 'open')
const marker = '<!-- deadheat creep default -->'

describe('the issue about slow creep', () => {
  it('is opened, updated, closed when the creep is gone, and opened again: always the same', async () => {
    expect(await run([])).toEqual({ outcome: 'nothing', url: null })
    expect((await run(creepOf(0.05))).outcome).toBe('opened')
    expect(open()[0]?.body).toContain('+5.0 % | +4.0 % to +6.0 %')
    expect((await run(creepOf(0.07))).outcome).toBe('updated')
    expect(open()[0]?.body).toContain('+7.0 %')
    expect((await run([])).outcome).toBe('closed')
    expect(open()).toEqual([])
    expect((await run(creepOf(0.06))).outcome).toBe('updated')
    expect(all()).toHaveLength(1)
    expect(open()).toHaveLength(1)
  })

  it.each(['reply-lost', 'half-body', 'drop'] as const)(
    'is there once when its creation meets %s',
    async (kind) => {
      github.fault({ kind, method: 'POST', path: '/repos/*/*/issues' })
      await run(creepOf(0.05))
      expect(all()).toHaveLength(1)
      expect(open()).toHaveLength(1)
    },
  )

  it('is one when two runs open it at the same time', async () => {
    const both = new Set<() => void>()
    // Neither looks again before the other one has written.
    const pause = () =>
      new Promise<void>((resolve) => {
        both.add(resolve)
        if (both.size === 2) for (const each of both) each()
      })
    await Promise.all([run(creepOf(0.05), { pause }), run(creepOf(0.05), { pause })])
    expect(all()).toHaveLength(2)
    expect(open().map(({ number }) => number)).toEqual([1])
  })

  it('stays closed when somebody declined it', async () => {
    await run(creepOf(0.05))
    for (const issue of all()) {
      github.state.issues.set(issue.number, {
        ...issue,
        state: 'closed',
        stateReason: 'not_planned',
      })
    }
    expect((await run(creepOf(0.08))).outcome).toBe('declined')
    expect(open()).toEqual([])
    expect(all()).toHaveLength(1)
  })

  it('is each key’s own', async () => {
    await run(creepOf(0.05))
    await run(creepOf(0.05), { key: 'arm64' })
    expect(open()).toHaveLength(2)
    await run([], { key: 'arm64' })
    expect(open()).toHaveLength(1)
  })

  it('is never an issue or a pull request of somebody else, whatever it says', async () => {
    github.plant.issue({ number: 3, user: person('mallory'), body: marker })
    github.plant.issue({ number: 4, user: actionsBot, body: `Something else. ${marker}` })
    github.plant.pull({ number: 5, user: actionsBot, body: marker })
    await run(creepOf(0.05))
    await run([])
    expect(github.state.issues.get(3)?.state).toBe('open')
    expect(github.state.issues.get(4)?.state).toBe('open')
    expect(github.state.pulls.get(5)?.state).toBe('open')
  })

  it('lets no name become markup or mention anybody', async () => {
    await run(creepOf(0.05, '@octo | <img src=x> `x` -->'))
    const body = open()[0]?.body ?? ''
    expect(body).not.toMatch(/<img|@octo/)
    expect(body.split('\n').filter((line) => line.startsWith('| '))).toHaveLength(2)
  })

  it('says what is missing without the permission', async () => {
    await expect(run(creepOf(0.05), { token: tokens.read })).rejects.toThrow(
      /not accessible|permission/i,
    )
  })
})

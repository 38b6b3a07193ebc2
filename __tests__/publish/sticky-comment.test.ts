import { describe, expect, it, vi } from 'vitest'
import { GitHubError, type GitHub as Client } from '../../src/host/github/index.ts'
import { writeStickyComment } from '../../src/publish/sticky-comment.ts'
import { markerLine, type Marker } from '../../src/render/comment/marker.ts'
import { patientClient } from '../fakes/live-run.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'
import type { Comment, State } from '../github-stand-in/state.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import { actionsBot, person } from '../github-stand-in/users.ts'
import { unjudged } from '../fakes/unjudged.ts'

const pull = 7
const list = '/repos/*/*/issues/*/comments'
const single = '/repos/*/*/issues/comments/*'
const aims = {
  creation: { method: 'POST', path: list },
  list: { method: 'GET', path: list },
  update: { method: 'PATCH', path: single },
} as const

const github = gitHubOfEachTest({}, ({ plant }) => void plant.pull({ number: pull }))

const markerOf = (runId: number, attempt = 1): Marker => ({
  key: 'default',
  pullRequest: pull,
  runId,
  attempt,
  ...unjudged,
  head: '7c1e0d9',
})

const textOf = (runId: number, attempt = 1): string =>
  `${markerLine(markerOf(runId, attempt))}\nrun ${runId}`

type Request = Parameters<typeof writeStickyComment>[0]
type Wish = Partial<Request> & { readonly attempt?: number; readonly client?: Client }

async function run(runId: number, wish: Wish = {}): Promise<string | null> {
  const { attempt = 1, client = await patientClient(github), ...more } = wish
  const marker = markerOf(runId, attempt)
  const usual = { marker, bodyOf: () => textOf(runId, attempt), rungs: 10, mayCreate: true }
  const clock = { sleep: () => Promise.resolve() }
  return writeStickyComment({ ...usual, clock, ...more }, client)
}

const plantOwn = (runId: number, body = textOf(runId)): Comment =>
  github.plant.comment({ issueNumber: pull, body, user: actionsBot })

const all = (): readonly Comment[] => [...github.state.comments.values()]
const texts = (): readonly (string | undefined)[] => all().map(({ body }) => body.split('\n')[1])
const writes = (): readonly string[] =>
  github.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method)

const troubleOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof GitHubError ? error.trouble : error),
  )

it('a comment that is there once is created by the first run and updated by the second', async () => {
  const url = await run(1)
  expect(url).toMatch(/#issuecomment-\d+$/)
  expect(await run(2)).toBe(url)
  expect(texts()).toEqual(['run 2'])
  expect(writes()).toEqual(['POST', 'PATCH'])
})

it('a comment that is there once is not created where that is not wanted, and yet updated where it is there', async () => {
  expect(await run(1, { mayCreate: false })).toBeNull()
  expect(all()).toEqual([])
  await run(1)
  await run(2, { mayCreate: false })
  expect(texts()).toEqual(['run 2'])
})

it('a comment that is there once is left as it is by an older run that ends later', async () => {
  const url = await run(5)
  await run(4)
  await run(5, { attempt: 1 })
  expect(await run(4, { attempt: 9 })).toBe(url)
  expect(texts()).toEqual(['run 5'])
})

it('among other comments finds its own on the third page and leaves 250 others and all impostors alone', async () => {
  for (let index = 0; index < 250; index += 1) {
    const user = person(`reader-${index % 7}`)
    github.plant.comment({ issueNumber: pull, user, body: `no ${index}` })
  }
  const impostors = [
    { user: person('mallory'), body: textOf(999) },
    { user: { login: 'other-app[bot]', id: 99, type: 'Bot' as const }, body: textOf(999) },
    { user: person('github-actions'), body: textOf(999) },
    { user: actionsBot, body: `> ${textOf(999)}` },
    { user: actionsBot, body: `\n${textOf(999)}` },
    { user: actionsBot, body: textOf(999).replace('key=default', 'key=other') },
    { user: actionsBot, body: textOf(999).replace('pr=7', 'pr=8') },
    { user: actionsBot, body: 'of another workflow' },
  ]
  for (const each of impostors) github.plant.comment({ issueNumber: pull, ...each })
  const mine = plantOwn(1)
  const before = all().filter(({ id }) => id !== mine.id)
  await run(2)
  expect(all().filter(({ id }) => id !== mine.id)).toEqual(before)
  expect(github.state.comments.get(mine.id)?.body).toBe(textOf(2))
  expect(github.requests.filter(({ query }) => query.includes('page=3'))).toHaveLength(1)
})

it('among other comments keeps the oldest of several own ones, with the newest text, and removes the others', async () => {
  const oldest = plantOwn(1)
  plantOwn(3)
  plantOwn(2)
  await run(4)
  expect(all().map(({ id, body }) => [id, body])).toEqual([[oldest.id, textOf(4)]])
})

it.each([
  ['the account of a personal token', person('alice')],
  ['an app', { login: 'bench-app[bot]', id: 77, type: 'Bot' as const }],
])('among other comments ends with one comment, written by %s', async (_, user) => {
  const token = 'ghp_aTokenOfSomebodyElseThatMayWriteComments'
  const permissions = { 'pull-requests': 'write', issues: 'write' } as const
  await github.restart({ identities: { [token]: { user, permissions } } })
  for (const id of [1, 2, 3]) await run(id, { client: await patientClient(github, { token }) })
  expect(all().map((comment) => comment.user.login)).toEqual([user.login])
  expect(texts()).toEqual(['run 3'])
})

describe('faults of the network and of GitHub', () => {
  it('end with one comment even when the list does not show the first one yet', async () => {
    github.fault({ kind: 'stale', method: 'GET', path: list, times: 2 })
    github.fault({ kind: 'reply-lost', method: 'POST', path: list })
    await run(1)
    expect(writes()).toEqual(['POST', 'POST', 'PATCH', 'DELETE'])
    expect(texts()).toEqual(['run 1'])
  })

  const troubles = {
    'a page of HTML': { kind: 'html' },
    'a lost reply': { kind: 'reply-lost' },
    'a 500': { kind: 'status', status: 500 },
  } as const
  it.each(
    Object.entries(aims).flatMap(([request, aim]) =>
      Object.entries(troubles).map(
        ([name, trouble]) => [request, name, { ...trouble, ...aim }] as const,
      ),
    ),
  )('are overcome when a %s meets %s', async (request, _, fault) => {
    const there = request === 'creation' ? [] : [plantOwn(1).id]
    const set = github.fault(fault)
    await run(2)
    const [comment] = all()
    expect(all().map(({ body }) => body)).toEqual([textOf(2)])
    expect(there).toEqual(there.map(() => comment?.id))
    expect(set.hits).toBe(1)
  })

  it('write nothing while the list stays unreadable', async () => {
    plantOwn(1)
    github.fault({ kind: 'half-body', method: 'GET', path: list, times: 99 })
    expect(await troubleOf(run(2))).toBe('unreliable')
    expect(writes()).toEqual([])
  })

  it('are told when a creation fails for good', async () => {
    github.fault({ kind: 'status', status: 500, method: 'POST', path: list, times: 99 })
    expect(await troubleOf(run(1))).toBe('unreliable')
    expect(all()).toEqual([])
  })

  it('do not make it wait for a limit that ends in an hour', async () => {
    const late = { kind: 'secondary-limit', retryAfterSeconds: 3600 } as const
    github.fault({ ...late, ...aims.creation, times: 9 })
    expect(await troubleOf(run(1))).toBe('limited')
    github.fault({ kind: 'primary-limit', resetSeconds: 3600, ...aims.list, times: 9 })
    expect(await troubleOf(run(1))).toBe('limited')
    expect(all()).toEqual([])
  })

  it.each([403, 429] as const)('wait for a short limit told by %i', async (status) => {
    const soon = { kind: 'secondary-limit', status, retryAfterSeconds: 2 } as const
    const fault = github.fault({ ...soon, ...aims.creation })
    await run(1)
    expect(fault.hits).toBe(1)
    expect(texts()).toEqual(['run 1'])
  })

  it('are told apart from a token that may not write', async () => {
    const client = await patientClient(github, { token: tokens.read })
    expect(await troubleOf(run(1, { client }))).toBe('not-permitted')
    await expect(run(1, { client })).rejects.toThrow(/accepted permissions: .*pull_requests=write/)
    const nobody = await patientClient(github, { token: 'ghs_nobody' })
    expect(await troubleOf(run(1, { client: nobody }))).toBe('no-credentials')
  })

  it('are told when the pull request is locked', async () => {
    github.plant.pull({ number: pull, locked: true })
    expect(await troubleOf(run(1))).toBe('locked')
  })
})

describe('a text that is too long', () => {
  const long = (runId: number, refusedRungs: number) => (rung: number) =>
    `${textOf(runId)}${rung < refusedRungs ? 'x'.repeat(70_000) : ''}`

  it('takes the next rung until it is short enough', async () => {
    await run(1, { bodyOf: long(1, 2) })
    await run(2, { bodyOf: long(2, 3) })
    expect(writes()).toEqual(['POST', 'POST', 'POST', 'PATCH', 'PATCH', 'PATCH', 'PATCH'])
    expect(texts()).toEqual(['run 2'])
  })

  it('is told when no rung is short enough', async () => {
    expect(await troubleOf(run(1, { bodyOf: long(1, 99) }))).toBe('too-long')
  })
})

describe('what happens meanwhile', () => {
  const edited = ({ comments }: State, body: string): void => {
    for (const [id, comment] of comments) comments.set(id, { ...comment, body })
  }
  const deleted = { ...aims.update, change: ({ comments }: State) => comments.clear() }
  const read = (body: string, skip = 0) => ({
    method: 'GET',
    path: single,
    skip,
    change: (state: State) => edited(state, body),
  })
  const byHand = 'edited by a maintainer'

  it.each([
    ['create anew what is deleted between list and update', deleted, [textOf(2)]],
    ['leave what a newer run wrote between list and update', read(textOf(9)), [textOf(9)]],
    ['write again what an older run overwrote right after', read(textOf(1), 1), [textOf(2)]],
    ['leave a comment that somebody made into another one', read(byHand), [byHand, textOf(2)]],
  ])('makes it %s', async (_, fault, told) => {
    plantOwn(1)
    github.fault({ kind: 'meanwhile', ...fault })
    await run(2)
    expect(all().map(({ body }) => body)).toEqual(told)
  })

  it('leaves to a newer run what it created at the same time', async () => {
    github.fault({ kind: 'meanwhile', method: 'POST', path: list, change: () => void plantOwn(9) })
    await run(2)
    expect(texts()).toEqual(['run 9'])
  })

  it('moves its text to the comment that an older run created at the same time', async () => {
    let other = 0
    const change = (): void => void (other = plantOwn(1).id)
    github.fault({ kind: 'meanwhile', ...aims.creation, change })
    await run(2)
    expect(all().map(({ id, body }) => [id, body])).toEqual([[other, textOf(2)]])
  })
})

describe('jobs of a matrix', () => {
  const legs = ['18', '20', '22'] as const
  const runLeg = async (
    leg: (typeof legs)[number],
    runId: number,
    { says = '', head = '7c1e0d9' } = {},
  ): Promise<unknown> => {
    const judged = { identity: leg.padStart(16, '0'), label: `compare, node ${leg}` }
    const marker = { ...markerOf(runId), ...judged, head }
    const bodyOf = (): string => `${markerLine(marker)}\n### node ${leg}, run ${runId}${says}\n`
    const clock = { sleep: () => new Promise<void>((resolve) => void setTimeout(resolve, 150)) }
    const request = { marker, bodyOf, rungs: 1, mayCreate: true, clock }
    return writeStickyComment(request, await patientClient(github))
  }
  const heads = (): readonly string[] =>
    all().flatMap(({ body }) => body.split('\n').filter((line) => line.startsWith('### ')))

  it.each(['created', 'updated'])(
    'that end at once have sections in one comment, %s',
    async (how) => {
      if (how === 'updated') await runLeg('18', 1)
      await Promise.all(legs.map((leg) => runLeg(leg, 2)))
      expect(all()).toHaveLength(1)
      expect(heads()).toEqual(legs.map((leg) => `### node ${leg}, run 2`))
      expect(all()[0]?.body).toContain('\n`compare, node 20` <!-- deadheat:label -->\n### node 20')
    },
  )

  it('are about one commit: a newer one takes the place of all, and no older one comes back', async () => {
    for (const leg of legs) await runLeg(leg, 2)
    await runLeg('20', 3, { head: 'ffffff0' })
    await runLeg('22', 2)
    expect(heads()).toEqual(['### node 20, run 3'])
  })

  it('say what was too long to stand beside the others', async () => {
    await runLeg('18', 2)
    await runLeg('20', 2, { says: `\n\n${'long '.repeat(12_500)}` })
    await runLeg('22', 2, { says: `\n\n${'long '.repeat(2000)}` })
    expect(heads()).toEqual(legs.map((leg) => `### node ${leg}, run 2`))
    expect(all()[0]?.body.match(/too long to stand here/g)).toHaveLength(1)
    expect(all()[0]?.body.length).toBeLessThan(65_000)
  })
})

describe('several runs at once', () => {
  /** Starts them all; each pauses until the older ones have ended, as a pause is meant to be long enough for. */
  async function together(runs: readonly number[]): Promise<void> {
    const ended = new Map<number, Promise<unknown>[]>()
    const older = (id: number): readonly Promise<unknown>[] =>
      [...ended].flatMap(([other, ends]) => (other < id ? ends : []))
    const started = runs.map((id) => {
      const end = run(id, { clock: { sleep: async () => void (await Promise.all(older(id))) } })
      ended.set(id, [...(ended.get(id) ?? []), end])
      return end
    })
    await Promise.all(started)
  }

  it.each([
    ['in order', [1, 2, 3, 4]],
    ['in reverse', [4, 3, 2, 1]],
    ['one twice', [2, 2, 1, 3]],
  ])('end with one comment that says the newest, started %s', async (_, runs) => {
    github.fault({ kind: 'slow', milliseconds: 60, method: 'POST', path: list, times: 2 })
    await together(runs)
    expect(texts()).toEqual([`run ${Math.max(...runs)}`])
  })

  it('end with one comment when it was there before', async () => {
    const old = plantOwn(1)
    github.fault({ kind: 'slow', milliseconds: 60, method: 'PATCH', path: single })
    await together([5, 2, 4, 3])
    expect(all().map(({ id, body }) => [id, body])).toEqual([[old.id, textOf(5)]])
  })

  it('say the newest even when the update of an older one arrives after it', async () => {
    plantOwn(1)
    const arrival = Promise.withResolvers<void>()
    const change = (): Promise<void> => arrival.promise
    const held = github.fault({ kind: 'meanwhile', ...aims.update, change })
    const older = run(2)
    await vi.waitFor(() => expect(held.hits).toBe(1), { timeout: 60_000 })
    const sleep = async (): Promise<void> => {
      arrival.resolve()
      await older
    }
    await run(3, { clock: { sleep } })
    expect(texts()).toEqual(['run 3'])
  })
})

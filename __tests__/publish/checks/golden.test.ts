import { expect, it } from 'vitest'
import { GitHubError } from '../../../src/host/github/index.ts'
import {
  concludeAgain,
  concludeCheck,
  writeCheck,
} from '../../../src/publish/checks/conclude-check.ts'
import { mayPassLater, refusalLine, writeHintOf } from '../../../src/publish/checks/hint-of.ts'
import {
  checkName,
  checkOf,
  checkStateOf,
  displacedName,
  externalIdOf,
  hasNewer,
  ifReadable,
  knownChecks,
  recordName,
  type CheckNews,
  type CheckPlace,
} from '../../../src/publish/checks/known-checks.ts'
import { totalText } from '../../../src/publish/checks/total-text.ts'
import { tellTotal } from '../../../src/publish/checks/total.ts'
import { headSha, patientClient } from '../../fakes/live-run.ts'
import { withoutPauses } from '../../fakes/without-pauses.ts'
import { gitHubOfEachTest } from '../../github-stand-in/github-of-each-test.ts'
import { tokens } from '../../github-stand-in/tokens.ts'

withoutPauses()

const github = gitHubOfEachTest({}, ({ plant }) => void plant.pull({ number: 482 }))
const list = { method: 'GET', path: '/repos/*/*/commits/*/check-runs' } as const

/** A job by its letter; those of one matrix differ in the case alone. */
function placeOf(job: string, runId = 101, changes: Partial<CheckPlace> = {}): CheckPlace {
  const digit = job.toLowerCase()
  const leg = job === digit ? '0' : '1'
  const identity = job === '' ? '' : `${digit}${'0'.repeat(7)}${leg.repeat(8)}`
  const run = { runId, attempt: 1, startedAt: runId, identity, legs: 1, label: job }
  return { key: 'default', headSha, runUrl: null, ...run, ...changes }
}

function newsOf(status: CheckNews['status'], title: string = status): CheckNews {
  return { status, title, summary: `of ${title}`, commits: { base: 'b'.repeat(40), head: headSha } }
}

let seen = 0

/** What is on the commit, and what was asked of GitHub since it was looked at before. */
function stateAfter(step: string): string {
  const asked = github.requests.slice(seen).map(({ method }) => method.slice(0, 2))
  seen = github.requests.length
  const checks = [...github.state.checks.values()].map(
    ({ name, status, conclusion, externalId, output }) =>
      `  ${name} | ${conclusion ?? status} | ${externalId.slice(0, 60)} | ${JSON.stringify(output?.['title'])}`,
  )
  return [`${step}: ${asked.join(' ')}`, ...checks].join('\n')
}

let pauses = 0
const pause = (): Promise<void> => {
  pauses += 1
  return Promise.resolve()
}

it('the checks of a commit are as they were, step by step', async () => {
  const client = await patientClient(github)
  const lines: string[] = []
  const conclude = async (step: string, place: CheckPlace, news: CheckNews): Promise<void> => {
    const wish = { check: 'unknown', place, news } as const
    const { outcome, check } = await concludeCheck(wish, { pause }, client)
    lines.push(stateAfter(`${step}, ${outcome} ${String(check)}`))
  }
  await writeCheck({ check: 'unknown', place: placeOf(''), news: newsOf('queued') }, client)
  lines.push(stateAfter('a command'))
  await tellTotal(placeOf(''), pause, client)
  lines.push(stateAfter('no total of one'))
  await conclude('one job', placeOf('a'), newsOf('success'))
  await conclude('another job', placeOf('b'), newsOf('neutral'))
  await conclude('the same again', placeOf('b'), newsOf('neutral'))
  github.fault({ kind: 'stale', ...list, skip: 2, times: 2 })
  await conclude(
    'a leg of two, with a list of before',
    placeOf('c', 101, { legs: 2 }),
    newsOf('success'),
  )
  await conclude('the other', placeOf('C', 101, { legs: 2 }), newsOf('failure', 'slower'))
  await writeCheck(
    { check: 'unknown', place: placeOf('a', 102), news: newsOf('in_progress') },
    client,
  )
  await tellTotal(placeOf('a', 102), pause, client)
  lines.push(stateAfter('a newer run of the first'))
  await conclude('the older of the first', placeOf('a', 101), newsOf('success'))
  await conclude('the newer of the first', placeOf('a', 102), newsOf('success'))
  await concludeAgain(
    placeOf('C', 101, { legs: 2 }),
    newsOf('success', 'accepted'),
    { pause },
    client,
  )
  lines.push(stateAfter('accepted'))
  await concludeAgain(placeOf('a', 101), newsOf('failure', 'old'), { pause }, client)
  await concludeAgain(placeOf('d', 101), newsOf('failure', 'none'), { pause }, client)
  lines.push(stateAfter('nothing of an older run, nor of none'))
  await conclude('under a key', placeOf('a', 101, { key: 'linux' }), newsOf('cancelled'))
  const total = [...github.state.checks.values()].find(({ name }) => name === 'deadheat')
  await client.createCheck({
    name: 'deadheat',
    headSha,
    externalId: total?.externalId ?? '',
    state: checkStateOf(placeOf('a'), newsOf('queued')),
  })
  await tellTotal(placeOf('a'), pause, client)
  lines.push(stateAfter('a second total'))
  await writeCheck({ check: 1002, place: placeOf('b'), news: newsOf('success') }, client)
  lines.push(stateAfter('a known one'))
  await conclude('a leg of three of a newer run', placeOf('c', 103, { legs: 3 }), newsOf('success'))
  let runId = 200
  const change = async (): Promise<void> => {
    const place = placeOf('a', (runId += 1))
    const state = checkStateOf(place, newsOf('success', String(runId)))
    const externalId = externalIdOf(place, undefined)
    await client.createCheck({ name: 'deadheat', headSha, externalId, state })
  }
  github.fault({ kind: 'meanwhile', ...list, times: 99, change })
  pauses = 0
  await tellTotal(placeOf('a'), pause, client)
  lines.push(stateAfter(`given up after ${String(pauses)} pauses, where others always write`))
  const { records, totals } = await knownChecks({ headSha, key: null }, client)
  lines.push(
    ...records.map((record) =>
      JSON.stringify([
        record.name,
        record.runId,
        record.attempt,
        record.startedAt,
        record.identity,
        record.legs,
        record.label,
        record.key,
        record.commits?.base.length,
      ]),
    ),
  )
  lines.push(totals.map(({ name }) => name).join())
  for (const place of [
    placeOf('a', 101),
    placeOf('a', 104),
    placeOf('b', 101, { attempt: 2 }),
    placeOf('e', 101),
    placeOf('', 101),
  ])
    lines.push(
      `${place.label} ${String(place.runId)}: ${checkOf({ records, totals }, place)?.name ?? '-'} ${String(hasNewer({ records, totals }, place))}`,
    )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../golden/checks.txt')
})

it('the check over two results leads to the run of the first', async () => {
  const client = await patientClient(github)
  for (const job of ['a', 'b']) {
    const place = placeOf(job, 101, { runUrl: `https://x.y/${job}` })
    await writeCheck({ check: 'unknown', place, news: newsOf('success') }, client)
  }
  await tellTotal(placeOf('b'), pause, client)
  const { totals } = await knownChecks({ headSha, key: 'default' }, client)
  expect(totals.map(({ detailsUrl }) => detailsUrl)).toEqual(['https://x.y/a'])
})

it('a token that may not write leaves no check', async () => {
  const client = await patientClient(github, { token: tokens.read })
  const wish = { check: 'unknown', place: placeOf('a'), news: newsOf('success') } as const
  expect(await concludeCheck(wish, { pause }, client)).toEqual({
    outcome: 'denied',
    check: 'denied',
  })
  expect(github.requests.map(({ method }) => method)).toEqual(['GET', 'POST'])
  expect(await writeCheck({ ...wish, check: 'denied' }, client)).toBe('denied')
})

it.each([
  [undefined, 4],
  [1, 0],
])('a check that cannot be made is tried again %j times', async (attempts, expected) => {
  github.fault({ kind: 'status', status: 500, method: 'POST', times: 999 })
  const client = await patientClient(github, { attempts: 1, pauseSeconds: 0 })
  const wish = { check: 'unknown', place: placeOf('a'), news: newsOf('success') } as const
  pauses = 0
  await expect(concludeCheck(wish, { pause, attempts }, client)).rejects.toThrow(GitHubError)
  expect(pauses).toBe(expected)
})

it('names, words and hints are as they were', async () => {
  const troubles = [
    'not-permitted',
    'no-credentials',
    'locked',
    'archived',
    'not-found',
    'too-long',
    'invalid',
    'limited',
    'unreliable',
  ] as const
  const part = (label: string, conclusion: string | null) => ({
    label,
    output: { title: `${label} says so`, summary: '' },
    open: conclusion === null,
    conclusion,
    detailsUrl: label === 'b' ? 'https://x.y/z' : null,
  })
  const many = Array.from({ length: 121 }, (_, at) => part(`n${String(at)}`, 'success'))
  const lines = [
    ...['default', 'linux'].flatMap((key) => [
      checkName(key),
      displacedName(key),
      recordName({ key, label: '' }),
      recordName({ key, label: 'a' }),
    ]),
    ...troubles.flatMap((trouble) => [
      `${trouble} ${String(mayPassLater({ trouble }))}`,
      ...(['comment', 'check', 'command'] as const).map(
        (what) => `  ${String(writeHintOf({ trouble }, what))}`,
      ),
      refusalLine(new GitHubError(trouble, 'refused'), 'comment'),
    ]),
    ...(['queued', 'in_progress', 'success'] as const).map((status) =>
      JSON.stringify(checkStateOf({ runUrl: 'u' }, newsOf(status))),
    ),
    ...[
      [['success', 'success'], 0],
      [['neutral', 'cancelled', 'success'], 0],
      [['cancelled', 'failure'], 0],
      [['failure', null, 'success'], 0],
      [['success'], 2],
      [[null], 2],
      [['failure'], 2],
      [['cancelled'], 2],
    ].map(([all, missing]) => {
      const [first = part('', null), ...others] = [all]
        .flat()
        .map((each, at) => part(`j${String(at)}`, each === null ? null : String(each)))
      const { status, title } = totalText([first, ...others], Number(missing))
      return `${JSON.stringify([all, missing])} ${status} ${title}`
    }),
    ...[
      totalText([part('b', 'success'), part('a', 'success'), part('c', 'neutral')], 0),
      totalText([part('b', null), part('a', 'failure'), part('c', 'cancelled')], 2),
      totalText([part('a', 'stale')], 1),
      totalText([part('a', 'neutral'), ...many.slice(1)], 0),
      totalText([part('a', 'neutral'), ...many], 0),
      totalText([part(`l${'o'.repeat(200)}ng`, 'success')], 0),
    ].flatMap(({ status, title, summary }) => [status, title, summary]),
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../golden/checks-words.txt')
})

it('takes for unreadable only what GitHub refuses', async () => {
  const fault = new TypeError('a fault of ours')
  await expect(ifReadable(Promise.reject(fault))).rejects.toBe(fault)
})

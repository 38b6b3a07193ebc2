import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Plan } from '../../src/model/run/plan.ts'
import { cpu, time } from '../../src/metrics/index.ts'
import { journalText, samplesOf, type SeriesFacts } from '../fakes/journals.ts'
import { decoded, htmlOf } from '../fakes/markdown.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { conversation, type Conversation } from '../fakes/pull-conversation.ts'
import { commitOf } from '../fakes/results.ts'
import type { Run } from '../github-stand-in/state.ts'
import { isWhole } from '../whole.ts'

async function opened(...given: Parameters<typeof conversation>): Promise<Conversation> {
  const talk = await conversation(...given)
  onTestFinished(async () => {
    const { violations } = talk.github
    await talk.close()
    assert.deepEqual(violations, [])
  })
  return talk
}

async function startedBy(command: string, one: Conversation): Promise<Run> {
  await one.comment(command)
  const [run] = one.openRuns()
  assert(run !== undefined)
  return run
}

/** The journal of a run of the head of this moment, with each benchmark slower by so much. */
function journalOf(
  { pull }: Conversation,
  effects: Readonly<Record<string, number>>,
  changes: Partial<Plan> = {},
  series: Omit<SeriesFacts, 'effect'> = { count: 40 },
): string {
  const { head, base } = pull()
  const plan = planOf({
    benchmarks: Object.keys(effects).map((id) => benchmarkOf(id)),
    revisions: {
      base: commitOf('base', base.sha, base.sha, 'explicit'),
      head: commitOf('head', head.sha, head.sha, 'explicit'),
    },
    ...changes,
  })
  return journalText(
    plan,
    Object.entries(effects).flatMap(([id, effect]) =>
      samplesOf(id, { noise: 0.005, ...series, effect }),
    ),
  )
}

const slowTable = { parse: 0.2, stringify: 0 }

async function withRegression(...given: Parameters<typeof conversation>): Promise<Conversation> {
  const opening = await opened(...given)
  await opening.report(opening.startRun(), journalOf(opening, slowTable))
  return opening
}

const endOf = ({ checks }: Conversation, name: string): string | undefined =>
  checks().find((check) => check.name === name)?.end

it.each(['only=stringify', 'base=v1.2.0', 'node=20,24', 'pairs=8'])(
  'a part of the table by %s has its own comment and check, and leaves those of the whole alone',
  async (asked) => {
    const one = await withRegression()
    const whole = one.bodyOf('default')
    expect(whole).toContain('1 slower')
    const run = await startedBy(`/bench ${asked}`, one)
    expect(one.bodyOf('default')).toBe(whole)
    expect(one.bodyOf('part')).toBe('')
    await one.report(run, journalOf(one, { stringify: 0 }), { base: '' })
    expect(one.bodyOf('default')).toBe(whole)
    expect(one.bodyOf('part')).toContain('**A part of the table**')
    expect(one.bodyOf('part')).toContain('no change')
    expect(endOf(one, 'deadheat')).toBe('failure')
    expect(endOf(one, 'deadheat (part)')).toBe('success')
  },
)

it('a part of the table blocks nothing when it is slower', async () => {
  const one = await withRegression()
  const run = await startedBy('/bench only=parse', one)
  await one.report(run, journalOf(one, { parse: 0.2 }))
  expect(endOf(one, 'deadheat (part)')).toBe('neutral')
})

it('a part of the table is none when there are more pairs than base asks for: that settles the whole', async () => {
  const one = await withRegression()
  one.github.plant.content(one.pull().base.sha, 'deadheat.yml', 'pairs: 20\n')
  const run = await startedBy('/bench pairs=40', one)
  await one.report(run, journalOf(one, { parse: 0, stringify: 0 }))
  expect(one.bodyOf('default')).toContain('no change, 2 same')
  expect(one.bodies().join()).not.toContain('**A part of the table**')
})

it('a part of the table stays one in a workflow that names its own key, or takes none', async () => {
  const withoutKey = ['pull-request', 'head', 'only', 'pairs']
  const one = await opened({}, withoutKey)
  const own = { key: 'linux' }
  await one.report(one.startRun(), journalOf(one, slowTable), own)
  const run = await startedBy('/bench only=stringify', one)
  await one.report(run, journalOf(one, { stringify: 0 }), own)
  expect(one.bodyOf('linux')).toContain('1 slower')
  expect(one.bodyOf('linux-part')).toContain('**A part of the table**')
  expect(endOf(one, 'deadheat (linux)')).toBe('failure')
})

describe('a run that was started', () => {
  const started = async (command = '/bench', ...given: Parameters<typeof conversation>) => {
    const one = await opened(...given)
    const run = await startedBy(command, one)
    expect(one.leftOpen()).toHaveLength(1)
    return { ...one, run }
  }

  it.each<[string, string, (one: Conversation) => unknown]>([
    ['the head moved', 'the head moved', ({ push }) => push()],
    ['it was closed', 'the pull request was closed', ({ setOpen }) => setOpen(false)],
  ])('ends visibly where %s before its report', async (_, words, change) => {
    const { run, ...one } = await started()
    const journal = journalOf(one, slowTable)
    change(one)
    await one.report(run, journal)
    expect(one.leftOpen()).toEqual([])
    expect(one.checks()).toMatchObject([
      { end: 'cancelled', title: expect.stringContaining(words) },
    ])
    expect(one.bodies()).toHaveLength(1)
  })

  it('ends visibly when its workflow reports under a key of its own', async () => {
    const { run, ...one } = await started('/bench', {}, ['pull-request', 'head'])
    await one.report(run, journalOf(one, slowTable), { key: 'linux' })
    expect(one.bodyOf('linux')).toContain('1 slower')
    expect(one.leftOpen()).toEqual([])
  })

  it('ends with the next command when GitHub ended it before any of its jobs began', async () => {
    const { run, ...one } = await started()
    one.drop(run)
    await one.comment('/bench help')
    expect(one.leftOpen()).toEqual([])
    expect(one.checks()).toMatchObject([{ title: 'ended without a result' }])
  })

  it.each(['/bench', '/bench profile parse', '/bench bisect parse', '/bench only=parse'])(
    'by %s is cancelled with everything else',
    async (command) => {
      const one = await started(command)
      const pushed = one.startRun()
      // Of another pull request.
      const foreign = one.github.plant.run({ workflowId: pushed.workflowId, status: 'in_progress' })
      await one.comment('/bench cancel')
      expect(one.openRuns()).toEqual([foreign])
      expect(one.leftOpen()).toEqual([])
      expect(one.checks()).toMatchObject([{ title: 'cancelled before there was a result' }])
      expect(one.github.state.runs.get(pushed.id)?.conclusion).toBe('cancelled')
      expect(one.bodies().join()).not.toContain('nothing is running')
    },
  )

  it('is started by a server that cannot tell which run it is', async () => {
    const one = await opened()
    one.github.state.refusedNames.add('return_run_details')
    await one.comment('/bench')
    expect(one.openRuns()).toHaveLength(1)
    await one.comment('/bench help')
    expect(one.checks()).toMatchObject([{ end: 'open', title: 'preparing' }])
  })

  it('is refused with everything that the server says', async () => {
    const one = await opened()
    one.github.state.refusedNames.add('ref')
    await one.comment('/bench')
    expect(one.bodies().join()).toContain('Invalid request. "ref" is not a permitted key.')
    expect(one.leftOpen()).toEqual([])
  })
})

/** Pieces of a comment, as a reader copies them. */
function copied(body: string, pattern: RegExp): readonly string[] {
  const html = (htmlOf([body])[0] ?? '').replaceAll('<!-- -->', '')
  return [...new Set([...html.matchAll(pattern)].map(([, text = '']) => decoded(text)))]
}

const offered = (body: string): readonly string[] => copied(body, /<code>(\/bench[^<]*)<\/code>/g)

describe('every command that a comment offers', () => {
  const fork = { head: { repository: 'mallory/addon' } }
  it.each<[string, Parameters<typeof conversation>[0], Readonly<Record<string, string>>, string]>([
    ['of the only comment', {}, {}, 'parse'],
    ['of one of several', {}, { key: 'linux' }, 'parse n=1'],
    ['of a fork', fork, {}, 'parse'],
    ['of a fork with a key', fork, { key: 'linux' }, 'parse'],
    ['of hostile names', {}, {}, 'a "b\\c" | <b>$(x)</b> `y` @octocat'],
  ])('%s works as it stands there', async (_, given, own, name) => {
    const one = await opened(given)
    const effects = { [name]: 0.2, [`${name}/two`]: 0.3 }
    await one.report(one.startRun(), journalOf(one, effects), own)
    const key = own['key'] ?? 'default'
    const commands = offered(one.bodyOf(key))
    expect(commands.filter((command) => command.includes(' accept '))).toHaveLength(3)
    expect(commands.length).toBeGreaterThan(8)
    const word = name.includes(' ') ? `"${name.replaceAll(/["\\]/g, '\\$&')}"` : name
    for (const command of commands) {
      const before = one.bodies().length
      const typed = command.replace('NAME', () => word).replace('REASON', 'it is safer')
      await one.comment(typed)
      const answer = one.bodies().slice(before).join()
      expect(`${typed}: ${answer}`).not.toMatch(/expected|nothing was/)
    }
    expect(endOf(one, key === 'default' ? 'deadheat' : `deadheat (${key})`)).not.toBe('failure')
  })

  it('is offered only where a workflow of the default branch answers it', async () => {
    const one = await opened()
    one.github.state.contents.clear()
    await one.report(one.startRun(), journalOf(one, { parse: 0.2, print: 0.3 }))
    expect(offered(one.bodyOf('default'))).toEqual([])
    expect(one.bodyOf('default')).toContain('or accept it, by a higher `limit`')
  })

  it('is read with eyes, and says what runs', async () => {
    const one = await opened()
    await one.comment('/bench status')
    expect(one.bodies().at(-1)).toBe('Nothing is running for this pull request.\n')
    one.startRun()
    await one.comment('/bench only=parse')
    await one.comment('/bench status')
    expect(one.bodies().at(-1)).toMatch(/^- \[a run\]\(.*\) \(`part`\)$/m)
    expect(one.bodies().at(-1)).toMatch(/^- \[a run\]\([^)]*\)$/m)
    const reactions = [...one.github.state.reactions.values()].map(({ content }) => content)
    expect(reactions).toEqual(['eyes', 'eyes', '+1', 'eyes'])
  })

  it('is offered where the workflow has another name and runs on comments, however many there are', async () => {
    const one = await opened()
    one.github.state.contents.clear()
    for (let at = 0; at < 40; at += 1) {
      const path = `.github/workflows/a-${String(at)}.yml`
      one.github.plant.content(one.pull().base.sha, path, 'on: push\n')
    }
    const text = 'on: issue_comment\njobs: # /bench\n'
    one.github.plant.content(one.pull().base.sha, '.github/workflows/commands.yml', text)
    await one.comment('Looks good to me')
    await one.report(one.startRun(), journalOf(one, { parse: 0.2 }))
    expect(offered(one.bodyOf('default'))).toContain('/bench accept parse REASON')
    const read = one.github.requests.filter(({ path }) => path.includes('workflows%2F'))
    expect(read).toHaveLength(2)
  })

  it('accepts the largest of what the jobs of a matrix have in common, in all of them', async () => {
    const one = await opened()
    for (const [node, parse] of Object.entries({ 20: 0.3, 22: 0.2 })) {
      const own = { matrix: `1 ${JSON.stringify({ node })}` }
      await one.report(one.startRun(), journalOf(one, { parse }), own)
    }
    expect(endOf(one, 'deadheat')).toBe('failure')
    await one.comment('/bench accept parse safer copies')
    expect(endOf(one, 'deadheat')).toBe('success')
    expect(one.bodyOf('default').match(/### 🟠 Performance: regression accepted/g)).toHaveLength(2)
  })

  it('accepts rows of a folder there alone, though others of the pull request have the same names', async () => {
    const one = await opened()
    const measure = async (folder: string, parse: number): Promise<void> => {
      const own = { 'working-directory': folder }
      await one.report(one.startRun(), journalOf(one, { parse }), own)
    }
    await measure('packages/a', 0.4)
    await measure('packages/b', 0)
    await one.comment('/bench accept parse safer copies')
    expect(endOf(one, 'deadheat')).toBe('success')
    await measure('packages/a', 0.3)
    expect(endOf(one, 'deadheat')).toBe('success')
    await measure('packages/b', 0.2)
    expect(endOf(one, 'deadheat')).toBe('failure')
    await one.comment('/bench accept * both are safer')
    expect(endOf(one, 'deadheat')).toBe('success')
  })

  it('names all there are where one is mistyped', async () => {
    const one = await opened()
    await one.comment('/bench profil parse')
    const words = 'accept, bisect, cancel, help, profile, status'
    for (const word of words.split(', ')) expect(one.bodies().at(-1)).toContain(`/bench ${word}`)
    expect(one.bodies().at(-1)).toContain(`${words} or NAME=VALUE`)
  })
})

/** Of so many benchmarks time and CPU time are worse, each by another amount; the first names are long and hostile. */
function worseTable(count: number): Readonly<Record<string, number>> {
  const name = (at: number): string =>
    at % 7 === 3
      ? `${String(at)} ${'long "name" \\ | <b>'.repeat(10)} ${String(at)}`
      : at % 7 === 5
        ? `ⓐ\u200B\u202E${String(at)}\nnode=20 @octocat`
        : `suite/benchmark-${String(at)} n=1e5`
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [name(at), 0.2 + ((at * 7) % count) / 1000]),
  )
}

const twoMetrics = { count: 24, metrics: [time.id, cpu.id] }

const namesIn = (body: string): readonly string[] =>
  copied(body, /slower<\/td>\s*<td[^>]*><code>([^<]*)<\/code>/g)

describe('a table of many regressions', () => {
  it.each([20, 400])('of %i rows is accepted whole, in later runs too', async (count) => {
    const one = await opened()
    const journal = (): string =>
      journalOf(one, worseTable(count), { metrics: [time, cpu] }, twoMetrics)
    await one.report(one.startRun(), journal())
    expect(one.bodyOf('default')).toContain(`${String(count)} slower`)
    expect(offered(one.bodyOf('default')).join()).toContain('accept')
    await one.comment('/bench accept * safer copies')
    expect(endOf(one, 'deadheat')).toBe('success')
    const accepted = one.bodyOf('default').split('<!-- deadheat:below -->')[0]
    expect(accepted).toContain('> **Accepted**: every row up to +')
    await one.report(one.startRun(), journal())
    expect(endOf(one, 'deadheat')).toBe('success')
    const again = one.bodyOf('default').split('<!-- deadheat:below -->')[0]
    const runs = / (?:run|start)=\d+/g
    expect(again?.replace(runs, '')).toBe(accepted?.replace(runs, ''))
  })

  it.each([8, 400])('of %i rows is accepted row by row, not before the last', async (count) => {
    const one = await opened()
    await one.report(
      one.startRun(),
      journalOf(one, worseTable(count), { metrics: [time, cpu] }, twoMetrics),
    )
    const names = namesIn(one.bodyOf('default'))
    expect(names.length).toBeGreaterThanOrEqual(Math.min(count, 75))
    const long = names.find((name) => name.includes('…')) ?? ''
    const hostile = names.find((name) => name.includes('@octocat')) ?? ''
    const ends = [names[0] ?? '', names.at(-1) ?? '']
    const tried = count <= 20 ? names : new Set([...ends, long, hostile])
    for (const name of tried) {
      expect(endOf(one, 'deadheat')).toBe('failure')
      const end = await one.comment(`/bench accept "${name.replaceAll(/["\\]/g, '\\$&')}" safer`)
      expect(end.lines.join()).toContain('was done')
    }
    expect(endOf(one, 'deadheat')).toBe(count <= 20 ? 'success' : 'failure')
  })

  it.each([
    ['removed', null],
    ['edited', 'nothing'],
  ])('fails again at once when what was accepted is %s', async (_, edit) => {
    const one = await opened()
    await one.report(one.startRun(), journalOf(one, slowTable))
    const before = one.bodyOf('default')
    await one.comment('/bench accept parse safer')
    expect(endOf(one, 'deadheat')).toBe('success')
    await one.change('accepts', edit)
    expect(endOf(one, 'deadheat')).toBe('failure')
    expect(one.bodyOf('default')).toBe(before)
    const { lines } = await one.change('deadheat:v1', null)
    expect(lines.join()).toContain('was ignored')
  })
})

type Step = { readonly what: string; readonly take: (one: Conversation) => unknown }

type Left = 'table' | 'same' | 'none' | 'noise'

function leftBy(one: Conversation, left: Left): string | null {
  if (left === 'none') return null
  if (left === 'noise') return '{"type":"ru'
  return journalOf(one, left === 'same' ? { parse: 0, stringify: 0 } : slowTable)
}

/** What happens to one of the runs, if there are any. */
const onRun = (
  what: string,
  [which, runsOf]: readonly [number, (one: Conversation) => readonly Run[]],
  take: (one: Conversation, run: Run) => unknown,
): Step => ({
  what: `${what} ${which}`,
  take: (one) => {
    const runs = runsOf(one)
    const run = runs[which % runs.length]
    return run && take(one, run)
  },
})
const open = (one: Conversation): readonly Run[] => one.openRuns()
// GitHub's event of a closed pull request is none for the bot.
const comment = (body: string): Step => ({ what: body, take: (one) => one.comment(body) })
const pushed: Step = { what: 'push', take: (one) => one.push() }
const begun: Step = { what: 'start', take: (one) => one.startRun() }
const closed: Step = { what: 'close', take: (one) => one.setOpen(false) }
const reopened: Step = { what: 'reopen', take: (one) => one.setOpen(true) }
const report = (which: number, left: Left, node = ''): Step =>
  onRun(`report ${left} ${node}`, [which, open], (one, run) =>
    one.report(run, leftBy(one, left), node === '' ? {} : { matrix: JSON.stringify({ node }) }),
  )
// What is no journal fails the job, too, and is reported above.
const reportOther = (kind: 'pull_request' | 'merge_group', which: number, left: Left): Step => ({
  what: `${kind} ${which} ${left}`,
  take: (one) => {
    const runs = one.openRuns()
    const run = runs[which % runs.length] ?? one.startRun()
    return one.reportOther(kind, run, leftBy(one, left))
  },
})
const drop = (which: number): Step => onRun('drop', [which, open], (one, run) => one.drop(run))
const rerun = (which: number): Step =>
  onRun('rerun', [which, (one) => one.endedRuns()], (one, run) => one.rerun(run))

const which = fc.nat({ max: 5 })
const steps = fc.array(
  fc.oneof(
    fc
      .constantFrom(
        '/bench',
        '/bench only=parse',
        '/bench profile parse',
        '/bench bisect parse',
        '/bench cancel',
        '/bench cancel key=part',
        '/bench accept parse safer',
        '/bench accept * safer',
        '/bench status',
        '/bench key=linux',
        '/bench help',
      )
      .map(comment),
    fc.constantFrom(pushed, closed, reopened, begun),
    fc
      .tuple(
        which,
        fc.constantFrom('table', 'same', 'none', 'noise'),
        fc.constantFrom('', '20', '22'),
      )
      .map((given) => report(...given)),
    fc
      .tuple(
        fc.constantFrom('pull_request', 'merge_group'),
        which,
        fc.constantFrom('table', 'same', 'none'),
      )
      .map((given) => reportOther(...given)),
    fc.oneof(which.map(rerun), which.map(drop)),
  ),
  { maxLength: 12 },
)

async function walk(one: Conversation, path: readonly Step[]): Promise<void> {
  for (const { take } of path) await take(one)
  for (const run of one.openRuns()) await one.report(run, null)
  // What GitHub ended before it had begun is told by whatever comes next.
  one.setOpen(true)
  await one.comment('/bench help')
}

/** Of each commit, what the check that counts says while the newest result of something is a failure. */
function erasedFailures({ github }: Conversation): readonly string[] {
  const all = [...github.state.checks.values()].filter(({ name }) => /^deadheat(?:$|: )/.test(name))
  return [...new Set(all.map(({ headSha }) => headSha))].flatMap((sha) => {
    const ofCommit = all.filter(({ headSha }) => headSha === sha)
    const newest = new Map<string, { readonly order: string; readonly failed: boolean }>()
    for (const { externalId, conclusion } of ofCommit) {
      const [, run = '', attempt = '', start = '', id = ''] =
        /^deadheat run=(\d+) attempt=(\d+)(?: start=(\d+))?(?: id=(\w+))?/.exec(externalId) ?? []
      const order = [start, run, attempt].map((each) => each.padStart(12, '0')).join()
      const known = newest.get(id)?.order ?? ''
      if (run !== '' && order >= known) newest.set(id, { order, failed: conclusion === 'failure' })
    }
    const counted = ofCommit.findLast(({ name }) => name === 'deadheat')?.conclusion ?? 'none'
    const hasFailed = [...newest].some(([id, { failed }]) => id !== '' && failed)
    return hasFailed && /success|neutral/.test(counted) ? [`${sha}: ${counted}`] : []
  })
}

it(
  'any course of things ends with nothing that says it goes on, and erases no failure',
  { timeout: 3_600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (path) => {
        const one = await conversation()
        try {
          await walk(one, path)
          expect(one.leftOpen()).toEqual([])
          expect(erasedFailures(one)).toEqual([])
          expect(one.github.violations).toEqual([])
        } finally {
          await one.close()
        }
      }),
      {
        // The comment that names the commit of a run that never began is replaced by another's.
        examples: [
          // One leg of a matrix fails, another does not; then the pull request of the same head, and the queue.
          [[begun, report(0, 'table', '20'), begun, report(0, 'same', '22')]],
          [
            [
              begun,
              report(0, 'table'),
              reportOther('pull_request', 0, 'same'),
              reportOther('merge_group', 0, 'same'),
            ],
          ],
          [[comment('/bench'), pushed, drop(0), begun]],
        ],
        numRuns: Number(process.env['DEADHEAT_WALKS'] ?? (isWhole ? 40 : 10)),
        interruptAfterTimeLimit: 3_000_000,
      },
    )
  },
)

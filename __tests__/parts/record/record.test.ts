import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commandOfPart } from '../../../src/cli/parse-words.ts'
import type { Result } from '../../../src/model/judging/result.ts'
import { record } from '../../../src/parts/record/index.ts'
import { parseRecord } from '../../../src/parts/record/record-line.ts'
import {
  cloneOf,
  folderWith,
  gitRepository,
  temporaryFolder,
  type GitRepository,
} from '../../fakes/git-repository.ts'
import { commitOf, findingOf, machine, resultWith } from '../../fakes/results.ts'
import { ranCommand } from '../../fakes/terminals.ts'

const fingerprint = { facts: [], digest: 'a1'.repeat(32) }

async function run(
  { directory }: Pick<GitRepository, 'directory'>,
  words: readonly string[],
  name = 'record',
): Promise<{ readonly out: string; readonly code: number }> {
  const command = record.commands?.find((one) => one.name === name)
  if (command === undefined) throw new Error(`expected a command, got ${name}`)
  const alarms: string[] = []
  const annotate = (title: string, line: string) => void alarms.push(`${title}: ${line}\n`)
  const { out, code } = await ranCommand(commandOfPart(command), words, { directory, annotate })
  return { out: [out, ...alarms].join(''), code }
}

function resultOf(
  base: string,
  head: string,
  changes: Partial<Pick<Result, 'startedAt' | 'machine'>> & { readonly change?: number } = {},
): Result {
  const { change = 0.03, ...rest } = changes
  return resultWith(
    [findingOf({ id: 'parse', verdict: change > 0.02 ? 'regression' : 'unchanged', change })],
    {
      machine: { ...machine, fingerprint },
      plan: {
        revisions: {
          base: commitOf('base', base, base, 'before-push'),
          head: commitOf('head', head, head, 'pushed'),
        },
      },
      ...rest,
    },
  )
}

function written(result: Result): string {
  return join(folderWith({ 'result.json': JSON.stringify(result) }), 'result.json')
}

function filesIn(origin: GitRepository, branch = 'deadheat-data') {
  return origin
    .git('ls-tree', '-r', '--name-only', branch)
    .split('\n')
    .map((path) => ({ path, text: `${origin.git('show', `${branch}:${path}`)}\n` }))
}

it('deadheat record pushes a line to a branch of its own, and leaves work tree and index alone', async () => {
  const origin = gitRepository()
  const first = origin.commit('first')
  const second = origin.commit('second (#12)')
  origin.git('tag', 'v1.0.0', first)
  const clone = cloneOf(origin)
  clone.write('mine.txt', 'not committed')
  clone.git('add', 'mine.txt')
  const { out } = await run(clone, [written(resultOf(first, second))])
  expect(out).toBe(
    `recorded 1 rows of ${second.slice(0, 7)} against ${first.slice(0, 7)} as default in the branch deadheat-data\n`,
  )
  expect(filesIn(origin).map(({ path }) => path)).toEqual(['default/2026-03.ndjson'])
  expect(parseRecord(filesIn(origin))).toMatchObject([
    {
      base: { sha: first, position: 1, title: 'first', tags: ['v1.0.0'] },
      head: { sha: second, position: 2, title: 'second (#12)', pull: 12 },
      rows: [{ benchmark: 'parse', metric: 'time', verdict: 'regression', estimate: 0.03 }],
    },
  ])
  expect(clone.git('status', '--porcelain')).toBe('A  mine.txt')
  expect(clone.git('branch', '--list')).toBe('* main')
})

it('deadheat record loses nothing when several push at the same time, and adds nothing twice', async () => {
  const origin = gitRepository()
  const shas = ['a', 'b', 'c', 'd'].map((subject) => origin.commit(subject))
  const steps = shas.slice(1).map((head, at) => [shas[at] ?? '', head] as const)
  const results = steps.map(([base, head]) => written(resultOf(base, head)))
  const clones = results.map(() => cloneOf(origin))
  await Promise.all(results.map((result, at) => run(clones[at] ?? origin, [result])))
  const heads = parseRecord(filesIn(origin)).map(({ head }) => head.sha)
  expect(heads.toSorted()).toEqual(shas.slice(1).toSorted())
  const before = origin.git('rev-parse', 'deadheat-data')
  expect((await run(clones[0] ?? origin, results.slice(0, 1))).out).toContain('already')
  expect(origin.git('rev-parse', 'deadheat-data')).toBe(before)
})

it('deadheat record goes on behind a line that was cut off', async () => {
  const repository = gitRepository()
  const shas = ['a', 'b', 'c'].map((subject) => repository.commit(subject))
  const [first = '', second = '', third = ''] = shas
  await run(repository, [written(resultOf(first, second))])
  repository.git('checkout', '--quiet', 'deadheat-data')
  repository.write('default/2026-03.ndjson', `${filesIn(repository)[0]?.text}{"format":`)
  repository.git('commit', '--quiet', '--all', '--message', 'cut off')
  repository.git('checkout', '--quiet', 'main')
  await run(repository, [written(resultOf(second, third))])
  const heads = parseRecord(filesIn(repository)).map(({ head }) => head.sha)
  expect(heads).toEqual([second, third])
})

it('deadheat record is drawn by deadheat site, from the branch or where that is checked out', async () => {
  const repository = gitRepository()
  const [first, second] = [repository.commit('first'), repository.commit('second')]
  await run(repository, [written(resultOf(first, second))])
  repository.git('worktree', 'add', '--quiet', 'there', 'deadheat-data')
  for (const from of ['deadheat-data', 'there']) {
    const output = join(temporaryFolder(), 'site')
    const { out } = await run(repository, [from, '--output', output], 'site')
    expect(out).toBe(`written: 3 files, from ${output}/index.html on\n`)
    expect(readdirSync(join(output, 'b'))).toEqual([expect.stringMatching(/^parse-time-.*html$/)])
  }
})

it('deadheat record leaves out a result in which nothing could be measured', async () => {
  const repository = gitRepository()
  const first = repository.commit('first')
  const { out } = await run(repository, [written({ ...resultOf(first, first), findings: [] })])
  expect(out).toBe('')
  expect(repository.git('branch', '--list', 'deadheat-data')).toBe('')
})

it.each([
  ['fails where something crept in that no push showed', 0.03, 1],
  ['passes where nothing did', 0.001, 0],
])('deadheat record after a result against an older commit %s', async (_, change, code) => {
  const repository = gitRepository()
  const [first = '', second = '', third = ''] = ['a', 'b', 'c'].map((subject) =>
    repository.commit(subject),
  )
  const pushes = [
    resultOf(first, second, { change: 0.001 }),
    resultOf(second, third, { change: 0.001 }),
  ]
  await run(repository, pushes.map(written))
  const ran = await run(repository, [written(resultOf(first, third, { change }))])
  expect(ran.code).toBe(code)
  expect(ran.out.includes('deadheat record: parse crept by +3.0%')).toBe(code === 1)
})

it('deadheat record after a result against an older commit passes where a push itself is a regression, which its own run has told', async () => {
  const repository = gitRepository()
  const [first = '', second = ''] = ['a', 'b'].map((subject) => repository.commit(subject))
  const ran = await run(repository, [written(resultOf(first, second))])
  expect(ran.code).toBe(0)
})

type Refused = (repository: GitRepository, first: string, second: string) => readonly string[]

const revisionsWith = (first: string, second: string, head: object): string[] => {
  const result = resultOf(first, second)
  const revisions = { ...result.plan.revisions, head: { ...result.plan.revisions.head, ...head } }
  return [written({ ...result, plan: { ...result.plan, revisions } })]
}

it.each<[string, RegExp, Refused]>([
  [
    'a commit that is not on the default branch, such as a fork’s',
    /^expected a commit of main, got [0-9a-f]{7}, which is not on it/,
    (repository, first) => {
      repository.git('checkout', '--quiet', '-b', 'stranger', first)
      return [written(resultOf(first, repository.commit('theirs')))]
    },
  ],
  [
    'a run of a pull request, whatever its commits',
    /^expected a result of the default branch, got one of a pull request/,
    (_, ...shas) => revisionsWith(...shas, { reason: 'pull-request-merge' }),
  ],
  [
    'uncommitted files',
    /^expected a result of two commits, got uncommitted files as head/,
    (_, ...shas) => revisionsWith(...shas, { source: 'folder', sha: null, tree: shas[1] }),
  ],
  [
    'a result in another format',
    /^expected a result in the format deadheat-result\/2 in /,
    () => [join(folderWith({ 'x.json': '{"format":"deadheat-result/1"}' }), 'x.json')],
  ],
  ...['../x', '-x'].map((branch): [string, RegExp, Refused] => [
    `the branch ${branch}`,
    /^expected the name of a branch, got /,
    (_, ...shas) => [written(resultOf(...shas)), `--branch=${branch}`],
  ]),
  [
    'a branch that holds anything else',
    /^expected a branch that holds nothing but a record, got main with file.txt/,
    (_, ...shas) => [written(resultOf(...shas)), '--branch', 'main'],
  ],
  [
    'a line of the record that somebody changed',
    /^expected a line of a record in default\/2026-01.ndjson line 1, got /,
    (repository, ...shas) => {
      repository.git('checkout', '--quiet', '--orphan', 'changed')
      repository.git('rm', '--quiet', '-rf', '.')
      repository.write('default/2026-01.ndjson', '{"format":"deadheat-record/1"}\n')
      repository.git('add', '.')
      repository.git('commit', '--quiet', '-m', 'changed')
      return [written(resultOf(...shas)), '--branch=changed']
    },
  ],
])('deadheat record refuses: %s', async (_, message, typed) => {
  const repository = gitRepository()
  const shas = [repository.commit('first'), repository.commit('second')] as const
  await expect(run(repository, typed(repository, ...shas))).rejects.toThrow(message)
  expect(repository.git('for-each-ref', 'refs/heads/deadheat-data')).toBe('')
})

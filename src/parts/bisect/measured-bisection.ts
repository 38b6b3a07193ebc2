import { readPlainFile } from '../../host/files/read-text.ts'
import type { Host } from '../../host/host.ts'
import { UsageError } from '../../model/usage-error.ts'
import { bisectName, isCommit, parseBisectRecord, type BisectCommit } from './bisect-record.ts'
import { bisectionOf, type BisectReport } from './bisect-report.ts'
import type { LeftAnswer } from '../part-command.ts'

const mostBytes = 8 * 1024 * 1024
const mostSteps = 1000
// As many as an answer lists.
const mostShownCommits = 12

/**
 * The bisection that a measuring job has left; a stranger may have made the file. What it found is
 * computed again from its steps, and the commits that it names are read from GitHub.
 *
 * @returns `null` when there is none
 * @throws UsageError when it is none, about another commit, or names one that GitHub does not know
 */
export async function measuredBisection(
  { folder, headSha, github }: LeftAnswer,
  { files }: Pick<Host, 'files'>,
): Promise<BisectReport | null> {
  const content = await readPlainFile(files.join(folder, bisectName), mostBytes)
  if (content === null) return null
  const record = parseBisectRecord(content, bisectName)
  if (record === null) throw new UsageError(`expected a bisection in ${bisectName}, got nothing`)
  const { commits } = record.start
  const bad = commits.at(-1)
  if (bad?.spec !== headSha) {
    throw new UsageError(
      `expected a bisection up to the head ${headSha}, got one up to ${bad?.label ?? 'nothing'}`,
    )
  }
  const { steps, alone } = record
  const places = [
    ...steps.map(({ at }) => at),
    ...(alone === null ? [] : [alone.at, alone.previous]),
  ]
  const isWithin = places.every((at) => at < commits.length)
  const isOrdered = commits.every(({ parents }, at) => parents.every((parent) => parent < at))
  if (!isWithin || !isOrdered || steps.length > mostSteps) {
    throw new UsageError(`expected steps of ${commits.length} commits in ${bisectName}, got others`)
  }
  const { report } = bisectionOf(record)
  const shas = [
    ...shownCommits(report).map(({ spec }) => spec),
    ...(alone === null ? [] : [commits[alone.at]?.spec ?? headSha]),
  ]
  const commitsBySha = new Map<string, BisectCommit>()
  for (const sha of new Set(shas)) commitsBySha.set(sha, await commitOfGitHub(sha, headSha, github))
  return bisectionOf({
    ...record,
    start: {
      ...record.start,
      good: commitsBySha.get(record.start.good.spec) ?? record.start.good,
      commits: commits.map((commit) => ({
        ...(commitsBySha.get(commit.spec) ?? namedByItself(commit.spec)),
        parents: commit.parents,
      })),
    },
  }).report
}

/** The commits that an answer names. */
function shownCommits({ good, bad, change, unexplained }: BisectReport): readonly BisectCommit[] {
  return [
    good,
    bad,
    ...(change === null ? [] : [change.previous, ...change.commits.slice(0, mostShownCommits)]),
    ...unexplained.flatMap(({ from, to }) => [from, to]),
  ]
}

/** @throws UsageError when GitHub knows no such commit before the head */
async function commitOfGitHub(
  sha: string,
  headSha: string,
  github: LeftAnswer['github'],
): Promise<BisectCommit> {
  const commit = isCommit(sha) ? await github.commitAt(sha) : null
  const comparison = commit?.sha === sha ? await github.compareCommits(sha, headSha) : null
  if (commit === null || !['ahead', 'identical'].includes(comparison?.status ?? '')) {
    throw new UsageError(
      `expected commits before the head ${headSha} in ${bisectName}, got ${JSON.stringify(sha.slice(0, 60))}`,
    )
  }
  return { ...namedByItself(sha), title: commit.title }
}

function namedByItself(spec: string): BisectCommit {
  return { spec, label: spec.slice(0, 7), title: '', parents: [] }
}

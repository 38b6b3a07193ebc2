import { isOfPart, partEntries } from '../../model/run/part-entries.ts'
import type { JournalEntry } from '../../model/run/journal.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { JournalClaims } from '../part.ts'
import {
  bisectEntrySchema,
  isCommit,
  recordedBisection,
  type BisectCommit,
  type Bisection,
} from './bisect-record.ts'
import { mostCommitsShown } from './bisect-lines.ts'

/**
 * The entries of a stranger's journal with the commits of its bisection as GitHub has them, and without one that
 * nobody asked for. A UsageError for a commit not before the head, a GitHubError when GitHub refuses.
 */
export async function vouchedBisection(
  entries: readonly JournalEntry[],
  claims: JournalClaims,
): Promise<readonly JournalEntry[]> {
  const bisection = recordedBisection(partEntries(entries, 'bisect', bisectEntrySchema))
  const rest = entries.filter((entry) => !isOfPart(entry, 'bisect'))
  if (claims.inputs.bisect === undefined || bisection === null) return rest
  const commits = new Map<string, BisectCommit>()
  for (const spec of shownSpecs(bisection)) commits.set(spec, await commitOfGitHub(spec, claims))
  const { start, steps, alone } = bisection
  const vouched = ({ spec }: BisectCommit): BisectCommit => commits.get(spec) ?? namedByItself(spec)
  const ownEntries = [
    { ...start, good: vouched(start.good), commits: start.commits.map(vouched) },
    ...steps,
    ...(alone === null ? [] : [alone]),
  ]
  return [...rest, ...ownEntries.map((entry) => ({ type: 'part' as const, part: 'bisect', entry }))]
}

function shownSpecs({ start, step, alone, commitAt }: Bisection): ReadonlySet<string> {
  const places = [
    ...(step === null ? [] : [step.start, step.end, ...step.commits.slice(0, mostCommitsShown)]),
    ...(step?.unexplained ?? [])
      .slice(0, mostCommitsShown)
      .flatMap((span) => [span.start, span.end]),
    ...(alone === null ? [] : [alone.at, alone.previous]),
  ]
  return new Set([start.good.spec, ...places.map((at) => commitAt(at).spec)])
}

async function commitOfGitHub(
  spec: string,
  { headSha, github }: JournalClaims,
): Promise<BisectCommit> {
  const commit = isCommit(spec) ? await github.commitAt(spec) : null
  const comparison = commit?.sha === spec ? await github.compareCommits(spec, headSha) : null
  if (commit === null || !['ahead', 'identical'].includes(comparison?.status ?? ''))
    throw new UsageError(
      `expected a bisection of commits before the head ${headSha}, got ${JSON.stringify(spec.slice(0, 60))}`,
    )
  return { ...namedByItself(spec), title: commit.title }
}

function namedByItself(spec: string): BisectCommit {
  return { spec, label: spec.slice(0, 7), title: '' }
}

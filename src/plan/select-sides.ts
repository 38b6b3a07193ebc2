import type { Choice, RevisionSpec, Selection } from '../model/build/selection.ts'
import { UsageError } from '../model/usage-error.ts'
import { parsePlace, parseRevision } from '../settings/parse-revision.ts'
import { selectBase } from './select-base.ts'

/** What was written behind `compare`, and what is known where it was written. */
export interface NamedSides {
  readonly words: readonly string[]
  /** Whether there is a repository. */
  readonly isRepository: boolean
  /** A name of the branch that others start from; `null` where none is known. */
  readonly defaultBranch: string | null
}

const workingTree: RevisionSpec = { source: 'folder', text: '.', path: '.' }

/**
 * Chooses what a person in a terminal compares: what is named, one name against the working tree, or that against
 * where it left the default branch. A UsageError for a malformed name, too many, or none.
 */
export function selectSides(namedSides: NamedSides): Selection {
  const [base, head, ...more] = namedSides.words
  if (more.length > 0) {
    throw new UsageError(
      `expected BASE and HEAD, got "${namedSides.words.join(' ')}": deadheat compare main HEAD; see --help`,
    )
  }
  if (base === undefined) return againstMergeBase(namedSides)
  const headPlace = head === undefined ? workingTree : parsePlace(head)
  const basePlace = parsePlace(base)
  const defaultBranch = namedSides.defaultBranch ?? undefined
  const event = { name: '', pullRequest: null, push: null, mergeGroup: null, defaultBranch }
  // The history of a working tree is that of the commit below it.
  const onCommit = headPlace?.source === 'folder' ? 'HEAD' : (head ?? 'HEAD')
  return {
    head: headPlace === null ? explicitChoice(parseRevision(onCommit)) : explicitChoice(headPlace),
    base:
      basePlace === null
        ? selectBase({ event, checkedOut: null, specs: { base, head: onCommit } }).base
        : explicitChoice(basePlace),
  }
}

function againstMergeBase({ isRepository, defaultBranch }: NamedSides): Selection {
  if (!isRepository) {
    throw new UsageError(
      'expected BASE and HEAD, or a git repository to find them in, got neither: deadheat compare ./before ./after; see --help',
    )
  }
  if (defaultBranch === null) {
    throw new UsageError(
      'expected a default branch to start from, got neither origin/HEAD nor main nor master: name the base, deadheat compare BASE; see --help',
    )
  }
  const of = [parseRevision('HEAD'), parseRevision(defaultBranch)] as const
  return {
    head: explicitChoice(workingTree),
    base: { how: 'merge-base', of, reason: 'merge-base' },
  }
}

function explicitChoice(spec: RevisionSpec): Choice {
  return { how: 'named', spec, reason: 'explicit' }
}

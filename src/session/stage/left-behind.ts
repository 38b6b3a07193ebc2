import { findUnbuilt } from '../find/find-at.ts'
import { nameOfPath, pathsIn, type FoundBenchmark } from '../../find/find.ts'
import { choiceOf } from '../../find/matches-glob.ts'
import type { FoundInPlace } from '../../find/place-of-suites.ts'
import { SideError } from '../../measure/actors/side-error.ts'
import { type Build, idWithout } from '../../model/build/build.ts'
import { isTree } from '../../model/build/revision.ts'
import type { BySide } from '../../model/build/side.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { PlannedBenchmarks } from '../../plan/benchmarks-of.ts'
import type { Session } from '../session.ts'

/** What base measures and head does not. */
export interface LeftBehind {
  readonly removed: readonly string[]
  /** Of those that may be there under another name. */
  readonly failures: readonly Failure[]
}

/** What looking for base's own benchmarks shows. */
export interface FoundOnBase extends LeftBehind {
  /** Files of head that decide what runs on both sides, and say something else than base's. */
  readonly edited: readonly string[]
}

/** Where base is not asked. */
export const noneOnBase: FoundOnBase = { removed: [], failures: [], edited: [] }

const leftMessage =
  'expected what base measures in head, too, got new benchmarks and none of this name: keep it until they are merged; name a folder that holds all as "benchmarks" in deadheat.yml, or remove it in a pull request of its own'

/**
 * Looks for benchmarks where base, whose whole tree has this absolute path, has them, before head's are copied there.
 */
export async function leftBehind(
  session: Session,
  { base, head }: BySide<Build>,
  tree: string,
  { place, foundBenchmarks }: FoundInPlace,
): Promise<FoundOnBase> {
  const { request, revisions, settings, suite, host } = session
  const isElsewhere = request.versus !== undefined || request.benchmarkTree !== undefined
  const isNone = suite !== null || isElsewhere || base === head
  if (isNone || !isTree(revisions.head) || !isTree(revisions.base)) return noneOnBase
  const { packageDirectory: top } = base
  const onBase = await findUnbuilt({ tree, top, isHead: true, suite: null }, settings, host)
  // Functions of the same folder have versions of base, which can be measured.
  const isSettled = onBase.place.folder === place.folder
  const mayBeLost = onBase.foundBenchmarks.filter(({ kind }) => kind !== 'module' || !isSettled)
  const [ownNames, names] = [namesOf(onBase.foundBenchmarks), namesOf(foundBenchmarks)]
  const lostNames = namesOf(mayBeLost).filter(
    (name) => !names.includes(name) && choiceOf(settings.only).mayChoose(name),
  )
  const [ownProgram, program] = [onBase.place.program, place.program].map((each) =>
    JSON.stringify(each),
  )
  const edited =
    program !== 'null' && ownProgram !== 'null' && program !== ownProgram ? ['package.json'] : []
  if (names.every((name) => ownNames.includes(name)))
    return { removed: lostNames, failures: [], edited }
  const error = new SideError(null, leftMessage)
  return { removed: [], failures: lostNames.map((name) => error.failure('pilot', name)), edited }
}

const replacedMessage =
  'expected what base measures in head, too, got new results of this suite and none of this name: keep it until the new ones are merged, or remove it in a pull request of its own'

/** The rows of suites, which each side runs as it has them, that only base has while head has new ones. */
export function replacedRows(
  { added, removed }: Pick<PlannedBenchmarks, 'added' | 'removed'>,
  foundBenchmarks: readonly FoundBenchmark[],
  runtime: string | null,
): LeftBehind {
  const suites = foundBenchmarks.flatMap((each) => (each.kind === 'suite' ? `${each.name}/` : []))
  const isBesideNew = (id: string): boolean =>
    suites.some((suite) => id.startsWith(suite) && added.some((newId) => newId.startsWith(suite)))
  const error = new SideError(null, replacedMessage)
  return {
    removed: removed.filter((id) => !isBesideNew(id)),
    failures: removed
      .filter(isBesideNew)
      .map((id) => error.failure('pilot', idWithout(id, runtime))),
  }
}

function namesOf(foundBenchmarks: readonly FoundBenchmark[]): readonly string[] {
  const paths = pathsIn(foundBenchmarks)
  return paths.map((path) => nameOfPath(path, paths))
}

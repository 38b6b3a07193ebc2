/**
 * Where functions lie in the source of a script that a loader has changed before it ran, as vitest and tsx change
 * TypeScript: V8 tells positions in a text that nobody keeps. Names and order stay, so both are laid beside each other.
 * It guesses nothing for a script as it lies in its file.
 */
import type { ScriptFunction, ScriptPieces } from '../../find/pieces-of-script.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { rangeKey, type CountedFunction, type Coverage } from '../../model/run/coverage.ts'
import { lastName } from './edits-between.ts'

// Four bytes each, for every function of the source and every one that V8 tells.
const mostPairs = 4_000_000

/** Whether names and order can stand for positions: all that ran of a file is told, and it is not too much. */
export function canBePlaced(
  coverage: readonly Coverage[],
  file: string,
  { functions }: ScriptPieces,
): boolean {
  return coverage.every(({ isOfHarness, scripts }) => {
    const counted = scripts.get(file)
    const pairs = functions.length * (counted?.length ?? 0)
    return counted === undefined || (isOfHarness !== true && pairs <= mostPairs)
  })
}

/** What a process has run, with the counts of scripts that were changed by positions in their sources. */
export function placedCounts(
  coverage: Coverage,
  rewritten: ReadonlyMap<string, ScriptPieces>,
): Coverage {
  const scripts = [...coverage.scripts].map(([path, counted]) => {
    const pieces = rewritten.get(path)
    return [path, pieces === undefined ? counted : placed(counted, pieces)] as const
  })
  return { ...coverage, scripts: new Map(scripts) }
}

function placed(
  counted: readonly CountedFunction[],
  { functions, length }: ScriptPieces,
): readonly CountedFunction[] {
  // A module may be loaded several times.
  const [module, ...ran] = [...groupedBy(counted, rangeKey).values()]
    .map((same) => same.toSorted((one, other) => timesRun(other) - timesRun(one))[0])
    .flatMap((each) => each ?? [])
    .toSorted((one, other) => orderOf(one) - orderOf(other))
  if (module === undefined) return []
  const first = laidBeside(functions, ran)
  // V8 does not know what lies in a function that never ran.
  const idle = first.filter(([, found]) => timesRun(found) === 0)
  const known = functions.filter((inner) =>
    idle.every(([{ body, end }]) => inner.body <= body || inner.end > end),
  )
  return [
    countedAt(0, length, module),
    ...laidBeside(known, ran).map(([{ body, end }, found]) => countedAt(body, end, found)),
  ]
}

function laidBeside(
  functions: readonly ScriptFunction[],
  ran: readonly CountedFunction[],
): readonly (readonly [ScriptFunction, CountedFunction])[] {
  const names = ran.map(({ functionName }) => shortName(functionName))
  return pairedNames(functions.map(v8Name), names).flatMap(([own, other]) => {
    const [place, found] = [functions[own], ran[other]]
    return place === undefined || found === undefined ? [] : [[place, found] as const]
  })
}

function countedAt(startOffset: number, endOffset: number, of: CountedFunction): CountedFunction {
  const count = timesRun(of)
  return { functionName: of.functionName, ranges: [{ startOffset, endOffset, count }] }
}

function timesRun({ ranges: [whole] }: CountedFunction): number {
  return whole?.count ?? 0
}

/** What is around comes before what is inside. */
function orderOf({ ranges: [whole] }: CountedFunction): number {
  return (whole?.startOffset ?? 0) - (whole?.endOffset ?? 0) / 2 ** 32
}

/** As V8 calls a function: a constructor as its class, and most that have no name of their own by none. */
function v8Name({ name }: { readonly name: string }): string {
  if (name.endsWith('(anonymous)')) return ''
  return lastName(name.replace(/\.constructor$/, ''))
}

function shortName(name: string): string {
  return lastName(name.replace(/^[gs]et /, ''))
}

/** Places of those that are the same in both, as many as there can be in order; between them, of as many as are left. */
function pairedNames(
  own: readonly string[],
  others: readonly string[],
): readonly (readonly [own: number, other: number])[] {
  const width = others.length + 1
  const most = new Uint32Array((own.length + 1) * width)
  const isSame = (at: number, other: number): boolean => own[at] !== '' && own[at] === others[other]
  for (let at = own.length - 1; at >= 0; at -= 1)
    for (let other = others.length - 1; other >= 0; other -= 1) {
      const place = at * width + other
      most[place] = isSame(at, other)
        ? (most[place + width + 1] ?? 0) + 1
        : Math.max(most[place + width] ?? 0, most[place + 1] ?? 0)
    }
  const named: (readonly [number, number])[] = []
  for (let at = 0, other = 0; at < own.length && other < others.length;) {
    const place = at * width + other
    if (isSame(at, other)) named.push([at++, other++])
    else if ((most[place + width] ?? 0) >= (most[place + 1] ?? 0)) at += 1
    else other += 1
  }
  const ends = [...named, [own.length, others.length] as const]
  return ends.flatMap((end, index) => {
    const [at, other] = index === 0 ? [-1, -1] : (named[index - 1] ?? [-1, -1])
    const [missing, left] = [end[0] - at - 1, end[1] - other - 1]
    // What a loader adds stands in front of everything, or behind what it exports.
    const skipped = index === 0 ? left - missing : 0
    const filled = Array.from(
      { length: missing <= left ? missing : 0 },
      (_, ahead) => [at + 1 + ahead, other + 1 + skipped + ahead] as const,
    )
    return index === named.length ? filled : [...filled, end]
  })
}

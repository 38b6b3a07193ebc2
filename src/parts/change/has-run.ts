import type { CountedFunction, Coverage } from '../../model/run/coverage.ts'
import type { RunCounts } from './change.ts'
import type { FunctionPlace } from './edits-between.ts'

/** Whether a process has run a function, by what V8 counted. */
export function hasRun(coverage: readonly Coverage[], place: FunctionPlace): boolean {
  return coverage.some((each) => countedIn(each, place) !== null)
}

/** Whether what has run of a file is not the text that lies there: a loader has changed it. */
export function isOtherText(coverage: readonly Coverage[], file: string, length: number): boolean {
  const countedFunctions = coverage.flatMap(({ scripts }) => scripts.get(file) ?? [])
  const isOfModule = ({ ranges: [whole] }: CountedFunction): boolean =>
    whole?.startOffset === 0 && whole.endOffset === length
  return countedFunctions.length > 0 && !countedFunctions.some(isOfModule)
}

/** What a function did in a call of a row, by so many calls and twice as many; `null` where they were not counted. */
export function countsOf(coverage: readonly Coverage[], place: FunctionPlace): RunCounts | null {
  const perCall = amountsPerCall(coverage, 'calls')
  const perObjectCall = amountsPerCall(coverage, 'objectCalls')
  return (
    perCall && {
      calls: perCall((part) => countedIn(part, place)?.ranges[0]?.count ?? 0),
      passes: perCall((part) => passesIn(countedIn(part, place))),
      objects: perObjectCall?.((part) => objectsIn(part, place)),
    }
  )
}

/** Calls of all functions of a tree together in a call of a row; `null` where they vary or were not counted. */
export function callsOf(coverage: readonly Coverage[]): number | null {
  return amountsPerCall(coverage, 'calls')?.(({ total }) => total) ?? null
}

function amountsPerCall(
  coverage: readonly Coverage[],
  what: 'calls' | 'objectCalls',
): ((amountIn: (part: Coverage) => number) => number | null) | null {
  const [fewer, more] = coverage
    .filter((each) => each[what] !== undefined)
    .toSorted((first, second) => (first[what] ?? 0) - (second[what] ?? 0))
  const calls = fewer?.[what]
  if (fewer === undefined || calls === undefined || more?.[what] !== 2 * calls) return null
  return (amountIn) => (amountIn(more) === 2 * amountIn(fewer) ? amountIn(fewer) / calls : null)
}

function objectsIn({ objects }: Coverage, { file, start, body }: FunctionPlace): number {
  return objects
    .filter(({ url, at }) => url === file && at >= start && at < body)
    .reduce((sum, { count }) => sum + count, 0)
}

function passesIn(countedFunction: CountedFunction | null): number {
  return Math.max(0, ...(countedFunction?.ranges ?? []).slice(1).map(({ count }) => count))
}

function countedIn({ scripts }: Coverage, place: FunctionPlace): CountedFunction | null {
  const countedFunctions = scripts.get(place.file) ?? []
  return (
    countedFunctions.find(
      ({ ranges: [whole] }) =>
        whole?.endOffset === place.end &&
        whole.count > 0 &&
        whole.startOffset >= place.start &&
        whole.startOffset <= place.body,
    ) ?? null
  )
}

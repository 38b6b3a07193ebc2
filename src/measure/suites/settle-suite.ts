import { eachSide, type BySide, type Side } from '../../model/build/side.ts'
import type { SuiteRow } from '../../model/run/suite.ts'
import {
  otherRows,
  shortestSeconds,
  secondsToCall,
  callsWithin,
  secondsOfCalls,
  secondsOfWork,
  type PairsToCall,
  type SuitePair,
} from './calls-within.ts'
import type { Host } from '../../host/host.ts'
import { SideError } from '../actors/side-error.ts'
import type { Target } from '../targets/target.ts'
import { runSuite, type SuiteProcess } from './run-suite.ts'

/** Of a row, whatever it does. */
const leastSeconds = 0.1
/** Calls that a row makes at least, with those by which its tool finds its way. */
const fewestCalls = 8

/**
 * The first rows of a suite that takes too long as a whole, of what each side told until its time was over: as many as
 * the seconds that are left for its pairs bring to where something can be called, at least one. No other is begun.
 */
export function firstRows(
  { base, head }: BySide<readonly SuiteRow[]>,
  secondsLeft: number,
  pairsToCall: PairsToCall,
): BySide<readonly SuiteRow[]> {
  const baseSecondsByName = new Map(base.map((row) => [row.name, rowSeconds(row)]))
  const names = new Set<string>()
  let seconds = 0
  for (const row of head) {
    const baseSeconds = baseSecondsByName.get(row.name)
    if (baseSeconds === undefined) continue
    seconds += 2 * Math.max(leastSeconds, fewestCalls * Math.max(baseSeconds, rowSeconds(row)))
    if (names.size > 0 && secondsToCall(seconds, names.size + 1, pairsToCall) > secondsLeft) break
    names.add(row.name)
  }
  return rowsAmong({ base, head }, (name) => names.has(name))
}

/** What is known of a suite once its rows have made their calls. */
export interface SettledRows extends SuitePair {
  readonly rows: BySide<readonly SuiteRow[]>
  readonly calls: NonNullable<SuitePair['calls']>
}

/**
 * As many of the first rows as fit into the seconds left for a suite's pairs, by what all of them really took: a row
 * may begin with a thread or a process of its own, which takes longer than its calls.
 */
export function fewerRows(
  settledRows: SettledRows,
  secondsLeft: number,
  pairsToCall: PairsToCall,
): SettledRows {
  const { rows, calls, seconds, workSeconds } = settledRows
  const rowCount = rows.head.length
  const share = secondsLeft / secondsToCall(shortestSeconds(settledRows), rowCount, pairsToCall)
  const count = Math.max(1, Math.floor(rowCount * share))
  if (count >= rowCount) return settledRows
  const fewRows = leadingRows(rows, count)
  const names = new Set([...fewRows.head.map(({ name }) => name), otherRows[0]])
  return {
    rows: fewRows,
    calls: Object.fromEntries(Object.entries(calls).filter(([name]) => names.has(name))),
    seconds: (seconds * count) / rowCount,
    workSeconds: (workSeconds * count) / rowCount,
  }
}

function leadingRows(
  rows: BySide<readonly SuiteRow[]>,
  count: number,
): BySide<readonly SuiteRow[]> {
  const names = new Set(rows.head.slice(0, count).map(({ name }) => name))
  return rowsAmong(rows, (name) => names.has(name))
}

/** The rows of both sides whose names are wanted. */
export function rowsAmong(
  rows: BySide<readonly SuiteRow[]>,
  isWanted: (name: string) => boolean,
): BySide<readonly SuiteRow[]> {
  return eachSide((side) => rows[side].filter(({ name }) => isWanted(name)))
}

/** Of one call; 0 for a row that is no time. */
function rowSeconds({ unit, value }: SuiteRow): number {
  return unit === 's' ? value : 0
}

interface SuiteToSettle {
  readonly spec: SuiteProcess
  readonly rows: BySide<readonly SuiteRow[]>
  /** What the tool itself takes of a call. */
  readonly secondsPerCall: number
  readonly isWanted: (row: string) => boolean
  readonly targets: BySide<Target>
  /** Seconds for all pairs of a suite of which only the first rows are measured; `null` for a whole one. */
  readonly cutTo: number | null
  readonly pairsToCall: PairsToCall
}

/**
 * How many calls each row of a suite makes, and how long a pair then takes; of a cut suite, as many rows as fit.
 * `null` where the tool itself decides, `too slow` if a process did not end in time.
 */
export async function settleSuite(
  suite: SuiteToSettle,
  host: Pick<Host, 'processes' | 'files' | 'clock'>,
): Promise<SettledRows | 'too slow' | null> {
  const { rows, cutTo, pairsToCall } = suite
  let settledRows = await timeSuite(suite, host)
  if (cutTo === null) return settledRows
  // Each may begin with a thread or a process of its own, which no row's time tells.
  if (settledRows === 'too slow' && rows.head.length > 1)
    settledRows = await timeSuite({ ...suite, rows: leadingRows(rows, 1) }, host)
  return settledRows === null || settledRows === 'too slow'
    ? settledRows
    : fewerRows(settledRows, cutTo - settledRows.seconds, pairsToCall)
}

async function timeSuite(
  suite: SuiteToSettle,
  host: Pick<Host, 'processes' | 'files' | 'clock'>,
): Promise<SettledRows | 'too slow' | null> {
  const { spec, rows, secondsPerCall, targets, isWanted, cutTo } = suite
  const allCalls = Object.entries(callsWithin(rows, secondsPerCall))
  const wantedCalls = allCalls.filter(([name]) => isWanted(name))
  const isPart = cutTo !== null || rows.head.some(({ name }) => !isWanted(name))
  const calls = Object.fromEntries(isPart ? [...wantedCalls, otherRows] : wantedCalls)
  const begunAtSeconds = host.clock.monotonicSeconds()
  const fixedOn = async (side: Side): Promise<ReadonlySet<string>> => {
    const run = await runSuite({ ...spec, calls }, targets[side], host)
    return new Set(run.rows.flatMap(({ name, isFixed }) => (isFixed === true ? [name] : [])))
  }
  try {
    const base = await fixedOn('base')
    const head = await fixedOn('head')
    const fixedCalls = Object.entries(calls).filter(([name]) => base.has(name) && head.has(name))
    if (fixedCalls.length === 0) return null
    const settledCalls = Object.fromEntries(fixedCalls)
    const seconds = host.clock.monotonicSeconds() - begunAtSeconds
    const workSeconds = secondsOfWork(seconds, settledCalls, secondsOfCalls(rows, secondsPerCall))
    return { rows, calls: settledCalls, seconds, workSeconds }
  } catch (error) {
    if (error instanceof SideError) return error.facts.timedOut ? 'too slow' : null
    throw error
  }
}

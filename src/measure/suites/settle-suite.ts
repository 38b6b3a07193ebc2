import type { Host } from '../../host/host.ts'
import type { BySide, Side } from '../../model/build/side.ts'
import type { SuiteRow } from '../../model/run/suite.ts'
import { SideError } from '../actors/side-error.ts'
import type { Target } from '../targets/target.ts'
import { callsWithin, otherRows, secondsOfCalls } from './calls-within.ts'
import { fewerRows, leadingRows, type SettledRows } from './first-rows.ts'
import { runSuite, type SuiteProcess } from './run-suite.ts'
import { secondsOfWork } from './share-of-calls.ts'

/** A suite whose rows are known, and what limits it. */
interface SuiteToSettle {
  readonly spec: SuiteProcess
  readonly rows: BySide<readonly SuiteRow[]>
  /** What the tool itself takes of a call. */
  readonly secondsPerCall: number
  readonly isWanted: (row: string) => boolean
  readonly targets: BySide<Target>
  /** Seconds for all pairs of a suite of which only the first rows are measured; `null` for a whole one. */
  readonly cutTo: number | null
}

type SettledCalls = SettledRows['calls']

/**
 * Finds out how many calls each row of a suite makes, and how long a pair of processes then takes. Of a
 * suite that is cut, as many rows are left as fit.
 *
 * @returns `null` if no row makes a given number of calls, or the suite failed: then the tool itself
 *   decides; `too slow` if a process did not end in time
 */
export async function settleSuite(
  suite: SuiteToSettle,
  host: Pick<Host, 'processes' | 'files' | 'clock'>,
): Promise<SettledRows | 'too slow' | null> {
  const { rows, cutTo } = suite
  const settledValue = await timeSuite(suite, host)
  if (cutTo === null) return settledValue
  // Each may begin with a thread or a process of its own, which no row's time tells.
  const mendedValue =
    settledValue === 'too slow' && rows.head.length > 1
      ? await timeSuite({ ...suite, rows: leadingRows(rows, 1) }, host)
      : settledValue
  return mendedValue === null || mendedValue === 'too slow'
    ? mendedValue
    : fewerRows(mendedValue, cutTo - mendedValue.seconds)
}

/** Measures how long a pair of processes takes whose rows make a given number of calls. */
async function timeSuite(
  suite: SuiteToSettle,
  host: Pick<Host, 'processes' | 'files' | 'clock'>,
): Promise<SettledRows | 'too slow' | null> {
  const { spec, rows, secondsPerCall, targets } = suite
  const calls = callsOf(suite)
  const begun = host.clock.monotonicSeconds()
  const fixedOn = async (side: Side): Promise<ReadonlySet<string>> => {
    const run = await runSuite({ ...spec, calls }, targets[side], host)
    return new Set(run.rows.flatMap(({ name, fixed: isFixed }) => (isFixed === true ? [name] : [])))
  }
  try {
    const base = await fixedOn('base')
    const head = await fixedOn('head')
    const bothNames = Object.entries(calls).filter(([name]) => base.has(name) && head.has(name))
    if (bothNames.length === 0) return null
    const fixedParts = {
      calls: Object.fromEntries(bothNames),
      seconds: host.clock.monotonicSeconds() - begun,
    }
    const workSeconds = secondsOfWork(fixedParts, secondsOfCalls(rows, { secondsPerCall }))
    return { ...fixedParts, rows, workSeconds }
  } catch (error) {
    if (error instanceof SideError) return error.facts.timedOut ? 'too slow' : null
    throw error
  }
}

function callsOf({ rows, secondsPerCall, isWanted, cutTo }: SuiteToSettle): SettledCalls {
  const every = Object.entries(callsWithin(rows, { secondsPerCall }))
  const wantedNames = every.filter(([name]) => isWanted(name))
  const isPart = cutTo !== null || rows.head.some(({ name }) => !isWanted(name))
  return Object.fromEntries(isPart ? [...wantedNames, otherRows] : wantedNames)
}

import { isLost, outcomeFacts, outcomeOf } from '../model/judging/outcome.ts'
import type { Result } from '../model/judging/result.ts'
import { exitCodes, type Terminal } from '../model/terminal.ts'

/**
 * One command of the program, by the arguments after its name; returns the exit code. A UsageError or an
 * UnmeasurableError is printed by the entry, which turns it into an exit code.
 */
export type Command = (argv: readonly string[], terminal: Terminal) => Promise<number>

/**
 * The exit code after a run, by the state of its table. One that informs only ends in success. One that is undecided
 * is told by its exit code where `fail-on` says so, and where something that was to be measured was not.
 */
export function exitCodeOf(result: Result): number {
  const { plan, findings, failures } = result
  const outcome = outcomeOf(result)
  const { exitCode } = outcomeFacts[outcome]
  const failOn: readonly string[] = plan.policy.failOn
  if (outcome !== 'undecided') return failOn.includes(outcome) ? exitCode : exitCodes.success
  const isMissing = findings.some(isLost)
  // There may be more shards than rows.
  const isEmpty =
    findings.every(({ judged }) => judged === null) &&
    !(plan.shard !== undefined && plan.benchmarks.length === 0)
  const isUnmeasured = failOn.length > 0 && (failures.length > 0 || isMissing || isEmpty)
  return failOn.includes(outcome) || isUnmeasured ? exitCode : exitCodes.success
}

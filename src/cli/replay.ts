import { resultOf } from '../analysis/result-of.ts'
import { readText } from '../host/files/read-text.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import { parseJournal } from '../model/run/parse-journal.ts'
import type { Plan } from '../model/run/plan.ts'
import { UsageError } from '../model/usage-error.ts'
import { helpOf } from '../settings/help.ts'
import { metricsWithThreshold } from '../settings/policy.ts'
import type { GivenSettings, SettingName } from '../settings/settings.ts'
import { renderTerminal } from '../render/terminal/terminal.ts'
import { exitCodes, exitCodeOf, type Command } from './command.ts'
import { parseWords, settingsOf } from './parse-words.ts'

const limits: readonly SettingName[] = ['threshold', 'limit', 'alpha']

/**
 * `deadheat replay JOURNAL`: judges a run again, finished or not, under its own or other limits.
 */
export const replay: Command = async (argv, terminal) => {
  const words = parseWords(argv, limits, ['json', 'help'])
  if (words.switches.has('help')) {
    terminal.out(helpOf('replay', terminal.width))
    return exitCodes.success
  }
  const [file, ...more] = words.positionals
  if (file === undefined || more.length > 0) {
    throw new UsageError(`expected one journal, got ${words.positionals.length}; see replay --help`)
  }
  const entries = parseJournal(await readText(file), file)
  const result = resultOf(entriesUnder(settingsOf(words, limits), entries))
  const { width, colours } = terminal
  terminal.out(
    words.switches.has('json')
      ? `${JSON.stringify(result)}\n`
      : renderTerminal(result, { width, colours }),
  )
  return exitCodeOf(result)
}

function entriesUnder(
  given: GivenSettings,
  entries: readonly JournalEntry[],
): readonly JournalEntry[] {
  return entries.map((entry) =>
    entry.type === 'run' ? { ...entry, plan: planUnder(given, entry.plan) } : entry,
  )
}

function planUnder({ threshold, limit, alpha }: GivenSettings, plan: Plan): Plan {
  return {
    ...plan,
    benchmarks:
      threshold === undefined
        ? plan.benchmarks
        : plan.benchmarks.map((benchmark) => ({ ...benchmark, threshold: null })),
    metrics: metricsWithThreshold(plan.metrics, threshold),
    policy: {
      ...plan.policy,
      ...(alpha !== undefined && { alpha }),
      ...(limit !== undefined && { limit }),
    },
  }
}

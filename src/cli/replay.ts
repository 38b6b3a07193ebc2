import { resultOfJournals } from '../analysis/result-of-journals.ts'
import { absolutePath } from '../host/files/files.ts'
import { createHost } from '../host/create-host.ts'
import { readPieces, wholeLines } from '../host/files/read-text.ts'
import { type JournalEntry, samplesIn, withPlanOf } from '../model/run/journal.ts'
import type { Plan } from '../model/run/plan.ts'
import { readJournal } from '../model/run/read-journal.ts'
import { parts } from '../parts/index.ts'
import { UsageError } from '../model/usage-error.ts'
import { assertDrawn } from '../plan/blocks-of-round.ts'
import { metricsWithThreshold } from '../settings/policy.ts'
import type { GivenSettings, SettingName } from '../settings/settings.ts'
import { publishFiles } from '../publish/files.ts'
import { renderTerminal } from '../render/terminal/terminal.ts'
import { exitCodeOf } from './command.ts'
import { createCommand } from './parse-words.ts'
import { settingsOf } from '../settings/words.ts'

const limits: readonly SettingName[] = ['threshold', 'limit', 'fail-on', 'alpha']

/**
 * `deadheat replay JOURNAL…`: judges a run again, finished or not, under its own limits or others; of
 * several journals, the table whose shards they are.
 */
export const replay = createCommand(
  'replay',
  [...limits, 'results'],
  ['json'],
  async (words, terminal) => {
    if (words.positionals.length === 0) {
      throw new UsageError('expected a journal, or one of each shard, got none; see replay --help')
    }
    const inputs = settingsOf(words, [...limits, 'results'])
    const journals: (readonly JournalEntry[])[] = []
    for (const file of words.positionals) {
      const entries = await wholeJournal(file)
      journals.push(withPlanOf(entries, (plan) => planUnder(inputs, plan)))
    }
    const result = resultOfJournals(journals, parts)
    const { width, colours } = terminal
    terminal.out(
      words.switches.has('json')
        ? `${JSON.stringify(result)}\n`
        : renderTerminal(result, { width, colours, parts }),
    )
    if (inputs.results !== undefined) {
      const host = createHost()
      const directory = absolutePath(inputs.results, terminal.directory, host.files)
      await host.files.makeDirectory(directory)
      const blocks = samplesIn(journals.flat())
      const paths = await publishFiles({ result, parts, ...blocks }, directory, host)
      terminal.error(`written: ${paths.join(', ')}\n`)
    }
    return exitCodeOf(result)
  },
)

function planUnder(inputs: GivenSettings, plan: Plan): Plan {
  const { threshold, limit = plan.policy.limit, alpha = plan.policy.alpha } = inputs
  const failOn = inputs['fail-on']?.filter((state) => state !== 'never') ?? plan.policy.failOn
  return {
    ...plan,
    benchmarks:
      threshold === undefined
        ? plan.benchmarks
        : plan.benchmarks.map((benchmark) => ({ ...benchmark, threshold: null })),
    metrics: metricsWithThreshold(plan.metrics, threshold),
    policy: { ...plan.policy, alpha, limit, failOn },
  }
}

/** @throws UsageError with the file's name, when it is not the journal of a run */
async function wholeJournal(file: string): Promise<readonly JournalEntry[]> {
  const entries = await readJournal(wholeLines(readPieces(file)), file)
  if (entries[0]?.type === 'run') {
    assertDrawn(entries)
    return entries
  }
  const actual = entries.length === 0 ? 'an empty one' : 'something else'
  throw new UsageError(
    `expected a journal that begins with a "run" line in ${file}, got ${actual}: a run keeps its own as journal.ndjson`,
  )
}

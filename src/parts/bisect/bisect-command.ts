import { exitCodes } from '../../model/terminal.ts'
import { UsageError } from '../../model/usage-error.ts'
import { namedChoice } from '../../plan/select-base.ts'
import type { Words } from '../../settings/words.ts'
import type { PartAction } from '../part-command.ts'
import { bisectSettings, passedSettings } from './asked-bisection.ts'
import { bisectionIn, isAnswered } from './bisect-record.ts'

/** `deadheat bisect GOOD BAD [NAME…]`: finds the commit that made a benchmark slower. */
export const bisectCommand: PartAction = async (words, terminal, runInTerminal) => {
  const { positionals, values } = words
  const [good, bad, ...names] = positionals
  if (good === undefined || bad === undefined) {
    throw new UsageError(
      `expected GOOD and BAD, got "${positionals.join(' ')}": deadheat bisect v1.2.0 HEAD; see --help`,
    )
  }
  const mostSteps = stepsOf(words)
  return runInTerminal(
    {
      words,
      names: passedSettings(),
      comparedOf: async () => ({
        selection: { base: namedChoice(good), head: namedChoice(bad) },
        gate: values.get('metric'),
        suiteSeconds: undefined,
        bisection: { mostSteps },
        inputs: { ...bisectSettings, only: names.length > 0 ? names : undefined },
      }),
      exitCodeOf: (result) =>
        exitCodes[isAnswered(bisectionIn(result)) ? 'success' : 'unmeasurable'],
    },
    terminal,
  )
}

/** @throws UsageError when it is no count */
function stepsOf({ values }: Words): number | null {
  const text = values.get('steps') ?? null
  if (text === null) return null
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new UsageError(`--steps must be a whole number from 1 to 9999, got "${text}"`)
}

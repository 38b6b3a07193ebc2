import { helpOf } from '../settings/help.ts'
import { UsageError } from '../model/usage-error.ts'
import { exitCodes, type Command } from './command.ts'
import { compare, compareWords } from './compare.ts'
import { parseWords } from './parse-words.ts'

/**
 * `deadheat profile BASE HEAD NAME… [options]`: compares the named benchmarks and profiles their
 * functions on both sides, whatever their verdict.
 */
export const profile: Command = async (argv, terminal) => {
  const { positionals, values, switches } = parseWords(
    argv,
    compareWords.options,
    compareWords.switches,
  )
  if (switches.has('help')) {
    terminal.out(helpOf('profile', terminal.width))
    return exitCodes.success
  }
  const [base, head, ...names] = positionals
  if (base === undefined || head === undefined || names.length === 0) {
    throw new UsageError(
      `expected BASE, HEAD and the names of benchmarks, got "${positionals.join(' ')}": deadheat profile main HEAD 'parse/*'; see profile --help`,
    )
  }
  const chosen = ['only', 'profile'].find((option) => values.has(option))
  if (chosen !== undefined) {
    throw new UsageError(`expected the names of benchmarks after BASE and HEAD, got --${chosen}`)
  }
  // A list is separated by commas, which a name can contain as well.
  const wanted = names.map((name) => name.replaceAll(',', '*')).join(',')
  const options = [...values].map(([name, value]) => `--${name}=${value}`)
  const also = [...switches].map((name) => `--${name}`)
  return compare(
    [base, head, `--only=${wanted}`, `--profile=${wanted}`, ...options, ...also],
    terminal,
  )
}

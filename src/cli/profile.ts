import { helpOf } from '../settings/help.ts'
import { UsageError } from '../model/usage-error.ts'
import { exitCodes, type Command } from './command.ts'
import { compare } from './compare.ts'

/**
 * `deadheat profile BASE HEAD NAME… [options]`: compares the named benchmarks and profiles their
 * functions on both sides, whatever their verdict.
 */
export const profile: Command = async (argv, terminal) => {
  if (argv.includes('--help')) {
    terminal.out(helpOf('profile', terminal.width))
    return exitCodes.success
  }
  const at = argv.findIndex((word) => word.startsWith('--'))
  const words = at < 0 ? argv : argv.slice(0, at)
  const [base, head, ...names] = words
  if (base === undefined || head === undefined || names.length === 0) {
    throw new UsageError(
      `expected BASE, HEAD and the names of benchmarks, got "${words.join(' ')}": deadheat profile main HEAD 'parse/*'; see profile --help`,
    )
  }
  // A list is separated by commas, which a name can contain as well.
  const wanted = names.map((name) => name.replaceAll(',', '*')).join(',')
  const options = at < 0 ? [] : argv.slice(at)
  return compare([base, head, '--only', wanted, '--profile', wanted, ...options], terminal)
}

import { settings } from '../settings/settings.ts'
import { diagnose, doctorText } from '../doctor/diagnose.ts'
import { probesOf } from '../doctor/probes.ts'
import { createAsking } from '../host/machine/create-asking.ts'
import { createFiles } from '../host/files/create-files.ts'
import { createProcesses } from '../host/process/create-processes.ts'
import { UsageError } from '../model/usage-error.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import { helpOf } from '../settings/help.ts'
import { exitCodes, type Command } from './command.ts'
import { parseWords } from './parse-words.ts'

/** `deadheat doctor`: reports what on this machine would distort a measurement, with hints. */
export const doctor: Command = async (argv, terminal) => {
  const { switches, positionals } = parseWords(argv, [], ['json', 'help'])
  if (switches.has('help')) {
    terminal.out(helpOf('doctor', terminal.width))
    return exitCodes.success
  }
  if (positionals.length > 0) {
    throw new UsageError(`expected no arguments, got "${positionals.join(' ')}"; see doctor --help`)
  }
  const probes = probesOf({
    resultsDirectory: createFiles().join(terminal.directory, settings.results.default),
    cacheDirectory: cacheDirectory(terminal.environment),
  })
  const diagnoses = await diagnose(probes, createAsking(createProcesses(terminal.environment)))
  terminal.out(
    switches.has('json')
      ? `${JSON.stringify(diagnoses, null, 2)}\n`
      : doctorText(diagnoses, { colours: terminal.colours }),
  )
  return diagnoses.some(({ impossible }) => impossible) ? exitCodes.unmeasurable : exitCodes.success
}

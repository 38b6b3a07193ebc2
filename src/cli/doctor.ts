import { settings } from '../settings/settings.ts'
import { diagnose, doctorText } from '../doctor/diagnose.ts'
import { probesOf } from '../doctor/probes.ts'
import { diagnoseBoundary } from '../doctor/system-probes.ts'
import { createAsking } from '../host/machine/create-asking.ts'
import { createFiles } from '../host/files/files.ts'
import { createProcesses } from '../host/process/create-processes.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import { exitCodes } from '../model/terminal.ts'
import { createCommand, refuseWords } from './parse-words.ts'

/** `deadheat doctor`: reports what on this machine would distort a measurement, with hints. */
export const doctor = createCommand('doctor', [], ['json'], async (words, terminal) => {
  refuseWords('doctor', words)
  const probes = probesOf({
    resultsDirectory: createFiles().join(terminal.directory, settings.results.default),
    cacheDirectory: cacheDirectory(terminal.environment),
  })
  const processes = createProcesses(terminal.environment)
  const diagnoses = [
    ...(await diagnose(probes, createAsking(processes))),
    diagnoseBoundary(await processes.isolation()),
  ]
  terminal.out(
    words.switches.has('json')
      ? `${JSON.stringify(diagnoses, null, 2)}\n`
      : doctorText(diagnoses, { colours: terminal.colours }),
  )
  return diagnoses.some(({ impossible }) => impossible) ? exitCodes.unmeasurable : exitCodes.success
})

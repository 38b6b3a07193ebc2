import { expect, it } from 'vitest'
import { stoppable } from '../../src/session/session.ts'
import { measuringHost } from '../fakes/measuring-host.ts'
import { outcomeOf } from '../fakes/outcomes.ts'

it('starts no program once a run is cancelled, as one that is ended would be tried again', async () => {
  const { host } = measuringHost()
  let starts = 0
  let isCancelled = false
  const { processes } = stoppable({
    request: { isCancelled: () => isCancelled },
    earlier: null,
    host: {
      ...host,
      processes: {
        ...host.processes,
        run: () => Promise.resolve(outcomeOf({ exitCode: (starts += 1) })),
        converse: () => Promise.reject(new Error(`start ${String((starts += 1))}`)),
      },
    },
  })
  const spec = { argv: ['node'], cwd: '/', environment: {}, timeoutSeconds: 1, outputLimitBytes: 1 }
  const cpus = { mainCpu: null, otherCpus: null }
  await expect(processes.run(spec)).resolves.toMatchObject({ exitCode: 1 })
  await expect(processes.converse(spec, cpus)).rejects.toThrow('start 2')
  isCancelled = true
  const refusal = 'cancelled before the first pair'
  await expect(processes.run(spec)).rejects.toThrow(refusal)
  await expect(processes.converse(spec, cpus)).rejects.toThrow(refusal)
})

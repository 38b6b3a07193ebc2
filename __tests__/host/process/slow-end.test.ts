import { expect, it, vi } from 'vitest'
import { createProcesses } from '../../../src/host/process/create-processes.ts'
import { specOf } from '../../fakes/process-specs.ts'

vi.mock('../../../src/host/process/end-tree.ts', async (load) => ({
  ...(await load<object>()),
  endTree: () => Promise.reject(new Error('still alive')),
}))

it('a child that is not gone in time is over a limit, which is its own failure', async () => {
  const spec = specOf(['sh', '-c', 'sleep 1'], { timeoutSeconds: 0.1 })
  const outcome = await createProcesses().run(spec)
  expect(outcome).toMatchObject({ timedOut: true, overLimit: '30 s to end' })
})

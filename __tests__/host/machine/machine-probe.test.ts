import { expect, it } from 'vitest'
import { createMachineProbe } from '../../../src/host/machine/machine-probe.ts'
import { createProcesses } from '../../../src/host/process/create-processes.ts'
import { folderWith, temporaryFolder } from '../../fakes/git-repository.ts'

const processes = createProcesses()

it('describes a machine by what its kernel says', async () => {
  const root = folderWith({
    'proc/cpuinfo': 'processor\t: 0\nmodel name\t: Fast 9000\nflags\t\t: fpu hypervisor sse\n',
    'proc/self/status': 'Name:\tnode\nCpus_allowed_list:\t0-2,5\n',
    'proc/sys/kernel/randomize_va_space': '2\n',
    'sys/devices/system/cpu/cpu0/cpufreq/scaling_governor': 'powersave\n',
    'proc/loadavg': '0.75 0.50 0.25 1/100 4242\n',
    'proc/stat': 'cpu  100 20 30 4 5 6 7 850 9 10\ncpu0 1 2 3 4 5 6 7 8 9 10\n',
    'proc/pressure/cpu': 'some avg10=0.00 avg60=0.00 avg300=0.00 total=2500000\nfull total=7\n',
    'proc/self/stat': '42 (a) b) S 1 42 42 0 -1 0 0 0 0 0 3 2 1 4 20 0 1 0\n',
    'proc/42/schedstat': '1000000000 250000000 17\n',
    'proc/42/status': 'voluntary_ctxt_switches:\t9\nnonvoluntary_ctxt_switches:\t12\n',
  })
  const probe = createMachineProbe(processes, root)
  expect(await probe.describe()).toMatchObject({
    processor: 'Fast 9000',
    cpus: 4,
    hypervisor: true,
    governor: 'powersave',
    addressRandomisation: true,
  })
  expect(await probe.allowedCpus()).toEqual([0, 1, 2, 5])
  expect(await probe.loadAverage()).toBe(0.75)
  expect(await probe.stealSeconds()).toBe(8.5)
  // 100 + 20 + 30 + 6 + 7 ticks, of which 3 + 2 + 1 + 4 are its own.
  expect(await probe.pressure()).toEqual({ waitingSeconds: 2.5, othersSeconds: 1.53 })
  const contention = { runSeconds: 1, runDelaySeconds: 0.25, involuntarySwitches: 12 }
  expect(await probe.contention(42)).toEqual(contention)
  expect(await probe.contention(43)).toBeNull()
})

it('says that it does not know where nothing is told', async () => {
  const probe = createMachineProbe(processes, temporaryFolder())
  expect(await probe.describe()).toMatchObject({
    hypervisor: null,
    governor: null,
    addressRandomisation: null,
    pinning: false,
  })
  expect(await probe.allowedCpus()).toEqual([])
  expect(await probe.loadAverage()).toBeNull()
  expect(await probe.stealSeconds()).toBeNull()
  expect(await probe.pressure()).toBeNull()
})

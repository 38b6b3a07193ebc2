import type { Machine } from '../model/machine.ts'
import { countText, valueText } from './format.ts'

/** The machine in one line; all of it is foreign text. */
export function machineText(machine: Machine): string {
  return [
    machine.processor,
    countText(machine.cpus, 'CPU'),
    valueText(machine.memoryBytes, 'B'),
    `${machine.platform} ${machine.architecture}`,
    machine.kernel,
    ...(machine.hypervisor === true ? ['virtual machine'] : []),
    ...(machine.governor === null ? [] : [`governor ${machine.governor}`]),
    ...(machine.addressRandomisation === false ? ['no address randomisation'] : []),
    machine.pinning ? 'main threads bound to one CPU' : 'no binding to CPUs',
  ].join(', ')
}

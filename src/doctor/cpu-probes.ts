import { texts } from '../model/texts.ts'
import { countText, sizeText } from '../render/text/format.ts'
import {
  cpusOf,
  fine,
  suspect,
  unavailable,
  fieldOf,
  firstLineOf,
  linesOf,
  type Probe,
} from './probe.ts'

// The first CPU that this process may use.
const pinningScript = `
cpu=$(sed -n 's/^Cpus_allowed_list:[[:space:]]*\\([0-9]*\\).*/\\1/p' /proc/self/status) &&
taskset -c "$cpu" true
`

const slowClocks = new Set(['hpet', 'acpi_pm', 'jiffies', 'refined-jiffies', 'pit'])

const muchStealRatio = 0.01

function contentsOf(pattern: string): Probe['questions'][number] {
  return { program: ['sh', '-c', `cat ${pattern}`] }
}

/** What the CPUs and the scheduler do to a measurement. */
export const cpuProbes: readonly Probe[] = [
  {
    id: 'cpus',
    title: 'allowed CPUs',
    fact: 'lasting',
    questions: [{ file: '/proc/self/status' }],
    judge: (status) => {
      const list = fieldOf(status, 'Cpus_allowed_list')
      if (list === null) return unavailable()
      const count = cpusOf(list).length
      if (count >= 2) return fine(`${count} (${list})`)
      return suspect(
        `one (${list})`,
        'allow a second one: with one, the compiler and GC threads of Node.js disturb the measurement',
      )
    },
  },
  {
    id: 'pinning',
    title: 'binding to a CPU',
    questions: [{ program: ['sh', '-c', pinningScript] }],
    judge: ({ trouble }) =>
      trouble === null
        ? fine('taskset works')
        : suspect(
            trouble,
            'install taskset (package util-linux); without it both sides move between CPUs',
          ),
  },
  {
    id: 'governor',
    title: 'frequency governor',
    fact: 'lasting',
    questions: [contentsOf('/sys/devices/system/cpu/cpu*/cpufreq/scaling_governor')],
    judge: (answer) => {
      const names = linesOf(answer)
      if (names.length === 0) return unavailable('none, as in most virtual machines')
      if (names.every((name) => name === 'performance')) return fine('performance')
      return suspect(
        names.join(', '),
        'echo performance | tee /sys/devices/system/cpu/cpufreq/policy*/scaling_governor',
      )
    },
  },
  {
    id: 'boost',
    title: 'turbo, boost',
    fact: 'lasting',
    questions: [
      { file: '/sys/devices/system/cpu/intel_pstate/no_turbo' },
      { file: '/sys/devices/system/cpu/cpufreq/boost' },
    ],
    judge: (noTurbo, answer) => {
      if (noTurbo.text === null && answer.text === null)
        return unavailable('the system has no switch for it')
      const isOn = noTurbo.text?.trim() === '0' || answer.text?.trim() === '1'
      if (!isOn) return fine('off')
      return suspect(
        'on: the clock rate depends on heat and on other programs',
        noTurbo.text === null
          ? 'turn it off: echo 0 > /sys/devices/system/cpu/cpufreq/boost'
          : 'turn it off: echo 1 > /sys/devices/system/cpu/intel_pstate/no_turbo',
      )
    },
  },
  // Whether CPUs share a core, so that a busy sibling slows measured code down.
  {
    id: 'siblings',
    title: 'simultaneous multithreading',
    fact: 'lasting',
    questions: [contentsOf('/sys/devices/system/cpu/cpu*/topology/thread_siblings_list')],
    judge: (answer) => {
      // The shell lists CPU 10 before CPU 2.
      const lists = linesOf(answer).toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b))
      if (lists.length === 0)
        return unavailable('the system does not report which CPUs share a core')
      const sharedCores = lists.filter((list) => cpusOf(list).length > 1)
      if (sharedCores.length === 0) return fine('no CPUs share a core')
      return suspect(
        `CPUs share cores: ${sharedCores.slice(0, 8).join(' | ')}${sharedCores.length > 8 ? ' | …' : ''}`,
        'on your own machine: echo off > /sys/devices/system/cpu/smt/control',
      )
    },
  },
  // A fixed memory layout favours one side by luck, which no number of pairs averages out (Mytkowicz, Diwan, Hauswirth
  // and Sweeney 2009, Producing wrong data without doing anything obviously wrong).
  {
    id: 'aslr',
    title: 'address randomisation',
    fact: 'lasting',
    questions: [{ file: '/proc/sys/kernel/randomize_va_space' }],
    judge: ({ text }) => {
      if (text === null) return unavailable()
      if (text.trim() === '2') return fine('full: every process has its own layout')
      return suspect(
        text.trim() === '0' ? 'off' : 'partial',
        'turn it on (sysctl kernel.randomize_va_space=2): a fixed layout favours one side by chance',
      )
    },
  },
  {
    id: 'clock-source',
    title: 'clock source',
    fact: 'lasting',
    questions: [
      { file: '/sys/devices/system/clocksource/clocksource0/current_clocksource' },
      { file: '/sys/devices/system/clocksource/clocksource0/available_clocksource' },
    ],
    judge: ({ text }, available) => {
      const name = text?.trim()
      if (name === undefined) return unavailable()
      if (!slowClocks.has(name)) return fine(name)
      const hasTsc = (available.text ?? '').split(/\s+/).includes('tsc')
      return suspect(
        `${name}: reading the clock takes a microsecond or more`,
        hasTsc
          ? 'echo tsc > /sys/devices/system/clocksource/clocksource0/current_clocksource'
          : 'the kernel found no better one (dmesg says why); prefer long batches',
      )
    },
  },
  {
    id: 'hypervisor',
    title: 'virtual machine',
    fact: 'lasting',
    questions: [
      { file: '/proc/cpuinfo' },
      { file: '/sys/hypervisor/type' },
      { file: '/sys/class/dmi/id/product_name' },
    ],
    judge: (cpuinfo, type, product) => {
      const flags = fieldOf(cpuinfo, 'flags')
      const name = firstLineOf(type) ?? firstLineOf(product)
      if (flags === null && type.text === null) return unavailable()
      if (type.text === null && flags?.split(' ').includes('hypervisor') !== true) return fine('no')
      return suspect(
        name === null ? 'yes' : `yes (${name})`,
        'other virtual machines take time that is not visible here; a dedicated machine needs fewer pairs',
      )
    },
  },
  {
    id: 'steal',
    title: 'time taken by the hypervisor',
    fact: 'passing',
    questions: [{ file: '/proc/stat' }],
    judge: ({ text }) => {
      const counters = /^cpu +(.*)$/m
        .exec(text ?? '')?.[1]
        ?.split(' ')
        .slice(0, 8)
        .map(Number)
      const stolenTicks = counters?.[7]
      if (counters === undefined || stolenTicks === undefined) return unavailable()
      const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = counters
      const busyTicks = user + nice + system + interrupts + softInterrupts + stolenTicks
      const ratio = busyTicks === 0 ? 0 : stolenTicks / busyTicks
      const finding = `${sizeText(ratio)} of the busy time since the machine started`
      if (ratio < muchStealRatio) return fine(finding)
      return suspect(
        finding,
        'other virtual machines are busy: measure at another time or on another machine',
      )
    },
  },
  // Whether a control group limits CPU time and stops processes that have used their share.
  {
    id: 'cpu-quota',
    title: 'CPU quota',
    fact: 'passing',
    questions: [{ program: ['sh', '-c', texts['doctor/cpu-quota.sh']] }],
    judge: ({ text, trouble }) => {
      if (text === null) return unavailable(trouble)
      const limits = numbersAfter(text, 'limit')
      const ratios = limits.map(([quota = NaN, period = NaN]) => quota / period)
      const tightestRatio = Math.min(...ratios.filter((ratio) => ratio > 0))
      const stopCount = Math.max(0, ...numbersAfter(text, 'nr_throttled').flat())
      if (text.trim() === '') return unavailable('not reported by any control group')
      if (tightestRatio === Infinity) return fine('none')
      return suspect(
        `${sizeText(tightestRatio)} of one CPU; stopped ${countText(stopCount, 'time')} so far`,
        'remove it for the measuring job: a process that is paused looks slow',
      )
    },
  },
]

function numbersAfter(text: string, name: string): readonly (readonly number[])[] {
  const lines = text.split('\n').map((line) => line.split(' '))
  return lines.filter(([key]) => key === name).map(([, ...values]) => values.map(Number))
}

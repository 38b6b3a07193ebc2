// What doctor says of the system, and a run before it begins. Each probe only looks; what to change is left to people.
import type { Isolation } from '../model/machine/machine.ts'
import { texts } from '../model/texts.ts'
import { inPercent } from '../model/percent.ts'
import { valueText } from '../render/text/format.ts'
import type { Diagnosis } from './diagnose.ts'
import { cpusOf, fine, impossible, suspect, unavailable, fieldOf, type Probe } from './probe.ts'

const memoryNeededBytes = 128 * 2 ** 20
const memoryComfortableBytes = 2 ** 30
const quietShare = 0.5
const muchPercent = 10

/** What the system and other programs do to a measurement. */
export const systemProbes: readonly Probe[] = [
  {
    id: 'memory',
    title: 'memory',
    questions: [{ file: '/proc/meminfo' }],
    judge: (meminfo) => {
      const availableBytes = parseInt(fieldOf(meminfo, 'MemAvailable') ?? '', 10) * 1024
      const totalBytes = parseInt(fieldOf(meminfo, 'MemTotal') ?? '', 10) * 1024
      if (Number.isNaN(availableBytes) || Number.isNaN(totalBytes)) return unavailable()
      const finding = `${valueText(availableBytes, 'B')} of ${valueText(totalBytes, 'B')} available`
      if (availableBytes < memoryNeededBytes) return impossible(finding, 'stop other programs')
      if (availableBytes >= memoryComfortableBytes) return fine(finding)
      return suspect(finding, 'stop other programs: two Node.js processes run at a time')
    },
  },
  {
    id: 'huge-pages',
    title: 'transparent huge pages',
    fact: 'lasting',
    questions: [{ file: '/sys/kernel/mm/transparent_hugepage/enabled' }],
    judge: ({ text }) => {
      const mode = /\[(\w+)\]/.exec(text ?? '')?.[1]
      if (mode === undefined) return unavailable()
      if (mode !== 'always') return fine(mode)
      return suspect(
        'always: the kernel merges pages at unpredictable times',
        'echo madvise > /sys/kernel/mm/transparent_hugepage/enabled',
      )
    },
  },
  {
    id: 'load',
    title: 'load average',
    fact: 'passing',
    questions: [{ file: '/proc/loadavg' }, { file: '/proc/self/status' }],
    judge: ({ text }, status) => {
      const [minute = ''] = (text ?? '').split(' ')
      if (minute === '') return unavailable()
      const cpus = cpusOf(fieldOf(status, 'Cpus_allowed_list') ?? '0').length
      const finding = `${minute} in the last minute, on ${cpus === 1 ? 'one CPU' : `${cpus} CPUs`}`
      if (Number(minute) <= cpus * quietShare) return fine(finding)
      return suspect(finding, 'stop other programs; top lists them')
    },
  },
  {
    id: 'pressure',
    title: 'waiting for CPU, memory, disk',
    fact: 'passing',
    questions: [
      { file: '/proc/pressure/cpu' },
      { file: '/proc/pressure/memory' },
      { file: '/proc/pressure/io' },
    ],
    judge: (...answers) => {
      const percents = answers.map(({ text }) => /^some .*avg60=([\d.]+)/m.exec(text ?? '')?.[1])
      if (percents.every((percent) => percent === undefined)) {
        return unavailable('not reported by the kernel')
      }
      const finding = `${inPercent(percents.map((figure) => figure ?? '–').join(', '))} of the last minute`
      if (percents.every((percent) => Number(percent ?? 0) < muchPercent)) return fine(finding)
      return suspect(finding, 'stop other programs; top and iotop list them')
    },
  },
]

const diskNeededBytes = 50 * 2 ** 20
const diskComfortableBytes = 2 * 2 ** 30

/** Free space where a run writes, in a folder (an absolute path) that need not exist yet, and its name for people. */
export function disk(id: string, what: string, folder: string): Probe {
  return {
    id,
    title: `free disk for ${what}`,
    questions: [{ program: ['sh', '-c', texts['doctor/free-disk.sh'], 'sh', folder] }],
    judge: ({ text, trouble }) => {
      const freeBlocks = text
        ?.trim()
        .split('\n')
        .at(-1)
        ?.match(/\d+ +(\d+) +\d+%/)?.[1]
      if (freeBlocks === undefined) return unavailable(trouble ?? undefined)
      const freeBytes = Number(freeBlocks) * 1024
      const finding = `${valueText(freeBytes, 'B')} at ${folder}`
      if (freeBytes < diskNeededBytes) return impossible(finding, 'free at least 2 GiB')
      if (freeBytes >= diskComfortableBytes) return fine(finding)
      return suspect(finding, 'free at least 2 GiB: two builds with their dependencies take space')
    },
  }
}

/** Whether builds and measurements can run in a sandbox that contains only what they need. */
export function diagnoseBoundary({ kind, how, trouble, remedy = '' }: Isolation): Diagnosis {
  const judgement =
    kind === 'namespace'
      ? fine(`foreign code sees only its own side and the system (${how})`)
      : suspect(
          `nothing keeps foreign code apart, and a job refuses to run: ${trouble ?? ''}`,
          remedy,
        )
  return { id: 'boundary', title: 'boundary', ...judgement }
}

import { inPercent } from '../model/percent.ts'
import { valueText } from '../render/text/format.ts'
import { cpusOf, fine, impossible, suspect, unavailable, fieldOf, type Probe } from './probe.ts'

const memoryNeededBytes = 128 * 2 ** 20
const memoryComfortableBytes = 2 ** 30

/** Memory that is available to programs. */
const memory: Probe = {
  id: 'memory',
  title: 'memory',
  questions: [{ file: '/proc/meminfo' }],
  judge: (meminfo) => {
    const available = parseInt(fieldOf(meminfo, 'MemAvailable') ?? '', 10) * 1024
    const total = parseInt(fieldOf(meminfo, 'MemTotal') ?? '', 10) * 1024
    if (Number.isNaN(available) || Number.isNaN(total))
      return unavailable('not reported by the system')
    const finding = `${valueText(available, 'B')} of ${valueText(total, 'B')} available`
    if (available < memoryNeededBytes) return impossible(finding, 'stop other programs')
    if (available >= memoryComfortableBytes) return fine(finding)
    return suspect(finding, 'stop other programs: two Node.js processes run at a time')
  },
}

/** Whether memory has been swapped out. */
const swap: Probe = {
  id: 'swap',
  title: 'swap',
  questions: [{ file: '/proc/swaps' }],
  judge: ({ text }) => {
    if (text === null) return unavailable('not reported by the system')
    const rows = text.trim().split('\n').slice(1)
    const usedBytes = rows.reduce((sum, row) => sum + Number(row.split(/\s+/)[3]) * 1024, 0)
    if (rows.length === 0) return fine('none')
    if (usedBytes === 0) return fine('not in use')
    return suspect(
      `${valueText(usedBytes, 'B')} in use`,
      'stop other programs, then run swapoff -a && swapon -a: a page read back from swap looks like slow code',
    )
  },
}

/** Whether the kernel uses transparent huge pages for every program. */
const hugePages: Probe = {
  id: 'huge-pages',
  title: 'transparent huge pages',
  questions: [{ file: '/sys/kernel/mm/transparent_hugepage/enabled' }],
  judge: ({ text }) => {
    const chosenText = /\[(\w+)\]/.exec(text ?? '')?.[1]
    if (chosenText === undefined) return unavailable('not reported by the system')
    if (chosenText !== 'always') return fine(chosenText)
    return suspect(
      'always: the kernel merges pages at unpredictable times',
      'echo madvise > /sys/kernel/mm/transparent_hugepage/enabled',
    )
  },
}

const table = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc', 'true'] as const
const rootsOwn = ['unshare', ...table] as const
const everybodys = ['unshare', '--user', '--map-root-user', ...table] as const
const bySudo = ['sudo', '-n', 'unshare', '--mount', 'true'] as const

/** Whether builds and measurements can run in a sandbox that contains only what they need. */
const userNamespaces: Probe = {
  id: 'user-namespaces',
  title: 'boundary',
  questions: [{ program: everybodys }, { program: rootsOwn }, { program: bySudo }],
  judge: (users, roots, sudo) => {
    const { trouble } = users
    if (trouble === null || roots?.trouble === null) {
      return fine('foreign code sees only its own side and the system')
    }
    if (sudo?.trouble === null) {
      return fine('foreign code sees only its own side and the system, through sudo')
    }
    return suspect(
      `${trouble}; nothing keeps foreign code apart`,
      'a job refuses to run here, and says what to do; foreign code can read the environment of other processes of its user, and change their files',
    )
  },
}

/** Whether the run is inside a container. */
const container: Probe = {
  id: 'container',
  title: 'container',
  questions: [{ file: '/.dockerenv' }, { file: '/run/.containerenv' }, { file: '/proc/1/cgroup' }],
  judge: (docker, podman, group) => {
    const name = /docker|kubepods|containerd|lxc/.exec(group.text ?? '')?.[0]
    if (docker.text !== null) return fine('docker')
    if (podman.text !== null) return fine('podman')
    if (name !== undefined) return fine(name)
    return group.text === null ? unavailable('not reported by the system') : fine('none')
  },
}

const quietShare = 0.5

/** Number of processes that want to run. */
const load: Probe = {
  id: 'load',
  title: 'load average',
  questions: [{ file: '/proc/loadavg' }, { file: '/proc/self/status' }],
  judge: ({ text }, status) => {
    const [minute = ''] = (text ?? '').split(' ')
    if (minute === '') return unavailable('not reported by the system')
    const cpus = cpusOf(fieldOf(status, 'Cpus_allowed_list') ?? '0').length
    const finding = `${minute} in the last minute, on ${cpus === 1 ? 'one CPU' : `${cpus} CPUs`}`
    if (Number(minute) <= cpus * quietShare) return fine(finding)
    return suspect(finding, 'stop other programs; top lists them')
  },
}

const muchPercent = 10

/** Share of the last minute that processes waited for CPU, memory and disk. */
const pressure: Probe = {
  id: 'pressure',
  title: 'waiting for CPU, memory, disk',
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
}

const diskNeededBytes = 50 * 2 ** 20
const diskComfortableBytes = 2 * 2 ** 30

// The folder may not exist yet.
const diskScript = `
folder=$1
while [ ! -d "$folder" ] && [ "$folder" != / ] && [ "$folder" != . ]; do
  folder=$(dirname "$folder")
done
df -Pk "$folder"
`

/**
 * Free space where a run writes.
 *
 * @param what - the folder's name, for people
 * @param folder - absolute path; need not exist yet
 */
export function disk(id: string, what: string, folder: string): Probe {
  return {
    id,
    title: `free disk for ${what}`,
    questions: [{ program: ['sh', '-c', diskScript, 'sh', folder] }],
    judge: ({ text, trouble }) => {
      const free = text
        ?.trim()
        .split('\n')
        .at(-1)
        ?.match(/\d+ +(\d+) +\d+%/)?.[1]
      if (free === undefined) return unavailable(trouble ?? 'not reported by the system')
      const freeBytes = Number(free) * 1024
      const finding = `${valueText(freeBytes, 'B')} at ${folder}`
      if (freeBytes < diskNeededBytes) return impossible(finding, 'free at least 2 GiB')
      if (freeBytes >= diskComfortableBytes) return fine(finding)
      return suspect(finding, 'free at least 2 GiB: two builds with their dependencies take space')
    },
  }
}

/** What the system and other programs do to a measurement. */
export const systemProbes = { container, hugePages, load, memory, pressure, swap, userNamespaces }

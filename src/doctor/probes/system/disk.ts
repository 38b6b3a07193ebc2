import { valueText } from '../../../render/text/format.ts'
import { suspect, fine, impossible, unavailable } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

const neededBytes = 50 * 2 ** 20
const comfortableBytes = 2 * 2 ** 30

// The folder may not exist yet.
const script = `
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
    questions: [{ program: ['sh', '-c', script, 'sh', folder] }],
    judge: ({ text, trouble }) => {
      const free = text
        ?.trim()
        .split('\n')
        .at(-1)
        ?.match(/\d+ +(\d+) +\d+%/)?.[1]
      if (free === undefined) return unavailable(trouble ?? 'not reported by the system')
      const freeBytes = Number(free) * 1024
      const found = `${valueText(freeBytes, 'B')} at ${folder}`
      if (freeBytes < neededBytes) return impossible(found, 'free at least 2 GiB')
      if (freeBytes >= comfortableBytes) return fine(found)
      return suspect(found, 'free at least 2 GiB: two builds with their dependencies take space')
    },
  }
}

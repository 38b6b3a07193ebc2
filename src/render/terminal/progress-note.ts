import type { Progress } from '../../model/run/progress.ts'
import { plainLine } from '../text/escape.ts'
import { durationText } from '../text/format.ts'

const longestNote = 2000

/** The line that stays on the screen after an event, or `null` when there is none. */
export function progressNoteOf(progress: Progress): string | null {
  switch (progress.kind) {
    case 'note':
      return progress.text
        .split('\n')
        .map((line) => plainLine(line, longestNote))
        .join('\n')
    case 'refused':
      return plainLine(progress.message, longestNote)
    case 'queued':
      return queuedText(progress)
    case 'build-started':
      return `building ${progress.side} (${progress.label})`
    case 'build-ended':
      if (progress.stored) return `${progress.side} was built before and is copied from the store`
      return `${progress.side} ${progress.ok ? 'built' : 'does not build'} after ${durationText(progress.seconds)}`
    case 'failure': {
      const { benchmarkId, side, message, logPath } = progress.failure
      const place = side === null ? '' : ` on ${side}`
      const where = logPath === null ? '' : ` (${logPath})`
      return plainLine(
        `${benchmarkId === null ? '' : `${benchmarkId}${place}: `}${message}${where}`,
        1000,
      )
    }
    case 'doing':
    case 'build-line':
    case 'pilot':
    case 'block':
    case 'look':
      return null
  }
}

/** For whom it waits, since when that one is there, and how to leave. */
function queuedText({ ahead, holder }: Extract<Progress, { kind: 'queued' }>): string {
  const since =
    holder === undefined || holder.since === null ? '' : ` since ${holder.since.slice(0, 19)}Z`
  const who = holder === undefined ? '' : `: process ${String(holder.pid)} has it${since}`
  return `queued: ${String(ahead)} ahead on this machine${who}; to leave, press Ctrl-C or cancel the job`
}

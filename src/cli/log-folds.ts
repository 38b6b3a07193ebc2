import type { Actions } from '../host/github/actions.ts'
import type { Progress } from '../model/run/progress.ts'

/** The folds of a job's log: one for the builds, one for the measurement. */
export interface LogFolds {
  /** To call with every event, before it is printed. */
  readonly before: (progress: Progress) => void
  /** Ends the fold: what follows is always visible. */
  readonly close: () => void
}

const builds = 'Building base and head'
const measurement = 'Measuring'

/** Folds in the log of a job; their titles contain no foreign text. */
export function createLogFolds({
  openFold,
  closeFold,
}: Pick<Actions, 'openFold' | 'closeFold'>): LogFolds {
  let open: string | null = null
  const close = (): void => {
    if (open !== null) closeFold()
    open = null
  }
  return {
    before: (progress) => {
      const title = foldTitle(progress)
      if (title === null || title === open) return
      close()
      openFold(title)
      open = title
    },
    close,
  }
}

/** `null` for events that stay in the current fold. */
function foldTitle({ kind }: Progress): string | null {
  switch (kind) {
    case 'build-started':
      return builds
    case 'pilot':
    case 'block':
      return measurement
    case 'note':
    case 'queued':
    case 'doing':
    case 'build-line':
    case 'build-ended':
    case 'look':
    case 'failure':
    case 'refused':
      return null
  }
}

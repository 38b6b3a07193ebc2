import type { Result } from '../../model/judging/result.ts'
import type { Stage } from '../../model/run/journal.ts'
import { countText, durationText } from '../text/format.ts'

const stageWords: Readonly<Record<Exclude<Stage, 'blocks'>, string>> = {
  build: 'building',
  prepare: 'finding benchmarks',
  probe: 'checking the machine',
  pilots: 'pilots',
  judge: 'judging',
  profiles: 'profiling',
}

// Shorter stages are noise to a reader.
const leastSeconds = 0.5

/** Where the time of a run went, as a sentence; empty where no stage ended. */
export function runTimeText({ time }: Pick<Result, 'time'>): string {
  if (time === undefined) return ''
  const stageTexts = time.stages.flatMap(({ stage, seconds }) =>
    seconds < leastSeconds
      ? []
      : [
          `${stage === 'blocks' ? countText(time.blocks.count, 'block') : stageWords[stage]} ${durationText(seconds)}`,
        ],
  )
  const total = time.stages.reduce((sum, { seconds }) => sum + seconds, 0)
  const stages = stageTexts.length === 0 ? '' : `: ${stageTexts.join(', ')}`
  return `${durationText(total)}${stages}.`
}

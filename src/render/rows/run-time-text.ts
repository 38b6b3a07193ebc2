import type { RunTime, Result } from '../../model/judging/result.ts'
import type { Stage } from '../../model/run/journal.ts'
import { chosenText, countText, durationText } from '../text/format.ts'

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

/** Where the time of a run went, as a sentence or two; empty where no stage ended. */
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
  return `${durationText(total)}${stages}.${blocksText(time.blocks)}`
}

function blocksText(blocks: RunTime['blocks']): string {
  const { seconds, forecast, start, warmUp, leadIn, measured } = blocks
  const knownSeconds = start + warmUp + leadIn + measured
  if (knownSeconds === 0 || seconds === 0) return ''
  const share = (part: number): string => chosenText(Math.round((100 * part) / seconds) / 100)
  const fact =
    forecast === 0
      ? ''
      : ` Added up, the pilots forecast ${durationText(forecast)} for the blocks, which took ${durationText(seconds)}.`
  return `${fact} Of the blocks, ${share(measured)} were timed, ${share(start)} started processes, ${share(warmUp)} warmed up, ${share(leadIn)} were lead-ins, and ${share(Math.max(0, seconds - knownSeconds))} went into requests, readings and ends.`
}

import { inPercent } from '../../model/percent.ts'
import { countText, durationText } from '../text/format.ts'
import { joinTexts } from '../text/join.ts'
import type { Progress } from '../../model/run/progress.ts'
import { sides, type BySide, type Side } from '../../model/build/side.ts'

/** The progress of a run at one moment, as shown to a person who waits for it. */
export interface Live {
  readonly phase: 'preparing' | 'queued' | 'building' | 'piloting' | 'measuring'
  /** What is done in a phase that has no name of its own, in words. */
  readonly activity: string | null
  /** Runs that measure before this one on this machine. */
  readonly ahead: number
  readonly builds: BySide<string | null>
  readonly benchmarkId: string | null
  readonly done: number
  readonly total: number
  readonly secondsLeft: number | null
  readonly decidedCount: number
  readonly rows: number
}

/** The state before any event. */
export const liveAtStart: Live = {
  phase: 'preparing',
  activity: null,
  ahead: 0,
  builds: { base: null, head: null },
  benchmarkId: null,
  done: 0,
  total: 0,
  secondsLeft: null,
  decidedCount: 0,
  rows: 0,
}

/** Updates the state with one event. */
export function liveAfter(live: Live, progress: Progress): Live {
  switch (progress.kind) {
    case 'note':
    case 'failure':
    case 'refused':
      return live
    case 'doing': {
      const { what, parts = { done: 0, total: 0 }, secondsLeft = null } = progress
      return { ...live, ...parts, phase: 'preparing', activity: what, secondsLeft }
    }
    case 'queued':
      return { ...live, phase: 'queued', ahead: progress.ahead }
    case 'build-started':
      return withBuild(live, progress.side, 'starting')
    case 'build-line':
      return withBuild(live, progress.side, progress.line)
    case 'build-ended':
      return withBuild(live, progress.side, progress.ok ? 'built' : 'does not build')
    case 'pilot':
    case 'block': {
      const { kind, benchmarkId, done, total } = progress
      const phase = kind === 'pilot' ? 'piloting' : 'measuring'
      const secondsLeft = kind === 'pilot' ? null : progress.secondsLeft
      return { ...live, benchmarkId, done, total, phase, secondsLeft }
    }
    case 'look':
      return { ...live, decidedCount: progress.decided, rows: progress.rows }
  }
}

/**
 * The live block of a terminal.
 *
 * @param width - columns; no line is longer
 * @param seconds - that the present phase has taken; they show that it goes on
 * @returns one or two lines without line ends
 */
export function liveLines(live: Live, width: number, seconds = 0): readonly string[] {
  return describePhase(live, seconds).map((line) => cutLine(plain(line), width))
}

/**
 * What a log is told of a run from time to time, in lines that stay.
 *
 * @param seconds - that the present phase has taken
 */
export function jobLines(live: Live, width: number, seconds = 0): readonly string[] {
  if (live.phase !== 'building') return liveLines(live, width, seconds).slice(0, 1)
  const runningSides = sides.filter(
    (side) => live.builds[side] !== null && !isOver(live.builds[side]),
  )
  return runningSides.map((side) => {
    const parts = [`building ${side}`, passedText(seconds)].filter((part) => part !== null)
    return cutLine(plain(parts.join(', ')), width)
  })
}

/** Whether what a build said last is that it has ended. */
export function isOver(line: string | null): boolean {
  return line === 'built' || line === 'does not build'
}

function passedText(seconds: number): string | null {
  return seconds < 1 ? null : `for ${durationText(seconds)}`
}

function joinParts(parts: readonly (string | null)[]): string {
  return joinTexts(
    parts.flatMap((part) => part ?? []),
    '  ',
  )
}

/** A part of the work, where it has parts: `40%  4 of 10`. */
function partsText({ done, total }: Live): string | null {
  return total === 0 ? null : `${donePercent({ done, total })}  ${done} of ${total}`
}

function describePhase(live: Live, seconds: number): readonly string[] {
  const timeNote = passedText(seconds)
  switch (live.phase) {
    case 'preparing': {
      const rest = live.secondsLeft === null ? null : `about ${timeLeft(live.secondsLeft)} left`
      return live.activity === null
        ? []
        : [joinParts([live.activity, partsText(live), rest, timeNote])]
    }
    case 'queued':
      return [
        joinParts([`queued behind ${countText(live.ahead, 'run')}`, timeNote, 'Ctrl-C leaves']),
      ]
    case 'building':
      return sides.map((side) => {
        const line = live.builds[side] ?? 'waiting'
        const time = isOver(line) || line === 'waiting' ? null : timeNote
        return joinParts([`building ${side}`, time, line])
      })
    case 'piloting':
      return [joinParts([`trying out`, partsText(live), timeNote, live.benchmarkId])]
    case 'measuring':
      return [
        joinParts([
          `measuring ${bar(live.done, live.total)} ${donePercent(live).padStart(4)}`,
          `at most ${timeLeft(live.secondsLeft)} left`,
          decidedText(live),
        ]),
        `          block ${live.done} of ${live.total}  ${live.benchmarkId ?? ''}`,
      ]
  }
}

/** Until the first look nobody has judged, and so nobody knows how many rows there are to decide. */
function decidedText({ decidedCount, rows }: Live): string | null {
  return rows === 0 ? null : `${String(decidedCount)} of ${String(rows)} rows decided`
}

/** The remaining time in words; a question mark when it is unknown. */
export function timeLeft(seconds: number | null): string {
  return seconds === null ? '?' : durationText(seconds)
}

function withBuild(live: Live, side: Side, line: string): Live {
  return { ...live, phase: 'building', builds: { ...live.builds, [side]: line } }
}

// With the longest times and counts the line fits into 80 columns.
const barLength = 10

function bar(doneCount: number, total: number): string {
  const full = total === 0 ? 0 : Math.min(barLength, Math.floor((doneCount / total) * barLength))
  return '█'.repeat(full) + '░'.repeat(barLength - full)
}

/** How much of the work is done: `41%`. */
export function donePercent({ done: doneCount, total }: Pick<Live, 'done' | 'total'>): string {
  return inPercent(total === 0 ? 0 : Math.floor((100 * doneCount) / total))
}

/** Build output may contain colours and cursor movements, which must not reach the terminal. */
function plain(line: string): string {
  return line.replaceAll(/\p{Cc}\[[0-9;?]*[A-Za-z]/gu, '').replaceAll(/\p{Cc}/gu, ' ')
}

function cutLine(line: string, width: number): string {
  const characters = Array.from(line)
  return characters.length <= width
    ? line
    : `${characters.slice(0, Math.max(0, width - 1)).join('')}…`
}

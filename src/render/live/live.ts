import type { Side } from '../../model/build/side.ts'
import type { Progress } from '../../model/run/progress.ts'
import { inPercent } from '../../model/percent.ts'
import { countText, durationText } from '../text/format.ts'
import { joinTexts } from '../text/join.ts'

/** The progress of a run at one moment, as shown to a person who waits for it. */
export interface Live {
  readonly phase: 'preparing' | 'queued' | 'building' | 'piloting' | 'measuring'
  /** What it does: a stage, a benchmark, or what a build has printed. Foreign text; empty where there is none. */
  readonly activity: string
  /** Runs that measure before this one on this machine. */
  readonly ahead: number
  /** Sides that are being built. */
  readonly building: readonly Side[]
  readonly done: number
  readonly total: number
  readonly secondsLeft: number | null
  readonly decidedCount: number
  readonly rows: number
}

/** The state before any event. */
export const liveAtStart: Live = {
  phase: 'preparing',
  activity: '',
  ahead: 0,
  building: [],
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
      return { ...live, phase: 'queued', activity: '', ahead: progress.ahead }
    case 'build-line':
      return { ...live, phase: 'building', activity: progress.line }
    case 'build-started':
    case 'build-ended': {
      const rest = live.building.filter((side) => side !== progress.side)
      const building = progress.kind === 'build-ended' ? rest : [...rest, progress.side]
      return { ...live, phase: 'building', activity: '', building }
    }
    case 'pilot':
    case 'block': {
      const { kind, benchmarkId: activity, done, total } = progress
      const phase = kind === 'pilot' ? 'piloting' : 'measuring'
      const secondsLeft = kind === 'pilot' ? null : progress.secondsLeft
      return { ...live, activity, done, total, phase, secondsLeft }
    }
    case 'look':
      return { ...live, decidedCount: progress.decided, rows: progress.rows }
  }
}

/** How far a run is, in the same few words everywhere; `doing` is called without foreign text by default. */
export function liveText(live: Live, doing = 'preparing'): string {
  switch (live.phase) {
    case 'preparing':
      return joinTexts([doing, ...progressTexts(live)], ', ')
    case 'queued':
      return `queued, ${countText(live.ahead, 'run')} ahead on this machine`
    case 'building':
      return live.building.length === 0 ? 'built' : `building ${live.building.join(' and ')}`
    case 'piloting':
      return joinTexts(['trying out', ...progressTexts(live)], ', ')
    case 'measuring':
      return joinTexts(['measuring', ...progressTexts(live), decidedText(live)], ', ')
  }
}

/** The line of a terminal or log, in so many columns, with the phase's seconds; empty before anything is done. */
export function liveLine(live: Live, width: number, seconds = 0): string {
  const { phase, activity, building } = live
  if (phase === 'preparing' && activity === '') return ''
  // What is done between builds and benchmarks has no name.
  const isTimed = phase !== 'measuring' && (phase !== 'building' || building.length > 0)
  const passed = isTimed && seconds >= 1 ? `for ${durationText(seconds)}` : ''
  const rest = phase === 'preparing' ? '' : phase === 'queued' ? 'Ctrl-C leaves' : activity
  const line = joinTexts([liveText(live, activity), passed, rest], '  ')
  return cutLine(plain(line), width)
}

/** What is done of a phase, and how long it goes on, as far as that is known. */
function progressTexts({ done, total, secondsLeft }: Live): readonly string[] {
  const percentText = inPercent(total === 0 ? 0 : Math.floor((100 * done) / total))
  return [
    total === 0 ? '' : `${percentText} done`,
    secondsLeft === null ? '' : `at most ${durationText(secondsLeft)} left`,
  ]
}

/** Until the first look nobody has judged, and so nobody knows how many rows there are to decide. */
function decidedText({ decidedCount, rows }: Live): string {
  return rows === 0 ? '' : `${String(decidedCount)} of ${String(rows)} rows decided`
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

/** How a run without a result ended. */
export type RunEnding = 'cancelled' | 'died' | 'refused' | 'outdated' | 'closed' | 'elsewhere'

const again = 'run it again: “Re-run” takes the same commits, `/bench` or a push the newest.'

/** How runs without a result ended, and what to do then, in Markdown. */
const endings: Readonly<Record<RunEnding, readonly [text: string, step: string]>> = {
  cancelled: ['cancelled before there was a result', `nothing, or ${again}`],
  died: ['ended without a result', `read the end of its log. If the machine was lost, ${again}`],
  refused: ['could not be measured', `correct what was expected, then ${again}`],
  outdated: [
    'out of date, because the head moved before there was a result',
    'nothing: the new head has a run of its own.',
  ],
  closed: [
    'not reported, because the pull request was closed',
    `nothing, or open it again, then ${again}`,
  ],
  elsewhere: ['told in another comment of this run', 'read that comment.'],
}

/** How a run ended, in a few words. */
export function endingText(ending: RunEnding): string {
  return endings[ending][0]
}

/** What to do after a run that ended so, in Markdown. */
export function endingStep(ending: RunEnding): string {
  return `**What to do**: ${endings[ending][1]}`
}

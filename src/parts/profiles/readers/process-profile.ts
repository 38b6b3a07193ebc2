import type { ProcessProfile, ProfiledFunction } from '../profile.ts'
import type { RawFrame, RawProfile } from './raw-profile.ts'

const functionsAtMost = 1000

/**
 * Where the time or the memory of a process went, by function and per call of the benchmark.
 *
 * @param calls - calls of the benchmark that the profile covers
 * @param locate - which function a frame is; `null` for frames that are no part of the work
 */
export function processProfile(
  { unit, ticks, frames }: RawProfile,
  calls: number,
  locate: (frame: RawFrame) => ProfiledFunction | null,
): Pick<ProcessProfile, 'unit' | 'ticks' | 'functions'> {
  const functions = new Map<string, ProcessProfile['functions'][number]>()
  for (const { frame, self } of frames) {
    const place = locate(frame)
    if (place === null) continue
    const key = `${place.name}\n${place.file}\n${String(place.line)}`
    const past = functions.get(key)?.self ?? 0
    functions.set(key, { ...place, self: past + self / calls })
  }
  const largest = [...functions.values()].toSorted((first, second) => second.self - first.self)
  return { unit, ticks, functions: largest.slice(0, functionsAtMost) }
}

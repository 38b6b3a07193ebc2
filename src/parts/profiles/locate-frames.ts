import type { RawFrame } from './readers/raw-profile.ts'
import type { Files } from '../../host/files/files.ts'
import { readInside } from '../../host/files/read-inside.ts'
import { urlPath } from '../../model/joined-path.ts'
import { sourceMapOf, type SourceOf } from '../../host/files/source-map-of.ts'
import type { ProfiledFunction } from './profile.ts'
import type { Target } from '../../measure/targets/target.ts'

const longestName = 200
const longestPath = 300

/** Largest file or source map that is read, and how many files are looked into. */
const mostBytes = 16_000_000
const filesAtMost = 50

/** The function and file of each frame of a side's profile, relative to its tree, or in the source by a source map. */
export async function locateFrames(
  frames: readonly RawFrame[],
  { build: { directory }, harnessPath }: Pick<Target, 'build' | 'harnessPath'>,
  files: Pick<Files, 'join' | 'realPath' | 'kindOf' | 'sizeBytes' | 'read'>,
): Promise<(frame: RawFrame) => ProfiledFunction | null> {
  const realDirectory = (await files.realPath(directory)) ?? directory
  const harnessDirectory = files.join(harnessPath, '..')
  const inside = (path: string): string | null =>
    [directory, realDirectory]
      .flatMap((top) => (path.startsWith(`${top}/`) ? path.slice(top.length + 1) : []))
      .at(0) ?? null
  const read = (place: string): Promise<string | null> =>
    readInside(directory, place, mostBytes, files)
  const places = [
    ...new Set(frames.flatMap(({ url, line }) => (line < 0 ? [] : (inside(urlPath(url)) ?? [])))),
  ]
  const maps = new Map<string, SourceOf>()
  for (const place of places.slice(0, filesAtMost)) {
    const text = await read(place)
    if (text === null) continue
    const sourceOf = await sourceMapOf(place, text, read)
    if (sourceOf !== null) maps.set(place, sourceOf)
  }
  return (frame) => {
    const path = urlPath(frame.url)
    if (path.startsWith(`${harnessDirectory}/`)) return null
    const place = inside(path)
    const name = (frame.name === '' ? '(anonymous)' : frame.name).slice(0, longestName)
    const line = frame.line < 0 || frame.url === '' ? null : frame.line + 1
    if (place === null) return { name, file: foreignFile(frame.url), line, own: false }
    const source = maps.get(place)?.(frame) ?? null
    if (source === null) return { name, file: cutPath(place), line, own: isOwn(place) }
    return {
      // A minifier has made it short; the map knows what it was.
      name:
        frame.name.length <= 2 && source.name !== null ? source.name.slice(0, longestName) : name,
      file: cutPath(source.source),
      line: source.line + 1,
      own: isOwn(source.source),
    }
  }
}

/** `node:buffer`, also for versions that call it `buffer.js`; a file elsewhere by its name alone. */
function foreignFile(url: string): string {
  const path = urlPath(url)
  if (path.startsWith('/')) return cutPath(path.replace(/^.*\//, ''))
  const nodeModule = /^(?:node:)?([\w/-]+?)(?:\.js)?$/.exec(path)?.[1]
  return nodeModule === undefined ? cutPath(path) : `node:${nodeModule}`
}

function isOwn(place: string): boolean {
  return !`/${place}`.includes('/node_modules/')
}

function cutPath(path: string): string {
  return path.slice(0, longestPath)
}

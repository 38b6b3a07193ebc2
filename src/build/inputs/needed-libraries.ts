/** The libraries that a dynamically linked file needs. */
export interface NeededLibraries {
  /** Names, such as `libstdc++.so.6`. */
  readonly names: readonly string[]
  /** Folders that are searched first; `$ORIGIN` is the file's own. */
  readonly folders: readonly string[]
}

const dynamicSegment = 2
const loadSegment = 1
const tags = { end: 0, needed: 1, stringTable: 5, rpath: 15, runpath: 29 } as const

/**
 * The libraries that an ELF file needs; `null` when it is not an ELF file, or of another byte order
 * than the supported machines.
 *
 * @see System V ABI, chapter 5, "Dynamic Section"
 */
export function neededLibraries(bytes: Uint8Array): NeededLibraries | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 64 || view.getUint32(0) !== 0x7f454c46 || bytes[5] !== 1) return null
  try {
    return readDynamic(bytes, view, { wide: bytes[4] === 2 })
  } catch (error) {
    // A truncated file refers to offsets beyond its end.
    if (error instanceof RangeError) return null
    throw error
  }
}

interface Segment {
  readonly type: number
  readonly offset: number
  readonly address: number
  readonly size: number
}

function readDynamic(
  bytes: Uint8Array,
  view: DataView,
  { wide }: { readonly wide: boolean },
): NeededLibraries {
  const word = (at: number): number =>
    wide ? Number(view.getBigUint64(at, true)) : view.getUint32(at, true)
  const segments = segmentsOf(view, word, { wide })
  const dynamic = segments.find(({ type }) => type === dynamicSegment)
  if (dynamic === undefined) return { names: [], folders: [] }
  const size = wide ? 8 : 4
  const entries: { readonly tag: number; readonly value: number }[] = []
  const end = dynamic.offset + dynamic.size
  for (let at = dynamic.offset; at + 2 * size <= end; at += 2 * size) {
    const tag = word(at)
    if (tag === tags.end) break
    entries.push({ tag, value: word(at + size) })
  }
  const table = entries.find(({ tag }) => tag === tags.stringTable)?.value ?? 0
  const start = offsetOf(table, segments)
  const texts = (wanted: number): readonly string[] =>
    entries.flatMap(({ tag, value }) => (tag === wanted ? [textAt(bytes, start + value)] : []))
  const [runpath, rpath] = [texts(tags.runpath), texts(tags.rpath)]
  const paths = runpath.length > 0 ? runpath : rpath
  return {
    names: texts(tags.needed),
    folders: paths.flatMap((path) => path.split(':')).filter((path) => path !== ''),
  }
}

function segmentsOf(
  view: DataView,
  word: (at: number) => number,
  { wide }: { readonly wide: boolean },
): readonly Segment[] {
  const start = word(wide ? 32 : 28)
  const size = view.getUint16(wide ? 54 : 42, true)
  const count = view.getUint16(wide ? 56 : 44, true)
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * size
    return {
      type: view.getUint32(at, true),
      offset: word(at + (wide ? 8 : 4)),
      address: word(at + (wide ? 16 : 8)),
      size: word(at + (wide ? 32 : 16)),
    }
  })
}

function offsetOf(address: number, segments: readonly Segment[]): number {
  const segment = segments.find(
    ({ type, address: from, size }) =>
      type === loadSegment && address >= from && address < from + size,
  )
  if (segment === undefined) throw new RangeError('an address outside of the file')
  return segment.offset + address - segment.address
}

function textAt(bytes: Uint8Array, start: number): string {
  const end = bytes.indexOf(0, start)
  if (start >= bytes.length || end < 0) throw new RangeError('a text outside of the file')
  return new TextDecoder().decode(bytes.subarray(start, end))
}

import { placeStep, type Placer } from '../model/run/placement.ts'
import { randomOf } from '../model/random.ts'
import { splitWords } from '../settings/split-words.ts'

// Caches and branch predictors repeat after 4 KiB at most.
const mostText = 4096
const mostData = 1024

/** Characters special to a shell: a command that needs a shell is not repeated. */
const forShell = /[`;|&<>]|\$\(/

// Link-time optimisation creates the sections in the link itself.
const sections = '-ffunction-sections'

const linkers: Readonly<Record<Placer, (seed: number) => readonly string[]>> = {
  mold: (seed) => ['-fuse-ld=mold', sections, `-Wl,--shuffle-sections=${seed}`],
  lld: (seed) => ['-fuse-ld=lld', sections, `-Wl,--shuffle-sections=*=${seed}`],
  room: () => [],
}

/** Another link of the same objects. */
export interface Relink {
  /** Program and arguments of the first link, as one line. */
  readonly command: string
  readonly placer: Placer
  /** Seed of the placement, an unsigned 32-bit number. */
  readonly seed: number
  /** Bytes by which all code lies further than drawn, a multiple of 16. */
  readonly shift: number
  /** Absolute path of `_placement.s`. */
  readonly roomPath: string
  /** Absolute path of the output. */
  readonly outputPath: string
}

/** The words that link the same objects with their code at other addresses; `null` when that cannot be done. */
export function relinkCommand({
  command,
  placer,
  seed,
  shift,
  roomPath,
  outputPath,
}: Relink): readonly string[] | null {
  if (forShell.test(command)) return null
  const [program, ...words] = splitWords(command)
  const at = words.indexOf('-o')
  if (program === undefined || at < 0 || at + 1 >= words.length) return null
  const random = randomOf(seed)
  const sizeOf = (most: number): number => placeStep * random.between(0, most / placeStep - 1)
  const [text, data] = [sizeOf(mostText), sizeOf(mostData)]
  // Room that is shuffled with the functions would move only some of them. What these linkers put before
  // all code moves it as a whole, because code goes on where that ends.
  const shifts = placer === 'room' ? { text: shift, shift: 0 } : { text: 0, shift }
  const sizes = [
    `deadheat_text=${text + shifts.text}`,
    `deadheat_data=${data}`,
    `deadheat_shift=${shifts.shift}`,
  ]
  return [
    program,
    ...sizes.map((size) => `-Wa,--defsym,${size}`),
    roomPath,
    ...words.toSpliced(at, 2),
    ...linkers[placer](seed),
    '-o',
    outputPath,
  ]
}

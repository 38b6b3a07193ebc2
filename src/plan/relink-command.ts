import { placeStep, type Placer } from '../model/run/placement.ts'
import { randomOf } from '../model/random.ts'
import { splitWords } from '../settings/split-words.ts'

// What caches and predictors of branches keep apart repeats after 4 KiB at the latest.
const mostText = 4096
const mostData = 1024

/** What a shell would make something of: a command that needs one is not repeated. */
const forShell = /[`;|&<>]|\$\(/

const linkers: Readonly<Record<Placer, (seed: number) => readonly string[]>> = {
  mold: (seed) => ['-fuse-ld=mold', `-Wl,--shuffle-sections=${seed}`],
  lld: (seed) => ['-fuse-ld=lld', `-Wl,--shuffle-sections=*=${seed}`],
  room: () => [],
}

/** One more link of the same objects. */
export interface Relink {
  /** Program and arguments of the first link as one line. */
  readonly command: string
  readonly placer: Placer
  /** What the places are drawn from, an unsigned 32-bit number. */
  readonly seed: number
  /** Bytes by which all code lies further than drawn, a multiple of 16. */
  readonly shift: number
  /** Absolute path of `_placement.s`. */
  readonly roomPath: string
  /** Absolute path of what is made. */
  readonly outputPath: string
}

/**
 * The command that links the same objects with their code in other places.
 *
 * @returns program and arguments; `null` when the command is none that can be repeated
 */
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
  const before = placer === 'room' ? { text: shift, shift: 0 } : { text: 0, shift }
  const sizes = [
    `deadheat_text=${text + before.text}`,
    `deadheat_data=${data}`,
    `deadheat_shift=${before.shift}`,
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

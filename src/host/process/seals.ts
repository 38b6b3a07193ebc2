import { randomBytes } from 'node:crypto'

/** Seals of the lines of one dialogue; `benchmarks/_harness/seals.cjs` is the other end. */
export interface Seals {
  /** The first line that the other end gets, before it loads anything foreign. */
  readonly keyLine: string
  /** The line of the next request. */
  readonly sealed: (text: string) => string
  /** The text of an answer; `null` for a line that is not the next answer of who has the key. */
  readonly opened: (line: string) => string | null
}

/** Seals by a new key: each line has a hash of its number and text, as whoever shares the process can write, too. */
export function createSeals(): Seals {
  const bytes = randomBytes(8)
  // Below 2³¹, which the other end reads without an overflow.
  const key = [bytes.readUInt32LE(0) >>> 1, bytes.readUInt32LE(4) >>> 1] as const
  let answers = 0
  return {
    keyLine: `${key.join(' ')}\n`,
    sealed: (text) => `${sealOf(key, `request ${String(answers)} ${text}`)} ${text}\n`,
    opened: (line) => {
      const end = line.indexOf(' ')
      const text = line.slice(end + 1)
      const seal = sealOf(key, `answer ${String(answers)} ${text}`)
      answers++
      return line.slice(0, end) === seal ? text : null
    },
  }
}

/** HalfSipHash-2-4 of 64 bits (Aumasson and Bernstein, 2012), with a word for each unit of the text, which is ASCII. */
function sealOf([k0, k1]: readonly [number, number], text: string): string {
  let [v0, v1, v2, v3] = [k0, k1 ^ 0xee, k0 ^ 0x6c796765, k1 ^ 0x74656462]
  const mix = (rounds: number): void => {
    for (let round = 0; round < rounds; round++) {
      v0 = (v0 + v1) | 0
      v1 = rotate(v1, 5) ^ v0
      v0 = rotate(v0, 16)
      v2 = (v2 + v3) | 0
      v3 = rotate(v3, 8) ^ v2
      v0 = (v0 + v3) | 0
      v3 = rotate(v3, 7) ^ v0
      v2 = (v2 + v1) | 0
      v1 = rotate(v1, 13) ^ v2
      v2 = rotate(v2, 16)
    }
  }
  for (const word of [...Buffer.from(text, 'latin1'), text.length]) {
    v3 ^= word
    mix(2)
    v0 ^= word
  }
  v2 ^= 0xee
  mix(4)
  const first = (v1 ^ v3) >>> 0
  v1 ^= 0xdd
  mix(4)
  return `${String(first)}.${String((v1 ^ v3) >>> 0)}`
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}

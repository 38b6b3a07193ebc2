/** A stream of random numbers that is fully determined by its seed. */
export interface Random {
  /** Uniform in [0, 1), in steps of 2^-32. */
  readonly next: () => number
  /** Uniform whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number
  /** A fair coin. */
  readonly coin: () => boolean
  /** The same items in a new order; every order is equally likely. */
  readonly shuffle: <T>(items: readonly T[]) => readonly T[]
}

/**
 * Random numbers from SplitMix32 (Steele, Lea and Flood 2014, OOPSLA) by an unsigned 32-bit seed: good enough to draw
 * coins and orders, but never for secrets.
 */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    return mixBits(state) / 2 ** 32
  }
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const shuffle = <T>(items: readonly T[]): readonly T[] =>
    items
      .map((item) => ({ item, key: next() }))
      .toSorted((first, second) => first.key - second.key)
      .map(({ item }) => item)
  return { next, between, coin: () => next() < 0.5, shuffle }
}

/** The seed of a part, which numbers identify, such as round and benchmark, to replay it alone; unsigned, 32 bits. */
export function seedOf(seed: number, ...parts: readonly number[]): number {
  return parts.reduce(
    (hash, part) => mixBits((hash ^ mixBits((part + 0x9e3779b9) >>> 0)) >>> 0),
    mixBits(seed >>> 0),
  )
}

function mixBits(value: number): number {
  let bits = value
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
  return (bits ^ (bits >>> 15)) >>> 0
}
